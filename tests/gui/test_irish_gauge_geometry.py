"""Where everything lies on Irish Gauge's board: inside, apart, in every size, language and number of seats."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from program import make_parts

from engine.games.irish_gauge.pieces import CITY_COUNT, SPACE_COUNT, SPACE_ROUTE
from gui.games.irish_gauge.geometry import BoardLayout, Rect, lay_out
from gui.games.irish_gauge.labels import clashes
from gui.games.irish_gauge.panel_layout import HEIGHTS, PanelLayout, shape_for
from gui.games.irish_gauge.sheet import HEIGHT, WIDTH, cities, length, space_line, space_middle
from gui.games.irish_gauge.table import LEAST_TYPE, NameSetting

if TYPE_CHECKING:
    from pathlib import Path

SIZES = [(716, 486), (560, 420), (896, 622), (1100, 520), (640, 700), (1700, 1300), (3168, 1920)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("companies", [3, 4, 5])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_everything_is_inside_and_apart(size: tuple[int, int], companies: int, text: float) -> None:
    board = Rect(0, 0, *size)
    for rtl in (False, True):
        layout = lay_out(*size, companies, text, rtl)
        parts = [layout.sheet, layout.stand, layout.stock, *(row.whole for row in layout.rows)]
        assert len(layout.rows) == companies
        assert all(board.holds(part) for part in parts)
        assert not any(one.meets(other) for one, other in combinations(parts, 2))
        for row in layout.rows:
            inner = [row.name, row.price, row.ladder, row.stack, row.left, row.holders]
            assert all(row.whole.holds(part) for part in inner), row
            assert row.price.bottom <= row.ladder.y + 1 and row.ladder.bottom < row.stack.y + row.stack.height
            assert not row.name.meets(row.price) and not row.left.meets(row.holders) and not row.stack.meets(row.left)


def test_the_map_is_not_mirrored() -> None:
    left, right = lay_out(896, 622, 4, 1.0, False), lay_out(896, 622, 4, 1.0, True)
    galway, dublin = cities()[12], cities()[11]
    for layout in (left, right):
        assert layout.on_sheet(galway)[0] < layout.on_sheet(dublin)[0]
    assert left.sheet.x < left.rows[0].whole.x and right.sheet.x > right.rows[0].whole.x


def test_spaces_can_be_pointed_at() -> None:
    """Long enough, on the sheet, and the middle of one is nobody else's."""
    for space in range(SPACE_COUNT):
        line = space_line(space)
        assert length(line) > 28
        assert all(17 < x < WIDTH - 17 and 17 < y < HEIGHT - 17 for x, y in line)
        x, y = space_middle(space)
        for other in range(SPACE_COUNT):
            if other != space:
                nearest = min(math.dist((x, y), point) for point in space_line(other))
                assert nearest > 12, (space, other, SPACE_ROUTE[space])


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_no_name_touches_another(language: str, tmp_path: Path) -> None:
    parts = make_parts(tmp_path, language=language)
    try:
        for size in SIZES[2:] + SIZES[:1]:
            for text in (1.0, 2.0):
                layout: BoardLayout = lay_out(*size, 4, text, language == "fa")
                naming = NameSetting(layout.scale, text)
                assert min(naming.sizes) >= LEAST_TYPE
                assert clashes(naming.boxes) == 0, (size, text)
                sheet = Rect(0, 0, WIDTH, HEIGHT)
                assert all(sheet.holds(box) for box in naming.boxes) and len(naming.boxes) == CITY_COUNT
    finally:
        parts.translations.use("en")


@pytest.mark.parametrize("width", [520, 716, 896, 1400, 3168])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("page", [640, 900, 2160])
def test_the_panel_holds_its_parts(width: int, scale: float, page: int) -> None:
    shape = shape_for(width, page, scale)
    paper = Rect(24, 12, width, HEIGHTS[shape] * scale)
    for controls in (False, True):
        for lot in (False, True):
            layout = PanelLayout(paper, shape, scale, controls, lot)
            tags = layout.tags(5, 118, 104)
            assert all(paper.holds(tag) for tag in tags)
            assert not any(one.meets(other) for one, other in combinations(tags, 2))
            if controls:
                assert paper.holds(layout.control_block)
                assert not layout.tagged or not any(tag.meets(layout.control_block) for tag in tags)
            if shape == "roomy":
                assert paper.holds(layout.certificate) and not layout.figures.meets(tags[0])
