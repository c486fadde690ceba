"""How Imhotep's events move on the board."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.seats import Seat
from engine.games.imhotep.events import (
    CardBought,
    CardUsed,
    GameEnded,
    ImhotepEvent,
    MarketLaidOut,
    MarketRefilled,
    RoundBegan,
    ShipRearranged,
    ShipSailed,
    SiteCompleted,
    StoneLoaded,
    StonePlaced,
    StoneReturned,
    StonesQuarried,
)
from engine.games.imhotep.pieces import CAPACITIES, OBELISK, SHIPS
from gui.board.sprites import FLYING, ItemId, Manner, Movement, Sprite
from gui.games.imhotep import sites, words
from gui.games.imhotep.items import DECK, TIP, Table, hand_id, loose_id, reserve_id, ship_id, slot_id, stone_id
from gui.games.imhotep.plaques import plate
from gui.games.imhotep.shown import Shown

Sprites = Mapping[ItemId, Sprite]

MOVE: Final = 240
SAIL: Final = 900
TURN: Final = 300
RISE: Final = 500
_STEP: Final = 45
_OFF: Final = 150.0
"""How far off the bow, in the landscape's units."""


def movements_of(
    event: ImhotepEvent, was: Sprites, now: Sprites, before: Shown, after: Shown, table: Table
) -> Sequence[Movement]:
    """What moves when that happens; `was` and `now` are the board before and after."""
    match event:
        case MarketLaidOut(cards=cards):
            return tuple(_laid_out(len(cards), now))
        case StoneLoaded():
            return tuple(_loaded(event, now, before, table))
        case CardBought():
            return tuple(_bought(event, was, now, before, table))
        case MarketRefilled(slot=slot):
            item = slot_id(slot)
            start = now.get(DECK)
            return () if start is None else (Movement(item, now[item], _there(start, now[item]), manner=Manner.TURN,
                                                      duration=TURN + 60),)  # fmt: skip
        case CardUsed():
            return tuple(_used(event, was, table, before))
        case ShipSailed(ship=ship):
            item = ship_id(ship)
            via = _off_the_bow(table, ship)
            return (Movement(item, now[item], was[item], origin=item, manner=Manner.SLIDE, duration=SAIL, via=via),)
        case StonePlaced():
            return tuple(_placed(event, was, now, before, table))
        case StoneReturned():
            return tuple(_returned(event, now, before, after, table))
        case RoundBegan():
            return tuple(_home(was, now, table))
        case StonesQuarried(seat=seat, stones=stones):
            return tuple(_quarried(seat, stones, now, after, table))
        case ShipRearranged():
            return tuple(_rearranged(event, now, table))
        case _:
            return ()


def ships_away(before: Shown, after: Shown, was: Sprites, table: Table) -> Sequence[Movement]:
    """Ships that have landed sail away once everything is told."""
    found = []
    for ship in range(SHIPS):
        item = ship_id(ship)
        if before.landed[ship] is not None and after.landed[ship] is None and not after.in_harbour[ship]:
            start = was[item]
            x, y = table.layout.at(sites.WAYS_OUT)
            end = Sprite(start.picture, start.x + (x - start.x) * 0.4, start.y + (y - start.y) * 0.4, start.z)
            found.append(Movement(item, end, start, manner=Manner.LEAVE, duration=700))
    return tuple(found)


def pause_after(event: ImhotepEvent) -> int:
    """Milliseconds to look at it before the next thing happens."""
    match event:
        case StoneLoaded() | CardBought():
            return 120
        case CardUsed():
            return 200
        case StonePlaced(points=points):
            return 420 if points else 60
        case StoneReturned():
            return 80
        case SiteCompleted():
            return 250
        case RoundBegan() | GameEnded():
            return 200
        case _:
            return 0


def _off_the_bow(table: Table, ship: int) -> tuple[float, float]:
    """Open water before a ship's slip: it leaves and comes back that way, not over the mole."""
    x, y = sites.ship_middle(ship)
    return table.layout.at((x + _OFF * sites.C30, y - _OFF * 0.5))


def _there(place: Sprite, like: Sprite) -> Sprite:
    """The picture of one where the other lies."""
    return Sprite(place.picture, place.x, place.y, like.z)


def _edge(table: Table, sprite: Sprite) -> Sprite:
    """A sprite at the side of the board where the others sit: what is theirs comes from there and goes there."""
    layout = table.layout
    x = layout.width + sprite.picture.width if table.look.rtl else -sprite.picture.width
    return Sprite(sprite.picture, x, layout.scene.height * 0.45, sprite.z)


def _laid_out(count: int, now: Sprites) -> Iterator[Movement]:
    start = now.get(DECK)
    for slot in range(count):
        item = slot_id(slot)
        if start is not None and item in now:
            yield Movement(item, now[item], _there(start, now[item]), manner=Manner.TURN, delay=slot * 60,
                           duration=TURN, unseen=True)  # fmt: skip


def _loaded(event: StoneLoaded, now: Sprites, before: Shown, table: Table) -> Iterator[Movement]:
    item = loose_id(event.ship, event.berth)
    if event.seat == before.main:
        yield Movement(item, now[item], origin=reserve_id(before.reserve[before.main] - 1), duration=MOVE)
    else:
        yield Movement(item, now[item], _edge(table, now[item]), duration=MOVE + 260)


