"""What several pages need: the numbers of a look, names in a sentence, computer players by name, the Enter key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.i18n import Numbers, isolated, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.controls.look import Look


def numbers_of(look: Look) -> Numbers:
    """How the language of a look writes numbers, and which language that is."""
    if isinstance(look.number, Numbers):
        return look.number
    return Numbers("fa" if look.rtl else "en")


def listed(names: Sequence[str], numbers: Numbers) -> str:
    """Names one after another: ``A, B and C`` or ``الف، ب و پ``, each in an isolate."""
    comma, last = ("، ", " و ") if numbers.language == "fa" else (", ", " and ")
    shown = [isolated(name) for name in names]
    if len(shown) < 2:
        return "".join(shown)
    return comma.join(shown[:-1]) + last + shown[-1]


def player_words(player: str) -> str:
    """How a computer player plays, in a word."""
    words = {
        "random": translate("new_game", "beginner"),
        "greedy": translate("new_game", "steady"),
        "steady": translate("new_game", "steady"),
    }
    return words.get(player, player)


def press_focused(page: QWidget) -> None:
    """Enter presses the button that has the focus; Qt's own buttons answer the space bar only."""
    focus = page.focusWidget()
    if isinstance(focus, QAbstractButton) and focus.isEnabled() and focus.hasFocus():
        focus.click()
