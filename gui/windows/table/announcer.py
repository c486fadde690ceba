"""Says in the prompt, the strip and the banner where the table stands, in the words of the game and of the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.messages import error_text
from engine.core.seats import NOBODY, Seat, Watcher
from gui.board.lines import Line, Words
from gui.i18n import translate
from gui.seats import AiSeat
from gui.windows.table import words as say
from gui.windows.table.situation import Intent, Situation

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from engine.core.contract import AnyView
    from gui.controls import Note
    from gui.controls.line_setting import LineWords
    from gui.games.kit import BoardKit, GamePanel
    from gui.session import Session
    from gui.windows.curtain import Curtain
    from gui.windows.table.banner import Banner
    from gui.windows.table.log_rail import LogRail
    from gui.windows.table.look_frame import LookFrame
    from gui.windows.table.moment_sheet import MomentSheet
    from gui.windows.table.prompt import Prompt
    from gui.windows.table.strip import Strip


@dataclass(frozen=True)
class Parts:
    """The widgets through which a table speaks."""

    strip: Strip
    prompt: Prompt
    banner: Banner
    frame: LookFrame
    sheet: MomentSheet
    rail: LogRail
    curtain: Curtain
    note: Note
    panel: GamePanel | None
    pointer: Callable[[], QPoint | None]
    """Where the pointer is, for notes; None while the keyboard is used."""


class Announcer:
    """Knows the match only to read it."""

    def __init__(self, session: Session, kit: BoardKit, parts: Parts, line_words: LineWords) -> None:
        self._session, self._match = session, session.match
        self._sentences = kit.sentences
        self._parts = parts
        self.words = line_words

    def say(self, now: Situation, watcher: Watcher) -> tuple[Intent, ...]:
        """The prompt, the banner and the frame; gives what the prompt's buttons stand for."""
        self._tell_fault(now)
        step = now.looking.ply + 1 if now.looking is not None else 0
        self._parts.frame.show_step(step, self._match.ply)
        if now.looking is not None:
            return self._say_look(step, now)
        if now.outcome is not None or self._match.actor == NOBODY:
            return self._say_end(now)
        if now.handing is not None:
            self._parts.prompt.say(say.passing(now.handing), now.handing)
            return ()
        if now.offered is not None:
            return self._say_choices(now.offered)
        return self._say_waiting(now, watcher)

    def show_strip(self, view: AnyView) -> None:
        """Everything public about the seats, in the position that is shown."""
        self._parts.strip.show_view(view, view.actor, self._sentences)

    def refuse(self, clause: str, action: Any, watcher: Watcher) -> None:
        """Why something cannot be done, beside the hand that tried."""
        sentence = self._sentences.refusal(clause, action, self._match.view(watcher))
        self._parts.note.say(sentence, clause=clause, tone="refusal", near=self._parts.pointer())

    def refresh_tools(self, now: Situation) -> None:
        """Whether steps can be taken back or done again, and why not."""
        tools = self._parts.strip.tools
        if now.outcome is not None:
            over = translate("table", "The game is over")
            tools.set_reasons(over, over)
            return
        undo = "" if self._session.can_undo else say.undo_refused(self._match.ply)
        tools.set_reasons(undo, "" if self._session.can_redo else say.redo_refused())

    def status_line(self) -> str:
        """The game and how far it is, as everybody may know."""
        return f"{self._sentences.name()}  ·  {self._sentences.status(self._match.view(None))}"

    # ---- the prompt

    def _say_look(self, step: int, now: Situation) -> tuple[Intent, ...]:
        detail = self._sentences.prompt(self._match.view(now.offered)) if now.offered is not None else Line("")
        self._parts.prompt.say(
            say.looking_back(step, self._match.ply),
            detail=detail,
            mood="look",
            buttons=[translate("table", "Back to the game")],
            primary=0,
        )
        return (Intent("return"),)

    def _say_end(self, now: Situation) -> tuple[Intent, ...]:
        reason = self._sentences.reason(now.outcome) if now.outcome is not None else ""
        self._parts.prompt.say(
            self._sentences.prompt(self._match.view(None)),
            detail=_plainly(reason),
            mood="end",
            buttons=[translate("table", "See the result")],
            primary=0,
        )
        return (Intent("result"),)

    def _say_choices(self, seat: Seat) -> tuple[Intent, ...]:
        view = self._match.view(seat)
        actions = tuple(self._sentences.buttons(view))
        warnings = [said for action in actions if (said := self._sentences.warning(action, view))]
        self._parts.prompt.say(
            self._sentences.prompt(view),
            seat,
            detail=_plainly(" ".join(warnings)),
            mood="warn" if warnings else "plain",
            buttons=[self.words.plain(self._sentences.choice(action, view)) for action in actions],
            # The list would only say again what the buttons say.
            choices=len(actions) < len(view.legal_actions()),
        )
        return tuple(Intent("choose", action) for action in actions)

    def _say_waiting(self, now: Situation, watcher: Watcher) -> tuple[Intent, ...]:
        actor = self._match.actor
        if actor < 0 or self._session.is_human(actor):
            line = self._sentences.prompt(self._match.view(watcher))
            self._parts.prompt.say(line, actor if actor >= 0 else None)
            return ()
        if not isinstance(self._session.drivers[actor], AiSeat):
            self._parts.prompt.say(_plainly(translate("table", "This match can only be looked at")))
            return ()
        buttons = [translate("table", "Let it move")] if now.on_signal else []
        self._parts.prompt.say(say.thinking(actor), actor, buttons=buttons, primary=0, thinking=not now.on_signal)
        return (Intent("release"),) if now.on_signal else ()

    def _tell_fault(self, now: Situation) -> None:
        banner = self._parts.banner
        if now.fault is None:
            banner.hide()
            return
        line = _plainly(error_text(now.fault, self.words.numbers.language))
        banner.tell(line, self.words, [translate("table", "Try again"), translate("table", "Close")])


def _plainly(text: str) -> Line:
    """A finished sentence as a line; nothing for nothing."""
    return Line("{text}", {"text": Words(text)}) if text else Line("")
