"""What a game tells the shared board about itself. One object of this kind per table; it holds no items."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.board.choice import ChoiceIndex, Spot
from gui.board.sprites import Area, ItemId, Movement, Picture, Sprite
from gui.controls.look import Look


class Scenery(Protocol):
    """A game's board.

    Views, actions and events are the game's own types. `Shown` values (Any, too) say what lies on the table; they are
    frozen and know no pixels. A view gives one, an event turns one into the next. Everything visible is worked out
    from such a value, the size of the board and the look, so a board can always be laid anew.
    """

    def set_look(self, look: Look) -> None:
        """Words, digits, colours and size of type from now on."""

    def resize(self, width: float, height: float) -> None:
        """The size of the board in logical pixels."""

    def shown(self, view: Any) -> Any:
        """What lies on the table in that view."""

    def after(self, shown: Any, event: Any) -> Any:
        """What lies there once the event has happened, as far as the event says."""

    def sprites(self, shown: Any) -> Mapping[ItemId, Sprite]:
        """Every item there is."""

    def spots(self, shown: Any) -> Mapping[Spot, Area]:
        """Every spot there is, those that lie above others first."""

    def movements(self, event: Any, before: Any, after: Any) -> Sequence[Movement]:
        """What moves; none for what is not worth showing."""

    def turned(self, before: Any, after: Any) -> Sequence[Movement]:
        """What moves when the table is seen from another side, with no event; mostly none."""

    def pause_after(self, event: Any) -> int:
        """Milliseconds to let the eye rest before what comes next."""

    def choices(self, view: Any) -> ChoiceIndex:
        """What the watcher may do on the board."""

    def refused(self, view: Any, source: Spot | None, target: Spot) -> tuple[Any, str] | None:
        """The action somebody had in mind who moved from `source` to `target` or only pointed there, and the clause
        that forbids it; None where nothing can have been meant."""

    def carried(self, spot: Spot) -> ItemId | None:
        """The item that comes along when a source is picked up."""

    def heir(self, spot: Spot) -> Spot | None:
        """Where that item is once the source's action is played, if it stays in the hand (a drawn card)."""

    def frames(self, spot: Spot) -> bool:
        """Whether a spot is marked by a frame of the game's own (see `offered`) instead of glow and ring."""

    def offered(self, shown: Any, spots: Mapping[Spot, int]) -> Mapping[ItemId, Sprite]:
        """Items that mark spots with frames of their own; 1: may be chosen, 2: pointed at, -1: the last move."""

    def pointed(self, shown: Any, spot: Spot) -> Mapping[ItemId, Sprite]:
        """Items shown while the pointer or the focus is at a spot, may it be chosen or not: a preview, a trace."""

    def touched(self, event: Any) -> Sequence[Spot]:
        """The spots a move is remembered by."""

    def spot_name(self, spot: Spot, shown: Any) -> str:
        """A spot and what lies there, for screen readers."""

    def paint_ground(self, p: QPainter, area: QRectF, dpr: float) -> None:
        """Paint what everything lies on."""


@runtime_checkable
class Sketching(Protocol):
    """A scenery in which some choices only prepare an action: they change what lies on the board, nothing is played
    yet."""

    def sketch(self, action: Any) -> bool:
        """Take in a step of preparation; False for an action that is to be played. Afterwards `shown` and `choices`
        answer for the same view as it is sketched."""


@runtime_checkable
class Foreseeing(Protocol):
    """A scenery that knows what may come to light at any moment (the faces of cards)."""

    def likely(self) -> Sequence[Picture]:
        """Those pictures at the sizes in use: painted ahead, between what people do, so that no frame waits for one."""


@runtime_checkable
class Turning(Protocol):
    """A scenery whose pieces can be turned before they are laid (tiles). Such a piece hangs straight from the pointer
    and snaps to the target it is over, and the scenery itself shows it lifted where it would lie."""

    def aim(self, source: Spot | None, target: Spot | None, held: bool) -> None:
        """What is picked up, what it points at, and whether it hangs from the pointer. Told before all is laid."""

    @property
    def turnable(self) -> bool:
        """Whether something is aimed that `turn` would turn."""

    def turn(self, steps: int) -> bool:
        """Turn what is picked up; False where nothing can be turned. Then the choices are asked for anew."""

    def soon(self) -> Sequence[Picture]:
        """What turning would show next: painted ahead where it is slow."""

    def handles(self) -> Sequence[Spot]:
        """Spots that change only how things are shown (a handle of the piece); they take clicks before all others."""

    def handle(self, spot: Spot) -> bool:
        """One of those was clicked; False for any other spot. Then the choices are asked for anew."""
