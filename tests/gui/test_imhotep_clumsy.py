"""Clumsy hands at Imhotep's board: only legal actions are played, and once it is quiet the board shows the position."""

from __future__ import annotations

from random import Random

import pytest
from board_table import fresh_traces
from imhotep_table import new_match, step_at_random, table_at
from test_board_clumsy import Clumsy


@pytest.mark.usefixtures("typeface", "qapp")
@pytest.mark.parametrize("seats", [2, 4])
def test_clumsy_hands_do_no_harm(seats: int) -> None:
    rng = Random(f"clumsy {seats}")
    table = table_at(new_match(seats, f"clumsy {seats}", berths="choose"), size=(700, 640))
    clumsy = Clumsy(table, rng)
    for turn in range(160):
        while table.match.actor != 0 and not table.match.over:
            table.tell(step_at_random(table.match, rng, thrift=0.8))
        if table.match.over:
            break
        table.offer()
        if not table.scene.handles():
            # How many stones a quarry brings back is said by a button of the page.
            table.tell(step_at_random(table.match, rng))
            continue
        clumsy.act()
        if turn % 9 == 8:
            table.settle()
            table.scene.cancel()
            table.settle()
            table.scene.sharpen()
            table.scene.point_at(None)
            if table.scene.tableau.shown.sketched is None:
                assert table.scene.stage.traces() == fresh_traces(table)
    assert len(table.chosen) > 5
    table.close()
