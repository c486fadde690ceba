"""Irish Gauge as the window knows it. Art and board are imported when wanted: the home page needs only the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from gui.games.irish_gauge.parts import money_text
from gui.games.irish_gauge.sentences import GaugeSentences
from gui.games.irish_gauge.sentences_play import listed
from gui.games.kit import BoardKit, Sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.core.contract import AnyView
    from engine.core.match import SeatSetup
    from engine.games.irish_gauge.actions import GaugeAction
    from gui.board.pixmaps import PixmapCache
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.controls.look import Look
    from gui.games.kit import GamePanel


def _make_scene(look: Look, pixmaps: PixmapCache, seats: Sequence[SeatSetup]) -> BoardScene:
    from gui.games.irish_gauge.scene import make_scene

    return make_scene(look, pixmaps, seats)


def _make_panel(look: Look, words: LineWords, board: BoardScene, page: QWidget) -> GamePanel:
    from gui.games.irish_gauge.panel import AuctionPanel

    return AuctionPanel(look, words, board, page)


def _paint_piece(p: QPainter, rect: QRectF, kind: str, value: str, look: Look) -> None:
    from gui.games.irish_gauge.chips import paint_piece

    paint_piece(p, rect, kind, value, look)


def _piece_width(kind: str, value: str, look: Look) -> float:
    from gui.games.irish_gauge.chips import piece_width

    return piece_width(kind, value, look)


def _paint_card(p: QPainter, rect: QRectF, look: Look) -> None:
    from gui.games.irish_gauge.cover import paint_card

    paint_card(p, rect, look)


def _paint_cover(p: QPainter, rect: QRectF, look: Look) -> None:
    from gui.games.irish_gauge.strip import paint_cover

    paint_cover(p, rect, look)


def _paint_miniature(p: QPainter, rect: QRectF, view: AnyView, look: Look) -> None:
    from gui.games.irish_gauge.miniature import paint_miniature

    paint_miniature(p, rect, view, look)


GAUGE_KIT: Final = BoardKit(
    key="irish_gauge",
    sentences=cast("Sentences", GaugeSentences()),
    make_scene=_make_scene,
    piece_picture=_paint_piece,
    piece_width=_piece_width,
    paint_card=_paint_card,
    paint_cover=_paint_cover,
    paint_miniature=_paint_miniature,
    make_panel=_make_panel,
    listed=cast("Callable[[AnyView], Sequence[GaugeAction]]", listed),
    score_text=money_text,
)
