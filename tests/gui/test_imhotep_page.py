"""Whole games of Imhotep on the table page: by mouse, by the plain list, against a computer, in both languages."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from imhotep_table import new_match, view_of
from PySide6.QtWidgets import QApplication
from table_room import Room

from engine.games.imhotep.actions import PassTurn, TakeBack

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_two_people_play_to_the_end(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    """By clicks on the board and on the prompt's buttons."""
    match = new_match(2, f"page {language}")
    room = Room(qtbot, tmp_path, match, language=language, curtain="never")
    rng, clicks = Random(9), 0
    while not match.over and clicks < 120:
        assert room.prompt
        choices = room.scene.chooser.index.choices()
        if choices:
            room.do(rng.choice(choices))
        else:
            actions, _ = room.host.all_choices()
            button = next(a for a in actions if isinstance(a, TakeBack | PassTurn))
            room.host.choose(button)
        QApplication.processEvents()
        clicks += 1
    assert match.ply > 20
    assert room.log()
    assert view_of(match).seats == 2
    room.close()


def test_the_list_offers_every_order_of_the_lever_and_every_stone(qtbot: QtBot, tmp_path: Path) -> None:
    """By the plain list alone."""
    match = new_match(3, "list")
    room = Room(qtbot, tmp_path, match, curtain="never")
    rng = Random(4)
    for _ in range(120):
        if match.over:
            break
        actions, lines = room.host.all_choices()
        assert len(actions) == len(lines) == len(set(map(room.said, lines))) or len(set(actions)) == len(actions)
        room.host.choose(rng.choice(list(actions)))
        QApplication.processEvents()
    assert match.ply > 60 or match.over
    room.close()
