"""A match survives `kill -9` at any moment: at most the step being written is lost, and it goes on in its file."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from random_play import make_setup, play_on

from engine.core.match import Match
from engine.games import GAMES
from engine.library.files import continue_match, load_match, start_match

CHILD = Path(__file__).with_name("match_child.py")
ROOT = Path(__file__).resolve().parents[2]


def play_and_kill(path: Path, rng: Random) -> tuple[int, int]:
    """Let a child play some steps and kill it wherever it then is. Returns the ply it began at and the last one
    it had told of."""
    wanted = rng.randrange(1, 9)
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as child:
        assert child.stdout is not None
        told = [int(child.stdout.readline()) for _ in range(wanted)]
        # Not at a line's end: the child has gone on meanwhile, and some work here lets it go further or less far.
        sum(range(rng.randrange(100_000)))
        child.kill()
        told += [int(line) for line in child.stdout.read().splitlines(keepends=True) if line.endswith(b"\n")]
    return told[0], told[-1]


@pytest.mark.parametrize(
    "kills",
    [3, pytest.param(50, marks=[pytest.mark.slow, pytest.mark.timeout(900)])],
)
def test_a_match_survives_being_killed(tmp_path: Path, kills: int) -> None:
    begun = start_match(tmp_path, GAMES[0], make_setup(seats=8, seed="killed"))
    begun.file.close()
    path, rng = begun.file.path, Random("kill")
    reached = 0
    for _ in range(kills):
        at_start, told = play_and_kill(path, rng)
        assert at_start == reached, "the child did not find what the last one left"
        reading = load_match(path, GAMES)
        assert reading.can_continue
        # What it told of is there; it may have saved one step more than it could tell.
        assert told <= reading.match.ply <= told + 1
        reached = reading.match.ply
    assert not reading.match.over
    continued = continue_match(path, GAMES)
    play_on(continued.match)
    continued.file.close()
    whole = Match(GAMES[0], begun.match.setup)
    play_on(whole)
    final = load_match(path, GAMES)
    assert final.fault is None
    assert final.match.steps == whole.steps
    assert final.match.outcome == whole.outcome is not None
