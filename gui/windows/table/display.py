"""Shows a match on the table: on the board, in the log, in the strip and in words, as one watcher may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.windows.table.announcer import Announcer, Parts
from gui.windows.table.show import Show
from gui.windows.table.situation import Intent, Situation

if TYPE_CHECKING:
    from engine.core.match import Step
    from engine.core.seats import Seat, Watcher
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.games.kit import BoardKit, Moment
    from gui.session import Session
    from gui.settings import Settings
    from gui.windows.table.chronicle import Row
    from gui.windows.table.logs import Logs

_TRACE = 24
"""Rows of the log that leave a sign on the rail."""


class Display(QObject):
    """Decides nothing: it is told what happened, who looks and what may be chosen."""

    settled = Signal()
    """Everything that happened has been shown."""
    choices_changed = Signal()
    """An open list of choices is out of date."""

    def __init__(
        self, session: Session, kit: BoardKit, scene: BoardScene, logs: Logs, parts: Parts, words: LineWords
    ) -> None:
        super().__init__()
        self.now = Situation()
        self.show = Show(scene, self)
        self.announcer = Announcer(session, kit, parts, words)
        self.intents: tuple[Intent, ...] = ()
        """What the buttons of the prompt stand for."""
        self._match, self._sentences = session.match, kit.sentences
        self._scene, self._logs, self._parts = scene, logs, parts
        self._watcher: Watcher = None
        self._offered_at = -1
        """The ply whose choices the board offers."""
        self.show.idle.connect(self.settled)
        self.show.moment_reached.connect(self._moment)
        self.show.moment_over.connect(parts.sheet.dismiss)
        self.show.caught_up.connect(self._caught_up)
        parts.sheet.gone.connect(self.show.release)

    def close(self) -> None:
        self._parts.sheet.gone.disconnect(self.show.release)
        self.show.close()
        self.withdraw()

    def set_settings(self, settings: Settings) -> None:
        self.show.set_speed(settings.speed)
        self._scene.set_speed(settings.speed, settings.reduce_motion)
        self.now.on_signal = settings.computer_pace == "signal"

    # ---- what is shown

    @property
    def watcher(self) -> Watcher:
        """Whose view it is."""
        return self._watcher

    def show_now(self, watcher: Watcher) -> None:
        """The game as this watcher may see it, without any way there."""
        self._watcher = watcher
        self.show.sync(self._match.view(watcher))
        self._logs.show(watcher)
        last = self._match.last_step
        self._scene.set_last_move(self._match.seen_by(last, watcher).events if last is not None else ())
        self._show_strip()

    def turn_to(self, watcher: Watcher) -> None:
        """The table turns to who looks now, once it has shown what happened."""
        if watcher == self._watcher:
            return
        self.end_look()
        self._watcher = watcher
        self._logs.show(watcher)
        self.show.present((), self._match.view(watcher))

    def tell(self, step: Step) -> None:
        """Something was done."""
        self.withdraw()
        self._logs.hear()
        self._parts.note.dismiss()
        if self.now.looking is None:
            seen = self._match.seen_by(step, self._watcher)
            self.show.present(seen.events, self._match.view(self._watcher), self._sentences.moment(seen))
        self.choices_changed.emit()

    def take_back(self, ply: int) -> None:
        """Steps were taken back: only so many are left."""
        self.withdraw()
        self.end_look()
        self._logs.cut(ply)
        self._parts.note.dismiss()
        self._parts.sheet.dismiss()
        self.show_now(self._watcher)
        self.choices_changed.emit()

    def cover(self, seat: Seat, watcher: Watcher) -> None:
        """Hang the curtain for a seat, before anything of it is shown; behind it lies what `watcher` may see."""
        self.end_look()
        seats = self.announcer.words.seats
        news = [(entry, seats) for entry in self._logs.news(seat)]
        self._parts.note.dismiss()
        self._parts.sheet.dismiss()
        self.show_now(watcher)
        self._parts.curtain.hang(seats[seat], news, self.announcer.status_line())

    # ---- what may be chosen

    def offer(self) -> None:
        """What the person may do, on the board; later, if the board is not on its way to that position yet."""
        seat = self.now.offered
        if seat is None or self.now.looking is not None or self.show.behind:
            return
        if self._scene.chooser.active and self._offered_at == self._match.ply:
            return
        self._offered_at = self._match.ply
        self._scene.set_choices(self._scene.scenery.choices(self._match.view(seat)))
        self.choices_changed.emit()

    def withdraw(self) -> None:
        """Nothing may be chosen on the board for now."""
        if self._scene.chooser.active:
            self._scene.set_choices(None)

    # ---- looking back

    def look(self, row: Row) -> None:
        """The position after the step a row of the log tells of."""
        self.show.hurry()
        self.now.looking = row
        self.withdraw()
        self.show.sync(self._match.state_at(row.ply + 1).view(self._watcher))
        self._scene.set_last_move(self._match.seen_by(self._match.steps[row.ply], self._watcher).events)
        self._logs.mark(row)
        self.choices_changed.emit()

    def end_look(self) -> None:
        if self.now.looking is not None:
            self.now.looking = None
            self._logs.mark(None)

    # ---- words

    def say(self, called: Seat | None) -> None:
        """Everything there is to say; `called` is the person the screen passes to."""
        self.now.handing = called
        self.intents = self.announcer.say(self.now, self._watcher)
        self.announcer.refresh_tools(self.now)
        self._parts.rail.show_last(self._logs.last_styles(_TRACE))
        self._show_strip()

    # ---- inside

    def _caught_up(self) -> None:
        """The board is on its way to the newest position: what may be done there can be offered."""
        self._show_strip()
        self.offer()

    def _show_strip(self) -> None:
        """With the board: not the next round's figures while everybody still looks at this one's cards."""
        if self.show.view is not None:
            self.announcer.show_strip(self.show.view)
            if self._parts.panel is not None:
                free = self.now.looking is None and not self.show.behind
                self._parts.panel.show_view(self.show.view, self.now.offered if free else None)

    def _moment(self, moment: Moment) -> None:
        if self.now.looking is None and not self._parts.curtain.hanging:
            self._parts.sheet.present(moment, self.announcer.words)
