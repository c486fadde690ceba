"""How the events move on the board."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.isle_of_skye.events import (
    CleanedUp,
    IncomePaid,
    NeutralDrew,
    PricesShown,
    RoundScored,
    SkyeEvent,
    StartsDealt,
    TileBought,
    TileDidNotFit,
    TileForced,
    TilePlaced,
    TilesDrawn,
    TilesShown,
)
from gui.board.sprites import FLYING, ItemId, Manner, Movement, Sprite
from gui.games.isle_of_skye.tile_pictures import BackPicture, TilePicture, size_of

Sprites = Mapping[ItemId, Sprite]
MOVE: Final = 260
TURN: Final = 300
SLIDE: Final = 380
_STEP: Final = 70


def movements_of(event: SkyeEvent, was: Sprites, now: Sprites) -> Sequence[Movement]:
    """What moves when that happens; `was` and `now` are the table before and after."""
    match event:
        case TilesDrawn() | TilesShown() | NeutralDrew() | StartsDealt():
            return tuple(_out_of_bag(was, now))
        case PricesShown():
            return tuple(_turned_up(was, now))
        case CleanedUp():
            return tuple(_into_bag(was, now))
        case _:
            return tuple(_moved(was, now, Manner.MOVE, MOVE))


def table_turned(was: Sprites, now: Sprites) -> Sequence[Movement]:
    """Another territory comes to lie on the chart."""
    return tuple(_moved(was, now, Manner.SLIDE, SLIDE))


def pause_after(event: SkyeEvent) -> int:
    """Milliseconds to look at it before the next thing happens."""
    match event:
        case PricesShown():
            return 700
        case TileBought() | TileForced() | TileDidNotFit():
            return 350
        case TilePlaced():
            return 180
        case IncomePaid():
            return 300
        case RoundScored():
            return 900
        case _:
            return 0


def _tiles(sprites: Sprites) -> Iterator[tuple[ItemId, Sprite]]:
    return ((item, sprite) for item, sprite in sprites.items() if isinstance(sprite.picture, TilePicture))


def _moved(was: Sprites, now: Sprites, manner: Manner, duration: int) -> Iterator[Movement]:
    """Tiles that lie elsewhere now."""
    for item, end in _tiles(now):
        start = was.get(item)
        if start is not None and (start.x, start.y) != (end.x, end.y):
            # From where the item is: somebody may hold it.
            yield Movement(item, end, start, origin=item, manner=manner, duration=duration)


def _out_of_bag(was: Sprites, now: Sprites) -> Iterator[Movement]:
    bag = now.get(("bag",))
    if bag is None:
        return
    fresh = [(item, end) for item, end in _tiles(now) if item not in was]
    for number, (item, end) in enumerate(fresh):
        yield Movement(item, end, _back(end, bag), manner=Manner.TURN, delay=number * _STEP, duration=TURN + 80)


def _turned_up(was: Sprites, now: Sprites) -> Iterator[Movement]:
    """The priced tiles turn up, all together."""
    for item, end in _tiles(now):
        if item not in was:
            yield Movement(item, end, _back(end, end), manner=Manner.TURN, duration=TURN)


def _into_bag(was: Sprites, now: Sprites) -> Iterator[Movement]:
    bag = now.get(("bag",))
    if bag is None:
        return
    for number, (item, start) in enumerate((item, sprite) for item, sprite in _tiles(was) if item not in now):
        end = Sprite(start.picture, bag.x, bag.y, FLYING, opacity=0.0)
        yield Movement(("leaving", item), end, start, manner=Manner.LEAVE, delay=number * 40, duration=MOVE)


def _back(tile: Sprite, at: Sprite) -> Sprite:
    """The back of a tile at another place."""
    picture = tile.picture
    assert isinstance(picture, TilePicture)
    return Sprite(BackPicture(*size_of(picture.radius), picture.radius), at.x, at.y, tile.z)
