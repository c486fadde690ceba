"""A small table that plays by itself and follows every setting at once."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.match import Match, SeatSetup, Step, new_setup
from engine.core.seats import CHANCE
from engine.games import find_game
from gui.board.view import BoardView
from gui.controls import Label, Look, Panel, SeatStone
from gui.controls.line_label import LineLabel
from gui.controls.line_setting import LineStyle, LineWords
from gui.i18n import language_in_force, translate
from gui.look_source import numbers_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QShowEvent

    from gui.board.pixmaps import PixmapCache
    from gui.board.scene import BoardScene
    from gui.games.kit import BoardKit
    from gui.settings import Settings

_SEED: Final = "sample"
_OPENING: Final = 14
"""Steps played before anything is shown, so that there is something on the table."""
_LENGTH: Final = 60
_STYLES: Final = (1, 0)
_BOARD: Final = 196


class SamplePanel(Panel):
    """Plays one move whenever a setting changes, or when it is clicked."""

    _scene: BoardScene | None = None  # until it is made: a panel takes its look in its own constructor

    def __init__(self, look: Look, kit: BoardKit, pixmaps: PixmapCache, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=18, radius=16, parent=parent)
        self._kit = kit
        self._match = _opened(kit, self._seats())
        self._title = Label("", look, size=16, weight=650)
        self._remark = Label("", look, size=12, tone="soft")
        self._scene = scene = kit.make_scene(look, pixmaps, self._seats())
        self._frame = _Frame(BoardView(scene), look)
        self._stone = SeatStone(_STYLES[0], look, radius=9)
        self._prompt = LineLabel(look, style=LineStyle(size=16, weight=650, name_weight=650))
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._remark)
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(self._stone)
        foot.addWidget(self._prompt, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        column.addWidget(self._frame, 1)
        column.addLayout(foot)
        # A change comes with others (a new look); the move is shown when all have arrived.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.play_move)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_settings(self, settings: Settings) -> None:
        self._board().set_speed(settings.speed, settings.reduce_motion)

    def changed(self) -> None:
        """Some setting is different now: show a move with it."""
        if self.isVisible():
            self._soon.start()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        if self._scene is not None:
            self._scene.set_look(look)

    def retranslate(self) -> None:
        self._title.setText(translate("settings", "Live sample"))
        self._remark.setText(translate("settings", "Every change shows here"))
        self.setToolTip(translate("settings", "Click to see a move"))
        self._prompt.set_words(
            LineWords(
                self._seats(),
                numbers_in(language_in_force()),
                self._kit.piece_picture,
                self._kit.piece_width,
            )
        )
        self._sync()

    def play_move(self) -> None:
        """The next thing that somebody does."""
        if self._match.over or self._match.ply > _LENGTH:
            self._match = _opened(self._kit, self._seats())
            self._sync()
            return
        step = _play(self._match)
        seen = self._match.seen_by(step, None)
        self._board().present(seen.events, self._match.view(None))
        self._tell()

    # ---- Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._sync()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.play_move()

    # ---- inside

    def _seats(self) -> tuple[SeatSetup, ...]:
        names = translate("settings", "Nima"), translate("settings", "Sara")
        return tuple(
            SeatSetup(name, "computer", style=style, player="random")
            for name, style in zip(names, _STYLES, strict=True)
        )

    def _board(self) -> BoardScene:
        assert self._scene is not None
        return self._scene

    def _sync(self) -> None:
        self._board().sync(self._match.view(None))
        self._tell()

    def _tell(self) -> None:
        self._prompt.set_line(self._kit.sentences.prompt(self._match.view(None)))
        if self._match.actor >= 0:
            self._stone.set_seat(_STYLES[self._match.actor])


class _Frame(QWidget):
    """The board behind glass: what is clicked is the panel."""

    def __init__(self, view: BoardView, look: Look) -> None:
        super().__init__()
        self._look = look
        self._view = view
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setMinimumSize(1, 1)
        view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(360), self._look.px(_BOARD))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(_BOARD))


def _opened(kit: BoardKit, seats: Sequence[SeatSetup]) -> Match:
    """The same game every time, some moves into it."""
    game = find_game(kit.key)
    match = Match(game, new_setup(game, tuple(seats), seed=_SEED))
    while match.ply < _OPENING or match.actor == CHANCE:
        _play(match)
    return match


def _play(match: Match) -> Step:
    if match.actor == CHANCE:
        return match.roll()
    actions = match.view(match.actor).legal_actions()
    return match.play(Random(f"{_SEED}/{match.ply}").choice(list(actions)))
