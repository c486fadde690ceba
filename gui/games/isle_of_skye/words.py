"""What is written on the board, and what a screen reader says of its places."""

from collections.abc import Sequence

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from engine.games.isle_of_skye.grid import column_of, row_of
from engine.games.isle_of_skye.pieces import CardName, tile
from engine.games.isle_of_skye.previews import Hindrance, wares
from gui.controls.look import Look
from gui.games.isle_of_skye.shown import Shown
from gui.games.isle_of_skye.spots import (
    AsideSlot,
    CardSpot,
    Cell,
    HandTile,
    Knob,
    LaidTile,
    Mini,
    Placing,
    SaleSlot,
    Sheet,
    SkyeSpot,
    TurnKey,
    Ware,
)
from gui.i18n import isolated, left_to_right, translate


def card_name(card: CardName) -> str:
    """A scoring card's name."""
    return {
        "castles": translate("isle_of_skye", "Castles"),
        "waters": translate("isle_of_skye", "Waters"),
        "roads": translate("isle_of_skye", "Roads"),
        "symbols": translate("isle_of_skye", "Symbols"),
        "treasury": translate("isle_of_skye", "Treasury"),
        "villages": translate("isle_of_skye", "Villages"),
        "deep_forest": translate("isle_of_skye", "Deep forest"),
        "ranges": translate("isle_of_skye", "Ranges"),
    }[card]


def card_rule(card: CardName) -> str:
    """What a scoring card brings."""
    return {
        "castles": translate("isle_of_skye", "2 points for each castle tile"),
        "waters": translate("isle_of_skye", "2 points for each tile that has sea"),
        "roads": translate("isle_of_skye", "2 points for each tile whose road runs on into a neighbour's"),
        "symbols": translate("isle_of_skye", "3 points for each tile with the special symbol"),
        "treasury": translate("isle_of_skye", "1 point for every five coins left"),
        "villages": translate("isle_of_skye", "2 points for each village, 1 more beside a castle"),
        "deep_forest": translate("isle_of_skye", "2 points for each tile of the largest wood"),
        "ranges": translate("isle_of_skye", "3 points for each range of at least three tiles"),
    }[card]


def tile_name(number: int) -> str:
    """A tile by what one calls it."""
    one = tile(number)
    if one.symbol:
        return translate("isle_of_skye", "start tile")
    if one.feature is None:
        return {
            "sea": translate("isle_of_skye", "sea tile"),
            "mountain": translate("isle_of_skye", "mountain tile"),
            "forest": translate("isle_of_skye", "forest tile"),
            "plain": translate("isle_of_skye", "plain tile"),
            "start": translate("isle_of_skye", "start tile"),
        }[one.terrain]
    return {
        "castle": translate("isle_of_skye", "castle"),
        "village": translate("isle_of_skye", "village"),
        "road": translate("isle_of_skye", "road"),
        "hill": translate("isle_of_skye", "hill"),
        "swamp": translate("isle_of_skye", "swamp"),
    }[one.feature]


def neutral_name() -> str:
    return translate("isle_of_skye", "Neutral")


def owner_name(seat: Seat, seats: Sequence[SeatSetup]) -> str:
    """A seat's name, or the neutral's."""
    return seats[seat].name if seat < len(seats) else neutral_name()


def round_words(shown: Shown, look: Look) -> str:
    view = shown.view
    words = translate("isle_of_skye_board", "Round {round} of {rounds}")
    return words.format(round=look.number(max(1, view.round)), rounds=look.number(view.options.rounds))


def last_words(shown: Shown) -> str:
    """Whether it is the last round, where that is news."""
    view = shown.view
    if view.last == "yes" and view.round:
        return translate("isle_of_skye_board", "The last round")
    if view.last == "maybe" and view.round:
        return translate("isle_of_skye_board", "Perhaps the last round")
    return ""


def bag_words(shown: Shown, look: Look) -> str:
    return translate("isle_of_skye_board", "{count} in the bag").format(count=look.number(shown.view.bag_size))


def display_words(shown: Shown, look: Look) -> str:
    options = shown.view.options
    if options.display_market:
        words = translate("isle_of_skye_board", "Main board: {price} each")
        return words.format(price=look.number(options.display_price))
    return translate("isle_of_skye_board", "On the main board")


