"""The logs of a match: one for every watcher, so that none ever holds what another knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.windows.table.chronicle import Chronicle
from gui.windows.table.log_list import LogModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.match import Match
    from engine.core.seats import Seat, Watcher
    from gui.board.lines import LogEntry
    from gui.games.kit import Sentences
    from gui.windows.table.chronicle import Row
    from gui.windows.table.log_list import LogList
    from gui.windows.table.log_painting import RowPainter


class Logs:
    """Each watcher's log hears the steps it has missed when it is shown."""

    def __init__(self, match: Match, sentences: Sentences, view: LogList, rows: RowPainter) -> None:
        self._match, self._sentences = match, sentences
        self._view, self._rows = view, rows
        self._models: dict[Watcher, LogModel] = {}
        self._watcher: Watcher = None

    @property
    def shown(self) -> LogModel:
        """The log on the screen."""
        return self.of(self._watcher)

    def show(self, watcher: Watcher) -> None:
        """The log as this watcher saw everything."""
        self._watcher = watcher
        model = self.of(watcher)
        self._view.show_log(model)
        model.seen = self._match.ply

    def last_styles(self, count: int) -> tuple[int, ...]:
        """The colours of the seats the last rows tell of, the newest last."""
        rows = self.shown.chronicle.rows[-count:]
        return tuple(self._match.setup.seats[row.entry.seat].style for row in rows if row.entry.seat is not None)

    def hear(self) -> None:
        """Something new happened: tell the log on the screen."""
        model = self.of(self._watcher)
        if self._watcher is not None:
            model.seen = self._match.ply
        if self._view.following:
            self._view.follow()

    def cut(self, ply: int) -> None:
        """Steps were taken back."""
        for model in self._models.values():
            if model.chronicle.told > ply:
                model.cut(ply, self._rows, self._view.row_width)
        self._view.mark(None)
        self._view.follow()

    def renew(self, rows: RowPainter) -> None:
        """Another language or look: every line is told anew."""
        seen = {watcher: model.seen for watcher, model in self._models.items()}
        self._rows = rows
        self._models = {}
        for watcher, ply in seen.items():
            self._models[watcher] = LogModel(Chronicle(self._sentences.log))
            self._models[watcher].seen = ply
        self._view.set_rows(rows)
        self._view.show_log(self.of(self._watcher))

    def news(self, seat: Seat) -> Sequence[LogEntry]:
        """What this seat saw happen since it last looked."""
        model = self.of(seat)
        return [row.entry for row in model.chronicle.since(model.seen)]

    def row_after(self, ply: int) -> Row | None:
        """The last row that tells of the step `ply`."""
        rows = [row for row in self.shown.chronicle.rows if row.ply == ply]
        return rows[-1] if rows else None

    def of(self, watcher: Watcher) -> LogModel:
        """This watcher's log, up to date."""
        model = self._models.get(watcher)
        if model is None:
            model = self._models[watcher] = LogModel(Chronicle(self._sentences.log))
        told = model.chronicle.told
        if told < self._match.ply:
            missed = [self._match.seen_by(step, watcher) for step in self._match.steps[told:]]
            model.hear(missed, self._rows, self._view.row_width)
        return model

    def mark(self, row: Row | None) -> None:
        """The row whose position is looked at."""
        self._view.mark(row)
