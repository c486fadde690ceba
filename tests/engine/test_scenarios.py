"""The scenarios of all games, and that nothing is left without one."""

from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from playthrough_format import playthrough_paths
from scenario_format import SCENARIOS, Scenario, path_name, scenario_paths

from engine.core.journal import read_match
from engine.core.options import option_fields
from engine.games import GAMES

games_with_scenarios = [game.key for game in GAMES if (SCENARIOS / game.key).is_dir()]


@pytest.mark.parametrize("path", scenario_paths(), ids=path_name)
def test_a_scenario_comes_out(path: Path) -> None:
    assert Scenario(path).run().playing.ply > 0


@cache
def shown(game: str) -> tuple[tuple[Any, ...], frozenset[str], frozenset[str]]:
    """Over all scenarios and playthroughs of a game: the options, the names of the events, the reasons of ends."""
    matches = [Scenario(path).run().playing for path in scenario_paths() if path.parent.name == game]
    for path in playthrough_paths():
        if path.parent.name == game:
            matches.append(read_match(path.read_bytes(), path.name, GAMES).match)
    events = {type(event).__name__ for match in matches for step in match.steps for event in step.events}
    reasons = {match.outcome.reason for match in matches if match.outcome is not None}
    return tuple(match.setup.options for match in matches), frozenset(events), frozenset(reasons)


@pytest.mark.parametrize("game", games_with_scenarios)
def test_every_option_value_is_played(game: str) -> None:
    """Every choice; of a number more than one."""
    descriptor = next(found for found in GAMES if found.key == game)
    options, _, _ = shown(game)
    for field in option_fields(descriptor.options_type):
        values = {getattr(played, field.name) for played in options}
        assert values >= set(field.choices), field.name
        assert len(values) > 1, field.name


@pytest.mark.parametrize("game", games_with_scenarios)
def test_every_event_happens(game: str) -> None:
    descriptor = next(found for found in GAMES if found.key == game)
    _, events, _ = shown(game)
    assert {kind.__name__ for kind in get_args(descriptor.event_type)} - events == set()


def test_every_end_of_skyjo_happens() -> None:
    assert shown("skyjo")[2] == {"target", "rounds"}


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("jump", "no such command"),
        ("do fly", "nothing that can be done now"),
        ("do starter 1", "nothing that can be done now"),
        ('refused SKYJO-3.1 {"type": "take_draw"}', "SKYJO-2.1 instead of SKYJO-3.1"),
        ("totals 1 0", "[0, 0]"),
        ("ends target [[0]]", "not over"),
        ("sees all draw_size 3", "112"),
        ("choices draw", ""),
        ("told dealt", "no such event"),
    ],
)
def test_a_scenario_that_does_not_come_out_says_where(lines: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "skyjo" / "wrong.txt"
    path.parent.mkdir()
    path.write_text(f"# a comment\n\n{lines}\n", encoding="utf-8")
    with pytest.raises(AssertionError) as error:
        Scenario(path).run()
    assert str(error.value).startswith("line 3: ") and problem in str(error.value)
