"""For tests: whole matches that were looked through once by a person, in ``tests/playthroughs/<game>``: a match file
``x.jsonl`` and what it told, ``x.txt``. After a change of the rules that is meant,

    PYTHONPATH=. python tests/engine/playthrough_format.py tests/playthroughs/skyjo/x.jsonl

writes the text anew, to be looked through in the diff. The rules' version must then be raised, for old matches would no
longer replay alike.
"""

import sys
from pathlib import Path

import msgspec

from engine.core.journal import read_match
from engine.core.match import Match, Step
from engine.core.seats import CHANCE
from engine.games import GAMES

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def playthrough_paths() -> list[Path]:
    """The match files of the games there are."""
    return [path for game in GAMES for path in sorted((PLAYTHROUGHS / game.key).glob("*.jsonl"))]


def read_playthrough(path: Path) -> Match:
    """The match of a file without any fault."""
    reading = read_match(path.read_bytes(), path.name, GAMES)
    assert reading.fault is None, reading.fault
    return reading.match


def transcript(match: Match) -> str:
    """Every step with what followed from it, then the score sheets."""
    lines = [line for step in match.steps for line in _step_lines(match, step)]
    assert match.outcome is not None
    lines.append(f"ends {match.outcome.reason} {list(match.outcome.ranking)}")
    for sheet in match.outcome.sheets:
        parts = [f"{line.value}{f' ({line.derivation})' if line.derivation else ''}" for line in sheet.lines]
        lines.append(f"seat {sheet.seat}: {' + '.join(parts)} = {sheet.total}")
    return "\n".join(lines) + "\n"


def _step_lines(match: Match, step: Step) -> list[str]:
    who = "chance" if step.actor == CHANCE else f"seat {step.actor}"
    told = [f"    {msgspec.json.encode(event).decode()}" for event in step.events]
    return [f"{step.ply} {who}: {match.game.action_text(step.action)}", *told]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).with_suffix(".txt").write_text(transcript(read_playthrough(Path(name))), encoding="utf-8")
