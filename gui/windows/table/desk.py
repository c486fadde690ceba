"""Everything that lies on a table page beside the board, and where it lies."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from gui.controls import Look, Note, apply_look
from gui.controls.line_setting import LineWords
from gui.windows.curtain import Curtain
from gui.windows.phrases import numbers_of
from gui.windows.table.announcer import Parts
from gui.windows.table.banner import Banner
from gui.windows.table.choice_list import ChoiceList
from gui.windows.table.log_painting import RowPainter
from gui.windows.table.log_panel import LogPanel
from gui.windows.table.log_rail import LogRail
from gui.windows.table.look_frame import LookFrame
from gui.windows.table.moment_sheet import MomentSheet
from gui.windows.table.pace_panel import PacePanel
from gui.windows.table.paper import around
from gui.windows.table.plan import Plan, board_width, fits_docked, margin, plan
from gui.windows.table.prompt import Prompt
from gui.windows.table.standings import Standings
from gui.windows.table.strip import Strip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.match import SeatSetup
    from gui.board.view import BoardView
    from gui.games.kit import GamePanel
    from gui.settings import SettingsStore

_LIST_WIDTH = 440


class Desk:
    """Makes the widgets once and lays them out for any size of the page. They are the page's children."""

    def __init__(self, look: Look, settings: SettingsStore, page: QWidget) -> None:
        self._look, self._page = look, page
        self._room: tuple[object, int] = (None, 0)
        self.strip = Strip(look, page)
        self.prompt = Prompt(look, page)
        self.log = LogPanel(look, RowPainter(look, _no_words(look)), page)
        self.rail = LogRail(look, page)
        self.frame = LookFrame(look, page)
        self.banner = Banner(look, page)
        self.sheet = MomentSheet(look, page)
        self.standings = Standings(look, page)
        self.choices = ChoiceList(look, page)
        self.pace = PacePanel(look, settings, page)
        self.note = Note(page, look)
        self.curtain = Curtain(look, page)
        self.panel: GamePanel | None = None
        """The game's own, for as long as its match is on the table."""

    def parts(self, pointer: Callable[[], QPoint | None]) -> Parts:
        """What a host speaks through."""
        return Parts(
            strip=self.strip,
            prompt=self.prompt,
            banner=self.banner,
            frame=self.frame,
            panel=self.panel,
            sheet=self.sheet,
            rail=self.rail,
            curtain=self.curtain,
            note=self.note,
            pointer=pointer,
        )

    def seat(self, seats: Sequence[SeatSetup], words: LineWords) -> None:
        """Another match, or the same in other words."""
        self.strip.set_seats(seats, words)
        if self.panel is not None:
            self.panel.set_words(words)
        self.prompt.set_words(words)
        self._room = (None, 0)

    def clear(self) -> None:
        """The match is over or left."""
        self.choices.close_list()
        self.standings.hide()
        self.pace.close_panel()
        self.sheet.dismiss()
        self.banner.hide()
        self.frame.hide()
        self.note.dismiss()
        self.curtain.take_down()
        self.strip.clear()
        self.prompt.rest = None
        self.log.list.clear_log()
        self.set_panel(None)

    def set_panel(self, panel: GamePanel | None) -> None:
        """Put a game's own panel on the table, or take it away."""
        if self.panel is not None:
            self.panel.widget.hide()
            self.panel.widget.deleteLater()
        self.panel = panel
        if panel is not None:
            panel.widget.stackUnder(self.frame)
            panel.widget.show()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._room = (None, 0)
        for part in (self.strip, self.prompt, self.log, self.rail, self.frame, self.banner):
            apply_look(part, look)
        for over in (self.sheet, self.standings, self.choices, self.pace, self.note, self.curtain):
            apply_look(over, look)
        if self.panel is not None:
            apply_look(self.panel.widget, look)

    def retranslate(self) -> None:
        for part in (self.strip, self.prompt, self.log, self.rail, self.sheet, self.choices, self.pace, self.curtain):
            part.retranslate()
        self.standings.retranslate()
        if self.panel is not None:
            self.panel.retranslate()

    # ---- where it lies

    def log_fits(self) -> bool:
        """Whether the log may stand beside the board."""
        return fits_docked(self._page.width(), self._look.type.scale)

    def plan(self, log_open: bool) -> Plan:
        size, scale = self._page.size(), self._look.type.scale
        docked = log_open and self.log_fits()
        across = board_width(size.width(), scale, docked)
        tall = self.prompt.height_for(across)
        panel = self.panel.height_for(across, size.height()) if self.panel is not None else 0
        room = (size, docked)
        if self._room[0] == room:
            # What a longer sentence once needed is kept, or the board would be laid anew from turn to turn.
            tall = max(tall, self._room[1])
        self._room = (room, tall)
        return plan(size.width(), size.height(), scale, log_open, tall, self._look.rtl, panel)

    def arrange(self, at: Plan, board: BoardView | None) -> None:
        """Everything to its place."""
        beside = Strip.MARGINS
        lead, trail = (beside.right(), beside.left()) if self._look.rtl else (beside.left(), beside.right())
        strip = QRect(at.strip.x, at.strip.y, at.strip.width, at.strip.height)
        self.strip.setGeometry(strip.adjusted(-lead, -beside.top(), trail, beside.bottom()))
        self.prompt.setGeometry(around(at.prompt))
        if self.panel is not None:
            self.panel.widget.setGeometry(around(at.panel))
        self.log.setGeometry(around(at.log))
        self.log.setVisible(at.log_docked or at.log_floats)
        self.rail.setGeometry(at.rail.x, at.rail.y, at.rail.width, at.rail.height)
        self.rail.setVisible(not at.log_docked)
        room = QRect(at.board.x, at.board.y, at.board.width, at.board.height)
        if board is not None:
            board.setGeometry(room)
        self.frame.setGeometry(room)
        self.banner.place(room)
        self.sheet.place(room)
        self.standings.place(room)
        self.choices.close_list()
        if at.log_floats:
            for over in (self.log, self.note, self.curtain):
                over.raise_()

    def list_box(self, at: Plan) -> QRect:
        """Above the prompt, at the page's trailing edge: over the log rather than over one's cards."""
        width = min(self._look.px(_LIST_WIDTH), at.prompt.width)
        edge = margin(self._page.width())
        x = edge if self._look.rtl else self._page.width() - edge - width
        foot = at.prompt.y - 8
        return QRect(x, at.board.y + 8, width, foot - at.board.y - 8)

    def open_pace(self) -> None:
        """The small sheet above its tool."""
        if self.curtain.hanging:
            return
        tool = self.strip.tools.pace
        at = tool.mapTo(self._page, QPoint(0, 0))
        x = at.x() + tool.width() if self._look.rtl else at.x()
        self.pace.open_above(QPoint(x, at.y() - 4), self._page.rect())

    def set_tab_order(self, board: BoardView) -> None:
        """Strip, board, prompt, log."""
        self.prompt.rest = board
        tools = self.strip.tools
        chain: list[QWidget] = [self.strip.back, tools.undo, tools.redo, tools.rules, tools.pace, tools.settings]
        chain += [board, self.prompt.all_choices]
        if self.panel is not None:
            chain.append(self.panel.widget)
        chain += [self.rail.button, self.log.fold, self.log.list]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)


def _no_words(look: Look) -> LineWords:
    """For lists without a match."""
    return LineWords((), numbers_of(look), lambda *_: None, lambda *_: 1.0)
