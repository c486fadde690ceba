"""The table page: puts strip, board, prompt and log where they belong, and a host between them and the session."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gui.art.wood import table_pixmap
from gui.board.view import BoardView
from gui.controls import Look, Note, apply_look, brush_on
from gui.controls.line_setting import LineWords
from gui.windows.curtain import Curtain
from gui.windows.phrases import numbers_of
from gui.windows.table.announcer import Parts
from gui.windows.table.banner import Banner
from gui.windows.table.choice_list import ChoiceList
from gui.windows.table.host import Host
from gui.windows.table.log_painting import RowPainter
from gui.windows.table.log_panel import LogPanel
from gui.windows.table.log_rail import LogRail
from gui.windows.table.logs import Logs
from gui.windows.table.look_frame import LookFrame
from gui.windows.table.moment_sheet import MomentSheet
from gui.windows.table.pace_panel import PacePanel
from gui.windows.table.paper import around
from gui.windows.table.plan import Plan, board_width, fits_docked, margin, plan
from gui.windows.table.prompt import Prompt
from gui.windows.table.strip import Strip

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from engine.core.match import SeatSetup
    from gui.board.pixmaps import PixmapCache
    from gui.games.kit import BoardKit
    from gui.session import Session
    from gui.settings import Settings, SettingsStore

_LIST_WIDTH = 440


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
        self._log_over = False
        self._listed: tuple[Any, ...] = ()
        self._seats: tuple[SeatSetup, ...] = ()
        self._arranging = False
        self._prompt_room: tuple[tuple[int, int, float, bool], int] = ((0, 0, 1.0, False), 0)
        self.board: BoardView | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setLayoutDirection(look.direction)
        self.strip = Strip(look, self)
        self.prompt = Prompt(look, self)
        self.log = LogPanel(look, RowPainter(look, _no_words(look)), self)
        self.rail = LogRail(look, self)
        self.frame = LookFrame(look, self)
        self.banner = Banner(look, self)
        self.sheet = MomentSheet(look, self)
        self.choices = ChoiceList(look, self)
        self.pace = PacePanel(look, settings, self)
        self.note = Note(self, look)
        self.curtain = Curtain(look, self)
        self._connect()

    def _connect(self) -> None:
        tools = self.strip.tools
        self.strip.back_wanted.connect(self.left)
        tools.undo_wanted.connect(self._undo)
        tools.redo_wanted.connect(self._redo)
        tools.rules_wanted.connect(lambda: self.rules_wanted.emit(None))
        tools.pace_wanted.connect(self._open_pace)
        tools.settings_wanted.connect(self.settings_wanted)
        self.prompt.list_wanted.connect(self._open_list)
        self.prompt.resized.connect(self._arrange)
        self.choices.chosen.connect(self._chosen_in_list)
        self.choices.pointed.connect(self._pointed_in_list)
        self.log.folded.connect(lambda: self._set_log(False))
        self.rail.opened.connect(lambda: self._set_log(True))
        self.log.list.wanted.connect(self._look_at)
        self.note.followed.connect(lambda clause: self.rules_wanted.emit(clause))
        self.curtain.leave_wanted.connect(self.left)
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
        self._kit = kit
        self._prompt_room = ((0, 0, 1.0, False), 0)
        seats = session.match.setup.seats
        scene = kit.make_scene(self._look, self._pixmaps, seats)
        self.board = BoardView(scene, self)
        scene.setParent(self.board)
        self.board.stackUnder(self.frame)
        self.board.viewport().installEventFilter(self)
        self.board.installEventFilter(self)
        self.board.show()
        self._seats = seats
        words = self._line_words()
        rows = RowPainter(self._look, words)
        self.log.list.set_rows(rows)
        self.strip.set_seats(seats, words)
        self.prompt.set_words(words)
        self._arrange()
        self._logs = Logs(session.match, kit.sentences, self.log.list, rows)
        parts = Parts(
            strip=self.strip,
            prompt=self.prompt,
            banner=self.banner,
            frame=self.frame,
            sheet=self.sheet,
            rail=self.rail,
            curtain=self.curtain,
            note=self.note,
            pointer=self._pointer,
        )
        self._host = Host(session, kit, scene, self._logs, parts, words, self._settings.settings, self)
        self._host.result_wanted.connect(self.result_wanted)
        self._host.choices_changed.connect(self.choices.close_list)
        self._set_tab_order()
        self._host.start()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_match(self) -> None:
        """Leave the match: its session stops, and the table is cleared."""
        if self._host is None or self.board is None:
            return
        self._host.close()
        self._host.deleteLater()
        self.choices.close_list()
        self.pace.close_panel()
        self.sheet.dismiss()
        self.banner.hide()
        self.frame.hide()
        self.note.dismiss()
        self.curtain.take_down()
        self.strip.clear()
        self.log.list.clear_log()
        self.board.hide()
        self.board.deleteLater()
        self._host = self._logs = self._kit = self.board = None

    # ---- look and language

    def set_look(self, look: Look) -> None:
        """Another theme, text size, direction, language of figures or seat palette."""
        self._look = look
        self.setLayoutDirection(look.direction)
        for part in (*self._own_parts(), self.strip.tools):
            apply_look(part, look)
        if self.board is not None:
            self.board.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            self.board.board.set_look(look)
        self._renew()

    def retranslate(self) -> None:
        """The language in force is another."""
        for part in (self.strip, self.prompt, self.log, self.rail, self.sheet, self.choices, self.pace, self.curtain):
            part.retranslate()
        self._renew()

    def _own_parts(self) -> tuple[QWidget, ...]:
        return (
            self.strip,
            self.prompt,
            self.log,
            self.rail,
            self.frame,
            self.banner,
            self.sheet,
            self.choices,
            self.pace,
            self.note,
            self.curtain,
        )

    def _renew(self) -> None:
        """Everything said in the match is said again."""
        self.choices.close_list()
        if self._host is not None and self._logs is not None:
            words = self._line_words()
            self.strip.set_seats(words.seats, words)
            self.prompt.set_words(words)
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
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """A press on the board while everybody looks at the scores ends that, and does nothing else."""
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

    def _open_pace(self) -> None:
        tools = self.strip.tools
        at = tools.pace.mapTo(self, QPoint(0, 0))
        x = at.x() + tools.pace.width() if self._look.rtl else at.x()
        self.pace.open_above(QPoint(x, at.y() - 4), self.rect())

    def _toggle_list(self) -> None:
        if self.choices.isVisible():
            self.choices.close_list()
        else:
            self._open_list()

    def _open_list(self) -> None:
        if self._host is None:
            return
        actions, lines = self._host.all_choices()
        if not actions:
            return
        self._host.hurry()
        self._listed = tuple(actions)
        self.choices.open_list(lines, self._line_words(), self._list_box())

    def _chosen_in_list(self, index: int) -> None:
        if self._host is not None and index < len(self._listed):
            self._host.choose(self._listed[index])

    def _pointed_in_list(self, index: int) -> None:
        if self._host is not None:
            self._host.point_at(self._listed[index] if 0 <= index < len(self._listed) else None)

    def _list_box(self) -> QRect:
        """Above the prompt, at the page's trailing edge: over the log rather than over one's cards."""
        at = self._plan()
        width = min(self._look.px(_LIST_WIDTH), at.prompt.width)
        edge = margin(self.width())
        x = edge if self._look.rtl else self.width() - edge - width
        foot = at.prompt.y - 8
        return QRect(x, at.board.y + 8, width, foot - at.board.y - 8)

    def _look_at(self, row: Any) -> None:
        if self._host is not None:
            self._host.look_at(row)

    def _escape(self) -> bool:
        if self._log_over:
            self._set_log(False)
            return True
        if self.sheet.isVisible():
            self.sheet.dismiss()
            return True
        if self._host is not None and self._host.situation.looking is not None:
            self._host.return_to_game()
            return True
        return False

    def _toggle_log(self) -> None:
        self._set_log(self.log.isHidden())

    def _set_log(self, shown: bool) -> None:
        """Beside the board the choice is kept; where the log can only lie over the board it is for now."""
        had_focus = self.log.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        if fits_docked(self.width(), self._look.type.scale):
            self._settings.change(log_shown=shown)
        else:
            self._log_over = shown
        self._arrange()
        if shown:
            self.log.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus:
            self.rail.button.setFocus(Qt.FocusReason.OtherFocusReason)

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

    def _log_open(self) -> bool:
        if fits_docked(self.width(), self._look.type.scale):
            return self._settings.settings.log_shown
        return self._log_over

    def _plan(self) -> Plan:
        scale, open_log = self._look.type.scale, self._log_open()
        docked = open_log and fits_docked(self.width(), scale)
        across = board_width(self.width(), scale, docked)
        tall = self.prompt.height_for(across)
        if self._prompt_room[0] == (self.width(), self.height(), scale, docked):
            # What a longer sentence once needed is kept, or the board would be laid anew from turn to turn.
            tall = max(tall, self._prompt_room[1])
        self._prompt_room = ((self.width(), self.height(), scale, docked), tall)
        return plan(self.width(), self.height(), scale, open_log, tall, self._look.rtl)

    def _arrange(self) -> None:
        if self._arranging or self.width() < 200:
            return
        self._arranging = True
        try:
            at = self._plan()
            strip = QRect(at.strip.x, at.strip.y, at.strip.width, at.strip.height)
            beside = Strip.MARGINS
            lead, trail = (beside.right(), beside.left()) if self._look.rtl else (beside.left(), beside.right())
            self.strip.setGeometry(strip.adjusted(-lead, 0, trail, 0))
            self.prompt.setGeometry(around(at.prompt))
            self.log.setGeometry(around(at.log))
            self.log.setVisible(at.log_docked or at.log_floats)
            self.rail.setGeometry(at.rail.x, at.rail.y, at.rail.width, at.rail.height)
            self.rail.setVisible(not at.log_docked)
            if at.log_floats:
                self.log.raise_()
            room = QRect(at.board.x, at.board.y, at.board.width, at.board.height)
            if self.board is not None:
                self.board.setGeometry(room)
            self.frame.setGeometry(room)
            self.banner.place(room)
            self.sheet.place(room)
            self.choices.close_list()
            for over in (self.frame, self.banner, self.sheet, self.note, self.curtain):
                over.raise_()
        finally:
            self._arranging = False

    def _set_tab_order(self) -> None:
        assert self.board is not None
        tools = self.strip.tools
        order = [self.strip.back, tools.undo, tools.redo, tools.rules, tools.pace, tools.settings]
        chain: list[QWidget] = [*order, self.board, self.prompt.all_choices, self.rail.button]
        chain += [self.log.fold, self.log.list]
        for first, second in itertools.pairwise(chain):
            QWidget.setTabOrder(first, second)


def _no_words(look: Look) -> LineWords:
    return LineWords((), numbers_of(look), lambda *_: None, lambda *_: 1.0)
