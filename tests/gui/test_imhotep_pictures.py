"""Imhotep's shipped landscape, its miniature, its cover and the small pictures in its sentences."""

from __future__ import annotations

from random import Random

import pytest
from imhotep_table import new_match, step_at_random, view_of
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.games.imhotep.pieces import KINDS
from gui.art.painting import smooth
from gui.controls.look import Look
from gui.games.imhotep.kit import IMHOTEP_KIT
from gui.games.imhotep.land_picture import REGION, draw_landscape, painted, picture_path, read
from gui.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("typeface", "qapp")


def shades(image: QImage) -> set[int]:
    """Some of the colours that are seen."""
    points = ((x, y) for x in range(4, image.width(), 9) for y in range(4, image.height(), 9))
    return {image.pixelColor(x, y).rgb() for x, y in points}


def difference(one: QImage, other: QImage) -> float:
    total, count = 0, 0
    for y in range(0, one.height(), 5):
        for x in range(0, one.width(), 5):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            total += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
            count += 3
    return total / count


def test_the_shipped_landscape_is_the_one_the_art_paints() -> None:
    """Run `python -m gui.games.imhotep.land_picture` when this fails."""
    fresh = painted(0.4)
    kept = QImage(str(picture_path()))
    assert not kept.isNull()
    kept = kept.scaled(fresh.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    assert difference(fresh, kept) < 8


def test_any_part_of_it_can_be_read() -> None:
    for seen, scale in ((QRectF(0, 0, 952, 540), 0.5), (QRectF(-100.5, -20, 1200, 600), 0.9), (REGION, 0.2)):
        image = read(seen, scale)
        assert image is not None
        assert abs(image.width() - seen.width() * scale) <= 2
        assert abs(image.height() - seen.height() * scale) <= 2


@pytest.mark.parametrize("seen", [QRectF(0, 0, 952, 540), QRectF(0, -400, 952, 1340), QRectF(-900, 0, 2600, 540)])
def test_a_board_of_any_shape_is_covered_with_land(seen: QRectF) -> None:
    image = QImage(260, round(260 * seen.height() / seen.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = smooth(QPainter(image))
    painter.scale(260 / seen.width(), 260 / seen.width())
    painter.translate(-seen.topLeft())
    draw_landscape(painter, seen)
    painter.end()
    assert all(image.pixelColor(x, y).alpha() > 250 for x in range(2, 258, 8) for y in range(2, image.height() - 2, 8))
    assert len(shades(image)) > 30


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_miniature_cover_and_card_are_painted(theme: object) -> None:
    match, rng = new_match(4, "mini"), Random(2)
    for _ in range(60):
        if not match.over:
            step_at_random(match, rng, thrift=0.7)
    look = Look(theme=theme)  # type: ignore[arg-type]
    for part, (width, height) in (("miniature", (240, 150)), ("cover", (160, 420))):
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = smooth(QPainter(image))
        rect = QRectF(0, 0, width, height)
        if part == "miniature":
            IMHOTEP_KIT.paint_miniature(painter, rect, view_of(match), look)
        else:
            IMHOTEP_KIT.paint_cover(painter, rect, look)
        painter.end()
        assert len(shades(image)) > 40, part


@pytest.mark.parametrize(("kind", "value"), [("stone", ""), *(("card", str(card)) for card in range(KINDS))])
def test_chips_stay_in_their_rectangle(kind: str, value: str) -> None:
    look = Look()
    width = IMHOTEP_KIT.piece_width(kind, value, look)
    image = QImage(round(18 * width) + 40, 58, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = smooth(QPainter(image))
    IMHOTEP_KIT.piece_picture(painter, QRectF(20, 20, 18 * width, 18), kind, value, look)
    painter.end()
    for y in range(image.height()):
        for x in range(image.width()):
            inside = 18 <= x <= 22 + 18 * width and 18 <= y <= 40
            assert inside or image.pixelColor(x, y).alpha() == 0
