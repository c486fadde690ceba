"""The ledger for Qt's table view: labels in the first column, then a seat a column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from gui.i18n import isolated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.i18n import Numbers
    from gui.windows.result.ledger import Ledger

_NOWHERE = QModelIndex()


class LedgerModel(QAbstractTableModel):
    """Texts for screen readers and tests; the delegate paints from the ledger itself."""

    def __init__(self) -> None:
        super().__init__()
        self._ledger: Ledger | None = None
        self._labels: Sequence[str] = ()
        self._names: Sequence[str] = ()
        self._numbers: Numbers | None = None

    def show(self, ledger: Ledger, labels: Sequence[str], names: Sequence[str], numbers: Numbers) -> None:
        """`labels` in the order of rows, `names` in that of columns."""
        self.beginResetModel()
        self._ledger, self._labels, self._names, self._numbers = ledger, labels, names, numbers
        self.endResetModel()

    @property
    def ledger(self) -> Ledger:
        assert self._ledger is not None
        return self._ledger

    def label(self, row: int) -> str:
        return self._labels[row]

    def clause(self, index: QModelIndex) -> str:
        """The clause behind a cell."""
        row = self.ledger.rows[index.row()]
        return row.clause if index.column() == 0 else row.clause_at(index.column() - 1)

    def own_clause(self, index: QModelIndex) -> bool:
        """Whether a seat's figure rests on another clause than its line."""
        return index.column() > 0 and self.clause(index) != self.ledger.rows[index.row()].clause

    # ---- Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802 (Qt's names)
        return 0 if parent.isValid() or self._ledger is None else len(self._ledger.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() or self._ledger is None else len(self._ledger.columns) + 1

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._ledger is None or self._numbers is None or not index.isValid():
            return None
        row = self._ledger.rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.clause if index.column() == 0 else row.clause_at(index.column() - 1)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if index.column() == 0:
            return f"{self._labels[index.row()]} {row.clause}"
        cell = row.cells[index.column() - 1]
        if cell is None:
            return ""
        figure = self._numbers(cell.value)
        return f"{self._numbers.digits(cell.derivation)} = {figure}" if cell.derivation else figure

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or self._ledger is None:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return "" if section == 0 else isolated(self._names[section - 1])
        return self._labels[section]
