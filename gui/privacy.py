"""Who is looking at the screen, and when a curtain must hang between two people at one screen."""

from collections.abc import Sequence
from typing import Literal

from engine.core.match import Match
from engine.core.seats import NOBODY, Seat, Watcher


class Privacy:
    """Decides whose view is shown.

    With one person at the screen the table is always shown as theirs. With several it is shown as the one to act;
    while computers act it stays with the last person, without anything secret of theirs when another sits down.
    Without any person, or when it is over, everybody looks on as a spectator.
    """

    def __init__(self, humans: Sequence[Seat], curtain: Literal["always", "secret", "never"]) -> None:
        self._humans = tuple(humans)
        self.curtain = curtain
        self._looking: Watcher = humans[0] if len(self._humans) == 1 else None

    @property
    def watcher(self) -> Watcher:
        """Whose view the board shows now."""
        return self._looking

    def needs_curtain(self, match: Match) -> bool:
        """Whether the screen must change hands before the seat to act may be shown: it is another person's turn,
        and one of the two has something the other may not see (or the setting asks for it always)."""
        seat = match.actor
        if seat not in self._humans or len(self._humans) < 2 or seat == self._looking or self.curtain == "never":
            return False
        if self.curtain == "always":
            return True
        return match.has_secrets(seat) or (self._looking is not None and match.has_secrets(self._looking))

    def sit_down(self, match: Match) -> None:
        """The person to act looks now: after the curtain, or at once where none is needed. A computer's turn changes
        nobody's place."""
        if match.actor == NOBODY and len(self._humans) != 1:
            self._looking = None
        elif match.actor in self._humans:
            self._looking = match.actor

    def leave(self) -> None:
        """Nobody in particular looks (the curtain hangs): public things only."""
        if len(self._humans) > 1:
            self._looking = None
