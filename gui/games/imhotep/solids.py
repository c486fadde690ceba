"""Solids in the isometric view: boxes lit from the top left, outlines, ground cells, soft light and shade."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from gui.art.painting import Paint, Point, canvas, colour, fill, polygon, smooth, stroke
from gui.art.shadows import blurred

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gui.games.imhotep.blocks import Iso

C30 = 0.866


class Material(NamedTuple):
    """The three faces that are seen, and the line round them."""

    top: str
    left: str
    right: str
    edge: str


LIMESTONE = Material("#F3E9D3", "#DFCFAE", "#BDA882", "#94805A")
SANDSTONE = Material("#EADCBF", "#D3C09A", "#AE976E", "#86724C")
CEDAR = Material("#C08A54", "#A06C3C", "#79492A", "#4F2E19")


def top(iso: Iso, x: float, y: float, z: float, dx: float = 1, dy: float = 1) -> QPainterPath:
    at = iso.at
    return polygon((at(x, y, z), at(x + dx, y, z), at(x + dx, y + dy, z), at(x, y + dy, z)))


def left(iso: Iso, x: float, y: float, z: float, dx: float = 1, dz: float = 1) -> QPainterPath:
    """A face that looks to the lower left, at `y`."""
    at = iso.at
    return polygon((at(x, y, z), at(x + dx, y, z), at(x + dx, y, z + dz), at(x, y, z + dz)))


def right(iso: Iso, x: float, y: float, z: float, dy: float = 1, dz: float = 1) -> QPainterPath:
    """A face that looks to the lower right, at `x`."""
    at = iso.at
    return polygon((at(x, y, z), at(x, y + dy, z), at(x, y + dy, z + dz), at(x, y, z + dz)))


def flat(iso: Iso, *points: tuple[float, float, float], closed: bool = True) -> QPainterPath:
    """A polygon through points of the isometry."""
    return polygon([iso.at(*point) for point in points], closed)


def dot(iso: Iso, x: float, y: float, z: float = 0.0) -> QPointF:
    return QPointF(*iso.at(x, y, z))


def left_plane(iso: Iso, x: float, y: float, z: float) -> QTransform:
    """A left face as a plane: one unit is an edge, y runs down, 0, 0 is the face's upper left corner."""
    u = iso.unit
    return QTransform(C30 * u, 0.5 * u, 0, u, *iso.at(x, y, z))


def right_plane(iso: Iso, x: float, y: float, z: float) -> QTransform:
    u = iso.unit
    return QTransform(C30 * u, -0.5 * u, 0, u, *iso.at(x, y, z))


def blend(first: Point, last: Point, first_paint: str, last_paint: str) -> QLinearGradient:
    gradient = QLinearGradient(QPointF(*first), QPointF(*last))
    gradient.setColorAt(0, QColor(first_paint))
    gradient.setColorAt(1, QColor(last_paint))
    return gradient


def lighter(value: str, percent: int) -> str:
    """Above 100 lighter, below it darker."""
    made = QColor(value)
    return (made.lighter(percent) if percent >= 100 else made.darker(200 - percent)).name()


