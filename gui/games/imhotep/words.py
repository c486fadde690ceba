"""What is written on the board, and what a screen reader says of its places."""

from collections.abc import Sequence

from engine.core.match import SeatSetup
from engine.games.imhotep.pieces import (
    CAPACITIES,
    CARDS,
    EXTRA_HANDS,
    FAIR_WIND,
    LEVER,
    OBELISK,
    OBELISK_CARVER,
    PYRAMID,
    PYRAMID_MASON,
    QUARRY,
    SHIP_BERTHS,
    STATUE_POINTS,
    TEMPLE,
    TEMPLE_PRIEST,
    TOMB_KEEPER,
)
from gui.controls.look import Look
from gui.games.imhotep.shown import Shown
from gui.games.imhotep.spots import (
    BerthSpot,
    Done,
    Hand,
    HandCard,
    ImhotepSpot,
    Land,
    Reserve,
    ShipSpot,
    SitePlace,
    SiteSpot,
    Slot,
)
from gui.i18n import isolated, left_to_right, listed, translate


def site_name(site: int) -> str:
    """A site's name as a title."""
    if site == PYRAMID:
        return translate("imhotep_board", "Pyramid")
    if site == TEMPLE:
        return translate("imhotep_board", "Temple")
    if site == OBELISK:
        return translate("imhotep_board", "Obelisk")
    return translate("imhotep_board", "Tomb")


def ship_name(ship: int) -> str:
    """A ship is called by its number of berths."""
    return (
        translate("imhotep_board", "ship of two"),
        translate("imhotep_board", "ship of three"),
        translate("imhotep_board", "ship of four"),
    )[ship]


def card_name(kind: int) -> str:
    """A card's name as a title."""
    if kind == EXTRA_HANDS:
        return translate("imhotep_board", "Extra hands")
    if kind == FAIR_WIND:
        return translate("imhotep_board", "Fair wind")
    if kind == QUARRY:
        return translate("imhotep_board", "Quarry")
    if kind == LEVER:
        return translate("imhotep_board", "Lever")
    if kind == TEMPLE_PRIEST:
        return translate("imhotep_board", "Temple priest")
    if kind == PYRAMID_MASON:
        return translate("imhotep_board", "Pyramid mason")
    if kind == OBELISK_CARVER:
        return translate("imhotep_board", "Obelisk carver")
    if kind == TOMB_KEEPER:
        return translate("imhotep_board", "Tomb keeper")
    return translate("imhotep_board", "Statue")


def card_effect(kind: int, look: Look) -> str:
    """What it does, as short as can be."""
    write = look.number
    if kind == EXTRA_HANDS:
        return translate("imhotep_board", "one more stone")
    if kind == FAIR_WIND:
        return translate("imhotep_board", "sail a ship")
    if kind == QUARRY:
        return translate("imhotep_board", "{count} stones back").format(count=write(3))
    if kind == LEVER:
        return translate("imhotep_board", "new order")
    card = CARDS[kind]
    if card.site is None:
        return left_to_right(" · ".join(write(points) for points in STATUE_POINTS[1:]))
    if card.stones > 1:
        template = translate("imhotep_board", "{points} per {stones} stones")
        return template.format(points=write(card.points), stones=write(card.stones))
    return translate("imhotep_board", "{points} per stone").format(points=write(card.points))


def card_rule(kind: int, look: Look) -> str:
    """What it does, in a whole sentence."""
    write = look.number
    if kind == EXTRA_HANDS:
        return translate("imhotep_board", "Before your action: load one more stone. Used once.")
    if kind == FAIR_WIND:
        return translate("imhotep_board", "Before your action: sail a ship. Used once.")
    if kind == QUARRY:
        return translate(
            "imhotep_board", "Before your action: take up to three of your stones back from the box. Used once."
        )
    if kind == LEVER:
        return translate("imhotep_board", "Before your action: rearrange the stones of a ship. Used once.")
    if kind == TEMPLE_PRIEST:
        template = translate("imhotep_board", "At the end: {points} point for each of your stones in the temple.")
        return template.format(points=write(1))
    if kind == PYRAMID_MASON:
        template = translate("imhotep_board", "At the end: {points} point for every two of your stones in the pyramid.")
        return template.format(points=write(1))
    if kind == OBELISK_CARVER:
        template = translate("imhotep_board", "At the end: {points} points for each of your stones at the obelisk.")
        return template.format(points=write(2))
    if kind == TOMB_KEEPER:
        template = translate("imhotep_board", "At the end: {points} point for each of your stones in the tomb.")
        return template.format(points=write(1))
    points = [write(value) for value in STATUE_POINTS[1:]]
    template = translate("imhotep_board", "At the end: {one} point for one statue, {two} for two, {three}, {four}.")
    return template.format(one=points[0], two=points[1], three=points[2], four=points[3])


def filled(have: int, room: int, look: Look) -> str:
    """How many stones a site has."""
    return translate("imhotep_board", "{have} of {room}").format(have=look.number(have), room=look.number(room))


def bonus_word(points: int, look: Look) -> str:
    return left_to_right(f"+{look.number(points)}")


