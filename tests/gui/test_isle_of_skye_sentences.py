"""Every sentence of Isle of Skye, in both languages, from random games: translated, its places filled, its digits the
language's own."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from isle_of_skye_table import new_match, step_at_random, view_of
from program import make_parts

from engine.core.options import option_fields
from engine.core.rulebook import load_rulebook
from engine.games.isle_of_skye.actions import (
    DECLINE_TO_BUY,
    BuyTile,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
)
from engine.games.isle_of_skye.options import PROFILES, SkyeOptions
from engine.games.isle_of_skye.pieces import ALL_TILES, CARD_NAMES
from engine.games.isle_of_skye.table import EndReason
from gui.board.lines import Line, pieces_of, plain
from gui.controls.look import Look
from gui.games.isle_of_skye import words
from gui.games.isle_of_skye.parts import a_tile
from gui.games.isle_of_skye.sentences import SkyeSentences
from gui.games.isle_of_skye.sentences_log import reason_words
from gui.games.isle_of_skye.shown import shown_in
from gui.games.isle_of_skye.spots import (
    AsideSlot,
    CardSpot,
    Cell,
    HandTile,
    Mini,
    Placing,
    SaleSlot,
    Sheet,
    TurnKey,
    Ware,
)
from gui.i18n import Numbers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.core.match import Match
    from engine.games.isle_of_skye.view import SkyeView
    from gui.i18n import Language

pytestmark = pytest.mark.usefixtures("typeface")

GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"display_market": True, "display_price": 1}),
    (4, {"road_match": "must"}),
    (2, {"neutral_score": "off", "rounds": 6}),
)
EVERY_ACTION: tuple[Any, ...] = (
    *(SetAside(tile) for tile in ALL_TILES),
    *(OfferTile(tile) for tile in ALL_TILES),
    *(SetPrice(price) for price in (0, 3, 900)),
    *(BuyTile(tile) for tile in ALL_TILES),
    DECLINE_TO_BUY,
    *(PlaceTile(cell, rotation) for cell in (-1, 0, 7, 12, 24) for rotation in range(6)),
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


def speak(ear: Ear, say: SkyeSentences, view: SkyeView, rng: Random) -> None:
    ear.line(say.prompt(view))
    ear.text(say.status(view))
    for seat in range(view.seats):
        summary = say.summary(view, seat)
        ear.text(summary.caption)
        for line in summary.details:
            ear.line(line)
    legal = view.legal_actions()
    for action in legal:
        ear.line(say.choice(action, view))
        warning = say.warning(action, view)
        if warning:
            ear.text(warning)
    assert set(say.buttons(view)) <= set(legal)
    for action in rng.sample(EVERY_ACTION, 12):
        clause = view.refusal(action)
        if clause is not None:
            ear.text(say.refusal(clause, action, view))


def listen(match: Match, language: Language, rng: Random) -> Ear:
    ear, say = Ear(match, language), SkyeSentences()
    steps: list[Any] = []
    while not match.over:
        view = view_of(match, max(match.actor, 0))
        speak(ear, say, view, rng)
        step = match.seen_by(step_at_random(match, rng), 0)
        for entry in say.log(step, tuple(steps)):
            ear.line(entry.line)
        moment = say.moment(step)
        if moment is not None:
            ear.text(moment.title)
            for row in moment.rows:
                ear.text(row.remark)
        steps.append(step)
    ear.line(say.prompt(view_of(match)))
    outcome = match.outcome
    assert outcome is not None
    ear.text(say.reason(outcome))
    for sheet in outcome.sheets:
        for line in sheet.lines:
            ear.text(say.score_line(line))
    return ear


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_everything_said_in_games(language: Language, seats: int, options: dict[str, Any]) -> None:
    for number in range(3):
        match = new_match(seats, f"said {number}", **options)
        ear = listen(match, language, Random(number))
        assert not ear.wrong, ear.wrong[:5]


def test_every_clause_has_its_own_refusal(language: Language) -> None:
    """No refusal falls through to the general sentence in ordinary play."""
    say, rng = SkyeSentences(), Random(4)
    found: set[str] = set()
    general = ""
    for number in range(4):
        match = new_match(3, f"clauses {number}")
        while not match.over:
            if match.actor >= 0:
                view = view_of(match, match.actor)
                general = general or say.refusal("SKYE-9.9", DECLINE_TO_BUY, view)
                for action in rng.sample(EVERY_ACTION, 40):
                    clause = view.refusal(action)
                    if clause is not None:
                        found.add(clause)
                        assert say.refusal(clause, action, view) != general, (clause, action)
            step_at_random(match, rng)
    assert {"SKYE-1.3", "SKYE-3.2", "SKYE-3.4", "SKYE-4.1", "SKYE-4.2", "SKYE-4.4"} <= found


def test_who_waits_is_told_what_for(language: Language) -> None:
    say = SkyeSentences()
    match, rng = new_match(2, "waiting"), Random(2)
    said: set[str] = set()
    while not match.over:
        view = view_of(match, 0)
        if match.actor != 0:
            clause = view.refusal(BuyTile(3))
            assert clause is not None
            said.add(say.refusal(clause, BuyTile(3), view))
        step_at_random(match, rng)
    assert len(said) >= 3


def test_options_profiles_and_ends(language: Language) -> None:
    say = SkyeSentences()
    book = load_rulebook("isle_of_skye", language)
    depends = {clause.number: clause.options for section in book.sections for clause in section.clauses}
    for field in option_fields(SkyeOptions):
        assert say.option_name(field.name)
        assert say.option_help(field.name)
        assert field.name in depends[say.option_clause(field.name)]
    for value in ("free", "must"):
        assert say.option_value("road_match", value)
    for value in ("cards_less_empty", "cards", "off"):
        assert say.option_value("neutral_score", value)
    assert say.option_value("display_market", True) != say.option_value("display_market", False)
    assert not say.option_shown("display_price", SkyeOptions())
    assert say.option_shown("display_price", SkyeOptions(display_market=True))
    for profile in PROFILES:
        assert say.profile_name(profile)
        assert say.profile_help(profile)
    assert len({reason_words(reason) for reason in EndReason}) == len(EndReason)


def test_words_on_the_board(language: Language) -> None:
    look = Look(number=Numbers(language))
    match, rng = new_match(2, "words"), Random(1)
    while match.actor != 0:
        step_at_random(match, rng)
    view = view_of(match)
    shown = shown_in(view)
    spots: list[Any] = [AsideSlot(), SaleSlot(), Sheet(), TurnKey(1), Mini(1), Cell(0), Cell(12), Placing(5)]
    spots += [CardSpot(index) for index in range(4)]
    spots += [Ware(item.tile) for item in view.shown]
    spots += [Ware(offer.tile) for offer in view.offers]
    spots += [HandTile(tile) for tile in ALL_TILES]
    said = [words.spot_name(spot, shown, match.setup.seats, look) for spot in spots]
    said += [words.card_name(card) for card in CARD_NAMES] + [words.card_rule(card) for card in CARD_NAMES]
    said += [a_tile(tile).text for tile in (None, *ALL_TILES)]
    said += [words.round_words(shown, look), words.bag_words(shown, look), words.plate_words(7, look)]
    assert all(said)
    for text in said:
        for seat in match.setup.seats:
            text = text.replace(seat.name, "")
        assert "{" not in text
        assert language != "fa" or not LATIN.search(text), text
