"""The log of one watcher as rows: what each step said, and how to take it back. No Qt."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from engine.core.match import Step
from gui.board.lines import LogEntry

Tell = Callable[[Step, Sequence[Step]], Sequence[LogEntry]]
"""A step and those before it, as their reader saw them, in the game's words."""


class Row(Struct, frozen=True, eq=False):
    """A line of the log and the step it tells of."""

    entry: LogEntry
    ply: int


class Change(Struct, frozen=True):
    """What a new step does to the rows: the last `dropped` ones go, then `added` come."""

    dropped: int
    added: tuple[Row, ...]


class Chronicle:
    """Rows in the order of the steps. Gets every step exactly once, redacted for its watcher."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._steps: list[Step] = []
        self._undo: list[tuple[int, tuple[Row, ...]]] = []
        """For each step: how many rows it added, and which it took the place of."""
        self.rows: list[Row] = []

    @property
    def told(self) -> int:
        """How many steps it has heard."""
        return len(self._steps)

    def add(self, step: Step) -> Change:
        """Hear the next step."""
        assert step.ply == self.told, "add: a step was missed"
        added: list[Row] = []
        replaced: list[Row] = []
        for entry in self._tell(step, self._steps):
            if entry.instead and not added and self.rows and not self.rows[-1].entry.heading:
                replaced.append(self.rows.pop())
            added.append(Row(entry, step.ply))
        self.rows += added
        self._steps.append(step)
        self._undo.append((len(added), tuple(replaced)))
        return Change(len(replaced), tuple(added))

    def cut(self, ply: int) -> Change:
        """Forget the steps from `ply` on."""
        before = list(self.rows)
        while self.told > ply:
            self._steps.pop()
            count, replaced = self._undo.pop()
            if count:
                del self.rows[-count:]
            self.rows += replaced
        same = 0
        while same < min(len(before), len(self.rows)) and before[same] is self.rows[same]:
            same += 1
        return Change(len(before) - same, tuple(self.rows[same:]))

    def since(self, ply: int) -> list[Row]:
        """The rows of the steps from `ply` on, without headings."""
        return [row for row in self.rows if row.ply >= ply and not row.entry.heading]
