"""Whole games of Skyjo by mouse: clicking on the board, pressing buttons, choosing from the list."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtTest import QTest
from table_room import LEFT, NONE, Room, make_match

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")

SHORT: dict[str, Any] = {"end": "rounds", "rounds": 1}


@pytest.mark.parametrize(
    ("profile", "kinds"),
    [("tutorial", ("human", "computer", "computer")), ("published", ("human", "human"))],
)
def test_a_whole_game_by_clicking(tmp_path: Path, qtbot: QtBot, profile: str, kinds: tuple[str, ...]) -> None:
    room = Room(qtbot, tmp_path, make_match(*kinds, profile=profile, **SHORT))
    rng = Random(4)
    while not room.match.over:
        room.wait_for(room.my_turn)
        if room.match.over:
            break
        ply = room.match.ply
        buttons = list(room.page.desk.prompt.buttons)
        choices = room.scene.chooser.index.choices()
        if buttons and rng.random() < 0.7:
            room.push(rng.choice(buttons))
        else:
            room.do(rng.choice(choices))
        assert room.match.ply > ply
    assert room.match.outcome is not None
    assert "with" in room.prompt
    (result,) = room.page.desk.prompt.buttons
    room.push(result)
    assert room.wanted == [("result", None)]
    room.close()


def test_a_whole_game_from_the_list(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "computer", profile="published", **SHORT))
    rng = Random(5)
    while not room.match.over:
        room.wait_for(room.my_turn)
        if room.match.over:
            break
        ply = room.match.ply
        room.push(room.page.desk.prompt.all_choices)
        view = room.page.desk.choices.view
        assert room.page.desk.choices.isVisible()
        row = rng.randrange(view.model().rowCount())
        index = view.model().index(row, 0)
        view.scrollTo(index)
        QTest.mouseClick(view.viewport(), LEFT, NONE, view.visualRect(index).center())
        assert not room.page.desk.choices.isVisible()
        assert room.match.ply > ply
    room.close()
