"""Small things Irish Gauge's sentences are made of."""

from collections.abc import Iterable
from typing import Final

from engine.games.irish_gauge.pieces import COMPANY_COUNT
from engine.games.irish_gauge.view import GaugeView
from gui.board.lines import Notation, Piece, Words
from gui.games.irish_gauge.words import city_name, company_name, route_name, space_name
from gui.i18n import Numbers, isolated, language_in_force, translate

BADGE: Final = "badge"
HOLDING: Final = "holding"


def numbers() -> Numbers:
    """The digits of the language in force."""
    return Numbers(language_in_force())


def money(amount: int) -> Notation:
    """A sum of pounds."""
    return Notation(f"£{amount}")


def won(amount: int) -> Notation:
    return Notation(f"+£{amount}")


def money_text(amount: int) -> str:
    return numbers().digits(f"£{amount}")


def company(number: int) -> Words:
    return Words(company_name(number))


def city(number: int) -> Words:
    return Words(isolated(city_name(number)))


def route(number: int) -> Words:
    return Words(route_name(number))


def space(number: int) -> Words:
    return Words(space_name(number))


def badge(number: int) -> Piece:
    """A company as a small picture."""
    return Piece(BADGE, str(number), company_name(number))


def holdings(view: GaugeView, seat: int) -> tuple[Piece, ...]:
    """A seat's shares, one picture for each company it holds."""
    return tuple(
        Piece(HOLDING, f"{number} {held}", _spoken(number, held))
        for number in range(COMPANY_COUNT)
        if (held := view.shares(seat, number))
    )


def _spoken(number: int, held: int) -> str:
    words = translate("irish_gauge", "{count} of {company}")
    return words.format(count=numbers()(held), company=company_name(number))


def listed(words: Iterable[str]) -> str:
    """Words one after another."""
    comma, last = ("، ", " و ") if language_in_force() == "fa" else (", ", " and ")
    shown = list(words)
    return comma.join(shown[:-1]) + last + shown[-1] if len(shown) > 1 else "".join(shown)