def change_word(points: int, look: Look) -> str:
    """A change with its sign, for the preview."""
    if points > 0:
        return left_to_right(f"+{look.number(points)}")
    return left_to_right(look.number(points))


def preview_title(ends_game: bool, ends_round: bool) -> str:
    """Over what everybody would score."""
    if ends_game:
        return translate("imhotep_board", "This would end the game:")
    if ends_round:
        return translate("imhotep_board", "If it lands here, a new round begins:")
    return translate("imhotep_board", "If it lands here:")


def returning(count: int, look: Look) -> str:
    """Under it: stones for which there is no room."""
    if count == 1:
        return translate("imhotep_board", "one stone goes back")
    return translate("imhotep_board", "{count} stones go back").format(count=look.number(count))


def nothing_changes() -> str:
    return translate("imhotep_board", "Nobody’s points change")


def worth_now(points: int, look: Look) -> str:
    """Under a card's rule."""
    return translate("imhotep_board", "For you now: {points}").format(points=change_word(points, look))


def site_title(site: int) -> str:
    """Over everybody's stones at a site."""
    if site == PYRAMID:
        return translate("imhotep_board", "Pyramid: points so far")
    if site == TEMPLE:
        return translate("imhotep_board", "Temple: points at the end")
    if site == OBELISK:
        return translate("imhotep_board", "Obelisk: points at the end")
    return translate("imhotep_board", "Tomb: points at the end")


def stones_of(name: str, stones: int, look: Look) -> str:
    """A seat and how many stones it has there."""
    template = (
        translate("imhotep_board", "{name}: one stone")
        if stones == 1
        else translate("imhotep_board", "{name}: {count} stones")
    )
    return template.format(name=isolated(name), count=look.number(stones))


def done_word() -> str:
    """On the button beside a ship that is being rearranged."""
    return translate("imhotep_board", "Let it be so")


def reserve_words(stones: int, box: int, look: Look) -> tuple[str, str, str]:
    """Beside the own stones, in three lines."""
    title = translate("imhotep_board", "Your reserve")
    count = (
        translate("imhotep_board", "one stone")
        if stones == 1
        else translate("imhotep_board", "{count} stones").format(count=look.number(stones))
    )
    return title, count, translate("imhotep_board", "{count} in the box").format(count=look.number(box))


def hand_words(cards: int, look: Look) -> tuple[str, str]:
    """Beside the own cards."""
    title = translate("imhotep_board", "Your cards")
    if not cards:
        return title, translate("imhotep_board", "none yet")
    if cards == 1:
        return title, translate("imhotep_board", "one card")
    return title, translate("imhotep_board", "{count} cards").format(count=look.number(cards))


def whose(name: str, what: str) -> str:
    """Beside the tray of somebody else, who is looked at."""
    return f"{isolated(name)} · {what}"


def deck_words(left: int, look: Look) -> str:
    return translate("imhotep_board", "{count} left").format(count=look.number(left))


def spot_name(spot: ImhotepSpot, shown: Shown, seats: Sequence[SeatSetup], look: Look) -> str:
    """A place and what lies there."""
    write = look.number
    match spot:
        case Reserve():
            template = translate("imhotep_board", "Your reserve, {count} stones")
            return template.format(count=write(shown.reserve[shown.main]))
        case Hand():
            return translate("imhotep_board", "Your cards, {count}").format(count=write(sum(shown.hands[shown.main])))
        case Slot(slot=slot):
            card = shown.market[slot]
            if card is None:
                return translate("imhotep_board", "Market, empty place")
            template = translate("imhotep_board", "Market: {card}, costs {cost}. {rule}")
            return template.format(card=card_name(card), cost=write(CARDS[card].cost), rule=card_rule(card, look))
        case HandCard(card=card):
            template = translate("imhotep_board", "Your card: {card}. {rule}")
            return template.format(card=card_name(card), rule=card_rule(card, look))
        case ShipSpot(ship=ship):
            aboard = [owner for owner in shown.ships[ship] if owner is not None]
            template = translate("imhotep_board", "{ship}, {count} aboard: {names}")
            names = listed(isolated(seats[owner].name) for owner in aboard)
            if not aboard:
                return translate("imhotep_board", "{ship}, empty").format(ship=ship_name(ship))
            return template.format(ship=ship_name(ship), count=write(len(aboard)), names=names)
        case BerthSpot(ship=ship, berth=berth):
            owner = shown.ships[ship][berth]
            if owner is None:
                template = translate("imhotep_board", "{ship}, berth {berth} of {berths}, free")
            else:
                template = translate("imhotep_board", "{ship}, berth {berth} of {berths}: {name}")
            return template.format(
                ship=ship_name(ship),
                berth=write(berth + 1),
                berths=write(SHIP_BERTHS[ship]),
                name="" if owner is None else isolated(seats[owner].name),
            )
        case SiteSpot(site=site):
            return f"{site_name(site)}, {filled(len(shown.sites[site]), CAPACITIES[site], look)}"
        case SitePlace(site=site, place=place):
            return f"{site_name(site)}, {write(place + 1)}"
        case Done(ship=ship):
            return translate("imhotep_board", "Settle the new order on the {ship}").format(ship=ship_name(ship))
        case Land():
            return translate("imhotep_board", "The landscape: play the card here")