def offer_title() -> str:
    return translate("isle_of_skye_board", "Centre offer")


def hand_title(name: str) -> str:
    return translate("isle_of_skye_board", "Only {name} sees").format(name=isolated(name))


def aside_word() -> str:
    return translate("isle_of_skye_board", "Set aside")


def sale_word() -> str:
    return translate("isle_of_skye_board", "For sale")


def pricing_word() -> str:
    return translate("isle_of_skye_board", "is pricing")


def hidden_word() -> str:
    return translate("isle_of_skye_board", "hidden")


def plate_words(count: int, look: Look) -> str:
    return translate("isle_of_skye_board", "{count} of 25 cells").format(count=look.number(count))


def income_words(income: int, look: Look) -> str:
    return translate("isle_of_skye_board", "income {income}").format(income=look.number(income))


def hindrance_words(hindrance: Hindrance) -> str:
    """Why a tile cannot be bought."""
    return {
        "own": translate("isle_of_skye_board", "your own tile"),
        "sold": translate("isle_of_skye_board", "sold"),
        "too_dear": translate("isle_of_skye_board", "too dear for you"),
        "not_for_sale": translate("isle_of_skye_board", "not for sale"),
    }[hindrance]


def no_fit_word() -> str:
    return translate("isle_of_skye_board", "fits nowhere")


def change_words(value: int, look: Look) -> str:
    """A change in points."""
    return left_to_right(f"+{look.number(value)}" if value > 0 else look.number(value))


def spot_name(spot: SkyeSpot, shown: Shown, seats: Sequence[SeatSetup], look: Look) -> str:
    """A place and what lies there."""
    match spot:
        case Ware(tile=number):
            return _ware_name(number, shown, seats, look)
        case LaidTile(tile=number):
            return tile_name(number)
        case HandTile(tile=number):
            return translate("isle_of_skye_board", "Your {tile}").format(tile=tile_name(number))
        case AsideSlot():
            return translate("isle_of_skye_board", "Set it aside")
        case SaleSlot():
            return translate("isle_of_skye_board", "Put it up for sale")
        case Placing(tile=number):
            return translate("isle_of_skye_board", "To be placed: {tile}").format(tile=tile_name(number))
        case Cell(cell=cell):
            return _cell_name(cell, shown, look)
        case Sheet():
            return translate("isle_of_skye_board", "Outside the grid")
        case Knob() | TurnKey():
            return translate("isle_of_skye_board", "Turn the tile")
        case CardSpot(index=index):
            return card_name(shown.view.cards[index])
        case Mini(seat=seat):
            return translate("isle_of_skye_board", "The territory of {name}").format(name=isolated(seats[seat].name))


def _ware_name(number: int, shown: Shown, seats: Sequence[SeatSetup], look: Look) -> str:
    watcher = shown.view.watcher or 0
    ware = next((ware for ware in wares(shown.view, watcher) if ware.tile == number), None)
    if ware is None:
        return tile_name(number)
    if ware.owner is None:
        words = translate("isle_of_skye_board", "Main board: {tile}, price {price}")
        return words.format(tile=tile_name(number), price=look.number(ware.price))
    words = translate("isle_of_skye_board", "{tile} of {name}, price {price}")
    name = isolated(owner_name(ware.owner, seats))
    return words.format(tile=tile_name(number), name=name, price=look.number(ware.price))


def _cell_name(cell: int, shown: Shown, look: Look) -> str:
    laid = shown.view.territories[shown.main][cell]
    words = translate("isle_of_skye_board", "Row {row}, column {column}: {what}")
    what = translate("isle_of_skye_board", "empty") if laid is None else tile_name(laid.tile)
    return words.format(row=look.number(row_of(cell)), column=look.number(column_of(cell)), what=what)


def starter_word() -> str:
    """Beside the sign of who holds the badge."""
    return translate("isle_of_skye_board", "begins")


def sold_words() -> str:
    """On the tag of a tile that was bought, before the buyer's sign."""
    return translate("isle_of_skye_board", "sold to")


def price_words(price: int, look: Look) -> str:
    return translate("isle_of_skye_board", "Price {price}").format(price=look.number(price))
