"""The castle and the village of a tile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from gui.games.isle_of_skye.brushes import blend, patch, pen, ramp, soft_ellipse, spline, tint
from gui.games.isle_of_skye.tile_things import paint_tree


def paint_castle(p: QPainter, x: float, y: float, s: float, small: bool = False) -> None:
    """A castle, s = width, the foot of its wall at y."""
    p.save()
    p.translate(x, y)
    p.scale(s, s)
    lw = 0.022 if not small else 0.042
    soft_ellipse(p, 0.10, 0.00, 0.62, 0.17, tint("ink", 0.55))
    # rocky knoll
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ramp(-0.5, 0, 0.5, 0, (0, tint("hill_hi")), (0.5, tint("hill")), (1, tint("hill_lo"))))
    p.drawPath(
        spline(
            [
                (-0.54, 0.05),
                (-0.42, -0.07),
                (-0.1, -0.12),
                (0.3, -0.10),
                (0.50, 0.0),
                (0.54, 0.06),
                (0.2, 0.12),
                (-0.3, 0.12),
            ],
            True,
        )
    )
    line = pen(tint("stone_ink"), lw)

    def block(x0: float, x1: float, top: float, merlons: int, base: float = 0.0) -> None:
        w = x1 - x0
        mw = w / (2 * merlons - 1)
        mh = 0.075
        path = QPainterPath()
        path.moveTo(x0, base)
        path.lineTo(x0, top - mh)
        for i in range(merlons):
            a = x0 + 2 * i * mw
            path.lineTo(a, top - mh)
            path.lineTo(a + mw, top - mh)
            if i < merlons - 1:
                path.lineTo(a + mw, top)
                path.lineTo(a + 2 * mw, top)
        path.lineTo(x1, base)
        path.closeSubpath()
        p.setPen(line)
        p.setBrush(
            ramp(
                x0,
                0,
                x1,
                0,
                (0, tint("stone_hi")),
                (0.42, tint("stone")),
                (0.72, blend("stone", "stone_lo", 0.7)),
                (1, tint("stone_lo")),
            )
        )
        p.drawPath(path)

    block(-0.42, 0.44, -0.25, 7, 0.02)  # curtain wall
    block(-0.16, 0.22, -0.62, 4, 0.02)  # keep
    block(0.28, 0.48, -0.42, 3, 0.03)  # right tower
    # round tower with a slate cone
    p.setPen(line)
    p.setBrush(ramp(-0.46, 0, -0.2, 0, (0, tint("stone_hi")), (0.45, tint("stone")), (1, tint("stone_lo"))))
    p.drawPath(patch((-0.45, 0.03), (-0.45, -0.56), (-0.21, -0.56), (-0.21, 0.03)))
    p.setBrush(ramp(-0.5, 0, -0.16, 0, (0, tint("slate_hi")), (0.45, tint("slate")), (1, tint("medal_lo"))))
    p.drawPath(patch((-0.50, -0.55), (-0.33, -0.90), (-0.16, -0.55)))
    # gate and windows
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint("stone_ink"))
    gate = QPainterPath()
    gate.moveTo(-0.06, 0.02)
    gate.lineTo(-0.06, -0.13)
    gate.arcTo(QRectF(-0.06, -0.22, 0.18, 0.18), 180, -180)
    gate.lineTo(0.12, 0.02)
    gate.closeSubpath()
    p.drawPath(gate)
    if not small:
        for a, b in ((-0.345, -0.40), (0.00, -0.44), (0.365, -0.25)):
            p.drawRoundedRect(QRectF(a, b, 0.045, 0.10), 0.02, 0.02)
        p.drawRoundedRect(QRectF(0.10, -0.44, 0.045, 0.10), 0.02, 0.02)
        p.setPen(pen(tint("stone_ink", 0.35), 0.012))
        for a, b, w in (
            (-0.13, -0.33, 0.08),
            (0.10, -0.27, 0.08),
            (-0.42, -0.22, 0.07),
            (0.30, -0.10, 0.07),
            (-0.02, -0.53, 0.07),
        ):
            p.drawLine(QPointF(a, b), QPointF(a + w, b))
    # pennant
    p.setPen(pen(tint("stone_ink"), lw * 0.9))
    p.drawLine(QPointF(0.03, -0.69), QPointF(0.03, -0.98))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#A8243A"))
    fl = QPainterPath()
    fl.moveTo(0.03, -0.98)
    fl.cubicTo(0.13, -1.03, 0.18, -0.93, 0.30, -0.97)
    fl.lineTo(0.25, -0.89)
    fl.lineTo(0.30, -0.82)
    fl.cubicTo(0.18, -0.79, 0.13, -0.88, 0.03, -0.83)
    fl.closeSubpath()
    p.drawPath(fl)
    p.restore()


def _house(p: QPainter, x: float, y: float, w: float, small: bool = False, ch: bool = True) -> None:
    """A croft seen from the front left: gable wall lit, long roof to the right."""
    p.save()
    p.translate(x, y)
    p.scale(w, w)
    lw = 0.030 if not small else 0.055
    line = pen(tint("peat"), lw)
    g, d, k = 0.42, 0.60, -0.10  # gable width, depth, rise of the ground to the right
    soft_ellipse(p, 0.62, 0.0, 0.62, 0.17, tint("ink", 0.5))
    p.setPen(line)
    p.setBrush(ramp(g, 0, g + d, 0, (0, tint("wall_lo")), (1, blend("wall_lo", "peat", 0.22))))
    p.drawPath(patch((g, 0), (g, -0.34), (g + d, -0.34 + k), (g + d, k)))
    p.setBrush(tint("wall"))
    p.drawPath(patch((0, 0.0), (0, -0.34), (g / 2, -0.68), (g, -0.34), (g, 0)))
    p.setBrush(ramp(g / 2, -0.7, g + 0.2, -0.2, (0, tint("roof_hi")), (0.45, tint("roof")), (1, tint("roof_lo"))))
    p.drawPath(patch((g / 2 - 0.02, -0.71), (g + 0.07, -0.29), (g + d + 0.06, -0.29 + k), (g / 2 + d, -0.71 + k)))
    p.setPen(pen(tint("roof_lo"), lw * 1.5))
    p.drawLine(QPointF(-0.06, -0.30), QPointF(g / 2 - 0.02, -0.71))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint("peat"))
    p.drawRect(QRectF(g / 2 - 0.075, -0.22, 0.15, 0.22))
    if not small:
        p.setBrush(blend("wall_lo", "peat", 0.75))
        p.drawPath(
            patch(
                (g + 0.16, -0.20 + k * 0.27),
                (g + 0.16, -0.09 + k * 0.27),
                (g + 0.28, -0.09 + k * 0.47),
                (g + 0.28, -0.20 + k * 0.47),
            )
        )
        p.setPen(pen(tint("roof_lo", 0.55), 0.018))
        for i in range(1, 4):
            u = i / 4
            p.drawLine(
                QPointF(g / 2 - 0.02 + (g / 2 + 0.09) * u, -0.71 + 0.42 * u),
                QPointF(g / 2 + d + (g / 2 + 0.06) * u, -0.71 + k + 0.42 * u),
            )
    if ch:
        p.setPen(line)
        p.setBrush(tint("stone"))
        p.drawRect(QRectF(g / 2 + d - 0.17, -0.86 + k, 0.13, 0.20))
    p.restore()


def paint_village(p: QPainter, x: float, y: float, s: float, small: bool = False) -> None:
    """Three crofts."""
    soft_ellipse(p, x + s * 0.05, y - s * 0.10, s * 0.72, s * 0.40, tint("hill_hi", 0.85))
    _house(p, x - s * 0.47, y - s * 0.28, s * 0.50, small)
    _house(p, x + s * 0.03, y - s * 0.20, s * 0.48, small)
    _house(p, x - s * 0.30, y + s * 0.12, s * 0.58, small, ch=not small)
    if not small:
        paint_tree(p, x + s * 0.47, y + s * 0.14, s * 0.26, "v1")
