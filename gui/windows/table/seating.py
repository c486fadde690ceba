"""Who looks at the screen: the change from one person to the next, with the curtain where something is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from gui.privacy import Privacy

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.match import Match
    from engine.core.seats import Seat, Watcher
    from gui.windows.curtain import Curtain

CurtainRule = Literal["always", "secret", "never"]


class Seating(QObject):
    """Calls people to the screen. `busy` says that the last step is still being shown: its player may see it out."""

    seated = Signal(int, bool)
    """This person looks now and may act; True: the table was covered, so show it at once, without movements."""
    covering = Signal(int)
    """The curtain is about to hang for this person: take away what not everybody may see, then `hang`."""

    def __init__(
        self,
        match: Match,
        humans: Sequence[Seat],
        rule: CurtainRule,
        curtain: Curtain,
        busy: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._match, self._curtain, self._busy = match, curtain, busy
        self._privacy = Privacy(humans, rule)
        self._called: Seat | None = None
        curtain.opened.connect(self._opened)

    def close(self) -> None:
        self._curtain.opened.disconnect(self._opened)

    @property
    def watcher(self) -> Watcher:
        """Whose view is shown."""
        return self._privacy.watcher

    @property
    def called(self) -> Seat | None:
        """The person the screen passes to, until they have opened the curtain."""
        return self._called

    @property
    def covered(self) -> bool:
        return self._curtain.hanging

    def set_rule(self, rule: CurtainRule) -> None:
        self._privacy.curtain = rule

    def call(self, seat: Seat) -> None:
        """It is this person's turn."""
        if self._privacy.needs_curtain(self._match):
            self._called = seat
            self.settle()
        else:
            self._called = None
            self._privacy.sit_down(self._match)
            self.seated.emit(seat, False)

    def settle(self) -> None:
        """The board is at rest: a curtain that waited for that may hang."""
        if self._called is not None and not self.covered and not self._busy():
            seat = self._called
            self._privacy.leave()
            self.covering.emit(seat)

    def dismiss(self) -> None:
        """Nobody is called any more."""
        self._called = None

    def finish(self) -> Watcher:
        """The game is over: everybody may look. Whose view that is."""
        self._called = None
        self._privacy.sit_down(self._match)
        return self.watcher

    def _opened(self) -> None:
        seat, self._called = self._called, None
        if seat is not None and seat == self._match.actor:
            self._privacy.sit_down(self._match)
            self.seated.emit(seat, True)
