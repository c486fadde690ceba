"""How a game ended, and each seat's score sheet, line by line with the clause that gives the points."""

from msgspec import Struct

from engine.core.seats import Seat


class ScoreLine(Struct, frozen=True):
    """One line of a sheet. `key` names the line (a sentence of the game's), `derivation` is language-neutral
    arithmetic such as ``3 + 5`` or ``2 × 4``, empty where the value speaks for itself."""

    key: str
    clause: str
    value: int
    derivation: str = ""
    number: int = 0
    """Which of several lines with one key, from 1 (round 3); 0 where there is only one."""


class ScoreSheet(Struct, frozen=True):
    """The lines of one seat, in the order they are read, and their total."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    total: int


class Outcome(Struct, frozen=True):
    """The end of a game.

    `reason` is a value of the game's own enum of end reasons; `ranking` lists groups of equals, the winners
    first; `sheets` are in seat order and include a rival nobody plays, last.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    sheets: tuple[ScoreSheet, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place."""
        return self.ranking[0]


def rank(scores: dict[Seat, tuple[int, ...]]) -> tuple[tuple[Seat, ...], ...]:
    """Groups of seats from the best score tuple (the largest) to the worst; equal tuples share a group."""
    groups: dict[tuple[int, ...], list[Seat]] = {}
    for seat, score in scores.items():
        groups.setdefault(score, []).append(seat)
    return tuple(tuple(sorted(groups[score])) for score in sorted(groups, reverse=True))
