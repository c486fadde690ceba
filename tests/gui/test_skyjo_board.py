"""Skyjo's own part of the board: what moves at which event, what is written and spoken, and its pictures."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from board_table import Table, english_look, match_until, new_match, phase_of, step_at_random, view_of
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from engine.games.skyjo.actions import CloseColumn, Exchange
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.view import EMPTY
from gui.art.painting import canvas, smooth
from gui.board.animation import FRAME
from gui.board.scenery import Foreseeing
from gui.board.sprites import Manner
from gui.games import find_kit
from gui.games.skyjo.card_art import CardPicture
from gui.games.skyjo.items import HAND, discard_id
from gui.games.skyjo.laying import lay_out
from gui.games.skyjo.scene import SkyjoScenery
from gui.games.skyjo.shown import after_event, shown_in
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridColumn, GridPlace, InHand
from gui.i18n import Numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from engine.core.match import Match

pytestmark = pytest.mark.usefixtures("typeface")


def scenery_for(match: Match) -> SkyjoScenery:
    made = SkyjoScenery(english_look(), match.setup.seats)
    made.resize(896, 796)
    return made


@pytest.mark.parametrize("profile", ["tutorial", "published"])
def test_every_movement_ends_where_its_piece_lies(profile: str) -> None:
    """What moves arrives at what is shown afterwards; only what leaves or rises may be gone."""
    kinds: set[str] = set()
    for seed in range(60):
        kinds |= movements_checked(new_match(2, profile, f"moves {seed}"), Random(seed))
        if kinds >= MOVING:
            return
    raise AssertionError(MOVING - kinds)


MOVING = {
    "RoundDealt",
    "CardDrawn",
    "CardTaken",
    "CardsExchanged",
    "DrawnDiscarded",
    "CardTurnedUp",
    "ColumnClosed",
    "RoundStopped",
    "RoundScored",
}


def movements_checked(match: Match, rng: Random) -> set[str]:
    """The kinds of events that move something in a match played at random."""
    scenery = scenery_for(match)
    shown = shown_in(view_of(match))
    kinds: set[str] = set()
    for _ in range(260):
        if match.over:
            break
        for event in match.seen_by(step_at_random(match, rng), 0).events:
            after = after_event(shown, event)
            sprites = scenery.sprites(after)
            movements = scenery.movements(event, shown, after)
            for movement in movements:
                assert movement.duration > 0 and movement.delay >= 0
                if movement.item in sprites:
                    assert movement.end == sprites[movement.item]
                else:
                    assert movement.manner in (Manner.LEAVE, Manner.RISE, Manner.MOVE)
                if movement.origin is not None:
                    assert movement.origin in scenery.sprites(shown)
            if movements:
                kinds.add(type(event).__name__)
            shown = after
        shown = shown_in(view_of(match))
    return kinds


def test_the_table_turns_when_another_seat_looks() -> None:
    match = match_until(phase_of(Phase.TAKE))
    scenery = scenery_for(match)
    before, after = shown_in(view_of(match, 0)), shown_in(view_of(match, 1))
    movements = scenery.turned(before, after)
    assert {movement.manner for movement in movements} == {Manner.SLIDE}
    assert len(movements) >= 48
    assert scenery.turned(before, before) == ()


def test_a_spectator_sees_the_seat_to_move_at_the_bottom() -> None:
    match = match_until(phase_of(Phase.TAKE, seat=2))
    assert shown_in(view_of(match, None)).main == 2
    assert shown_in(view_of(match, 1)).main == 1


def test_a_drawn_card_hovers_above_its_pile_face_up_for_its_owner_only() -> None:
    match = match_until(phase_of(Phase.PLACE_DRAWN))
    scenery = scenery_for(match)
    for watcher, seen in ((0, True), (1, False), (None, False)):
        shown = shown_in(view_of(match, watcher))
        hand = scenery.sprites(shown)[HAND]
        assert hand.lift == 1.0
        assert (getattr(hand.picture, "value") is not None) == seen  # noqa: B009 (a picture of any kind)


def bracket_texts(table: Table) -> Iterator[tuple[str, str, int]]:
    for item in table.scene.stage.traces().values():
        picture = item[0].picture if item[0] is not None else None
        if type(picture).__name__ == "Bracket":
            yield picture.top, picture.foot, picture.level  # type: ignore[union-attr]


def test_a_column_that_costs_points_says_so_before_it_is_closed(qtbot: QtBot) -> None:
    def costly(match: Match) -> bool:
        view = view_of(match)
        grid = view.grids[0]
        closable = view.closable[0] if match.actor == 0 and view.phase is Phase.CLOSE else ()
        return any(sum(grid[3 * column + row] or 0 for row in range(3)) < 0 for column in closable)

    table = Table(match_until(costly))
    offers = shown_in(view_of(table.match)).offers(0)
    offer = next(offer for offer in offers if offer.after > offer.before)
    texts = {top: (foot, level) for top, foot, level in bracket_texts(table)}
    top = next(top for top in texts if str(abs(offer.total)) in top)
    foot, level = texts[top]
    assert str(offer.before) in foot and str(offer.after) in foot
    assert level == 1, "it may be chosen now"
    table.click(GridColumn(0, offer.column))
    assert table.chosen == [CloseColumn(offer.column)]
    for _ in range(80):
        table.scene.pass_time(FRAME)
    grid = view_of(table.match).grids[0]
    assert all(grid[3 * offer.column + row] == EMPTY for row in range(3))
    assert ("empty", 0, 3 * offer.column) in table.scene.stage
    table.close()


def test_the_bracket_only_tells_while_it_is_no_choice(qtbot: QtBot) -> None:
    match = match_until(lambda m: m.actor == 0 and view_of(m).phase is Phase.TAKE and bool(view_of(m).closable[0]))
    table = Table(match)
    assert {level for _, _, level in bracket_texts(table)} == {0}
    table.close()


def test_the_last_move_is_marked_in_saffron(qtbot: QtBot) -> None:
    table = Table(match_until(phase_of(Phase.PLACE_DRAWN)))
    place = next(place for place in range(12) if view_of(table.match).grids[0][place] is None)
    table.drag(InHand(), GridPlace(0, place))
    assert table.chosen == [Exchange(place)]
    table.settle()
    assert ("last", GridPlace(0, place)) in table.scene.stage
    table.scene.set_last_move(())
    assert ("last", GridPlace(0, place)) not in table.scene.stage
    table.close()


def test_every_face_is_painted_before_it_comes_to_light(qtbot: QtBot) -> None:
    table = Table(new_match(3))
    scenery = table.scene.scenery
    assert isinstance(scenery, Foreseeing)
    faces = set(scenery.likely())
    shown = {item[0].picture for item in table.scene.stage.traces().values() if item[0] is not None}
    widths = {picture.width for picture in shown if isinstance(picture, CardPicture)}
    assert {(picture.width, getattr(picture, "value")) for picture in faces} >= {  # noqa: B009
        (width, value) for width in widths for value in range(-2, 13)
    }
    qtbot.waitUntil(lambda: faces <= {getattr(key.art, "picture", key.art) for key in table.pixmaps}, timeout=8000)
    table.close()


def test_reduced_motion_fades_and_ends_alike(qtbot: QtBot) -> None:
    table = Table(match_until(phase_of(Phase.TAKE)))
    table.scene.set_speed(1.0, reduce_motion=True)
    table.click(DrawPile())
    table.scene.pass_time(FRAME)
    hand = table.scene.stage.item(HAND)
    assert hand is not None
    assert 0 < hand.opacity() < 1
    for _ in range(20):
        table.scene.pass_time(FRAME)
    assert not table.scene.animating
    assert hand.opacity() == 1
    table.close()


def test_words_change_when_the_card_has_arrived(qtbot: QtBot) -> None:
    table = Table(match_until(phase_of(Phase.PLACE_DRAWN)))

    def count() -> str:
        painted = table.scene.stage.traces()["pile count", "discard"][0]
        assert painted is not None
        return str(getattr(painted.picture, "text"))  # noqa: B009 (a picture of any kind)

    before = count()
    table.click(DiscardPile())
    table.scene.pass_time(FRAME)
    assert count() == before
    table.settle()
    assert count() == str(int(before) + 1)
    table.close()


def test_spots_are_named_for_screen_readers() -> None:
    match = match_until(phase_of(Phase.PLACE_DRAWN))
    shown = shown_in(view_of(match))
    scenery = scenery_for(match)
    names = {spot: scenery.spot_name(spot, shown) for spot in scenery.spots(shown)}
    assert len(set(names.values())) == len(names)
    assert str(shown.draw_size) in names[DrawPile()]
    assert "Kian" in names[GridPlace(1, 0)]


def test_language_switches_live(qtbot: QtBot) -> None:
    table = Table(match_until(phase_of(Phase.TAKE)))
    persian = english_look(number=Numbers("fa"), direction=Qt.LayoutDirection.RightToLeft)
    table.scene.set_look(persian)
    painted = table.scene.stage.traces()[discard_id(0)][0]
    assert painted is not None
    value = view_of(table.match).discard[-1]
    assert getattr(painted.picture, "text") == Numbers("fa")(value)  # noqa: B009 (a picture of any kind)
    table.close()


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_pictures_fill_their_rectangles(seats: int) -> None:
    kit = find_kit("skyjo")
    look = english_look()
    match = match_until(lambda m: m.ply > 40, seats)
    paints: dict[str, tuple[float, float, Callable[[QPainter, QRectF], None]]] = {
        "home": (302, 222, lambda p, rect: kit.paint_card(p, rect, look)),
        "wide": (604, 222, lambda p, rect: kit.paint_card(p, rect, look)),
        "cover": (348, 900, lambda p, rect: kit.paint_cover(p, rect, look)),
        "short": (140, 640, lambda p, rect: kit.paint_cover(p, rect, look)),
        "miniature": (236, 158, lambda p, rect: kit.paint_miniature(p, rect, match.view(0), look)),
        "spectator": (118, 79, lambda p, rect: kit.paint_miniature(p, rect, match.view(None), look)),
    }
    for name, (width, height, paint) in paints.items():
        image = canvas(QSizeF(width, height), 1.0)
        painter = smooth(QPainter(image))
        paint(painter, QRectF(0, 0, width, height))
        painter.end()
        for x, y in ((1, 1), (width - 2, 1), (1, height - 2), (width - 2, height - 2), (width // 2, height // 2)):
            assert image.pixelColor(int(x), int(y)).alpha() == 255, (name, x, y)


def test_a_shown_table_of_two_is_laid_for_two() -> None:
    match = match_until(phase_of(Phase.TAKE), seats=2)
    shown = replace(shown_in(view_of(match)), turn=1)
    scenery = scenery_for(match)
    assert len(scenery.table.layout.grids) == 2
    assert scenery.table.layout == lay_out(896.0, 796.0, 2)
    assert ("pill", 1) in scenery.sprites(shown) and ("pill", 0) not in scenery.sprites(shown)
