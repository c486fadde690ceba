"""For tests of pages: looks, finished matches, a person's hands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.core.seats import CHANCE
from engine.games import find_game
from gui.controls import Look
from gui.fonts import Typography
from gui.i18n import direction
from gui.look_source import numbers_in
from gui.theme import DARK, LIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gui.i18n import Language

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Sara", "Kian", "مینا", "Babak", "Nima", "هلیا", "Omid", "Leila")


def look_in(language: Language = "en", *, scale: float = 1.0, dark: bool = False) -> Look:
    """A look without motion: nothing to wait for."""
    return Look(
        theme=DARK if dark else LIGHT,
        type=Typography(scale),
        direction=direction(language),
        number=numbers_in(language),
        calm=True,
    )


def seats_of(*kinds: Literal["human", "computer"]) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(NAMES[at], kind, at, "" if kind == "human" else "greedy") for at, kind in enumerate(kinds))


def finished(*kinds: Literal["human", "computer"], seed: str = "end", **options: Any) -> Match:
    """A Skyjo match played at random to its end; two rounds unless the options say otherwise."""
    game = find_game("skyjo")
    chosen = make_options(game.default_options(), {"end": "rounds", "rounds": 2} | options)
    match = Match(game, new_setup(game, seats_of(*kinds), chosen, seed))
    rng = Random(seed)
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(rng.choice(list(match.view(match.actor).legal_actions())))
    return match


def heard(signal: Any) -> list[Any]:
    """Everything a signal carries from now on."""
    told: list[Any] = []
    signal.connect(lambda *values: told.append(values[0] if len(values) == 1 else values))
    return told


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=at if at is not None else widget.rect().center())


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)


def put_up(qtbot: Any, page: QWidget, width: int = 1440, height: int = 900) -> None:
    """Show a page and give it the keyboard."""
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
