"""Names for seats that nobody has named yet, the same people in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.i18n import Language

NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "fa": ("سارا", "کیان", "مینا", "بابک", "لیلا", "آرش", "نیما", "هلیا", "پرویز", "شیرین"),
    "en": ("Sara", "Kian", "Mina", "Babak", "Leila", "Arash", "Nima", "Helia", "Parviz", "Shirin"),
}
"""More than the most seats there are: a person may be called like one of them."""


def person_of(name: str) -> int | None:
    """Which of these people a name is, in whatever language."""
    for names in NAMES.values():
        if name in names:
            return names.index(name)
    return None


def free_name(taken: Sequence[str], language: Language) -> str:
    """The first name that nobody at the table bears."""
    return next(name for name in NAMES[language] if name not in taken)
