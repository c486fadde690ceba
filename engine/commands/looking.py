"""`replay` and `show`: what a match file holds, as text."""

import sys
from pathlib import Path

from engine.commands.arguments import Arguments, whole_number
from engine.commands.desk import Desk
from engine.commands.words import figure, say, table
from engine.core.errors import UsageError
from engine.core.journal import Reading
from engine.core.match import Match, Step
from engine.core.messages import Language, error_text
from engine.core.outcome import ScoreSheet
from engine.core.seats import CHANCE, NOBODY, Seat, Watcher
from engine.games import GAMES
from engine.library.files import load_match

FAULTY = 2


def replay(argv: list[str], desk: Desk) -> int:
    """Play a match file through the rules and print the final sheet. After a torn last line the exit code is 0,
    because the match can go on; at any other fault the sheet up to there is printed and the code is 2."""
    arguments = Arguments("replay")
    arguments.add_argument("file", nargs="?")
    found = arguments.read(argv)
    reading = load_match(Path(arguments.needed(found.file, "FILE")), GAMES)
    language, match = desk.language, reading.match
    status = _tell_fault(reading, language)
    print(_heading(match, language))
    if status == FAULTY:
        print(say("up_to_there", language))
    elif match.outcome is not None:
        print(say("match_over", language, reason=match.outcome.reason))
    else:
        print(say("match_open", language))
    print("\n" + sheet_table(match, language))
    return status


def show(argv: list[str], desk: Desk) -> int:
    """Print one position of a match as a seat or a spectator sees it. The exit code is as for `replay`."""
    arguments = Arguments("show")
    arguments.add_argument("file", nargs="?")
    arguments.add_argument("--ply", type=whole_number("--ply", 0))
    arguments.add_argument("--seat", type=whole_number("--seat", 1))
    found = arguments.read(argv)
    reading = load_match(Path(arguments.needed(found.file, "FILE")), GAMES)
    language, match = desk.language, reading.match
    watcher = _watcher(match, found.seat)
    last = match.ply
    # Nothing records here: the match may be moved.
    match.go_to(last if found.ply is None else found.ply)
    status = _tell_fault(reading, language)
    seen = say("seen_by_all", language)
    if watcher is not None:
        seen = say("seen_by", language, name=match.setup.seats[watcher].name)
    print(f"{say('position', language, ply=match.ply, last=last)} · {seen}")
    if match.last_step is not None:
        step = match.seen_by(match.last_step, watcher)
        print(say("last_action", language, name=_actor_name(match, step.actor, language), action=_text(match, step)))
    print("\n" + match.game.view_text(match.view(watcher)) + "\n")
    if match.over:
        print(say("over", language))
    else:
        print(say("to_act", language, name=_actor_name(match, match.actor, language)))
    return status


def sheet_table(match: Match, language: Language) -> str:
    """Everybody's score sheet side by side: a row per line with its clause, a column per seat, the rank last."""
    sheets = match.outcome.sheets if match.outcome is not None else match.state().sheets()
    rows = [[say("line", language), *(_seat_name(match, sheet.seat) for sheet in sheets), say("clause", language)]]
    keys = dict.fromkeys((line.key, line.number) for sheet in sheets for line in sheet.lines)
    rows += [_line_row(key, number, sheets, language) for key, number in keys]
    rows.append([say("total", language), *(figure(sheet.total, language) for sheet in sheets), ""])
    if match.outcome is not None:
        ranks = {seat: place for place, group in enumerate(match.outcome.ranking, start=1) for seat in group}
        places = [figure(ranks[sheet.seat], language) if sheet.seat in ranks else "" for sheet in sheets]
        rows.append([say("rank", language), *places, ""])
    return table(rows)


def _line_row(key: str, number: int, sheets: tuple[ScoreSheet, ...], language: Language) -> list[str]:
    cells, clauses = [], {}
    for sheet in sheets:
        found = [line for line in sheet.lines if (line.key, line.number) == (key, number)]
        clauses.update(dict.fromkeys(line.clause for line in found))
        cells.append(" + ".join(_value(line.derivation, line.value, language) for line in found))
    label = f"{key} {figure(number, language)}" if number else key
    return [label, *cells, ", ".join(clauses)]


def _value(derivation: str, value: int, language: Language) -> str:
    written = figure(value, language)
    return f"{derivation} = {written}" if derivation else written


def _tell_fault(reading: Reading, language: Language) -> int:
    if reading.fault is None:
        return 0
    print(error_text(reading.fault, language), file=sys.stderr)
    return 0 if reading.can_continue else FAULTY


def _heading(match: Match, language: Language) -> str:
    setup = match.setup
    seats = len(setup.seats)
    return say("match", language, game=setup.game, seats=seats, ply=match.ply, created=setup.created)


def _watcher(match: Match, seat: int | None) -> Watcher:
    """Seats are counted from 1 where people read and write them."""
    seats = len(match.setup.seats)
    if seat is not None and seat > seats:
        raise UsageError("seat_unknown", seat=seat, seats=seats)
    return None if seat is None else seat - 1


def _actor_name(match: Match, actor: Seat, language: Language) -> str:
    assert actor != NOBODY
    return say("chance", language) if actor == CHANCE else _seat_name(match, actor)


def _seat_name(match: Match, seat: Seat) -> str:
    """A rival nobody plays has a sheet but no name."""
    seats = match.setup.seats
    return seats[seat].name if seat < len(seats) else f"({seat + 1})"


def _text(match: Match, step: Step) -> str:
    return match.game.action_text(step.action)
