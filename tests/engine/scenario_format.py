"""For tests: scenarios, short matches written down with what must come of them. One file each in
``tests/scenarios/<game>``, read from the top; blank lines and what follows ``#`` are for people.

    options {"reshuffle": "shuffle"}     before the first step: `profile NAME`, `options {…}`, `seats N`
    do draw, card 5, lay A1              actions in the game's notation, or one as JSON; chance's as well
    59 times do take, lay A1             the same again and again
    told exchanged {"card": 5}           an event of the last `do` by its tag and some of its fields; in order
    told nothing more                    … and none after the one before
    refused SKYJO-3.4 {"type": …}        an action, as JSON, and the clause that forbids it now
    choices draw, take                   all that whoever is on turn may do
    sees 2 hand 5                        a field of what seat 2 sees, as JSON; `sees all` for a spectator
    totals 24 9 30                       the score sheets' totals
    ends target [[1], [0, 2]]            the game is over: why, and the ranking
    goes on                              the game is not over

Seats are numbered from 0, as in the files of matches.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.core.seats import CHANCE
from engine.games import GAMES, find_game, find_profile

if TYPE_CHECKING:
    from engine.core.contract import Game

SCENARIOS = Path(__file__).parents[1] / "scenarios"


class Scenario:
    """A scenario being read: the match so far and the events of the last `do`."""

    def __init__(self, path: Path) -> None:
        self.game: Game = find_game(path.parent.name)
        self.lines = path.read_text(encoding="utf-8").splitlines()
        self.seats = self.game.seat_range[0]
        self.profile = next(iter(self.game.profiles))
        self.changes: dict[str, Any] = {}
        self.match: Match | None = None
        self.pending: list[Any] = []
        self.events: list[Any] = []

    def run(self) -> "Scenario":
        """Read to the end. Raises AssertionError, with the line, where something does not come out."""
        for number, line in enumerate(self.lines, start=1):
            words = line.partition("#")[0].strip()
            if words:
                try:
                    self.obey(words)
                except AssertionError as error:
                    raise AssertionError(f"line {number}: {line}\n{error}") from error
        return self

    @property
    def playing(self) -> Match:
        if self.match is None:
            base = find_profile(self.game, self.profile)
            assert isinstance(base, Struct)
            seats = tuple(SeatSetup(f"S{seat}", "human") for seat in range(self.seats))
            self.match = Match(self.game, new_setup(self.game, seats, make_options(base, self.changes), "scenario"))
        return self.match

    def obey(self, words: str) -> None:
        command, _, rest = words.partition(" ")
        again = re.fullmatch(r"(\d+) times do (.+)", words)
        if again:
            for _ in range(int(again[1])):
                self.do(again[2])
            return
        match command:
            case "profile":
                self.profile = rest
            case "seats":
                self.seats = int(rest)
            case "options":
                self.changes = msgspec.json.decode(rest)
            case "do":
                self.do(rest)
            case "told":
                self.told(rest)
            case "refused":
                self.refused(*rest.split(" ", 1))
            case "choices":
                texts = ", ".join(map(self.game.action_text, self.playing.state().legal_actions()))
                assert texts == rest, texts
            case "sees":
                self.sees(*rest.split(" ", 2))
            case "totals":
                totals = [sheet.total for sheet in self.playing.state().sheets()]
                assert totals == [int(word) for word in rest.split()], totals
            case "ends":
                reason, _, ranking = rest.partition(" ")
                outcome = self.playing.outcome
                assert outcome is not None, "the game is not over"
                assert outcome.reason == reason, outcome.reason
                assert [list(group) for group in outcome.ranking] == msgspec.json.decode(ranking), outcome.ranking
            case "goes":
                assert not self.playing.over, "the game is over"
            case _:
                raise AssertionError("no such command")

    def do(self, text: str) -> None:
        """Play actions; their events are what `told` looks through."""
        self.pending = []
        for part in [text] if text.startswith("{") else text.split(", "):
            action = self.action(part)
            clause = self.playing.refusal(action)
            assert clause is None, f"{part} is refused by {clause}"
            events = self.playing.play(action).events
            self.pending += events
            self.events += events

    def action(self, text: str) -> Any:
        if text.startswith("{"):
            return msgspec.json.decode(text, type=self.game.action_type)
        found = next((action for action in self.candidates() if self.game.action_text(action) == text), None)
        assert found is not None, f"nothing that can be done now is called “{text}”"
        return found

    def candidates(self) -> Iterator[Any]:
        """What can be done now. Chance has no list of choices: it is asked again and again."""
        state = self.playing.state()
        if state.actor == CHANCE:
            yield from (state.sample_chance(Random(attempt)) for attempt in range(500))
        yield from state.legal_actions()

    def told(self, text: str) -> None:
        if text == "nothing more":
            assert self.pending == [], self.pending
            return
        tag, _, fields = text.partition(" ")
        wanted = msgspec.json.decode(fields) if fields else {}
        while self.pending:
            told = _plain(self.pending.pop(0))
            if told["type"] == tag:
                assert {name: told[name] for name in wanted} == wanted, told
                return
        raise AssertionError(f"no such event: {tag}")

    def refused(self, clause: str, text: str) -> None:
        found = self.playing.refusal(msgspec.json.decode(text, type=self.game.action_type))
        assert found == clause, f"{found} instead of {clause}"

    def sees(self, watcher: str, field: str, value: str) -> None:
        view = self.playing.view(None if watcher == "all" else int(watcher))
        found = _plain(getattr(view, field))
        assert found == msgspec.json.decode(value), found


def _plain(value: Any) -> Any:
    """As JSON has it: Structs as objects, tuples as lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


def scenario_paths() -> list[Path]:
    """The scenarios of the games there are."""
    return [path for game in GAMES for path in sorted((SCENARIOS / game.key).glob("*.txt"))]


def path_name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"
