"""Whole matches still go as they went."""

from pathlib import Path

import pytest
from playthrough_format import playthrough_paths, read_playthrough, transcript
from scenario_format import path_name
from skyjo_oracle import Oracle


@pytest.mark.parametrize("path", playthrough_paths(), ids=path_name)
def test_a_match_goes_as_it_went(path: Path) -> None:
    assert transcript(read_playthrough(path)).splitlines() == path.with_suffix(".txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", [p for p in playthrough_paths() if p.parent.name == "skyjo"], ids=path_name)
def test_the_plain_rules_come_to_the_same_totals(path: Path) -> None:
    match = read_playthrough(path)
    oracle = Oracle(len(match.setup.seats), match.setup.options)
    for step in match.steps:
        oracle.do(step.action)
    assert oracle.waits == "nothing" and match.outcome is not None
    assert oracle.totals == [sheet.total for sheet in match.outcome.sheets]
