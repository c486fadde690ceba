"""What is painted ahead, a step at a time, and what is painted once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, QSizeF
from PySide6.QtGui import QExposeEvent, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from gui.art.painting import smooth
from gui.art.surfaces import card, card_body, card_shadow
from gui.board.ahead import Ahead
from gui.board.items import Pictures
from gui.board.pixmaps import PixmapCache
from gui.board.sprites import Picture, Sprite
from gui.board.stage import Stage
from gui.controls.look import Look
from gui.first_picture import FirstPicture
from gui.fonts import load_fonts, text_width
from gui.games.isle_of_skye.tile_art import paint_tile, tile_in_steps
from gui.theme import LIGHT
from gui.windows.table.paper import paint_paper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

STEPS = 5


class Stripes(Picture, frozen=True):
    """Five stripes, one a step."""

    name: str = ""

    @property
    def slow(self) -> bool:
        return True

    def paint(self, p: QPainter, look: Look) -> None:
        for _ in self.in_steps(p, look):
            pass

    def in_steps(self, p: QPainter, look: Look) -> Iterator[None]:
        for step in range(STEPS):
            p.fillRect(QRectF(step * 10, 0, 10, 10), look.theme.lapis)
            yield

    def sketch(self, p: QPainter, look: Look) -> None:
        p.fillRect(QRectF(0, 0, 50, 10), look.theme.saffron)


class Board:
    """A stage with one item, and somebody who paints ahead for it. The event loop does not run: steps are taken by
    hand."""

    def __init__(self) -> None:
        self.cache = PixmapCache()
        self.pictures = Pictures(self.cache, Look())
        self.scene = QGraphicsScene()
        self.stage = Stage(self.scene, self.pictures)
        self.ahead = Ahead(self.pictures, self.stage, self.scene)

    def holds(self, picture: Picture) -> bool:
        return self.cache.holds(picture, QSizeF(picture.width, picture.height), 1.0, "light")

    def step(self, times: int) -> None:
        for _ in range(times):
            self.ahead._step()

    def seen_colours(self) -> set[str]:
        item = self.stage.item("one")
        assert item is not None
        image = item.pixmap().toImage()
        return {image.pixelColor(x, 5).name().upper() for x in range(5, 50, 10)}


@pytest.fixture
def board(qapp: QApplication) -> Board:
    return Board()


def test_what_is_seen_is_sketched_until_its_last_step(board: Board) -> None:
    picture = Stripes(50, 10, name="seen")
    board.stage.sync({"one": Sprite(picture, 0, 0, 0)})
    assert board.seen_colours() == {LIGHT.saffron}
    assert board.ahead.busy
    board.step(STEPS)
    assert not board.holds(picture)
    assert board.seen_colours() == {LIGHT.saffron}
    board.step(1)
    assert board.holds(picture)
    assert board.seen_colours() == {LIGHT.lapis}
    assert not board.ahead.busy


def test_what_is_seen_comes_before_what_may_be_needed(board: Board) -> None:
    seen, needed = Stripes(50, 10, name="seen"), Stripes(50, 10, name="needed")
    board.ahead.need([needed])
    board.stage.sync({"one": Sprite(seen, 0, 0, 0)})
    board.step(STEPS + 1)
    assert (board.holds(seen), board.holds(needed)) == (True, False)
    board.step(STEPS + 1)
    assert board.holds(needed)
    assert not board.ahead._step(), "nothing is left"


def test_what_is_no_longer_seen_is_not_painted(board: Board) -> None:
    picture = Stripes(50, 10, name="gone")
    board.stage.sync({"one": Sprite(picture, 0, 0, 0)})
    board.stage.sync({})
    board.ahead.finish()
    assert not board.holds(picture)
    assert not board.ahead.busy


def test_finishing_goes_on_with_what_was_begun(board: Board) -> None:
    picture = Stripes(50, 10, name="half")
    board.stage.sync({"one": Sprite(picture, 0, 0, 0)})
    board.step(2)
    board.ahead.finish()
    assert board.seen_colours() == {LIGHT.lapis}


def test_a_pixmap_given_up_half_way_is_not_kept(qapp: QApplication) -> None:
    cache, size = PixmapCache(), QSizeF(50, 10)

    def steps(p: QPainter) -> Iterator[None]:
        yield from Stripes(50, 10).in_steps(p, Look())

    begun = cache.in_steps("art", size, 1.0, "light", steps)
    next(begun)
    del begun
    assert not cache.holds("art", size, 1.0, "light")
    begun = cache.in_steps("art", size, 1.0, "light", steps)
    next(begun)
    cache.clear()
    assert list(begun)
    assert not cache.holds("art", size, 1.0, "light"), "it may be of the language before"
    assert len(list(cache.in_steps("art", size, 1.0, "light", steps))) == STEPS
    assert list(cache.in_steps("art", size, 1.0, "light", steps)) == [], "it is there already"


@pytest.mark.parametrize(("tile", "rotation"), [(1, 0), (17, 2), (40, 5)])
def test_a_tile_painted_in_steps_is_the_same_tile(qapp: QApplication, tile: int, rotation: int) -> None:
    whole, stepped = blank(140, 140), blank(140, 140)
    for image in (whole, stepped):
        p = QPainter(image)
        p.translate(70, 70)
        if image is whole:
            paint_tile(p, tile, rotation, 60.0)
        else:
            assert sum(1 for _ in tile_in_steps(p, tile, rotation, 60.0)) > 10
        p.end()
    assert whole == stepped


@pytest.mark.parametrize("rect", [QRectF(30, 40, 200, 120), QRectF(30.5, 40.25, 200, 120)])
@pytest.mark.parametrize("lift", [0.6, 1.0, 1.8])
def test_a_kept_sheet_is_like_one_painted_at_once(qapp: QApplication, rect: QRectF, lift: float) -> None:
    kept, direct = blank(280, 220), blank(280, 220)
    p = smooth(QPainter(kept))
    card(p, LIGHT, rect, 14, lift)
    p.end()
    p = smooth(QPainter(direct))
    card_shadow(p, LIGHT, rect, 14, lift)
    card_body(p, LIGHT, rect, 14)
    p.end()
    assert furthest(kept, direct) <= 2
    assert kept.pixelColor(130, 163).alpha() > 0, "the sheet ends at 160: that is its shadow"


def test_a_part_of_a_sheet_is_painted_like_the_whole(qapp: QApplication) -> None:
    paper, part = QRectF(20, 20, 200, 120), QRect(50, 40, 60, 30)
    whole, patched = blank(260, 180), blank(260, 180)
    p = QPainter(whole)
    paint_paper(p, LIGHT, paper, QRect(0, 0, 260, 180))
    p.end()
    patched = whole.copy()
    p = QPainter(patched)
    p.fillRect(part, LIGHT.ink)
    p.setClipRect(part)
    paint_paper(p, LIGHT, paper, part)
    p.end()
    assert patched == whole


def test_widths_are_measured_anew_with_another_typeface(typeface: str) -> None:
    width = text_width("تخته", 20, 650)
    assert width > text_width("تخته", 10, 650) > 0
    assert text_width("تخته", 20, 650) == width
    assert text_width.cache_info().currsize > 0
    load_fonts()
    assert text_width.cache_info().currsize == 0


def test_the_first_picture_is_told_once_it_is_painted(qtbot: QtBot) -> None:
    painted: list[str] = []

    class Window(QWidget):
        def paintEvent(self, event: QEvent) -> None:
            painted.append("painted")

    window = Window()
    qtbot.addWidget(window)
    window.show()
    watch = FirstPicture(window)
    watch.painted.connect(lambda: painted.append("told"))
    qtbot.waitUntil(lambda: "told" in painted)
    assert painted[0] == "painted"
    QApplication.sendEvent(window.windowHandle(), QExposeEvent(QRegion(0, 0, 10, 10)))
    QApplication.processEvents()
    assert painted.count("told") == 1


def blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def furthest(one: QImage, other: QImage) -> int:
    """The largest difference of a channel."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
