"""What the land is painted with: its colours by name, gradients, paths through points."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from gui.games.isle_of_skye.hexes import APOTHEM, Point, polar
from gui.games.isle_of_skye.land_colours import LAND_COLOURS


def tint(name: str, a: float = 1.0) -> QColor:
    """A colour of the land by name, or any other by its code."""
    c = QColor(LAND_COLOURS.get(name, name))
    c.setAlphaF(max(0.0, min(1.0, a)))
    return c


def blend(one: str | QColor, two: str | QColor, t: float, alpha: float = 1.0) -> QColor:
    """`t` of the way from one colour to another."""
    a, b = (v if isinstance(v, QColor) else QColor(LAND_COLOURS.get(v, v)) for v in (one, two))
    c = QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
    )
    c.setAlphaF(alpha)
    return c


def hex_path(radius: float, grow: float = 0.0) -> QPainterPath:
    """A hexagon standing on a point, its sides moved outwards by `grow`."""
    path = QPainterPath()
    reach = radius + grow / APOTHEM
    path.addPolygon(QPolygonF([QPointF(*polar(reach, 60 * i + 30)) for i in range(6)] + [QPointF(*polar(reach, 30))]))
    path.closeSubpath()
    return path


def spline(pts: Sequence[Point], closed: bool = False) -> QPainterPath:
    """A smooth line through points."""
    path = QPainterPath()
    n = len(pts)

    def at(i: int) -> Point:
        return pts[i % n] if closed else pts[max(0, min(n - 1, i))]

    path.moveTo(*pts[0])
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(
            p1[0] + (p2[0] - p0[0]) / 6,
            p1[1] + (p2[1] - p0[1]) / 6,
            p2[0] - (p3[0] - p1[0]) / 6,
            p2[1] - (p3[1] - p1[1]) / 6,
            p2[0],
            p2[1],
        )
    return path


def pen(colour: QColor | QBrush, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    """A pen with round joins."""
    return QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def patch(*pts: Point) -> QPainterPath:
    """A polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*a) for a in pts]))
    path.closeSubpath()
    return path


def ramp(x1: float, y1: float, x2: float, y2: float, *stops: tuple[float, QColor]) -> QBrush:
    """A linear gradient."""
    g = QLinearGradient(x1, y1, x2, y2)
    for s, c in stops:
        g.setColorAt(s, c)
    return QBrush(g)


def soft_ellipse(p: QPainter, cx: float, cy: float, rx: float, ry: float, colour: QColor) -> None:
    """A spot that fades towards its rim."""
    p.save()
    p.translate(cx, cy)
    p.scale(rx, ry)
    g = QRadialGradient(0, 0, 1)
    c0 = QColor(colour)
    c1 = QColor(colour)
    c1.setAlphaF(0)
    cm = QColor(colour)
    cm.setAlphaF(c0.alphaF() * 0.62)
    g.setColorAt(0, c0)
    g.setColorAt(0.5, cm)
    g.setColorAt(1, c1)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(g))
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()
