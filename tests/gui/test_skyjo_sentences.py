"""Every sentence of Skyjo, in both languages, from random games: translated, its places filled, its names isolated, its
digits the language's own."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest
from program import make_parts
from table_room import make_match, view_of

from engine.ai.player import Budget, make_player
from engine.core.match import Match, Step
from engine.core.options import option_fields
from engine.core.rulebook import load_rulebook
from engine.core.seats import CHANCE
from engine.games.skyjo.actions import (
    CloseColumn,
    DiscardDrawn,
    Exchange,
    KeepOpen,
    TakeFromDiscardPile,
    TakeFromDrawPile,
    TurnUp,
)
from engine.games.skyjo.events import SkyjoEvent
from engine.games.skyjo.options import PROFILES, SkyjoOptions
from engine.games.skyjo.rules import Phase
from gui.board.lines import Line, Name, pieces_of, plain
from gui.games.skyjo.sentences import SkyjoSentences
from gui.i18n import Numbers, isolated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gui.i18n import Language

pytestmark = pytest.mark.usefixtures("typeface")

EVERY_ACTION: tuple[Any, ...] = (
    TakeFromDrawPile(),
    TakeFromDiscardPile(),
    *(Exchange(place) for place in range(12)),
    DiscardDrawn(),
    *(TurnUp(place) for place in range(12)),
    *(CloseColumn(column) for column in range(4)),
    KeepOpen(),
)
VARIANTS: tuple[dict[str, Any], ...] = (
    {"target": 100},
    {"profile": "published", "end": "rounds", "rounds": 2},
    {"profile": "published", "target": 50},
    {"close_equal": True, "close": "choice", "swap": "any", "closed_score": "counted", "target": 50},
    {"initial_reveal": 2, "close": "automatic", "closed_to": "discard", "stopper_doubles": True, "target": 50},
    {"reshuffle": "shuffle", "next_starter": "stopper", "initial_reveal": 2, "end": "rounds", "rounds": 1},
)


@pytest.fixture(params=["en", "fa"])
def language(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Language]:
    parts = make_parts(tmp_path, language=request.param)
    yield request.param
    parts.translations.use("en")


class Ear:
    """Listens to everything and remembers what was wrong."""

    def __init__(self, match: Match, language: Language) -> None:
        self._seats, self._numbers = match.setup.seats, Numbers(language)
        self._persian = language == "fa"
        self._heard: set[str] = set()
        self.wrong: list[str] = []
        self.templates: set[str] = set()

    def line(self, line: Line) -> None:
        self.templates.add(line.template)
        places = {name for _, name in pieces_of(line.template) if name is not None}
        text = plain(line, self._seats, self._numbers)
        if places != set(line.parts):
            self.wrong.append(f"{text}: its parts are {set(line.parts)}")
        for name, part in line.parts.items():
            if isinstance(part, Name) and isolated(self._seats[part.seat].name) not in text:
                self.wrong.append(f"{text}: {name} is not isolated")
        for seat in self._seats:
            text = text.replace(seat.name, "")
        self.text(text)

    def text(self, text: str) -> None:
        if text in self._heard:
            return
        self._heard.add(text)
        if not text.strip() or re.search(r"[{}%]|None", text):
            self.wrong.append(f"{text!r}: something is left over")
        if self._persian:
            if re.search(r"[0-9A-Za-z]", text):
                self.wrong.append(f"{text!r}: not all Persian")
            if re.search(r"[يك]|\?|,|;|\bمی [\u0600-\u06ff]|ه‌ی", text):
                self.wrong.append(f"{text!r}: not written as Persian is")
        elif re.search(r"[\u0600-\u06ff]", text):
            self.wrong.append(f"{text!r}: not English")
        if re.search(r" {2}| [،؛,;.]|\.\.", text):
            self.wrong.append(f"{text!r}: loose spaces or stops")


def play(match: Match, rng: Random) -> Iterator[Step]:
    """A game that ends and sees everything: some moves are good ones, some are not."""
    greedy = make_player(match.game, "greedy")
    while not match.over:
        if match.actor == CHANCE:
            yield match.roll()
            continue
        view = view_of(match, match.actor)
        actions = list(view.legal_actions())
        wise = view.phase is not Phase.CLOSE and rng.random() < 0.8
        yield match.play(greedy.decide(view, Budget(), rng).action if wise else rng.choice(actions))


def listen(match: Match, language: Language, seed: int) -> Ear:
    """Everything said in a game, as two seats and a spectator hear it."""
    sentences, ear, rng = SkyjoSentences(), Ear(match, language), Random(seed)
    heard: dict[int | None, list[Step]] = {0: [], 1: [], None: []}
    for step in play(match, rng):
        for watcher, before in heard.items():
            seen = match.seen_by(step, watcher)
            for entry in sentences.log(seen, before):
                ear.line(entry.line)
            before.append(seen)
        moment = sentences.moment(step)
        if moment is not None:
            ear.text(moment.title)
        if rng.random() < 0.6:
            continue
        for watcher in (match.actor if match.actor >= 0 else 0, None):
            view = view_of(match, watcher)
            ear.line(sentences.prompt(view))
            ear.text(sentences.status(view))
            for seat in range(len(match.setup.seats)):
                summary = sentences.summary(view, seat)
                ear.text(summary.caption)
                for detail in summary.details:
                    ear.line(detail)
        if match.actor >= 0:
            say_choices(match, sentences, ear)
    outcome = match.outcome
    assert outcome is not None
    ear.text(sentences.reason(outcome))
    for sheet in outcome.sheets:
        for line in sheet.lines:
            ear.text(sentences.score_line(line))
    return ear


def say_choices(match: Match, sentences: SkyjoSentences, ear: Ear) -> None:
    """What the one to act may do, what is refused, and what the others hear who try."""
    mine, other = view_of(match, match.actor), view_of(match, (match.actor + 1) % len(match.setup.seats))
    for action in mine.legal_actions():
        ear.line(sentences.choice(action, mine))
        warning = sentences.warning(action, mine)
        if warning:
            ear.text(warning)
    assert set(sentences.buttons(mine)) <= set(mine.legal_actions())
    for action in EVERY_ACTION:
        for view in (mine, other):
            clause = view.refusal(action)
            if clause is not None:
                ear.text(sentences.refusal(clause, action, view))


def test_every_sentence_of_random_games(language: Language) -> None:
    events: set[type] = set()
    templates: set[str] = set()
    for number, variant in enumerate(VARIANTS):
        match = make_match(*["human"] * (8 if number in (0, 4) else 3), seed=str(number), **variant)
        ear = listen(match, language, number)
        assert not ear.wrong, "\n".join(sorted(set(ear.wrong))[:12])
        templates |= ear.templates
        events |= {type(event) for step in match.steps for event in step.events}
    silent = {kind.__name__ for kind in get_args(SkyjoEvent)} - {kind.__name__ for kind in events}
    assert silent <= {"TurnsRanOut"}, "some events were never heard of"
    assert len(templates) > 45


def test_rare_sentences(language: Language) -> None:
    """Sixty turns without a stop, shared wins, several columns left open: said as well as the rest."""
    from engine.games.skyjo.events import ColumnsLeftOpen, GameEnded, TurnsRanOut
    from gui.games.skyjo.sentences_play import winners_line

    match = make_match("human", "human", "human", "human")
    ear, sentences = Ear(match, language), SkyjoSentences()
    events = [TurnsRanOut(60), ColumnsLeftOpen(0, (0, 2)), ColumnsLeftOpen(1, (0, 1, 2))]
    ended = [GameEnded("target", (0,)), GameEnded("rounds", (0, 2)), GameEnded("target", (0, 1, 2))]
    for event in [*events, *ended]:
        for entry in sentences.log(Step(0, 0, KeepOpen(), (event,)), ()):
            ear.line(entry.line)
    for totals in ((5, 9, 9, 9), (5, 5, 9, 9), (-5, -5, -5, 9)):
        ear.line(winners_line(totals))
    assert not ear.wrong, "\n".join(ear.wrong)


def test_options_and_rule_sets(language: Language) -> None:
    ear, sentences = Ear(make_match("human", "human"), language), SkyjoSentences()
    clauses: dict[str, str] = {}
    for field in option_fields(SkyjoOptions):
        ear.text(sentences.option_name(field.name))
        ear.text(sentences.option_help(field.name))
        values = field.choices or (field.least, field.default, field.most)
        said = [sentences.option_value(field.name, value) for value in values]
        for words in said:
            ear.text(words)
        assert len(set(said)) == len(set(values)), f"{field.name}: two values read alike"
        clauses[field.name] = sentences.option_clause(field.name)
    for profile in PROFILES:
        ear.text(sentences.profile_name(profile))
        ear.text(sentences.profile_help(profile))
    for words in (sentences.name(), sentences.tagline()):
        ear.text(words)
    assert not ear.wrong, "\n".join(ear.wrong)
    assert clauses["swap"] == "SKYJO-3.4"
    assert sentences.option_shown("rounds", SkyjoOptions(end="rounds"))
    assert not sentences.option_shown("rounds", SkyjoOptions())
    assert not sentences.option_shown("close", SkyjoOptions(close_nonpositive=False))


def test_the_clauses_of_options_are_those_of_the_book() -> None:
    """The rule book names the options a clause depends on; the sentences name a clause of each option."""
    book = load_rulebook("skyjo", "en")
    options = {clause.number: clause.options for section in book.sections for clause in section.clauses}
    for field in option_fields(SkyjoOptions):
        clause = SkyjoSentences().option_clause(field.name)
        assert field.name in options[clause], f"{clause} does not depend on {field.name}"


def test_half_done_moves_give_way_to_whole_ones() -> None:
    from gui.windows.table.chronicle import Chronicle

    match = make_match("human", "human", end="rounds", rounds=1)
    chronicle = Chronicle(SkyjoSentences().log)
    states: list[list[Any]] = []
    for step in play(match, Random(3)):
        states.append(list(chronicle.rows))
        chronicle.add(match.seen_by(step, 0))
    moves = [row for row in chronicle.rows if row.entry.seat is not None]
    texts = [row.entry.line.template for row in moves]
    assert not any(text in ("{seat} draws {card}", "{seat} draws a card", "{seat} takes {card}") for text in texts)
    headings = [row.entry.line.template for row in chronicle.rows if row.entry.heading]
    assert headings.count("Turn {turn}") == 12
    for ply in range(match.ply - 1, -1, -1):
        chronicle.cut(ply)
        assert chronicle.rows == states[ply]


def test_the_prompt_counts_what_is_still_to_be_turned_up() -> None:
    match = make_match("human", "human", profile="published")
    match.roll()
    view = view_of(match, 0)
    assert view.phase is Phase.FIRST_LOOK
    sentences = SkyjoSentences()
    assert "two of your cards" in sentences.prompt(view).template
    match.play(TurnUp(0))
    assert "one more" in sentences.prompt(view_of(match, 0)).template
