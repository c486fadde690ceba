"""The table page: opens matches, and carries what people want between its widgets, the host and the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gui.art.wood import table_pixmap
from gui.board.view import BoardView
from gui.controls import Look, brush_on
from gui.controls.line_setting import LineWords
from gui.windows.phrases import numbers_of, press_focused
from gui.windows.table.desk import Desk
from gui.windows.table.host import Host
from gui.windows.table.log_painting import RowPainter
from gui.windows.table.logs import Logs

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent

    from engine.core.match import SeatSetup
    from gui.board.pixmaps import PixmapCache
    from gui.games.kit import BoardKit
    from gui.session import Session
    from gui.settings import Settings, SettingsStore
    from gui.windows.table.chronicle import Row
    from gui.windows.table.plan import Plan


class TablePage(QWidget):
    """Plays one match at a time."""

    left = Signal()
    result_wanted = Signal()
    rules_wanted = Signal(object)
    settings_wanted = Signal()

    def __init__(
        self, look: Look, settings: SettingsStore, pixmaps: PixmapCache, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._settings, self._pixmaps = look, settings, pixmaps
        self._host: Host | None = None
        self._kit: BoardKit | None = None
        self._logs: Logs | None = None
        self._seats: tuple[SeatSetup, ...] = ()
        self._listed: tuple[Any, ...] = ()
        self._log_over = False
        self._arranging = False
        self.board: BoardView | None = None
        self.desk = Desk(look, settings, self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setLayoutDirection(look.direction)
        self._connect()

    def _connect(self) -> None:
        desk, tools = self.desk, self.desk.strip.tools
        desk.strip.back_wanted.connect(self.left)
        tools.undo_wanted.connect(self._undo)
        tools.redo_wanted.connect(self._redo)
        tools.refused.connect(self._say)
        tools.scores_wanted.connect(self._toggle_standings)
        desk.standings.followed.connect(lambda clause: self.rules_wanted.emit(clause))
        tools.rules_wanted.connect(lambda: self.rules_wanted.emit(None))
        tools.pace_wanted.connect(desk.open_pace)
        tools.settings_wanted.connect(self.settings_wanted)
        desk.prompt.list_wanted.connect(self._open_list)
        desk.prompt.resized.connect(self._arrange)
        desk.choices.chosen.connect(self._chosen_in_list)
        desk.choices.pointed.connect(self._pointed_in_list)
        desk.log.folded.connect(lambda: self._set_log(False))
        desk.rail.opened.connect(lambda: self._set_log(True))
        desk.log.list.wanted.connect(self._look_at)
        desk.note.followed.connect(lambda clause: self.rules_wanted.emit(clause))
        desk.curtain.leave_wanted.connect(self.left)
        desk.curtain.opened.connect(self._take_board)
        self._settings.changed.connect(self._settings_changed)
        for keys, slot in (("F2", self._toggle_list), ("F3", self._toggle_log)):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # ---- a match

    @property
    def host(self) -> Host | None:
        """Plays the match on the table; None while there is none."""
        return self._host

    def open(self, session: Session, kit: BoardKit) -> None:
        """Show a match and start its session, or go on with it."""
        self.close_match()
        self._kit, self._seats = kit, session.match.setup.seats
        scene = kit.make_scene(self._look, self._pixmaps, self._seats)
        self.board = BoardView(scene, self)
        scene.setParent(self.board)
        self.board.stackUnder(self.desk.frame)
        self.board.viewport().installEventFilter(self)
        self.board.installEventFilter(self)
        self.board.show()
        words = self._line_words()
        rows = RowPainter(self._look, words)
        self.desk.log.list.set_rows(rows)
        if kit.make_panel is not None:
            self.desk.set_panel(kit.make_panel(self._look, words, scene, self))
        self.desk.seat(self._seats, words)
        self._arrange()
        self._logs = Logs(session.match, kit.sentences, self.desk.log.list, rows)
        parts = self.desk.parts(self._pointer)
        self._host = Host(session, kit, scene, self._logs, parts, words, self._settings.settings, self)
        self._host.result_wanted.connect(self.result_wanted)
        self._host.choices_changed.connect(self.desk.choices.close_list)
        self._host.choices_changed.connect(self._refresh_standings)
        self.desk.set_tab_order(self.board)
        self.desk.curtain.expect(len(session.humans) > 1)
        self._host.start()
        if not self.desk.curtain.hanging:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_match(self) -> None:
        """Leave the match: its session stops, and the table is cleared."""
        if self._host is None or self.board is None:
            return
        self._host.close()
        self._host.deleteLater()
        self.desk.clear()
        self.board.hide()
        self.board.deleteLater()
        self._host = self._logs = self._kit = self.board = None

    # ---- look and language

    def set_look(self, look: Look) -> None:
        """Another theme, text size, direction, language of figures or seat palette."""
        self._look = look
        self.setLayoutDirection(look.direction)
        self.desk.set_look(look)
        self._renew()

    def retranslate(self) -> None:
        """The language in force is another."""
        self.desk.retranslate()
        self._renew()

    def _renew(self) -> None:
        """Everything said in the match is said again."""
        if self._host is not None and self._logs is not None and self.board is not None:
            self.board.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            self.board.board.set_look(self._look)
            words = self._line_words()
            self.desk.seat(words.seats, words)
            self._arrange()
            self._logs.renew(RowPainter(self._look, words))
            self._host.renew(words)
        self._arrange()
        self.update()

    def _line_words(self) -> LineWords:
        assert self._kit is not None
        return LineWords(self._seats, numbers_of(self._look), self._kit.piece_picture, self._kit.piece_width)

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._log_over = False
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        p.drawPixmap(QPointF(0, 0), table_pixmap(self.size(), self._look.theme, self.devicePixelRatioF()))
        p.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._escape():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            press_focused(self)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes back to the table goes on where the game is."""
        super().focusInEvent(event)
        if self.desk.curtain.hanging:
            self.desk.curtain.open_button.setFocus(event.reason())
        else:
            self._take_board()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """A press on the board folds a log that lies over it; while everybody looks at the scores it ends only that."""
        if event.type() == QEvent.Type.MouseButtonPress and self._log_over:
            self._set_log(False)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress) and self._host is not None:
            return self._host.release_moment()
        return False

    # ---- what people want

    def _undo(self) -> None:
        if self._host is not None:
            self._host.undo()

    def _redo(self) -> None:
        if self._host is not None:
            self._host.redo()

    def _take_board(self) -> None:
        if self.board is not None:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, why: str) -> None:
        if not self.desk.curtain.hanging:
            self.desk.note.say(why)

    def _toggle_list(self) -> None:
        if self.desk.choices.isVisible():
            self.desk.choices.close_list()
        else:
            self._open_list()

    def _toggle_standings(self) -> None:
        """What everybody would have if the game ended now; as the board shows it."""
        standings = self.desk.standings
        if not standings.isHidden():
            standings.dismiss()
        elif self._host is not None and self._kit is not None and not self.desk.curtain.hanging:
            self._host.hurry()
            standings.show_view(self._host.view, self._seats, self._kit)
            standings.open()

    def _refresh_standings(self) -> None:
        if self.desk.standings.isVisible() and self._host is not None and self._kit is not None:
            self.desk.standings.show_view(self._host.view, self._seats, self._kit)

    def _open_list(self) -> None:
        if self._host is None or self.desk.curtain.hanging:
            return
        actions, lines = self._host.all_choices()
        if not actions:
            return
        self._host.hurry()
        self._listed = tuple(actions)
        self.desk.choices.open_list(lines, self._line_words(), self.desk.list_box(self._plan()))

    def _chosen_in_list(self, index: int) -> None:
        if self._host is not None and index < len(self._listed):
            self._host.choose(self._listed[index])

    def _pointed_in_list(self, index: int) -> None:
        if self._host is not None:
            self._host.point_at(self._listed[index] if 0 <= index < len(self._listed) else None)

    def _look_at(self, row: Row) -> None:
        if self._host is not None:
            self._host.look_at(row)

    def _escape(self) -> bool:
        """One thing less that lies open."""
        if self._log_over:
            self._set_log(False)
            return True
        if self.desk.sheet.isVisible():
            self.desk.sheet.dismiss()
            return True
        if self.desk.standings.isVisible():
            self.desk.standings.dismiss()
            return True
        if self._host is not None and self._host.situation.looking is not None:
            self._host.return_to_game()
            return True
        return False

    def _toggle_log(self) -> None:
        if not self.desk.curtain.hanging:
            self._set_log(self.desk.log.isHidden())

    def _set_log(self, shown: bool) -> None:
        """Beside the board the choice is kept; where the log can only lie over the board it is for now."""
        focus, desk = self.focusWidget(), self.desk
        had_focus = focus is not None and desk.log.isAncestorOf(focus)
        if desk.log_fits():
            self._settings.change(log_shown=shown)
        else:
            self._log_over = shown
        self._arrange()
        if shown:
            desk.log.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus:
            desk.rail.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settings_changed(self, settings: Settings) -> None:
        if self._host is not None:
            self._host.set_settings(settings)
        self._arrange()

    def _pointer(self) -> QPoint | None:
        """Where the pointer is on the page, unless the board is played by keyboard."""
        if self.board is None or self.board.keyboard_used:
            return None
        at = self.mapFromGlobal(QCursor.pos())
        return at if self.board.geometry().contains(at) else None

    # ---- laying out

    def _plan(self) -> Plan:
        shown = self._settings.settings.log_shown if self.desk.log_fits() else self._log_over
        return self.desk.plan(shown)

    def _arrange(self) -> None:
        """Laying out may change what the prompt needs, and that lays out: once is enough."""
        if self._arranging or self.width() < 200:
            return
        self._arranging = True
        try:
            self.desk.arrange(self._plan(), self.board)
        finally:
            self._arranging = False
