"""The swamp, the hill with its symbols, and the special symbol of a tile."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QRadialGradient

from gui.games.isle_of_skye.brushes import blend, pen, ramp, soft_ellipse, spline, tint
from gui.games.isle_of_skye.hexes import ROOT3, polar


def paint_swamp(p: QPainter, x: float, y: float, s: float, seed: str, small: bool = False) -> None:
    """Peat pools between moss hummocks, reeds with brown heads."""
    rng = Random(f"swamp{seed}")
    p.setPen(Qt.PenStyle.NoPen)
    soft_ellipse(p, x, y - s * 0.06, s * 0.74, s * 0.48, tint("moss", 0.75))
    soft_ellipse(p, x, y - s * 0.06, s * 0.62, s * 0.38, tint("bog", 0.55))

    def pool(cx: float, cy: float, rx: float, ry: float, ph: float) -> QPainterPath:
        pts = []
        for i in range(18):
            a = 2 * math.pi * i / 18
            k = 1 + 0.13 * math.sin(2 * a + ph) + 0.09 * math.sin(3 * a + ph * 2.1) + 0.05 * math.sin(5 * a + ph)
            pts.append((x + s * (cx + rx * k * math.cos(a)), y + s * (cy + ry * k * math.sin(a))))
        return spline(pts, True)

    pools = [
        pool(-0.16, -0.13, 0.31, 0.165, rng.uniform(0, 6)),
        pool(0.23, 0.00, 0.25, 0.13, rng.uniform(0, 6)),
        pool(-0.14, 0.13, 0.17, 0.075, rng.uniform(0, 6)),
    ]
    shape = pools[0].united(pools[1])
    shape = shape.united(pools[2])
    p.setBrush(tint("moss"))
    p.drawPath(shape.translated(0, s * 0.030))
    p.setBrush(tint("bog_lo"))
    p.drawPath(shape)
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    p.setBrush(
        ramp(
            0,
            y - s * 0.30,
            0,
            y + s * 0.22,
            (0, tint("bog_lo")),
            (0.35, tint("bog")),
            (1, blend("bog", "bog_hi", 0.55)),
        )
    )
    p.drawPath(shape.translated(s * 0.012, s * 0.035))
    p.setPen(pen(tint("bog_hi", 0.85), s * (0.022 if not small else 0.035)))
    for a, b, w in (
        (-0.32, -0.10, 0.17),
        (-0.08, -0.17, 0.12),
        (0.14, 0.05, 0.18),
        (0.26, -0.03, 0.12),
        (-0.2, 0.15, 0.12),
    ):
        p.drawLine(QPointF(x + s * a, y + s * b), QPointF(x + s * (a + w), y + s * b))
    p.restore()
    p.setPen(Qt.PenStyle.NoPen)
    for a, b, r in (
        (0.02, -0.03, 0.085),
        (-0.40, 0.05, 0.10),
        (0.42, 0.13, 0.09),
        (0.05, 0.17, 0.11),
        (0.36, -0.15, 0.085),
    )[: 5 if not small else 2]:
        p.setBrush(tint("hill_lo"))
        p.drawEllipse(QPointF(x + s * a, y + s * b), s * r, s * r * 0.50)
        p.setBrush(tint("moss"))
        p.drawEllipse(QPointF(x + s * (a - 0.008), y + s * (b - 0.016)), s * r * 0.92, s * r * 0.42)
        p.setBrush(tint("meadow_hi", 0.7))
        p.drawEllipse(QPointF(x + s * (a - 0.025), y + s * (b - 0.028)), s * r * 0.5, s * r * 0.18)
    reeds: tuple[tuple[float, float, float, float], ...] = (
        (-0.42, 0.07, 0.52, -0.07),
        (-0.33, 0.06, 0.70, 0.02),
        (0.02, -0.02, 0.50, -0.05),
        (0.09, -0.01, 0.62, 0.05),
        (0.40, 0.14, 0.56, 0.07),
    )
    if small:
        reeds = ((-0.36, 0.06, 0.62, -0.05), (0.02, 0.00, 0.64, 0.02), (0.36, 0.12, 0.60, 0.05))
    for a, b, h, lean in reeds:
        bx, by = x + s * a, y + s * b
        tx, ty = bx + s * lean, by - s * h
        p.setBrush(Qt.BrushStyle.NoBrush)
        for dx, hh in ((-0.10, 0.62), (0.08, 0.5)) if not small else ():
            path = QPainterPath()
            path.moveTo(bx, by)
            path.quadTo(bx + s * dx * 0.3, by - s * h * hh * 0.6, bx + s * dx, by - s * h * hh)
            p.setPen(pen(tint("reed", 0.9), s * 0.022))
            p.drawPath(path)
        p.setPen(pen(tint("reed"), s * (0.027 if not small else 0.05)))
        path = QPainterPath()
        path.moveTo(bx, by)
        path.quadTo(bx, by - s * h * 0.5, tx, ty)
        p.drawPath(path)
        p.setPen(pen(tint("cat"), s * (0.062 if not small else 0.115)))
        p.drawLine(QPointF(tx - s * lean * 0.12, ty + s * 0.15), QPointF(tx, ty + s * 0.03))
        if not small:
            p.setPen(pen(blend("cat", "gold", 0.45), s * 0.018))
            p.drawLine(QPointF(tx - s * (lean * 0.12 + 0.014), ty + s * 0.13), QPointF(tx - s * 0.014, ty + s * 0.05))


def _leaf(p: QPainter, x: float, y: float, s: float, lean: float = 0.0, small: bool = False) -> None:
    """One hill leaf, foot at x, y; s = height."""
    p.save()
    p.translate(x, y)
    p.rotate(lean)
    w = s * 0.34
    path = QPainterPath()
    path.moveTo(0, -s * 0.10)
    path.cubicTo(-w * 1.25, -s * 0.30, -w * 1.0, -s * 0.74, 0, -s)
    path.cubicTo(w * 1.0, -s * 0.74, w * 1.25, -s * 0.30, 0, -s * 0.10)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(tint("#FFF6DC", 0.95), s * (0.135 if not small else 0.19)))
    p.drawPath(path)
    p.drawLine(QPointF(0, -s * 0.12), QPointF(0, 0))
    p.setPen(pen(tint("leaf_ink"), s * (0.05 if not small else 0.08)))
    p.drawPath(path)
    p.drawLine(QPointF(0, -s * 0.12), QPointF(0, s * 0.02))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ramp(-w, -s, w, 0, (0, tint("#F4C65C")), (0.5, tint("leaf")), (1, tint("leaf_lo"))))
    p.drawPath(path)
    p.setPen(pen(tint("leaf_ink", 0.9), s * 0.045))
    p.drawLine(QPointF(0, -s * 0.10), QPointF(0, -s * 0.84))
    if not small:
        p.setPen(pen(tint("leaf_ink", 0.65), s * 0.03))
        for t in (0.34, 0.50, 0.66):
            p.drawLine(QPointF(0, -s * t), QPointF(-w * 0.55, -s * (t + 0.10)))
            p.drawLine(QPointF(0, -s * t), QPointF(w * 0.55, -s * (t + 0.10)))
    p.restore()


def paint_hill(p: QPainter, x: float, y: float, s: float, n: int, small: bool = False) -> None:
    """A bare green hill with hachures, one to three leaves growing on its crest."""
    soft_ellipse(p, x + s * 0.12, y + s * 0.0, s * 0.70, s * 0.18, tint("ink", 0.50))

    def mound(cx: float, cy: float, w: float, h: float) -> None:
        path = QPainterPath()
        path.moveTo(cx - w, cy)
        path.cubicTo(cx - w * 0.70, cy - h * 0.20, cx - w * 0.60, cy - h, cx, cy - h)
        path.cubicTo(cx + w * 0.55, cy - h, cx + w * 0.70, cy - h * 0.20, cx + w, cy)
        path.cubicTo(cx + w * 0.5, cy + h * 0.16, cx - w * 0.5, cy + h * 0.16, cx - w, cy)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(
            ramp(
                cx - w * 0.6,
                cy - h,
                cx + w * 0.75,
                cy - h * 0.1,
                (0, tint("hill_hi")),
                (0.42, tint("hill")),
                (1, blend("hill_lo", "forest_lo", 0.35)),
            )
        )
        p.drawPath(path)
        top = QPainterPath()
        top.moveTo(cx - w, cy)
        top.cubicTo(cx - w * 0.70, cy - h * 0.20, cx - w * 0.60, cy - h, cx, cy - h)
        top.cubicTo(cx + w * 0.55, cy - h, cx + w * 0.70, cy - h * 0.20, cx + w, cy)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(
            QPen(
                ramp(
                    cx - w,
                    0,
                    cx + w,
                    0,
                    (0, tint("forest_lo", 0.2)),
                    (0.3, tint("forest_lo", 0.9)),
                    (0.8, tint("forest_lo", 0.9)),
                    (1, tint("forest_lo", 0.2)),
                ),
                s * (0.020 if not small else 0.034),
            )
        )
        p.drawPath(top)
        if not small:
            for row in (0, 1):
                for i in range(9):
                    u = 0.02 + i * 0.098
                    e = h * (1 - (u**2.1))
                    bx, by = cx + w * u * 0.93, cy - e * (0.95 - 0.42 * row)
                    p.setPen(pen(tint("forest_lo", 0.50 - 0.18 * row), s * 0.013))
                    p.drawLine(
                        QPointF(bx, by + h * 0.03), QPointF(bx + w * (0.02 + 0.07 * u), by + h * (0.15 + 0.08 * u))
                    )

    mound(x + s * 0.27, y - s * 0.04, s * 0.38, s * 0.36)
    mound(x - s * 0.08, y, s * 0.54, s * 0.50)
    spots = {
        1: [(-0.08, -0.34, 0)],
        2: [(-0.27, -0.24, -10), (0.12, -0.26, 10)],
        3: [(-0.39, -0.13, -16), (0.31, -0.15, 16), (-0.05, -0.31, 0)],
    }[n]
    for a, b, lean in spots:
        _leaf(p, x + s * a, y + s * b, s * (0.52 if not small else 0.66), lean, small)


def triquetra(r: float) -> QPainterPath:
    """Three interlaced arcs, as one path to be stroked."""
    path = QPainterPath()
    c = [polar(r * 0.5, a) for a in (-90, 30, 150)]
    rad = r * 0.5 * ROOT3
    for i, (cx, cy) in enumerate(c):
        a = (-90, 30, 150)[i]
        rect = QRectF(cx - rad, cy - rad, 2 * rad, 2 * rad)
        start = -(a + 180) + 90
        path.arcMoveTo(rect, start)
        path.arcTo(rect, start, -180)
    return path


def paint_medal(p: QPainter, x: float, y: float, r: float, small: bool = False) -> None:
    """The special symbol."""
    soft_ellipse(p, x + r * 0.22, y + r * 0.32, r * 1.30, r * 1.16, tint("ink", 0.6))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint("#FFF9E8", 0.9))
    p.drawEllipse(QPointF(x, y), r * 1.10, r * 1.10)
    p.setBrush(
        ramp(x - r, y - r, x + r, y + r, (0, tint("gold")), (0.5, blend("gold", "gold_lo", 0.5)), (1, tint("gold_lo")))
    )
    p.drawEllipse(QPointF(x, y), r, r)
    g = QRadialGradient(x - r * 0.35, y - r * 0.4, r * 1.4)
    g.setColorAt(0, blend("medal", "slate_hi", 0.35))
    g.setColorAt(0.55, tint("medal"))
    g.setColorAt(1, tint("medal_lo"))
    p.setBrush(QBrush(g))
    p.drawEllipse(QPointF(x, y), r * 0.87, r * 0.87)
    p.save()
    p.translate(x, y + r * 0.07)
    k = triquetra(r * 0.66)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if not small:
        p.setPen(pen(tint("medal_lo"), r * 0.24))
        p.drawPath(k)
    p.setPen(pen(tint("gold"), r * (0.135 if not small else 0.17)))
    p.drawPath(k)
    p.restore()
