"""Using an installed Takhte: what a person does with it, and what they must then see."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from trials.system import CleanSystem

SAID: Final = {"en": "All is well.", "fa": "همه چیز درست است."}
PAUSE: Final = 0.1
"""Seconds between two looks at what another process does."""
Found = TypeVar("Found")
GAMES: Final = ("skyjo", "imhotep", "irish_gauge", "isle_of_skye")


class TrialError(Exception):
    """Something is not as a person may expect it."""


def need(holds: bool, sentence: str) -> None:
    """Raises `TrialError` with the sentence where it does not hold."""
    if not holds:
        raise TrialError(sentence)


def wait_for(look: Callable[[], Found | None], seconds: float, sentence: Callable[[], str]) -> Found:
    """Look again and again until something is found (or holds), and give it. Raises `TrialError` with the sentence
    where it takes longer."""
    end = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > end:
            raise TrialError(sentence())
        time.sleep(PAUSE)
    return found


def use(system: CleanSystem, program: str, version: str) -> None:
    """The version, the self-test and whole computer games in each language; no Python may be there to help."""
    need("python3" not in system.run("sh", "-c", "ls /usr/bin"), "there is a Python in the clean system")
    need(version in system.run(program, "--version"), f"{program} does not call itself {version}")
    for language, words in SAID.items():
        told = system.run(program, "--language", language, "selftest", screen=False)
        need(words in told, f"the self-test says: {told}")
        play(system, program, language)


def play(system: CleanSystem, program: str, language: str) -> None:
    """A whole game between computer players of every game that is there, kept, and replayed from its file."""
    home = f"/tmp/games-{language}"
    known = system.run(program, "simulate", "none", "--language", "en", code=2)
    for game in (game for game in GAMES if game in known):
        kept = f"{home}/{game}"
        command = ["simulate", game, "--games", "1", "--seats", "3", "--language", language, "--save", kept, "--json"]
        told = json.loads(system.run(program, *command).splitlines()[-1])
        need(bool(told), f"a game of {game} came to nothing")
        file = system.run("sh", "-c", f"ls {kept}/*.takhte").strip()
        replayed = system.run(program, "replay", file, "--language", language)
        need(len(replayed.splitlines()) > 2, f"the replay of {file} says: {replayed}")
        print(f"played {game} in {language}: {file}", flush=True)
    system.run("rm", "-r", home)
