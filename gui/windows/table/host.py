"""The host of a table: carries what the session tells to the board and the log, and what people do back to the
session. Knows who is looking and when the curtain must hang."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gui.privacy import Privacy
from gui.windows.table.announcer import Announcer, Parts
from gui.windows.table.pacer import Pacer
from gui.windows.table.show import Show
from gui.windows.table.situation import Intent, Situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.errors import TakhteError
    from engine.core.match import Step
    from engine.core.outcome import Outcome
    from engine.core.seats import Seat, Watcher
    from gui.board.lines import Line
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.games.kit import BoardKit, Moment
    from gui.session import Session
    from gui.settings import Settings
    from gui.windows.table.chronicle import Row
    from gui.windows.table.logs import Logs

_TRACE = 24
"""Rows of the log that leave a sign on the rail."""


class Host(QObject):
    """One match at one table, from opening to leaving."""

    result_wanted = Signal()
    choices_changed = Signal()
    """An open list of choices is out of date."""

    def __init__(
        self,
        session: Session,
        kit: BoardKit,
        scene: BoardScene,
        logs: Logs,
        parts: Parts,
        line_words: LineWords,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._match = session, session.match
        self._sentences, self._scene, self._logs, self._parts = kit.sentences, scene, logs, parts
        self._announcer = Announcer(session, kit, parts, line_words)
        self._privacy = Privacy(session.humans, settings.curtain)
        self._show = Show(scene, self)
        self._pacer = Pacer(self._held_up, self)
        self._now = Situation()
        self._intents: tuple[Intent, ...] = ()
        self._connections = [
            (session.stepped, self._stepped),
            (session.awaiting, self._awaiting),
            (session.rewound, self._rewound),
            (session.finished, self._finished),
            (session.failed, self._failed),
            (scene.chosen, self._submit),
            (scene.refused, self._refused),
            (self._show.idle, self._settled),
            (self._show.moment_reached, self._moment),
            (self._show.moment_over, parts.sheet.dismiss),
            (self._show.caught_up, self._caught_up),
            (parts.curtain.opened, self._opened),
            (parts.prompt.pressed, self._pressed),
            (parts.banner.pressed, self._fault_answered),
            (parts.sheet.gone, self._show.release),
        ]
        for signal, slot in self._connections:
            signal.connect(slot)
        self.set_settings(settings)

    # ---- from the page

    @property
    def session(self) -> Session:
        return self._session

    @property
    def situation(self) -> Situation:
        """For reading only."""
        return self._now

    @property
    def watcher(self) -> Watcher:
        """Whose view the table shows."""
        return self._privacy.watcher

    @property
    def logs(self) -> Logs:
        return self._logs

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._show.busy

    def start(self) -> None:
        """Show the table and let the session begin or go on."""
        self._show_now()
        self._session.start()

    def close(self) -> None:
        """Leave the table; everything played is saved already."""
        for signal, slot in self._connections:
            signal.disconnect(slot)
        self._pacer.forget()
        self._show.close()
        self._session.stop()
        self._withdraw()

    def set_settings(self, settings: Settings) -> None:
        self._privacy.curtain = settings.curtain
        self._show.set_speed(settings.speed)
        self._scene.set_speed(settings.speed, settings.reduce_motion)
        self._pacer.set_pace(settings.computer_pace)
        self._now.on_signal = settings.computer_pace == "signal"
        self._say()

    def renew(self, line_words: LineWords) -> None:
        """Another language or look: everything is said again."""
        self._announcer.words = line_words
        self._say()

    def undo(self) -> None:
        """Take back the last decision of a person."""
        if self._may_rewind():
            self._session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._may_rewind():
            self._show.hurry()
            self._session.redo()

    def hurry(self) -> None:
        """Somebody wants to go on: what is still being shown ends at once."""
        self._show.hurry()

    def release_moment(self) -> bool:
        """Somebody pressed the board: enough of the scores. Whether the press has done its work with that."""
        held = self._show.holding
        self._show.release()
        self._parts.sheet.dismiss()
        return held

    def all_choices(self) -> tuple[Sequence[Any], Sequence[Line]]:
        """Every action that may be done now, and how it is said; empty while nobody here is to act."""
        if self._now.offered is None or self._now.looking is not None:
            return (), ()
        view = self._match.view(self._now.offered)
        actions = tuple(view.legal_actions())
        return actions, [self._sentences.choice(action, view) for action in actions]

    def point_at(self, action: Any) -> None:
        """Show on the board where an action of the list would be done; None: nowhere."""
        choices = self._scene.chooser.index.choices()
        found = next((choice for choice in choices if choice.actions == (action,)), None)
        self._scene.point_at(None if found is None else found.target or found.source)

    def choose(self, action: Any) -> None:
        """An action from the list or a button."""
        if self._now.offered is not None:
            self._show.hurry()
            self._submit(action)

    def look_at(self, row: Row) -> None:
        """Show the position after the step a row of the log tells of; the newest is the game itself."""
        if self._now.handing is not None:
            return
        if row.ply + 1 >= self._match.ply:
            self.return_to_game()
            return
        watcher = self._privacy.watcher
        self._show.hurry()
        self._now.looking = row
        self._withdraw()
        self._show.sync(self._announcer.shown_view(self._now, watcher))
        self._scene.set_last_move(self._match.seen_by(self._match.steps[row.ply], watcher).events)
        self._logs.mark(row)
        self._say()
        self.choices_changed.emit()

    def return_to_game(self) -> None:
        """The end of looking back."""
        if self._now.looking is None:
            return
        self._end_look()
        self._show_now()
        if self._now.offered is not None:
            self._offer()
        self._say()
        self._pacer.settled()

    # ---- from the session

    def _stepped(self, step: Step) -> None:
        watcher = self._privacy.watcher
        self._now.offered = self._now.fault = None
        self._withdraw()
        self._logs.hear()
        self._parts.note.dismiss()
        if self._now.looking is None:
            seen = self._match.seen_by(step, watcher)
            self._show.present(seen.events, self._match.view(watcher), self._sentences.moment(seen))
        self.choices_changed.emit()

    def _awaiting(self, seat: Seat) -> None:
        self._now.handing = self._now.offered = None
        if not self._session.is_human(seat):
            self._withdraw()
            self._pacer.ask(self._session.drivers[seat])
        elif self._privacy.needs_curtain(self._match):
            self._end_look()
            self._now.handing = seat
            self._withdraw()
            if not self._show.busy:
                self._hang()
        else:
            self._sit(seat)
        self._say()

    def _rewound(self, ply: int) -> None:
        self._pacer.forget()
        self._now.handing = self._now.offered = self._now.fault = None
        self._withdraw()
        self._end_look()
        self._logs.cut(ply)
        self._parts.note.dismiss()
        self._parts.sheet.dismiss()
        self._show_now()
        self.choices_changed.emit()

    def _finished(self, outcome: Outcome) -> None:
        self._now.outcome = outcome
        self._now.offered = self._now.handing = None
        self._withdraw()
        self._change_watcher()
        self._say()

    def _failed(self, error: TakhteError) -> None:
        """Nothing was applied: say so, and let it be tried again."""
        self._now.fault = error
        self._say()

    # ---- whose turn it is, and who looks

    def _sit(self, seat: Seat) -> None:
        self._now.offered = seat
        self._change_watcher()
        if self._now.looking is None:
            self._offer()

    def _change_watcher(self) -> None:
        """Without a curtain: whoever is to act looks now."""
        before = self._privacy.watcher
        self._privacy.sit_down(self._match)
        if before != self._privacy.watcher:
            self._end_look()
            self._logs.show(self._privacy.watcher)
            self._show.present((), self._match.view(self._privacy.watcher))

    def _offer(self) -> None:
        assert self._now.offered is not None
        if self._show.behind:
            return
        self._scene.set_choices(self._scene.scenery.choices(self._match.view(self._now.offered)))
        self.choices_changed.emit()

    def _caught_up(self) -> None:
        """The board is on its way to the newest position: what may be done there can be offered."""
        self._show_strip()
        if self._now.offered is not None and self._now.looking is None:
            self._offer()

    def _withdraw(self) -> None:
        """Nothing may be chosen on the board for now."""
        if self._scene.chooser.active:
            self._scene.set_choices(None)

    def _hang(self) -> None:
        """The curtain, before anything is shown to the next one. Behind it lies what everybody may see."""
        seat = self._now.handing
        assert seat is not None
        seats = self._announcer.words.seats
        news = [(entry, seats) for entry in self._logs.news(seat)]
        self._privacy.leave()
        self._parts.note.dismiss()
        self._parts.sheet.dismiss()
        self._show_now()
        self._parts.curtain.hang(seats[seat], news, self._announcer.status_line())

    def _opened(self) -> None:
        seat, self._now.handing = self._now.handing, None
        if seat is None or seat != self._match.actor:
            return
        self._privacy.sit_down(self._match)
        self._show_now()
        self._now.offered = seat
        self._offer()
        self._say()

    def _settled(self) -> None:
        """Everything that happened has been shown."""
        if self._now.handing is not None and not self._parts.curtain.hanging:
            self._hang()
        self._pacer.settled()

    def _held_up(self) -> bool:
        """Whether a computer should wait: nobody could follow its move."""
        return self._show.busy or self._now.looking is not None

    # ---- what people do

    def _submit(self, action: Any) -> None:
        seat, ply = self._now.offered, self._match.ply
        if seat is None or seat != self._match.actor or self._now.looking is not None:
            return
        clause = self._session.submit(seat, action)
        if clause is not None:
            self._refused(action, clause)
        if self._match.ply == ply and self._match.actor == seat:
            self._now.offered = seat
            self._show.sync(self._match.view(seat))
            self._offer()
            self._say()

    def _refused(self, action: Any, clause: str) -> None:
        self._announcer.refuse(clause, action, self._privacy.watcher)

    def _pressed(self, index: int) -> None:
        intent = self._intents[index]
        match intent.kind:
            case "choose":
                self.choose(intent.action)
            case "result":
                self.result_wanted.emit()
            case "return":
                self.return_to_game()
            case "release":
                self._show.hurry()
                self._pacer.release()

    def _fault_answered(self, index: int) -> None:
        self._now.fault = None
        self._say()
        if index == 0 and self._now.outcome is None:
            self._session.start()

    # ---- showing it

    def _show_now(self) -> None:
        """The board, the strip and the log as the present watcher may see them, without any way there."""
        watcher = self._privacy.watcher
        self._show.sync(self._match.view(watcher))
        self._logs.show(watcher)
        last = self._match.last_step
        self._scene.set_last_move(self._match.seen_by(last, watcher).events if last is not None else ())
        self._show_strip()

    def _say(self) -> None:
        watcher = self._privacy.watcher
        self._intents = self._announcer.say(self._now, watcher)
        self._show_strip()
        self._announcer.refresh_tools(self._now)
        self._parts.rail.show_last(self._logs.last_styles(_TRACE))

    def _show_strip(self) -> None:
        """With the board: not the next round's figures while everybody still looks at this one's cards."""
        if self._show.view is not None:
            self._announcer.show_strip(self._show.view)

    def _moment(self, moment: Moment) -> None:
        if self._now.looking is None and not self._parts.curtain.hanging:
            self._parts.sheet.present(moment, self._announcer.words)

    def _end_look(self) -> None:
        if self._now.looking is not None:
            self._now.looking = None
            self._logs.mark(None)

    def _may_rewind(self) -> bool:
        return self._now.outcome is None and not self._parts.curtain.hanging
