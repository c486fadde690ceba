"""The host of a table: carries what the session tells to the display, and what people do back to the session."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gui.windows.table.display import Display
from gui.windows.table.pacer import Pacer
from gui.windows.table.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError
    from engine.core.match import Step
    from engine.core.outcome import Outcome
    from engine.core.seats import Seat, Watcher
    from gui.board.lines import Line
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.games.kit import BoardKit
    from gui.session import Session
    from gui.settings import Settings
    from gui.windows.table.announcer import Parts
    from gui.windows.table.chronicle import Row
    from gui.windows.table.logs import Logs
    from gui.windows.table.situation import Situation


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
        self._listed = kit.listed
        display = self._display = Display(session, kit, scene, logs, parts, line_words)
        self._now, self._show = display.now, display.show
        self._pacer = Pacer(self._held_up, self)
        self._seating = Seating(
            self._match, session.humans, settings.curtain, parts.curtain, lambda: self._show.busy, self
        )
        self._connections = [
            (session.stepped, self._stepped),
            (session.awaiting, self._awaiting),
            (session.rewound, self._rewound),
            (session.finished, self._finished),
            (session.failed, self._failed),
            (scene.chosen, self._submit),
            (scene.refused, self._refused),
            (display.settled, self._settled),
            (display.choices_changed, self.choices_changed),
            (self._seating.seated, self._seated),
            (self._seating.covering, self._cover),
            (parts.prompt.pressed, self._pressed),
            (parts.banner.pressed, self._fault_answered),
        ]
        if parts.panel is not None:
            self._connections.append((parts.panel.chosen, self.choose))
        for signal, slot in self._connections:
            signal.connect(slot)
        self.set_settings(settings)

    # ---- from the page

    @property
    def situation(self) -> Situation:
        """For reading only."""
        return self._now

    @property
    def watcher(self) -> Watcher:
        """Whose view the table shows."""
        return self._display.watcher

    @property
    def view(self) -> AnyView:
        """What is shown now, or is on its way."""
        shown = self._show.view
        return shown if shown is not None else self._match.view(self._display.watcher)

    @property
    def logs(self) -> Logs:
        return self._logs

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._show.busy

    def start(self) -> None:
        """Show the table and let the session begin or go on."""
        self._display.show_now(self._seating.watcher)
        self._session.start()

    def close(self) -> None:
        """Leave the table; everything played is saved already."""
        for signal, slot in self._connections:
            signal.disconnect(slot)
        self._pacer.forget()
        self._seating.close()
        self._session.stop()
        self._display.close()
        self._display.deleteLater()

    def set_settings(self, settings: Settings) -> None:
        self._seating.set_rule(settings.curtain)
        self._display.set_settings(settings)
        self._pacer.set_speed(settings.speed)
        self._pacer.set_pace(settings.computer_pace)
        self._say()

    def renew(self, line_words: LineWords) -> None:
        """Another language or look: everything is said again."""
        self._display.announcer.words = line_words
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
        actions = tuple(self._listed(view) if self._listed is not None else view.legal_actions())
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
        """Look back at the position after the step a row of the log tells of; the newest is the game itself."""
        if self._seating.called is not None:
            return
        if row.ply + 1 >= self._match.ply:
            self.return_to_game()
            return
        self._display.look(row)
        self._say()

    def return_to_game(self) -> None:
        """The end of looking back."""
        if self._now.looking is None:
            return
        self._display.end_look()
        self._display.show_now(self._seating.watcher)
        self._display.offer()
        self._say()
        self._pacer.settled()

    # ---- from the session

    def _stepped(self, step: Step) -> None:
        self._now.offered = self._now.fault = None
        self._display.tell(step)

    def _awaiting(self, seat: Seat) -> None:
        self._now.offered = None
        self._seating.dismiss()
        if self._session.is_human(seat):
            self._pacer.forget()
            self._seating.call(seat)
        else:
            self._pacer.ask(self._session.drivers[seat])
        if self._now.offered is None:
            self._display.withdraw()
        self._say()

    def _rewound(self, ply: int) -> None:
        self._pacer.forget()
        self._seating.dismiss()
        self._now.offered = self._now.fault = None
        self._display.take_back(ply)

    def _finished(self, outcome: Outcome) -> None:
        self._now.outcome = outcome
        self._now.offered = None
        self._display.withdraw()
        self._display.turn_to(self._seating.finish())
        self._say()

    def _failed(self, error: TakhteError) -> None:
        """Nothing was applied: say so, and let it be tried again."""
        self._now.fault = error
        self._say()

    # ---- whose turn it is, and who looks

    def _seated(self, seat: Seat, covered: bool) -> None:
        """Somebody sat down and may act."""
        self._now.offered = seat
        if covered:
            self._display.show_now(seat)
            self._display.offer()
            self._say()
        else:
            self._display.turn_to(seat)
            self._display.offer()

    def _cover(self, seat: Seat) -> None:
        self._display.cover(seat, self._seating.watcher)
        self._say()

    def _settled(self) -> None:
        """Everything that happened has been shown."""
        self._seating.settle()
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
            # Refused after all, or not saved: everything is as it was, and can be done again.
            self._now.offered = seat
            self._display.withdraw()
            self._display.show_now(seat)
            self._display.offer()
            self._say()

    def _refused(self, action: Any, clause: str) -> None:
        self._display.announcer.refuse(clause, action, self._display.watcher)

    def _pressed(self, index: int) -> None:
        intent = self._display.intents[index]
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

    def _say(self) -> None:
        self._display.say(self._seating.called)

    def _may_rewind(self) -> bool:
        return self._now.outcome is None and not self._seating.covered