def face(p: QPainter, path: QPainterPath, paint: Paint, edge: str, alpha: float = 0.55, width: float = 0.8) -> None:
    """Fill and line in one go."""
    pen = QPen(colour(edge, alpha), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(QBrush(QColor(paint)) if isinstance(paint, str) else QBrush(paint))
    p.drawPath(path)


def box(
    p: QPainter,
    iso: Iso,
    x: float,
    y: float,
    z: float,
    size: tuple[float, float, float],
    material: Material,
    *,
    edge: float = 0.55,
    gleam: bool = True,
    tone: int = 0,
    width: float = 0.8,
) -> None:
    """A box of so many units along x, y and z. `tone` makes it a little lighter or darker than its neighbours."""
    dx, dy, dz = size
    above, near, far = (lighter(paint, 100 + tone) for paint in material[:3])
    at, up = iso.at, z + dz
    shade = blend(at(x, y + dy, up), at(x, y + dy, z), lighter(near, 103), lighter(near, 94))
    face(p, left(iso, x, y + dy, z, dx, dz), shade, material.edge, edge, width)
    shade = blend(at(x + dx, y, up), at(x + dx, y, z), lighter(far, 104), lighter(far, 93))
    face(p, right(iso, x + dx, y, z, dy, dz), shade, material.edge, edge, width)
    shade = blend(at(x, y, up), at(x + dx, y + dy, up), lighter(above, 103), lighter(above, 97))
    face(p, top(iso, x, y, up, dx, dy), shade, material.edge, edge, width)
    if gleam:
        lip = flat(iso, (x + 0.04, y + dy, up - 0.02), (x + dx, y + dy, up - 0.02), (x + dx, y + 0.04, up - 0.02),
                   closed=False)  # fmt: skip
        stroke(p, lip, "#FFFFFF", 0.8, 0.5)


def cube_outline(iso: Iso, x: float, y: float, z: float, side: float = 1.0) -> QPainterPath:
    """The six-sided outline of a cube."""
    s = side
    return flat(
        iso, (x, y, z + s), (x + s, y, z + s), (x + s, y, z), (x + s, y + s, z), (x, y + s, z), (x, y + s, z + s)
    )


def dashed_cube(p: QPainter, iso: Iso, x: float, y: float, z: float, side: float, paint: str, alpha: float) -> None:
    """Where a stone is to come."""
    inset = (1 - side) / 2
    x, y, s = x + inset, y + inset, side
    fill(p, cube_outline(iso, x, y, z, s), "#FFF9E8", 0.18)
    dash = (2.6, 2.4)
    stroke(p, cube_outline(iso, x, y, z, s), paint, 1, alpha, dash=dash, cap=Qt.PenCapStyle.FlatCap)
    for corner in ((x, y + s, z + s), (x + s, y, z + s), (x + s, y + s, z)):
        edge = flat(iso, (x + s, y + s, z + s), corner, closed=False)
        stroke(p, edge, paint, 1, alpha, dash=dash, cap=Qt.PenCapStyle.FlatCap)


def cell(p: QPainter, iso: Iso, x: float, y: float, z: float, paint: str = "#7A6743", alpha: float = 0.6) -> None:
    """A dashed place on a floor."""
    path = top(iso, x + 0.07, y + 0.07, z, 0.86, 0.86)
    stroke(p, path, paint, 1, alpha, dash=(3, 2.4), cap=Qt.PenCapStyle.FlatCap)


def convex(points: Sequence[Point]) -> QPainterPath:
    """The outline round points."""
    ordered = sorted(points)

    def half(given: Sequence[Point]) -> list[Point]:
        found: list[Point] = []
        for x, y in given:
            while len(found) > 1 and _turn(found[-2], found[-1], (x, y)) <= 0:
                found.pop()
            found.append((x, y))
        return found

    return polygon(half(ordered)[:-1] + half(ordered[::-1])[:-1])


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def soft(
    p: QPainter,
    area: QRectF,
    draw: Callable[[QPainter], None],
    radius: float,
    strength: float = 1.0,
    fine: float = 1.0,
) -> None:
    """Draw something blurred by `radius`; `fine` below 1 does it coarser and sooner."""
    reach = radius * 2 + 4
    frame = QRectF(area.adjusted(-reach, -reach, reach, reach).toAlignedRect())
    image = canvas(QSizeF(frame.width(), frame.height()), fine)
    painter = smooth(QPainter(image))
    painter.translate(-frame.topLeft())
    draw(painter)
    painter.end()
    image = blurred(image, radius * fine)
    image.setDevicePixelRatio(1.0)
    p.save()
    p.setOpacity(p.opacity() * strength)
    p.drawImage(frame, image)
    p.restore()
