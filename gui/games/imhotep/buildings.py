"""The four sites without their stones: what is always there, and a place for every stone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from engine.games.imhotep.pieces import CAPACITIES, OBELISK, PYRAMID, TEMPLE, TOMB
from gui.art.painting import colour, ellipse, fill, line, polygon, saved, stroke
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.sites import (
    BASE,
    ORIGINS,
    PLINTHS,
    SHAFT,
    SHAFT_STEP,
    TERRACE,
    UNIT,
    casing,
    cell_of,
)
from gui.games.imhotep.solids import (
    CEDAR,
    LIMESTONE,
    SANDSTONE,
    Material,
    blend,
    box,
    cell,
    convex,
    dashed_cube,
    face,
    flat,
    left,
    left_plane,
    right,
    soft,
    top,
)

_EDGE: Final = "#94805A"
_TEAL, _BRICK, _OCHRE = "#2C7D7D", "#B4572F", "#C98510"
_WORN: Final = Material("#EFE3C9", "#D9C8A4", "#B6A07A", "#94805A")
_COURSES: Final = 3
_BASE_SIDE: Final = 7
_CASTS: Final = (
    (PYRAMID, -0.5, -0.5, 8, 8, 0.3), (PYRAMID, 0, 0, 7, 7, 1), (PYRAMID, 1, 1, 5, 5, 2), (PYRAMID, 2, 2, 3, 3, 3.4),
    (TEMPLE, -0.4, -0.4, 6.9, 6.2, 0.5), (TEMPLE, 0, 0, 6.2, 1.5, 2.9), (OBELISK, -0.2, -0.2, 3.4, 3.4, 0.3),
    (TOMB, -0.5, -0.5, 4.9, 3.9, 0.12), (TOMB, -0.5, -0.5, 4.4, 0.5, 1.67), (TOMB, -0.5, -0.5, 0.5, 3.4, 1.67),
)  # fmt: skip
"""What casts a shadow: site, x, y, along x, along y, how tall."""


def site_grid(site: int) -> Iso:
    return Iso(*ORIGINS[site], UNIT)


def paint_shadows(p: QPainter) -> None:
    """The shadows of all buildings as one shape, and the shade where they meet the ground."""
    cast = QPainterPath()
    contact = QPainterPath()
    for site, x, y, dx, dy, tall in _CASTS:
        iso = site_grid(site)
        corners = ((x, y), (x + dx, y), (x + dx, y + dy), (x, y + dy))
        feet = [iso.at(*corner) for corner in corners]
        heads = [iso.at(cx + 0.62 * tall, cy - 0.34 * tall) for cx, cy in corners]
        cast = cast.united(convex(feet + heads))
    for site, (x, y, dx, dy) in PLINTHS.items():
        contact = contact.united(top(site_grid(site), x - 0.12, y - 0.12, 0, dx + 0.24, dy + 0.24))
    soft(p, cast.boundingRect(), lambda g: fill(g, cast, "#5C421C"), 5, 0.30, fine=0.7)
    soft(p, contact.boundingRect(), lambda g: fill(g, contact, "#4A3310"), 4, 0.42, fine=0.7)


# ---- the pyramid


def paint_pyramid(p: QPainter) -> None:
    """Courses of blocks with twelve open places on the two near faces, and a gilded tip."""
    iso = site_grid(PYRAMID)
    x, y, dx, dy = PLINTHS[PYRAMID]
    box(p, iso, x, y, 0, (dx, dy, BASE), SANDSTONE)
    open_places = {(*casing(place)[:2], place % _COURSES) for place in range(CAPACITIES[PYRAMID])}
    blocks = [
        (bx, by, level)
        for level in range(_COURSES)
        for bx in range(level, _BASE_SIDE - level)
        for by in range(level, _BASE_SIDE - level)
        if not _hidden(bx, by, level)
    ]
    for bx, by, level in sorted(blocks, key=lambda block: (sum(block), block[2])):
        if (bx, by, level) in open_places:
            _recess(p, iso, bx, by, BASE + level)
            continue
        material = LIMESTONE if (level + bx * 3 + by * 5) % 4 else _WORN
        tone = (bx * 7 + by * 13 + level * 5) % 5 - 2
        box(p, iso, bx, by, BASE + level, (1, 1, 1), material, edge=0.42, tone=tone, width=0.7)
        _step_shade(p, iso, bx, by, level)
    _tip(p, iso)


def _hidden(x: int, y: int, level: int) -> bool:
    """Inside, under the course above."""
    low, high = level + 1, 6 - level
    return level < _COURSES - 1 and low <= x < high and low <= y < high


def _recess(p: QPainter, iso: Iso, x: float, y: float, z: float) -> None:
    """A place without its stone."""
    fill(p, top(iso, x, y, z), "#8F7748")
    fill(p, right(iso, x, y, z), "#8A7346")
    fill(p, left(iso, x, y, z), "#A48B5B")
    edges = flat(iso, (x, y, z), (x, y, z + 1), closed=False)
    edges.addPath(flat(iso, (x + 1, y, z), (x, y, z), (x, y + 1, z), closed=False))
    stroke(p, edges, "#5E4820", 0.9, 0.75)
    dashed_cube(p, iso, x, y, z, 0.98, "#4F3A12", 0.7)


def _step_shade(p: QPainter, iso: Iso, x: int, y: int, level: int) -> None:
    """The shade that the course above throws on its step."""
    low, high, z = level + 1, 6 - level, BASE + level + 1
    if level >= _COURSES - 1:
        return
    if x == high and low <= y < high:
        fill(p, top(iso, x, y, z, 0.6, 1), "#6A4A1C", 0.17)
        fill(p, top(iso, x, y, z, 0.14, 1), "#4A3310", 0.12)
    if y == high and low <= x < high:
        fill(p, top(iso, x, y, z, 1, 0.16), "#4A3310", 0.13)


def _tip(p: QPainter, iso: Iso) -> None:
    z, side, x, y = BASE + _COURSES, 2.0, 2.0, 2.0
    apex = iso.at(x + side / 2, y + side / 2, z + 1.45)
    fill(p, top(iso, x - 0.06, y - 0.06, z, side + 0.2, side + 0.2), "#5C431C", 0.22)
    near, far = (x, y + side, z), (x + side, y, z)
    corner = (x + side, y + side, z)
    for start, low, high, bands in (
        (near, 0.0, 0.55, ("#DCCBA6", "#EADDBF")),
        (far, 0.0, 0.55, ("#B39C73", "#C4AF88")),
        (near, 0.55, 1.0, ("#E3B754", "#F6D680")),
        (far, 0.55, 1.0, ("#B9852B", "#CE9A38")),
    ):
        a, b = iso.at(*start), iso.at(*corner)
        points = [_between(a, apex, low), _between(b, apex, low), _between(b, apex, high), _between(a, apex, high)]
        face(p, polygon(points), blend(points[0], points[3], *bands), "#8C7648", 0.6, 0.7)


def _between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


# ---- the temple


def paint_temple(p: QPainter) -> None:
    """A hall of lotus pillars behind a terrace of four by three places."""
    iso, z, wide = site_grid(TEMPLE), TERRACE[2], 6.1
    box(p, iso, -0.4, -0.4, 0, (6.9, 6.2, 0.25), SANDSTONE)
    box(p, iso, 0, 0, 0.25, (wide, 5.4, 0.3), LIMESTONE)
    shade = blend(iso.at(0, 0.3, z + 2.3), iso.at(0, 0.3, z), "#6B5232", "#A98B5D")
    face(p, left(iso, 0, 0.35, z, wide, 2.3), shade, "#86724C", 0.6, 0.7)
    fill(p, left(iso, 2.6, 0.35, z, 0.9, 1.9), "#3E2D18")
    fill(p, top(iso, 0, 0.35, z, wide, 1.05), "#4B3716", 0.30)
    for i in range(6):
        _pillar(p, iso, 0.45 + i * 1.04, 1.12, z, 2.2)
    box(p, iso, -0.05, 0, z + 2.2, (wide + 0.1, 1.5, 0.34), LIMESTONE)
    _cornice(p, iso, z + 2.54, z + 2.88, wide)
    floor = top(iso, TERRACE[0] - 0.18, TERRACE[1] - 0.12, z, 4.36, 3.28)
    face(p, floor, "#E5D6B6", _EDGE, 0.5)
    for place in range(CAPACITIES[TEMPLE]):
        cell(p, iso, *cell_of(TEMPLE, place))


def _pillar(p: QPainter, iso: Iso, x: float, y: float, z: float, tall: float) -> None:
    (ax, ay), (bx, by), w = iso.at(x, y, z), iso.at(x, y, z + tall), 0.26 * iso.unit * 1.22
    body = QLinearGradient(ax - w, 0, ax + w, 0)
    for at, paint in ((0.0, "#EBDCBC"), (0.35, "#F2E6CC"), (0.62, "#D2BD95"), (1.0, "#A68F66")):
        body.setColorAt(at, colour(paint))
    path = QPainterPath(QPointF(ax - w, ay))
    path.lineTo(bx - w * 0.82, by + 8)
    path.cubicTo(bx - w * 0.8, by + 4, bx - w * 1.5, by + 3, bx - w * 1.55, by)
    path.lineTo(bx + w * 1.55, by)
    path.cubicTo(bx + w * 1.5, by + 3, bx + w * 0.8, by + 4, bx + w * 0.82, by + 8)
    path.lineTo(ax + w, ay)
    path.quadTo(ax, ay + w * 0.8, ax - w, ay)
    face(p, path, body, "#86724C", 0.6, 0.7)
    for drop, paint in ((9.5, _TEAL), (12.2, _BRICK)):
        band = QPainterPath(QPointF(bx - w * 0.83, by + drop))
        band.quadTo(bx, by + drop + w * 0.5, bx + w * 0.83, by + drop)
        stroke(p, band, paint, 1.3, 0.75)


def _cornice(p: QPainter, iso: Iso, a: float, b: float, wide: float) -> None:
    """Flared, with painted leaves and the winged disc."""
    e = 0.18
    x0, x1 = -0.05, wide + 0.05
    front = flat(iso, (x0, 1.5, a), (x1, 1.5, a), (x1 + e, 1.5 + e, b), (x0 - e, 1.5 + e, b))
    face(p, front, blend(iso.at(0, 1.5, b), iso.at(0, 1.5, a), "#EFE2C6", "#C7B187"), "#86724C", 0.6, 0.7)
    side = flat(iso, (x1, 1.5, a), (x1, 0, a), (x1 + e, -e, b), (x1 + e, 1.5 + e, b))
    face(p, side, "#AE976E", "#86724C", 0.6, 0.7)
    roof = flat(iso, (x0 - e, -e, b), (x1 + e, -e, b), (x1 + e, 1.5 + e, b), (x0 - e, 1.5 + e, b))
    face(p, roof, "#F5ECD8", "#86724C", 0.6, 0.7)
    face(p, top(iso, 0.35, 0.15, b, wide - 0.7, 1.15), "#EADDC0", _EDGE, 0.22)
    for i in range(1, 5):
        stroke(p, flat(iso, (i * 1.22, -0.15, b), (i * 1.22, 1.65, b), closed=False), _EDGE, 0.8, 0.35)
    for i in range(30):
        x = x0 + (wide + 0.1) * (i + 0.5) / 30
        leaf = flat(iso, (x, 1.53, a + 0.08), (x + (x - 3) / 3 * e, 1.5 + e, b - 0.06), closed=False)
        stroke(p, leaf, (_TEAL, _BRICK, _OCHRE)[i % 3], 1.5, 0.62)
    with saved(p):
        p.setTransform(left_plane(Iso(*iso.at(3.05, 1.5, a - 0.17), 1.0), 0, 0, 0), True)
        for way in (-1, 1):
            wing = QPainterPath(QPointF(way * 3, -2.2))
            wing.quadTo(way * 14, -3.2, way * 19, -0.8)
            wing.quadTo(way * 12, 2.2, way * 3, 1.8)
            fill(p, wing, _TEAL, 0.8)
        fill(p, ellipse(0, 0, 2.7), "#C8552F")


# ---- the obelisk


def paint_obelisk(p: QPainter) -> None:
    """Two steps, the shaft still to come, and the sledge of its gilded tip."""
    iso = site_grid(OBELISK)
    box(p, iso, -0.2, -0.2, 0, (3.4, 3.4, 0.3), SANDSTONE)
    box(p, iso, 0.45, 0.45, 0.3, (2.1, 2.1, 0.45), LIMESTONE)
    x, y, z = SHAFT
    fill(p, top(iso, x, y, z), "#5C431C", 0.20)
    for place in range(CAPACITIES[OBELISK]):
        dashed_cube(p, iso, x, y, z + place * SHAFT_STEP, 0.96, "#6B5730", 0.62)
    crest = z + CAPACITIES[OBELISK] * SHAFT_STEP
    apex = iso.at(x + 0.5, y + 0.5, crest + 0.9)
    for a, b in (((x, y + 1, crest), (x + 1, y + 1, crest)), ((x + 1, y, crest), (x + 1, y + 1, crest))):
        half = polygon((iso.at(*a), iso.at(*b), apex))
        fill(p, half, "#FFF3CF", 0.20)
        stroke(p, half, "#6B5730", 1, 0.55, dash=(2.6, 2.4))
    sx, sy = 3.65, 0.41
    shade = top(iso, 3.75, 0.25, 0, 1.7, 1.1)
    soft(p, shade.boundingRect(), lambda g: fill(g, shade, "#5C421C"), 3, 0.4)
    box(p, iso, sx, sy, 0, (1.5, 0.2, 0.16), CEDAR, width=0.6)
    box(p, iso, sx, sy + 0.7, 0, (1.5, 0.2, 0.16), CEDAR, width=0.6)


def paint_gilded_tip(p: QPainter, iso: Iso, side: float = 0.95) -> None:
    """The obelisk's tip with its lower back corner at the origin of `iso`."""
    apex = iso.at(side / 2, side / 2, 0.95)
    near = polygon((iso.at(0, side), iso.at(side, side), apex))
    face(p, near, blend(apex, iso.at(side / 2, side), "#F6D680", "#E0B252"), "#8A6420", 0.7, 0.7)
    far = polygon((iso.at(side, 0), iso.at(side, side), apex))
    face(p, far, blend(apex, iso.at(side, side / 2), "#CE9A38", "#B27F28"), "#8A6420", 0.7, 0.7)
    stroke(p, line(*apex, *iso.at(side, side)), "#FFF0C4", 0.8, 0.6)
