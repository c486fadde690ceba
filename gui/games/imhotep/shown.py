"""What lies on Imhotep's board, without pixels: from a view, and on from there event by event."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.seats import NOBODY, Seat
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
    StarterChosen,
    StoneLoaded,
    StonePlaced,
    StoneReturned,
    StonesQuarried,
    TurnPassed,
    TurnSkipped,
)
from engine.games.imhotep.options import ImhotepOptions
from engine.games.imhotep.pieces import CARDS, LEVER, SHIPS
from engine.games.imhotep.scoring import Standing, bonus, standing
from engine.games.imhotep.view import ImhotepView

Berths = tuple[Seat | None, ...]
AT_HOME = (None,) * SHIPS


class Shown(Struct, frozen=True):
    """The board. `main` is the seat whose stones and cards lie in the tray; `turn` is NOBODY when the game is over.
    `landed` holds, by ship, the site at which it has just landed. `loose` lists the stones (ship, berth) that lie
    aboard as items of their own, because they have just come there or may be taken."""

    options: ImhotepOptions
    main: Seat
    turn: Seat
    playing: int | None
    reserve: tuple[int, ...]
    box: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    market: tuple[int | None, ...]
    deck_left: int
    ships: tuple[Berths, ...]
    in_harbour: tuple[bool, ...]
    landed: tuple[int | None, ...]
    sites: tuple[tuple[Seat, ...], ...]
    loose: tuple[tuple[int, int], ...] = ()
    sketched: int | None = None
    """The ship whose stones are being rearranged."""

    @property
    def seats(self) -> int:
        return len(self.reserve)

    def standing(self, site: int) -> Standing:
        return standing(self.sites[site], self.seats)

    def bonus(self, site: int) -> int:
        """What each leader of a site would get for that now."""
        return bonus(self.options, site, self.standing(site).leaders)

    @property
    def hand(self) -> tuple[tuple[int, int], ...]:
        """The kinds of cards in the tray and how many there are of each."""
        return tuple((kind, count) for kind, count in enumerate(self.hands[self.main]) if count)

    def affordable(self, card: int) -> bool:
        """Whether the seat at the tray has stones enough for a card."""
        return CARDS[card].cost <= self.reserve[self.main]


def sketched_in(view: ImhotepView, ship: int, berths: Berths) -> Shown:
    """The board as a view has it, with the stones of one ship lying in another order."""
    ships = tuple(berths if number == ship else row for number, row in enumerate(view.ships))
    return replace(shown_in(view), ships=ships, sketched=ship)


def shown_in(view: ImhotepView) -> Shown:
    """The board as a view has it."""
    rearranging = view.playing == LEVER and view.actor != NOBODY
    return Shown(
        options=view.options,
        main=view.watcher if view.watcher is not None else max(0, view.turn),
        turn=NOBODY if view.actor == NOBODY else view.turn,
        playing=view.playing,
        reserve=view.reserve,
        box=view.box,
        hands=view.hands,
        market=view.market,
        deck_left=view.deck_left,
        ships=view.ships,
        in_harbour=view.in_harbour,
        landed=AT_HOME,
        sites=view.sites,
        loose=_aboard(view) if rearranging else (),
    )


def _aboard(view: ImhotepView) -> tuple[tuple[int, int], ...]:
    return tuple(
        (ship, berth)
        for ship, row in enumerate(view.ships)
        for berth, owner in enumerate(row)
        if owner is not None and view.in_harbour[ship]
    )


def after_event(shown: Shown, event: ImhotepEvent) -> Shown:
    """The board once that has happened. Whose turn it is afterwards no event says: the view does."""
    match event:
        case MarketLaidOut(cards=cards, deck_left=left):
            return replace(shown, market=cards, deck_left=left)
        case StarterChosen(seat=seat):
            return replace(shown, turn=seat)
        case CardUsed(seat=seat, card=card):
            return replace(shown, hands=_with_card(shown, seat, card, -1), playing=card)
        case StoneLoaded(seat=seat, ship=ship, berth=berth):
            made = replace(shown, reserve=_counted(shown.reserve, seat, -1), loose=(*shown.loose, (ship, berth)))
            return replace(made, ships=_with_berth(shown.ships, ship, berth, seat))
        case CardBought(seat=seat, slot=slot, card=card, cost=cost):
            market = tuple(None if number == slot else kind for number, kind in enumerate(shown.market))
            made = replace(shown, reserve=_counted(shown.reserve, seat, -cost), box=_counted(shown.box, seat, cost))
            return replace(made, market=market, hands=_with_card(shown, seat, card, 1))
        case MarketRefilled(slot=slot, card=card, deck_left=left):
            market = tuple(card if number == slot else kind for number, kind in enumerate(shown.market))
            return replace(shown, market=market, deck_left=left)
        case ShipSailed(ship=ship, site=site):
            landed = tuple(site if number == ship else there for number, there in enumerate(shown.landed))
            home = tuple(here and number != ship for number, here in enumerate(shown.in_harbour))
            loose = tuple(stone for stone in shown.loose if stone[0] != ship)
            return replace(shown, landed=landed, in_harbour=home, loose=loose)
        case StonePlaced(seat=seat, ship=ship, berth=berth, site=site):
            sites = tuple((*stones, seat) if number == site else stones for number, stones in enumerate(shown.sites))
            return replace(shown, ships=_with_berth(shown.ships, ship, berth, None), sites=sites)
        case StoneReturned(seat=seat, ship=ship, berth=berth):
            ships = _with_berth(shown.ships, ship, berth, None)
            return replace(shown, ships=ships, reserve=_counted(shown.reserve, seat, 1))
        case RoundBegan():
            return replace(shown, in_harbour=(True,) * SHIPS, landed=AT_HOME, loose=())
        case StonesQuarried(seat=seat, stones=stones):
            made = replace(shown, box=_counted(shown.box, seat, -stones))
            return replace(made, reserve=_counted(shown.reserve, seat, stones))
        case ShipRearranged(ship=ship, after=after):
            ships = tuple(after if number == ship else row for number, row in enumerate(shown.ships))
            moved = tuple((ship, berth) for berth, owner in enumerate(after) if owner is not None)
            return replace(shown, ships=ships, loose=moved, sketched=None)
        case SiteCompleted() | TurnPassed() | TurnSkipped() | GameEnded():
            return shown
        case _:
            assert_never(event)


def _counted(counts: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return tuple(count + by * (number == seat) for number, count in enumerate(counts))


def _with_card(shown: Shown, seat: Seat, card: int, by: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_counted(hand, card, by) if number == seat else hand for number, hand in enumerate(shown.hands))


def _with_berth(ships: tuple[Berths, ...], ship: int, berth: int, owner: Seat | None) -> tuple[Berths, ...]:
    row = tuple(owner if number == berth else there for number, there in enumerate(ships[ship]))
    return (*ships[:ship], row, *ships[ship + 1 :])
