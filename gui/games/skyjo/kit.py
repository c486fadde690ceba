"""Skyjo as the window knows it."""

from typing import Final, cast

from gui.games.kit import BoardKit, Sentences
from gui.games.skyjo.chips import paint_piece, piece_width
from gui.games.skyjo.cover import paint_cover, paint_home_card
from gui.games.skyjo.miniature import paint_miniature
from gui.games.skyjo.scene import make_scene
from gui.games.skyjo.sentences import SkyjoSentences

SKYJO_KIT: Final = BoardKit(
    key="skyjo",
    sentences=cast("Sentences", SkyjoSentences()),
    make_scene=make_scene,
    piece_picture=paint_piece,
    piece_width=piece_width,
    paint_card=paint_home_card,
    paint_cover=paint_cover,
    paint_miniature=paint_miniature,
)
