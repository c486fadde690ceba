"""`selftest`: whether this installation can do what it must, told in the person's language."""

import platform
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.ai.player import Budget, player_names
from engine.ai.worker import Answer, Failure, Position, WorkerClient
from engine.commands.arguments import Arguments
from engine.commands.desk import Desk, Finding
from engine.commands.words import say
from engine.core.contract import Game
from engine.core.errors import UsageError
from engine.core.match import Match, SeatSetup, new_setup
from engine.core.messages import MESSAGES, Language, error_text, sentence
from engine.core.program import program_folder, program_version
from engine.core.rulebook import RulebookError, load_rulebook
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.library.folders import Folders
from engine.library.index import MatchIndex

WAIT_SECONDS: Final = 60.0
"""For a machine that is very slow to start a process; a healthy one takes a fraction of a second."""


def selftest(argv: list[str], desk: Desk) -> int:
    """Look at everything and print a line for each; the exit code is 1 where something is amiss."""
    Arguments("selftest").read(argv)
    language = desk.language
    all_good = True
    for finding in _findings(desk):
        print(f"{say('good' if finding.good else 'bad', language)}: {finding.text}", flush=True)
        all_good = all_good and finding.good
    print(say("all_good" if all_good else "some_bad", language))
    return 0 if all_good else 1


def _findings(desk: Desk) -> Iterator[Finding]:
    language = desk.language
    python, system = platform.python_version(), platform.platform()
    yield Finding(True, say("check_system", language, version=program_version(), python=python, system=system))
    yield fonts(program_folder() / "resources" / "fonts", language)
    yield translation(program_folder() / "resources" / "translations" / "takhte_fa.qm", language)
    yield rule_books(language)
    yield write_access(desk.folders.matches, language)
    yield index(desk.folders, language)
    client = WorkerClient()
    try:
        for game in GAMES:
            yield computer_move(client, game, language)
    finally:
        client.close()
    try:
        yield from desk.gui.findings(language)
    except UsageError as error:
        yield Finding(False, error_text(error, language))


def fonts(folder: Path, language: Language) -> Finding:
    """Whether the bundled typeface is there."""
    found = sorted(path.name for path in folder.glob("*.ttf"))
    if not found:
        return Finding(False, say("check_fonts_missing", language, path=str(folder)))
    return Finding(True, say("check_fonts", language, found=", ".join(found)))


def translation(catalogue: Path, language: Language) -> Finding:
    """Whether the program can speak Persian."""
    there = catalogue.is_file()
    return Finding(
        there, say("check_translation" if there else "check_translation_missing", language, path=str(catalogue))
    )


def rule_books(language: Language) -> Finding:
    """Whether every game has its rules in both languages."""
    try:
        found = [load_rulebook(game.key, tongue).title for game in GAMES for tongue in ("en", "fa")]
    except (OSError, RulebookError) as error:
        return Finding(False, say("check_rules_missing", language, problem=str(error)))
    return Finding(True, say("check_rules", language, found=", ".join(found)))


def write_access(folder: Path, language: Language) -> Finding:
    """Whether matches can be saved."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"Takhte\n")
    except OSError as error:
        template = MESSAGES["file_unwritable"][language]
        return Finding(False, sentence(template, language, {"path": str(folder), "problem": error}))
    return Finding(True, say("check_folder", language, path=str(folder)))


def index(folders: Folders, language: Language) -> Finding:
    """Whether the list of matches can be kept. A damaged one is put right by looking, and told as a fault once."""
    opened = MatchIndex(folders.index, folders.matches, GAMES)
    written, aside = not opened.in_memory, opened.set_aside
    opened.close()
    if written and aside is not None:
        return Finding(False, say("check_index_anew", language, path=str(aside)))
    return Finding(written, say("check_index" if written else "check_index_memory", language, path=str(folders.index)))


def computer_move(client: WorkerClient, game: Game, language: Language) -> Finding:
    """Whether a computer player moves, in the process that thinks for the window."""
    player = player_names(game)[-1]
    seats = tuple(SeatSetup(player, "computer", player=player) for _ in range(game.seat_range[0]))
    match = Match(game, new_setup(game, seats, seed="selftest"))
    while match.actor == CHANCE:
        match.roll()
    position = Position(match.setup.match_id, match.ply, 0)
    client.ask(position, game, match.view(match.actor), player, 3, Budget(playouts=50), seed=1)
    message = client.poll(WAIT_SECONDS)
    if isinstance(message, Answer):
        action = message.decision(game).action
        clause = match.refusal(action)
        if clause is None:
            text = say("check_move", language, player=player, game=game.key, action=game.action_text(action))
            return Finding(True, text)
        problem = sentence(MESSAGES["refused"][language], language, {"clause": clause})
    elif isinstance(message, Failure):
        problem = message.trace.strip().splitlines()[-1]
    else:
        problem = say("no_answer" if message is None else "process_died", language)
    return Finding(False, say("check_move_failed", language, game=game.key, problem=problem))
