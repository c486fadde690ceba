"""Every sentence of Irish Gauge, in both languages, from whole games: translated, its places filled, its digits the
language's own."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest
from irish_gauge_table import new_match, step_mixed, step_wisely, view_of
from program import make_parts

from engine.core.match import Step
from engine.core.options import option_fields
from engine.core.outcome import Outcome
from engine.core.rulebook import load_rulebook
from engine.games.irish_gauge import events
from engine.games.irish_gauge.actions import (
    DECLINE_SHARE,
    PASS_BID,
    BuildTrack,
    BuyShare,
    OfferShare,
    PlaceBid,
)
from engine.games.irish_gauge.options import GaugeOptions
from engine.games.irish_gauge.pieces import SPACE_COUNT
from engine.games.irish_gauge.table import EndReason, Phase
from gui.board.lines import Line, pieces_of, plain
from gui.controls.look import Look
from gui.games.irish_gauge import panel_words, words
from gui.games.irish_gauge.bubble import Bubble
from gui.games.irish_gauge.geometry import lay_out
from gui.games.irish_gauge.hints import hints
from gui.games.irish_gauge.sentences import GaugeSentences
from gui.games.irish_gauge.sentences_play import listed
from gui.games.irish_gauge.spots import TrackSpace
from gui.games.irish_gauge.table import Table
from gui.i18n import Numbers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.core.match import Match
    from engine.games.irish_gauge.view import GaugeView
    from gui.i18n import Language

pytestmark = pytest.mark.usefixtures("typeface")

EVERY_ACTION: tuple[Any, ...] = (
    *(OfferShare(company, price) for company in range(5) for price in (0, 4, 5, 9, 40, 101)),
    *(PlaceBid(price) for price in (0, 5, 20, 9000)),
    PASS_BID,
    *(BuyShare(company) for company in range(5)),
    DECLINE_SHARE,
    *(BuildTrack(space) for space in range(SPACE_COUNT)),
)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (4, {"market_buy": "direct", "dividend": "after"}),
    (5, {"starting_cash": 60}),
    (3, {"no_bid": "must", "initial_shares": "one_of_each"}),
    (3, {"starting_cash": 10}),
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
        self.language = language
        self._heard: set[str] = set()
        self.wrong: list[str] = []
        self.templates: set[str] = set()

    def line(self, line: Line) -> None:
        self.templates.add(line.template)
        text = plain(line, self._seats, self._numbers)
        places = {name for _, name in pieces_of(line.template) if name is not None}
        if places != set(line.parts):
            self.wrong.append(f"{text}: its parts are {set(line.parts)}")
        self.text(text, empty="{shares}" in line.template)

    def text(self, text: str, *, empty: bool = False) -> None:
        for seat in self._seats:
            text = text.replace(seat.name, "")
        if text in self._heard:
            return
        self._heard.add(text)
        if (not text.strip() and not empty) or re.search(r"[{}%]|None", text):
            self.wrong.append(f"{text!r}: something is left over")
        if self.language == "fa":
            if re.search(r"[0-9A-Za-z]", text):
                self.wrong.append(f"{text!r}: not all Persian")
            if re.search(r"[يك]|\?|,|;|\bمی [\u0600-\u06ff]|ه‌ی", text):
                self.wrong.append(f"{text!r}: not written as Persian is")
        elif re.search(r"[\u0600-\u06ff]", text):
            self.wrong.append(f"{text!r}: not English")
        if re.search(r" {2}| [،؛,;.]|\.\.", text):
            self.wrong.append(f"{text!r}: loose spaces or stops")

    @property
    def look(self) -> Look:
        from PySide6.QtCore import Qt

        way = Qt.LayoutDirection.RightToLeft if self.language == "fa" else Qt.LayoutDirection.LeftToRight
        return Look(number=self._numbers, direction=way)


def listen(match: Match, ear: Ear, rng: Random) -> None:
    """A whole game."""
    say = GaugeSentences()
    while not match.over:
        step = (step_mixed if rng.random() < 0.5 else step_wisely)(match, rng)
        for entry in say.log(match.seen_by(step, None), ()):
            ear.line(entry.line)
        if rng.random() < 0.3:
            speak(match, ear, rng)
    view = view_of(match, None)
    ear.line(say.prompt(view))
    assert match.outcome is not None
    ear.text(say.reason(match.outcome))
    for line in match.outcome.sheets[0].lines:
        ear.text(say.score_line(line))


def speak(match: Match, ear: Ear, rng: Random) -> None:
    """What is said of a position: in words, in the panel, on the board."""
    say, seat = GaugeSentences(), max(0, match.actor)
    view, other = view_of(match, seat), view_of(match, (seat + 1) % len(match.setup.seats))
    ear.line(say.prompt(view))
    ear.text(say.status(view))
    summary = say.summary(view, seat)
    ear.text(summary.caption)
    for detail in summary.details:
        ear.line(detail)
    if match.actor < 0:
        return
    for action in [*listed(view), *say.buttons(view)]:
        assert view.refusal(action) is None
        ear.line(say.choice(action, view))
    for action in rng.sample(EVERY_ACTION, 30):
        for watcher in (view, other):
            clause = watcher.refusal(action)
            if clause is not None:
                ear.text(say.refusal(clause, action, watcher))
    panel(view, match, ear)
    board(view, match, ear, rng)


def panel(view: GaugeView, match: Match, ear: Ear) -> None:
    offered = panel_words.companies_offered(view)
    company = offered[0] if offered else None
    for pressed in panel_words.buttons(view, company, 7, ear.look):
        ear.text(pressed.words)
    for quick in panel_words.quick_prices(view, company, ear.look):
        ear.text(quick.words)
    heading, rows = panel_words.figures(view, company, ear.look)
    for text in (heading, *(part for row in rows for part in row)):
        ear.text(text)
    for tag in panel_words.seat_tags(view, match.setup.seats, ear.look):
        ear.text(tag.figure)
        ear.text(tag.status)


def board(view: GaugeView, match: Match, ear: Ear, rng: Random) -> None:
    table = Table(lay_out(896, 622, len(match.setup.seats), 1.0, ear.look.rtl), ear.look, match.setup.seats)
    for space in rng.sample(range(SPACE_COUNT), 6):
        ear.text(words.spot_name(TrackSpace(space), view, match.setup.seats, ear.look))
        shown = hints(table, view, TrackSpace(space)).get("bubble")
        if shown is not None:
            assert isinstance(shown.picture, Bubble)
            for text in (shown.picture.title, shown.picture.cost, shown.picture.remark, shown.picture.note or "."):
                ear.text(text)


def test_every_sentence_of_whole_games(language: Language) -> None:
    told: set[type] = set()
    templates: set[str] = set()
    for number, (seats, options) in enumerate(GAMES):
        match = new_match(seats, f"said {number}", **options)
        ear = Ear(match, language)
        listen(match, ear, Random(number))
        assert not ear.wrong, "\n".join(sorted(set(ear.wrong))[:12])
        templates |= ear.templates
        told |= {type(event) for step in match.steps for event in step.events}
    silent = {kind.__name__ for kind in get_args(events.GaugeEvent)} - {kind.__name__ for kind in told}
    assert silent <= {"MapFilled", "TurnIdle", "SharesSkipped", "TrackPassed", "CompanyClosed"}, silent
    assert len(templates) > 40


def test_rare_sentences(language: Language) -> None:
    match = new_match(3)
    ear, say = Ear(match, language), GaugeSentences()
    rare: list[Any] = [
        events.SharesSkipped(0),
        events.ShareDeclined(0, True),
        events.TrackPassed(0, "no_tracks"),
        events.TrackPassed(0, "no_cash"),
        events.TurnIdle(0, 1, 3),
        events.MapFilled(),
        events.CompanyClosed(2, 1),
        *(events.GameEnded(reason.value, (0,)) for reason in EndReason),
        events.GameEnded("map_full", (0, 1)),
        events.GameEnded("map_full", (0, 1, 2)),
    ]
    for event in rare:
        for entry in say.log(Step(0, 0, PASS_BID, (event,)), ()):
            ear.line(entry.line)
    for reason in EndReason:
        ear.text(say.reason(Outcome(reason.value, (), ())))
    assert not ear.wrong, ear.wrong


def test_every_option_is_said(language: Language) -> None:
    ear, say, options = Ear(new_match(3), language), GaugeSentences(), GaugeOptions()
    book = load_rulebook("irish_gauge", language)
    depends = {clause.number: clause.options for section in book.sections for clause in section.clauses}
    for field in option_fields(GaugeOptions):
        ear.text(say.option_name(field.name))
        ear.text(say.option_help(field.name))
        assert field.name in depends[say.option_clause(field.name)]
        assert say.option_shown(field.name, options) in (True, False)
        for value in field.choices or (field.least, field.most):
            ear.text(say.option_value(field.name, value))
    for text in (say.name(), say.tagline(), say.profile_name("tutorial"), say.profile_help("tutorial")):
        ear.text(text)
    assert Phase.OVER and not ear.wrong, ear.wrong