def _bought(event: CardBought, was: Sprites, now: Sprites, before: Shown, table: Table) -> Iterator[Movement]:
    """The card goes to its buyer, the stones it cost go off."""
    start = was[slot_id(event.slot)]
    if event.seat == before.main:
        item = hand_id(event.card)
        yield Movement(item, now[item], origin=slot_id(event.slot), duration=MOVE + 60)
        last = before.reserve[before.main]
        for number in range(event.cost):
            paid = was.get(reserve_id(last - 1 - number))
            if paid is not None:
                end = Sprite(paid.picture, start.x, start.y, paid.z)
                yield Movement(("paid", number), end, paid, manner=Manner.LEAVE, delay=number * 70, duration=MOVE + 160)
    else:
        yield Movement(("bought",), _edge(table, start), start, manner=Manner.LEAVE, duration=MOVE + 320)


def _used(event: CardUsed, was: Sprites, table: Table, before: Shown) -> Iterator[Movement]:
    """The card is shown to everybody over the river."""
    scene, slot = table.layout.scene, table.layout.deck
    picture = table.card(event.card, slot)
    end = Sprite(picture, scene.width / 2, scene.height * 0.5, FLYING)
    held = was.get(hand_id(event.card)) if event.seat == before.main else None
    origin = hand_id(event.card) if held is not None else None
    start = None if held is not None else _edge(table, end)
    yield Movement(("used",), end, start, origin=origin, manner=Manner.LEAVE, duration=900)


def _placed(event: StonePlaced, was: Sprites, now: Sprites, before: Shown, table: Table) -> Iterator[Movement]:
    """A stone goes from its berth to its place; its points rise there."""
    item = stone_id(event.site, event.place)
    end = now[item]
    start = table.aboard(event.ship, event.berth, event.seat, before.landed[event.ship])
    yield Movement(item, end, Sprite(end.picture, start.x, start.y, end.z), duration=MOVE + 60)
    if event.points:
        yield _points(words.bonus_word(event.points, table.look), end, table, MOVE)
    if event.site == OBELISK and event.place == CAPACITIES[OBELISK] - 1:
        yield Movement(TIP, now[TIP], was[TIP], delay=MOVE + 60, duration=MOVE + 160)


def _points(text: str, at: Sprite, table: Table, delay: int) -> Movement:
    picture = plate(text, max(13.0, float(round(table.layout.unit * 0.85))))
    start = Sprite(picture, at.x, at.y - table.layout.unit * 0.6, FLYING)
    end = Sprite(picture, at.x, at.y - table.layout.unit * 1.9, FLYING)
    return Movement(("points",), end, start, manner=Manner.RISE, delay=delay, duration=RISE, unseen=True)


def _returned(event: StoneReturned, now: Sprites, before: Shown, after: Shown, table: Table) -> Iterator[Movement]:
    start = table.aboard(event.ship, event.berth, event.seat, before.landed[event.ship])
    if event.seat == before.main:
        item = reserve_id(after.reserve[after.main] - 1)
        yield Movement(item, now[item], start, duration=MOVE + 160)
    else:
        yield Movement(("returned",), _edge(table, start), start, manner=Manner.LEAVE, duration=MOVE + 260)


def _home(was: Sprites, now: Sprites, table: Table) -> Iterator[Movement]:
    """All three ships come back: from the site where one lies, or from upstream."""
    for ship in range(SHIPS):
        item = ship_id(ship)
        end = now[item]
        start = was.get(item)
        if start is None:
            x, y = table.layout.at((-120.0, 300.0))
            start = Sprite(end.picture, x, y, end.z)
        via = _off_the_bow(table, ship)
        yield Movement(item, end, start, manner=Manner.SLIDE, delay=ship * 90, duration=SAIL, via=via)


def _quarried(seat: Seat, stones: int, now: Sprites, after: Shown, table: Table) -> Iterator[Movement]:
    if seat != after.main:
        return
    last = after.reserve[after.main]
    for number in range(stones):
        item = reserve_id(last - 1 - number)
        end = now[item]
        start = Sprite(end.picture, end.x, table.layout.height + end.picture.height * 2, end.z)
        yield Movement(item, end, start, delay=number * _STEP, duration=MOVE + 120)


def _rearranged(event: ShipRearranged, now: Sprites, table: Table) -> Iterator[Movement]:
    """Every stone that changed its berth goes there from one where a stone of its owner lay."""
    froms = {berth: owner for berth, owner in enumerate(event.before) if owner is not None}
    kept = [berth for berth, owner in enumerate(event.after) if owner is not None and froms.get(berth) == owner]
    for berth in kept:
        del froms[berth]
    for berth, owner in enumerate(event.after):
        if owner is None or berth in kept:
            continue
        source = next(place for place, there in froms.items() if there == owner)
        del froms[source]
        item, start = loose_id(event.ship, berth), table.aboard(event.ship, source, owner)
        yield Movement(item, now[item], start, duration=MOVE + 120)
