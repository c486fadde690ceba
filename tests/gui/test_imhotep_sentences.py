"""Every sentence of Imhotep, in both languages, from random games: translated, its places filled, its digits the
language's own."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from imhotep_table import new_match, step_at_random, view_of
from program import make_parts

from engine.core.options import option_fields
from engine.core.rulebook import load_rulebook
from engine.games.imhotep.actions import (
    BuyCard,
    LoadStone,
    PassTurn,
    Rearrange,
    SailShip,
    TakeBack,
    UseCard,
)
from engine.games.imhotep.options import PROFILES, ImhotepOptions
from engine.games.imhotep.pieces import CARDS, KINDS, SHIP_BERTHS, SHIPS, SITES
from engine.games.imhotep.rules import END_CLAUSES
from engine.games.imhotep.table import EndReason
from gui.board.lines import Line, Piece, pieces_of, plain
from gui.controls.look import Look
from gui.games.imhotep import words
from gui.games.imhotep.sentences import ImhotepSentences
from gui.i18n import Numbers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.core.match import Match
    from engine.games.imhotep.view import ImhotepView
    from gui.i18n import Language

pytestmark = pytest.mark.usefixtures("typeface")

EVERY_ACTION: tuple[Any, ...] = (
    *(LoadStone(ship, berth) for ship in range(SHIPS + 1) for berth in range(5)),
    *(BuyCard(slot) for slot in range(10)),
    *(SailShip(ship, site) for ship in range(SHIPS + 1) for site in range(SITES + 1)),
    *(UseCard(card) for card in range(KINDS + 1)),
    *(TakeBack(stones) for stones in (1, 2, 3)),
    *(Rearrange(ship, owners) for ship in range(SHIPS) for owners in ((0, 1), (1, 0), (1, 1, 0), (0, 0, 0, 0))),
    PassTurn(),
)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"majority_tie": "each"}),
    (4, {"berths": "choose"}),
    (2, {"extra_stones": 0}),
    (3, {"extra_stones": 3}),
)
LATIN = re.compile(r"[A-Za-z0-9{}]")


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
        self._names = [seat.name for seat in self._seats]
        self._heard: set[str] = set()
        self.wrong: list[str] = []

    def line(self, line: Line) -> None:
        for _, name in pieces_of(line.template):
            if name is not None and name not in line.parts:
                self.wrong.append(f"{name} is missing in {line.template}")
                return
        self.text(plain(line, self._seats, self._numbers))

    def text(self, said: str) -> None:
        if said in self._heard:
            return
        self._heard.add(said)
        bare = said
        for name in self._names:
            bare = bare.replace(name, "")
        if not said.strip():
            self.wrong.append("nothing is said")
        elif "{" in bare or "}" in bare or (self._persian and LATIN.search(bare)):
            self.wrong.append(said)


def listen(match: Match, language: Language, rng: Random) -> Ear:
    ear, say = Ear(match, language), ImhotepSentences()
    steps: list[Any] = []
    while not match.over:
        view = view_of(match, match.actor if match.actor >= 0 else 0)
        speak(ear, say, view, rng)
        step = match.seen_by(step_at_random(match, rng, thrift=0.6), 0)
        for entry in say.log(step, tuple(steps)):
            ear.line(entry.line)
        steps.append(step)
    view = view_of(match)
    ear.line(say.prompt(view))
    outcome = match.outcome
    assert outcome is not None
    ear.text(say.reason(outcome))
    for sheet in outcome.sheets:
        for line in sheet.lines:
            ear.text(say.score_line(line))
    for action in EVERY_ACTION:
        clause = view.refusal(action)
        if clause is not None:
            ear.text(say.refusal(clause, action, view))
    return ear


def speak(ear: Ear, say: ImhotepSentences, view: ImhotepView, rng: Random) -> None:
    ear.line(say.prompt(view))
    ear.text(say.status(view))
    for seat in range(view.seats):
        summary = say.summary(view, seat)
        ear.text(summary.caption)
        for line in summary.details:
            ear.line(line)
    for action in view.legal_actions():
        ear.line(say.choice(action, view))
        warning = say.warning(action, view)
        if warning:
            ear.text(warning)
    assert set(say.buttons(view)) <= set(view.legal_actions())
    for action in rng.sample(EVERY_ACTION, 12):
        clause = view.refusal(action)
        if clause is not None:
            ear.text(say.refusal(clause, action, view))


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_everything_said_in_games(language: Language, seats: int, options: dict[str, Any]) -> None:
    for number in range(4):
        match = new_match(seats, f"said {number}", **options)
        ear = listen(match, language, Random(number))
        assert not ear.wrong, ear.wrong[:5]


def test_every_clause_has_its_own_refusal(language: Language) -> None:
    """No refusal falls through to the general sentence in ordinary play."""
    say, rng = ImhotepSentences(), Random(4)
    general = say.refusal("IMHOTEP-9.9", PassTurn(), view_of_turn())
    found: set[str] = set()
    for number in range(4):
        match = new_match(3, f"clauses {number}")
        while not match.over:
            view = view_of(match, match.actor if match.actor >= 0 else 0)
            for action in EVERY_ACTION:
                clause = view.refusal(action)
                if clause is not None:
                    said = say.refusal(clause, action, view)
                    found.add(clause)
                    assert said != general, (clause, action)
            step_at_random(match, rng, thrift=0.6)
    assert {"IMHOTEP-3.1", "IMHOTEP-3.2", "IMHOTEP-3.3", "IMHOTEP-3.4", "IMHOTEP-5.1", "IMHOTEP-5.2"} <= found


def view_of_turn() -> ImhotepView:
    match, rng = new_match(2, "turn"), Random(1)
    while match.actor != 0:
        step_at_random(match, rng)
    return view_of(match)


def test_options_profiles_and_ends(language: Language) -> None:
    say = ImhotepSentences()
    book = load_rulebook("imhotep", language)
    depends = {clause.number: clause.options for section in book.sections for clause in section.clauses}
    for field in option_fields(ImhotepOptions):
        assert say.option_name(field.name)
        assert say.option_help(field.name)
        assert field.name in depends[say.option_clause(field.name)]
    for value in ("in_order", "choose"):
        assert say.option_value("berths", value)
    for value in ("none", "each"):
        assert say.option_value("majority_tie", value)
    assert say.option_value("extra_stones", -1) != say.option_value("extra_stones", 7)
    for profile in PROFILES:
        assert say.profile_name(profile)
        assert say.profile_help(profile)
    assert set(END_CLAUSES) == set(EndReason)


def test_words_on_the_board(language: Language) -> None:
    look = Look(number=Numbers(language))
    said = [words.card_rule(kind, look) for kind in range(KINDS)]
    said += [words.card_effect(kind, look) for kind in range(KINDS)]
    said += [words.card_name(kind) for kind in range(KINDS)]
    said += [words.ship_name(ship) for ship in range(len(SHIP_BERTHS))]
    said += [words.site_name(site) for site in range(SITES)]
    assert all(said)
    assert len(set(said[:KINDS])) == len(CARDS)
    if language == "fa":
        assert not [text for text in said if LATIN.search(text)]


def test_a_card_is_told_as_picture_and_name() -> None:
    view = view_of_turn()
    line = ImhotepSentences().choice(BuyCard(0), view)
    assert isinstance(line.parts["card"], Piece)
    assert line.parts["card"].spoken == ""
