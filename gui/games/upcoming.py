"""Games that are drawn but not yet playable: the home page shows them as in preparation.

One leaves this list by getting a kit; the page then passes it over here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from gui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.controls.look import Look

    Paint = Callable[[QPainter, QRectF, Look], None]


class Upcoming(Struct, frozen=True):
    """What its card says."""

    key: str
    seats: tuple[int, int]
    minutes: int


UPCOMING: Final = (
    Upcoming("imhotep", (2, 4), 40),
    Upcoming("isle_of_skye", (2, 4), 50),
    Upcoming("irish_gauge", (3, 5), 60),
)


def upcoming_name(key: str) -> str:
    """The game's name."""
    return {
        "imhotep": translate("upcoming", "Imhotep"),
        "isle_of_skye": translate("upcoming", "Isle of Skye"),
        "irish_gauge": translate("upcoming", "Irish Gauge"),
    }[key]


def upcoming_tagline(key: str) -> str:
    """What one does in it."""
    return {
        "imhotep": translate("upcoming", "Ship stones to the foot of the pyramid"),
        "isle_of_skye": translate("upcoming", "Buy land and build an island of your own"),
        "irish_gauge": translate("upcoming", "Lay rails, buy shares, earn dividends"),
    }[key]


def paint_functions() -> dict[str, Paint]:
    """The art of their cards."""
    # Imported when called: the home page shows shipped pictures of it.
    from gui.games.imhotep import cover as imhotep
    from gui.games.irish_gauge import cover as irish_gauge
    from gui.games.isle_of_skye import cover as isle_of_skye

    return {
        "imhotep": imhotep.paint_card,
        "isle_of_skye": isle_of_skye.paint_card,
        "irish_gauge": irish_gauge.paint_card,
    }
