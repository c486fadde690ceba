"""The tile in somebody's hand: what it points at, how it is turned, where it would fit."""

from collections.abc import Sequence
from typing import Any

from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.pieces import SIDES
from engine.games.isle_of_skye.previews import Clash, clash, fitting_cells
from engine.games.isle_of_skye.view import SkyeView
from gui.games.isle_of_skye.spots import Cell, HandTile, Knob, Placing, TurnKey, Ware

Fits = dict[int, tuple[int, ...]]


class Aim:
    """What the mouse or the keyboard is about to do with a tile. It changes nothing on the table."""

    def __init__(self) -> None:
        self.source: Any = None
        self.target: Any = None
        self.held = False
        self.cell: int | None = None
        """The cell the tile is shown over."""
        self.rotation = 0
        """The one that is wished for; where it does not fit the nearest one is taken."""
        self.clash: tuple[int, Clash] | None = None
        """A cell where it was tried in vain, and why it does not go there."""
        self._view: SkyeView | None = None
        self._fits: dict[int, Fits] = {}

    def take_view(self, view: SkyeView) -> None:
        """The position in which something may be chosen."""
        if view is self._view:
            return
        before = self._view.placing if self._view is not None else None
        if view.placing not in (None, before, self.tile):
            # Another tile begins unturned; what was dragged here from the offer stays as it was turned.
            self.rotation = 0
        self._view, self._fits, self.clash = view, {}, None

    @property
    def tile(self) -> int | None:
        """The tile that is picked up."""
        return self.source.tile if isinstance(self.source, Ware | Placing | HandTile) else None

    @property
    def lays(self) -> bool:
        """Whether it is one that goes into the territory."""
        return isinstance(self.source, Ware | Placing)

    def fits(self, tile: int) -> Fits:
        """Where a tile fits in the territory of the seat that acts: rotations by cell."""
        if self._view is None:
            return {}
        if tile not in self._fits:
            cells = fitting_cells(self._view, self._view.turn, tile)
            self._fits[tile] = {one.cell: one.rotations for one in cells}
        return self._fits[tile]

    def point(self, source: Any, target: Any, held: bool) -> None:
        """See `gui.board.scenery.Turning.aim`."""
        elsewhere = isinstance(target, Cell) and self.clash is not None and target.cell != self.clash[0]
        if source != self.source or elsewhere:
            self.clash = None
        self.source, self.held = source, held
        self.target = target
        if isinstance(target, Knob | TurnKey) and self.cell is not None:
            return
        cell = target.cell if isinstance(target, Cell) and self.lays else None
        self.cell = cell if cell is not None and cell in self._here() else None

    def wanted(self, cell: int, rotations: Sequence[int]) -> int:
        """The fitting rotation nearest to the one that is wished for."""
        return min(rotations, key=lambda k: (min((k - self.rotation) % SIDES, (self.rotation - k) % SIDES), k))

    @property
    def turned(self) -> int:
        """How the tile is shown."""
        rotations = self.choices
        return self.wanted(-1, rotations) if rotations else 0

    @property
    def choices(self) -> tuple[int, ...]:
        """The rotations it can be turned to now: those that fit in its cell, or anywhere."""
        if not self.lays:
            return ()
        here = self._here()
        if self.cell is not None:
            return here[self.cell]
        return tuple(sorted({rotation for rotations in here.values() for rotation in rotations}))

    def turn(self, steps: int) -> bool:
        """On to the next fitting rotation."""
        rotations = self.choices
        if len(rotations) < 2:
            return False
        self.rotation = rotations[(rotations.index(self.turned) + steps) % len(rotations)]
        return True

    def turn_to(self, rotation: int) -> bool:
        if rotation not in self.choices:
            return False
        self.rotation = rotation
        return True

    def try_in_vain(self, view: SkyeView, tile: int, cell: int) -> tuple[int, str] | None:
        """The rotation in which a tile disagrees least with a cell, and the clause; None where it fits after all."""
        if not 0 <= cell < CELLS:
            return self.rotation, "SKYE-1.3"
        tried = [(clash(view, view.turn, tile, cell, rotation), rotation) for rotation in range(SIDES)]
        reasons = [(found, rotation) for found, rotation in tried if found is not None]
        if len(reasons) < SIDES:
            return None
        found, rotation = min(reasons, key=lambda one: (len(one[0].sides), (one[1] - self.rotation) % SIDES))
        self.clash = cell, found
        return rotation, found.clause

    def _here(self) -> Fits:
        return self.fits(self.tile) if self.tile is not None else {}
