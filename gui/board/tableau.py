"""What a board's scene shows at one moment: the pieces, the marks, and what somebody holds."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from gui.board.animation import Animator
from gui.board.choice import Spot
from gui.board.choosing import Chooser
from gui.board.highlight import LAST, marks
from gui.board.pictures import Words
from gui.board.scenery import Scenery, Turning
from gui.board.sprites import FLYING, Area, ItemId, Picture, Sprite
from gui.board.stage import Stage

if TYPE_CHECKING:
    from gui.board.drag import Hold


class Handle(Struct, frozen=True):
    """A spot that can be chosen now, for the keyboard and for screen readers."""

    spot: Spot
    area: Area
    name: str


class Tableau:
    """Keeps the items of a stage equal to what lies on the table, what may be chosen and what is held."""

    def __init__(
        self, scenery: Scenery, stage: Stage, chooser: Chooser, animator: Animator, changed: Callable[[], None]
    ) -> None:
        self._scenery = scenery
        self._chooser = chooser
        self._animator = animator
        self._changed = changed
        self._last_handles: tuple[Handle, ...] = ()
        self.stage = stage
        self.shown: Any = None
        self.areas: dict[Spot, Area] = {}
        self.remembered: tuple[Spot, ...] = ()
        self.hold: Hold | None = None
        self.passing: list[ItemId] = []
        """Items of a movement that are gone after it."""
        self.late: dict[ItemId, Sprite] = {}
        """Words that change only when what moves has arrived."""

    def lay(self, starting: bool = False) -> None:
        """Make the items equal to all that. While something moves there are no marks, but for what is held;
        `starting`: something is about to."""
        if self.shown is None:
            return
        busy = starting or self._animator.active
        hold = self.hold
        self._aim()
        self.areas = dict(self._scenery.spots(self.shown))
        sprites = self.sprites()
        if busy:
            sprites.update((ident, sprite) for ident, sprite in self.late.items() if ident in sprites)
        if not busy or hold is not None:
            sprites.update(self._marks())
        self.stage.sync(sprites, held=() if hold is None else (hold.item,), kept=self.passing)
        if hold is not None:
            item = self.stage.item(hold.item)
            if item is None:
                self.hold = None
            else:
                item.lay(hold.pose(item.pose, flat=not busy))
        if self._animator.active:
            self._animator.refresh()
        handles = self.handles()
        if handles != self._last_handles:
            self._last_handles = handles
            self._changed()

    def _aim(self) -> None:
        """Tell a scenery that wants to know what points where; what is held snaps to what it is over."""
        if not isinstance(self._scenery, Turning):
            return
        hold, pointed = self.hold, self._chooser.pointed
        held = hold is not None and hold.by_pointer
        self._scenery.aim(self._chooser.source if hold is None else hold.spot, pointed, held)
        if hold is not None:
            area = self.areas.get(pointed) if pointed in self._chooser.index.targets(hold.spot) else None
            hold.tilt, hold.at = 0.0, None if area is None or not held else area.middle

    def sprites(self) -> dict[ItemId, Sprite]:
        """The pieces, what was picked up by a click a little above its place."""
        sprites = dict(self._scenery.sprites(self.shown))
        if isinstance(self._scenery, Turning):
            return sprites
        picked = self._chooser.picked
        lifted = None if picked is None else self._scenery.carried(picked)
        if lifted in sprites and self.hold is None:
            sprites[lifted] = raised(sprites[lifted])
        return sprites

    def _marks(self) -> dict[ItemId, Sprite]:
        levels = {} if self._chooser.emitting else self._chooser.levels()
        framed = {spot: level for spot, level in levels.items() if self._scenery.frames(spot)}
        plain = {spot: level for spot, level in levels.items() if spot not in framed}
        last = [spot for spot in self.remembered if not self._scenery.frames(spot)]
        framed.update((spot, LAST) for spot in self.remembered if spot not in last and spot not in framed)
        pointed = self._chooser.pointed
        return {
            **self._scenery.offered(self.shown, framed),
            **marks(self.areas, plain, last),
            **(self._scenery.pointed(self.shown, pointed) if pointed is not None else {}),
        }

    def handles(self) -> tuple[Handle, ...]:
        """The spots that can be chosen now, in the order of the choices."""
        if self.shown is None or not self._chooser.active:
            return ()
        index = self._chooser.index
        spots = dict.fromkeys((*index.targets(self._chooser.source), *index.sources))
        return tuple(
            Handle(spot, self.areas[spot], self._scenery.spot_name(spot, self.shown))
            for spot in spots
            if spot in self.areas
        )

    def remember(self, event: Any) -> None:
        """An event that left its mark is the last move from now on."""
        touched = tuple(self._scenery.touched(event))
        if touched:
            self.remembered = touched

    def inherit(self) -> None:
        """What was taken from a pile is now the card in hand: go on holding that."""
        hold = self.hold
        if hold is None:
            return
        heir = self._scenery.heir(hold.spot)
        item = None if heir is None else self._scenery.carried(heir)
        if heir is not None and item is not None and item in self._scenery.sprites(self.shown):
            hold.spot, hold.item = heir, item

    def picture_of(self, ident: ItemId) -> Picture | None:
        """What an item shows at this moment."""
        item = self.stage.item(ident)
        return item.painted.picture if item is not None and item.painted is not None else None

    def keep_words(self) -> None:
        """Until what moves next has arrived, words stay as they are."""
        sprites = self._scenery.sprites(self.shown)
        self.late = {ident: sprite for ident, sprite in sprites.items() if isinstance(sprite.picture, Words)}

    def clear_passing(self) -> None:
        """A movement is over."""
        self.late = {}
        for ident in self.passing:
            self.stage.remove(ident)
        self.passing = []


def raised(sprite: Sprite) -> Sprite:
    """How something lies that was picked up by a click: a little above its place."""
    height = sprite.picture.height
    return Sprite(
        sprite.picture, sprite.x, sprite.y - 0.08 * height, sprite.z + FLYING, sprite.angle - 2.0, 1.0, sprite.opacity
    )
