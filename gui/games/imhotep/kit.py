"""Imhotep as the window knows it."""

from typing import Final, cast

from gui.games.imhotep.chips import paint_piece, piece_width
from gui.games.imhotep.cover import paint_card, paint_cover
from gui.games.imhotep.miniature import paint_miniature
from gui.games.imhotep.scene import make_scene
from gui.games.imhotep.sentences import ImhotepSentences
from gui.games.kit import BoardKit, Sentences

IMHOTEP_KIT: Final = BoardKit(
    key="imhotep",
    sentences=cast("Sentences", ImhotepSentences()),
    make_scene=make_scene,
    piece_picture=paint_piece,
    piece_width=piece_width,
    paint_card=paint_card,
    paint_cover=paint_cover,
    paint_miniature=paint_miniature,
)
