"""The host of a table: carries what the session tells to the board, the strip, the prompt and the log, and what
people do back to the session. Knows who is looking and when the curtain must hang."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.core.messages import error_text
from engine.core.seats import NOBODY, Seat
from gui.board.lines import Line, Words
from gui.i18n import translate
from gui.privacy import Privacy
from gui.windows.table import words as say
from gui.windows.table.pacer import Pacer
from gui.windows.table.show import Show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.errors import TakhteError
    from engine.core.match import Step
    from engine.core.outcome import Outcome
    from gui.board.scene import BoardScene
    from gui.controls import Note
    from gui.controls.line_setting import LineWords
    from gui.games.kit import BoardKit, Moment
    from gui.session import Session
    from gui.settings import Settings
    from gui.windows.curtain import Curtain
    from gui.windows.table.banner import Banner
    from gui.windows.table.chronicle import Row
    from gui.windows.table.logs import Logs
    from gui.windows.table.moment_sheet import MomentSheet
    from gui.windows.table.prompt import Prompt
    from gui.windows.table.strip import Strip


@dataclass(frozen=True)
class Parts:
    """The widgets a host speaks through."""

    strip: Strip
    prompt: Prompt
    banner: Banner
    sheet: MomentSheet
    curtain: Curtain
    note: Note
    pointer: Callable[[], Any]
    """Where the pointer is, for notes; None when the keyboard is used."""


class Host(QObject):
    """One match at one table, from opening to leaving."""

    result_wanted = Signal()
    list_changed = Signal()
    """The choices are others now: an open list of them is out of date."""

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
        self._kit, self._scene, self._logs, self._parts = kit, scene, logs, parts
        self._words = line_words
        self._privacy = Privacy(session.humans, settings.curtain)
        self._show = Show(scene, self)
        self._pacer = Pacer(self._held_up, self)
        self._settings = settings
        self._offered: Seat | None = None
        self._handing: Seat | None = None
        self._looking: Row | None = None
        self._buttons: Sequence[Callable[[], None]] = ()
        self._fault: TakhteError | None = None
        self._outcome: Outcome | None = None
        self._connections = [
            (session.stepped, self._stepped),
            (session.awaiting, self._awaiting),
            (session.rewound, self._rewound),
            (session.finished, self._finished),
            (session.failed, self._failed),
            (scene.chosen, self._chosen_on_board),
            (scene.refused, self._refused),
            (self._show.idle, self._settled),
            (self._show.moment_reached, self._moment),
            (self._show.moment_over, parts.sheet.dismiss),
            (parts.curtain.opened, self._opened),
            (parts.prompt.pressed, self._pressed),
            (parts.banner.pressed, self._banner_pressed),
            (parts.sheet.gone, self._show.release),
        ]
        for signal, slot in self._connections:
            signal.connect(slot)
        self.set_settings(settings)

    # ---- from the page

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
        self._scene.set_choices(None)

    @property
    def session(self) -> Session:
        return self._session

    @property
    def busy(self) -> bool:
        return self._show.busy

    @property
    def looking_back(self) -> bool:
        return self._looking is not None

    def set_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._privacy.curtain = settings.curtain
        self._show.set_speed(settings.speed)
        self._scene.set_speed(settings.speed, settings.reduce_motion)
        self._pacer.set_pace(settings.computer_pace)
        if self._offered is None and self._handing is None:
            self._say()

    def renew(self, line_words: LineWords) -> None:
        """Another language or look: everything is said again."""
        self._words = line_words
        self._show_strip()
        self._say()
        self._tell_banner()
        self._refresh_tools()

    def undo(self) -> None:
        if self._may_rewind():
            self._session.undo()

    def redo(self) -> None:
        if self._may_rewind():
            self._show.hurry()
            self._session.redo()

    def hurry(self) -> None:
        """Somebody wants to go on: what is still being shown ends at once."""
        self._show.hurry()

    def release_moment(self) -> bool:
        """The board was pressed while everybody looks at the scores: go on. True if so."""
        if self._show.holding:
            self._show.release()
            return True
        self._parts.sheet.dismiss()
        return False

    def all_choices(self) -> tuple[Sequence[Any], Sequence[Line]]:
        """Every action that may be done now, and how it is said; empty while nobody here is to act."""
        if self._offered is None or self._looking is not None:
            return (), ()
        view = self._match.view(self._offered)
        actions = tuple(view.legal_actions())
        return actions, [self._kit.sentences.choice(action, view) for action in actions]

    def choose(self, action: Any) -> None:
        """An action from the list or a button."""
        if self._offered is not None:
            self._show.hurry()
            self._submit(action)

    def look_at(self, row: Row) -> None:
        """Show the position after the step a row of the log tells of; the newest is the game itself."""
        if self._parts.curtain.hanging or self._handing is not None:
            return
        if row.ply + 1 >= self._match.ply:
            self.return_to_game()
            return
        self._show.hurry()
        self._looking = row
        self._scene.set_choices(None)
        self._show.sync(self._match.state_at(row.ply + 1).view(self._privacy.watcher))
        step = self._match.seen_by(self._match.steps[row.ply], self._privacy.watcher)
        self._scene.set_last_move(step.events)
        self._logs.mark(row)
        self._show_strip()
        self._say()
        self._tell_banner()
        self.list_changed.emit()

    def return_to_game(self) -> None:
        """The end of looking back."""
        if self._looking is None:
            return
        self._end_look()
        self._show_now()
        if self._offered is not None:
            self._offer()
        self._say()
        self._pacer.settled()

    # ---- from the session

    def _stepped(self, step: Step) -> None:
        watcher = self._privacy.watcher
        self._offered = None
        self._fault = None
        self._scene.set_choices(None)
        self._logs.hear()
        self._parts.note.dismiss()
        if self._looking is None:
            seen = self._match.seen_by(step, watcher)
            self._show.present(seen.events, self._match.view(watcher), self._kit.sentences.moment(seen))
            self._show_strip()
        self._tell_banner()
        self._refresh_tools()
        self.list_changed.emit()

    def _awaiting(self, seat: Seat) -> None:
        self._handing = None
        self._offered = None
        if not self._session.is_human(seat):
            self._scene.set_choices(None)
            self._pacer.ask(self._session.drivers[seat])
        elif self._privacy.needs_curtain(self._match):
            self._end_look()
            self._handing = seat
            self._scene.set_choices(None)
            if not self._show.busy:
                self._hang()
        else:
            self._sit(seat)
        self._say()
        self._show_strip()
        self._tell_banner()
        self._refresh_tools()

    def _rewound(self, ply: int) -> None:
        self._pacer.forget()
        self._handing = self._offered = self._fault = self._outcome = None
        self._scene.set_choices(None)
        self._end_look()
        self._logs.cut(ply)
        self._parts.note.dismiss()
        self._parts.sheet.dismiss()
        self._show_now()
        self.list_changed.emit()

    def _finished(self, outcome: Outcome) -> None:
        self._outcome = outcome
        self._offered = self._handing = None
        self._scene.set_choices(None)
        watcher = self._privacy.watcher
        self._privacy.sit_down(self._match)
        if watcher != self._privacy.watcher:
            self._logs.show(self._privacy.watcher)
            if self._looking is None:
                self._show.present((), self._match.view(self._privacy.watcher))
        self._say()
        self._show_strip()
        self._refresh_tools()
        self._tell_banner()

    def _failed(self, error: TakhteError) -> None:
        """Nothing was applied: say so, and let it be tried again."""
        self._fault = error
        self._tell_banner()

    # ---- whose turn it is, and who looks

    def _sit(self, seat: Seat) -> None:
        before = self._privacy.watcher
        self._privacy.sit_down(self._match)
        self._offered = seat
        if before != self._privacy.watcher:
            self._end_look()
            self._logs.show(self._privacy.watcher)
            self._show.present((), self._match.view(self._privacy.watcher))
        if self._looking is None:
            self._offer()

    def _offer(self) -> None:
        assert self._offered is not None
        self._scene.set_choices(self._scene.scenery.choices(self._match.view(self._offered)))
        self.list_changed.emit()

    def _hang(self) -> None:
        """The curtain, before anything is shown to the next one. Behind it lies what everybody may see."""
        assert self._handing is not None
        seat = self._handing
        news = [(entry, self._words.seats) for entry in self._logs.news(seat)]
        self._privacy.leave()
        self._show_now()
        self._parts.note.dismiss()
        self._parts.sheet.dismiss()
        status = self._kit.sentences.status(self._match.view(None))
        self._parts.curtain.hang(self._words.seats[seat], news, f"{self._kit.sentences.name()}  ·  {status}")

    def _opened(self) -> None:
        seat, self._handing = self._handing, None
        if seat is None or seat != self._match.actor:
            return
        self._privacy.sit_down(self._match)
        self._show_now()
        self._offered = seat
        self._offer()
        self._say()
        self._refresh_tools()

    def _settled(self) -> None:
        """Everything that happened has been shown."""
        if self._handing is not None and not self._parts.curtain.hanging:
            self._hang()
            self._say()
        self._pacer.settled()
        self._tell_banner()

    def _held_up(self) -> bool:
        return self._show.busy or self._looking is not None

    # ---- what people do

    def _chosen_on_board(self, action: Any) -> None:
        if self._looking is None:
            self._submit(action)

    def _submit(self, action: Any) -> None:
        seat, ply = self._offered, self._match.ply
        if seat is None or seat != self._match.actor or self._looking is not None:
            return
        clause = self._session.submit(seat, action)
        if clause is not None:
            self._refused(action, clause)
        if self._match.ply == ply and self._match.actor == seat:
            self._offered = seat
            self._show.sync(self._match.view(seat))
            self._offer()
            self._say()

    def _refused(self, action: Any, clause: str) -> None:
        view = self._match.view(self._privacy.watcher)
        sentence = self._kit.sentences.refusal(clause, action, view)
        self._parts.note.say(sentence, clause=clause, tone="refusal", near=self._parts.pointer())

    def _pressed(self, index: int) -> None:
        if index < len(self._buttons):
            self._buttons[index]()

    def _banner_pressed(self, index: int) -> None:
        match self._parts.banner.kind:
            case "look":
                self.return_to_game()
            case "end":
                self.result_wanted.emit()
            case "fault":
                self._fault = None
                self._tell_banner()
                if index == 0 and self._outcome is None:
                    self._session.start()
            case None:
                pass

    # ---- saying it

    def _show_now(self) -> None:
        """The board, the strip and the log as the present watcher may see them, without any way there."""
        watcher = self._privacy.watcher
        self._show.sync(self._match.view(watcher))
        self._logs.show(watcher)
        last = self._match.last_step
        self._scene.set_last_move(self._match.seen_by(last, watcher).events if last is not None else ())
        self._show_strip()

    def _show_strip(self) -> None:
        watcher = self._privacy.watcher
        if self._looking is None:
            view = self._match.view(watcher)
        else:
            view = self._match.state_at(self._looking.ply + 1).view(watcher)
        self._parts.strip.show_view(view, view.actor, self._kit.sentences)

    def _say(self) -> None:
        """The prompt of the moment."""
        prompt, sentences = self._parts.prompt, self._kit.sentences
        actor = self._match.actor
        self._buttons = ()
        if self._outcome is not None or actor == NOBODY:
            self._buttons = (self.result_wanted.emit,)
            line = sentences.prompt(self._match.view(None))
            prompt.say(line, buttons=[translate("table", "See the result")], primary=0)
        elif self._handing is not None:
            prompt.say(say.passing(self._handing), self._handing)
        elif self._offered is not None:
            self._say_choices(self._offered)
        elif actor >= 0 and not self._session.is_human(actor):
            on_signal = self._settings.computer_pace == "signal" and self._looking is None
            self._buttons = (self._let_move,) if on_signal else ()
            buttons = [translate("table", "Let it move")] if on_signal else []
            prompt.say(say.thinking(actor), actor, buttons=buttons, primary=0)
        else:
            prompt.say(sentences.prompt(self._match.view(self._privacy.watcher)), actor if actor >= 0 else None)

    def _say_choices(self, seat: Seat) -> None:
        sentences, view = self._kit.sentences, self._match.view(seat)
        line = sentences.prompt(view)
        if self._looking is not None:
            self._parts.prompt.say(line, seat)
            return
        actions = tuple(sentences.buttons(view))
        self._buttons = tuple(partial(self.choose, action) for action in actions)
        warnings = [warning for action in actions if (warning := sentences.warning(action, view))]
        self._parts.prompt.say(
            line,
            seat,
            detail=" ".join(warnings),
            buttons=[self._words.plain(sentences.choice(action, view)) for action in actions],
            choices=True,
        )

    def _let_move(self) -> None:
        self._show.hurry()
        self._pacer.release()

    def _tell_banner(self) -> None:
        banner = self._parts.banner
        if self._fault is not None:
            text = error_text(self._fault, self._words.numbers.language)
            buttons = [translate("table", "Try again"), translate("table", "Close")]
            if self._outcome is not None:
                buttons = buttons[1:]
            banner.tell("fault", Line("{fault}", {"fault": Words(text)}), self._words, buttons)
        elif self._looking is not None:
            line = say.looking_back(self._looking.ply + 1, self._match.ply)
            banner.tell("look", line, self._words, [translate("table", "Back to the game")], 0)
        elif self._outcome is not None and not self._show.busy:
            reason = self._kit.sentences.reason(self._outcome)
            line = Line(translate("table", "The game is over. {reason}"), {"reason": Words(reason)})
            banner.tell("end", line, self._words, [translate("table", "See the result")])
        else:
            banner.hide()

    def _moment(self, moment: Moment) -> None:
        if self._looking is None and not self._parts.curtain.hanging:
            self._parts.sheet.present(moment, self._words)

    def _end_look(self) -> None:
        if self._looking is not None:
            self._looking = None
            self._logs.mark(None)
            self._tell_banner()

    def _may_rewind(self) -> bool:
        return self._outcome is None and not self._parts.curtain.hanging

    def _refresh_tools(self) -> None:
        tools = self._parts.strip.tools
        if self._outcome is not None:
            over = translate("table", "The game is over")
            tools.set_reasons(over, over)
            return
        undo = "" if self._session.can_undo else say.undo_refused(self._match.ply)
        tools.set_reasons(undo, "" if self._session.can_redo else say.redo_refused())
