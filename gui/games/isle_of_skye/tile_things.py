"""The small things that stand on a tile: trees, peaks, swell, grass, heather."""

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from gui.games.isle_of_skye.brushes import blend, patch, pen, ramp, soft_ellipse, tint
from gui.games.isle_of_skye.hexes import Point


def paint_tree(p: QPainter, x: float, y: float, s: float, seed: str, small: bool = False) -> None:
    """A conifer or a birch, s = height, foot at x, y."""
    rng = Random(f"tree{seed}")
    birch = rng.random() < 0.26
    soft_ellipse(p, x + s * 0.20, y + s * 0.00, s * 0.46, s * 0.17, tint("tree_lo", 0.55))
    p.setPen(Qt.PenStyle.NoPen)
    sh = rng.uniform(-0.12, 0.14)
    if birch:
        b = blend("birch", "birch_hi", max(0, sh) * 1.8)
        p.setBrush(tint("trunk"))
        p.drawRect(QRectF(x - s * 0.035, y - s * 0.3, s * 0.07, s * 0.3))
        y += s * 0.10
        for col, dx, dy, k in (
            (tint("birch_lo"), 0.03, 0.03, 1.0),
            (b, -0.02, -0.02, 0.90),
            (blend(b, "birch_hi", 0.55), -0.10, -0.10, 0.50),
        ):
            blob = QPainterPath()
            blob.setFillRule(Qt.FillRule.WindingFill)
            for a, c, r in ((-0.17, -0.42, 0.17), (0.15, -0.43, 0.18), (0.0, -0.62, 0.20), (-0.02, -0.45, 0.20)):
                blob.addEllipse(QPointF(x + s * (a * k + dx), y + s * ((c + 0.5) * k - 0.5 + dy)), s * r * k, s * r * k)
            p.setBrush(col)
            p.drawPath(blob)
        return
    w = s * rng.uniform(0.31, 0.37)
    body = blend("tree", "birch", max(0, sh) * 2.2) if sh > 0 else blend("tree", "tree_lo", -sh * 2)
    p.setBrush(tint("trunk"))
    p.drawRect(QRectF(x - s * 0.04, y - s * 0.16, s * 0.08, s * 0.16))
    tiers = (
        ((-0.10, 1.0, -0.52), (-0.36, 0.78, -0.76), (-0.60, 0.52, -1.0))
        if not small
        else ((-0.10, 1.0, -0.66), (-0.45, 0.7, -1.0))
    )
    for b0, ww, t0 in tiers:
        tier = patch((x - w * ww, y + s * b0), (x, y + s * (b0 + 0.045)), (x + w * ww, y + s * b0), (x, y + s * t0))
        p.setBrush(body)
        p.drawPath(tier)
        p.setBrush(tint("tree_lo", 0.75))
        p.drawPath(patch((x + w * 0.08, y + s * (b0 + 0.04)), (x + w * ww, y + s * b0), (x, y + s * t0)))
        p.setBrush(tint("tree_hi", 0.85))
        p.drawPath(patch((x - w * ww, y + s * b0), (x - w * ww * 0.42, y + s * (b0 + 0.01)), (x, y + s * t0)))


def paint_peak(p: QPainter, x: float, y: float, w: float, h: float, seed: str, small: bool = False) -> None:
    """An engraved peak: lit left flank, shaded right flank with hatching; its foot fades into the ground."""
    rng = Random(f"peak{seed}")
    ax = x + w * rng.uniform(-0.08, 0.08)
    west, east, top = (x - w / 2, y), (x + w / 2, y), (ax, y - h)

    def jag(a: Point, b: Point, n: int, amp: float) -> list[Point]:
        out = []
        for i in range(1, n):
            u = i / n
            out.append(
                (
                    a[0] + (b[0] - a[0]) * u + rng.uniform(-amp, amp) * w,
                    a[1] + (b[1] - a[1]) * u + rng.uniform(-amp, amp) * h * 0.7,
                )
            )
        return out

    left = jag(west, top, 4, 0.035)
    right = jag(top, east, 4, 0.035)
    foot = (x + w * rng.uniform(0.02, 0.12), y + h * 0.02)
    ridge = []
    for i in range(1, 5):
        u = i / 5
        z = (-1) ** i * w * 0.055 * (0.6 + u)
        ridge.append(
            (top[0] + (foot[0] - top[0]) * u + z + rng.uniform(-0.01, 0.01) * w, top[1] + (foot[1] - top[1]) * u)
        )

    def fade(c: QColor, least: float = 0.0) -> QBrush:
        last = QColor(c.red(), c.green(), c.blue(), int(255 * least))
        return ramp(0, y - h, 0, y + h * 0.02, (0, c), (0.55, c), (1, last))

    soft_ellipse(p, x + w * 0.30, y - h * 0.02, w * 0.42, h * 0.20, tint("rock_ink", 0.35))
    p.setPen(Qt.PenStyle.NoPen)
    lit = patch(west, *left, top, *ridge, foot)
    p.setBrush(
        ramp(
            x - w / 2,
            0,
            x + w * 0.1,
            0,
            (0, blend("rock_mid", "rock", 0.55)),
            (0.7, tint("rock")),
            (1, tint("rock_hi")),
        )
    )
    p.save()
    p.setClipPath(lit, Qt.ClipOperation.IntersectClip)
    p.setBrush(fade(tint("rock"), 0.0))
    p.drawPath(lit)
    p.restore()
    p.setBrush(fade(tint("rock_lo"), 0.10))
    shade = patch(top, *right, east, foot, *ridge[::-1])
    p.drawPath(shade)
    # light along the crest
    cap = patch(top, left[-1], ((left[-1][0] + ridge[1][0]) / 2, left[-1][1] + h * 0.10), ridge[1], ridge[0])
    p.setBrush(tint("rock_hi", 0.95))
    p.drawPath(cap)
    if not small:
        p.setPen(pen(tint("rock_ink", 0.42), max(0.35, w * 0.013)))
        for i in range(1, 7):
            u = i / 7
            bx = top[0] + (foot[0] - top[0]) * (u * 0.82) + w * 0.02
            by = top[1] + (foot[1] - top[1]) * (u * 0.82)
            ex = top[0] + (east[0] - top[0]) * min(1, u * 0.82 + 0.13) - w * 0.03
            ey = top[1] + (east[1] - top[1]) * min(1, u * 0.82 + 0.16)
            if ex > bx:
                p.drawLine(QPointF(bx + (ex - bx) * 0.25, by + (ey - by) * 0.25), QPointF(ex, ey))
        p.setPen(pen(tint("rock_ink", 0.25), max(0.3, w * 0.011)))
        for i in (0, 1, 2):
            u = 0.38 + i * 0.17
            sx = west[0] + (top[0] - west[0]) * (1 - u) + w * 0.07
            sy = y - h * (1 - u) + h * 0.03
            p.drawLine(QPointF(sx, sy), QPointF(sx + w * 0.045, sy + h * 0.11))
    # ink: the skyline, strong at the top
    ink = QPainterPath()
    ink.moveTo(*left[0])
    for a in (*left[1:], top, *right):
        ink.lineTo(*a)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(
        QPen(
            ramp(
                0, y - h, 0, y, (0, tint("rock_ink", 0.95)), (0.6, tint("rock_ink", 0.7)), (1, tint("rock_ink", 0.05))
            ),
            max(0.6, w * (0.024 if not small else 0.04)),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    p.drawPath(ink)


def paint_wave(p: QPainter, x: float, y: float, s: float, a: float = 0.8, w: float | None = None) -> None:
    """A swell line: crest, trough, crest, with a darker line under it."""
    path = QPainterPath()
    path.moveTo(x - s * 1.15, y + s * 0.05)
    path.cubicTo(x - s * 0.85, y - s * 0.26, x - s * 0.55, y - s * 0.26, x - s * 0.30, y)
    path.cubicTo(x - s * 0.08, y + s * 0.20, x + s * 0.12, y + s * 0.16, x + s * 0.30, y - s * 0.02)
    path.cubicTo(x + s * 0.55, y - s * 0.24, x + s * 0.85, y - s * 0.22, x + s * 1.15, y + s * 0.05)
    p.setBrush(Qt.BrushStyle.NoBrush)
    lw = w or s * 0.15
    p.setPen(pen(tint("sea_ink", a * 0.5), lw))
    p.drawPath(path.translated(s * 0.05, lw * 1.1))
    p.setPen(pen(tint("foam", a * 0.85), lw))
    p.drawPath(path)


def paint_tuft(p: QPainter, x: float, y: float, s: float, seed: str, kind: float | None = None) -> None:
    """Grass, a stone, or heather (kind 0)."""
    rng = Random(f"tuft{seed}")
    roll = rng.random()
    kind = roll if kind is None else kind
    if kind < 0.22:  # heather
        for _ in range(7):
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(tint(rng.choice(("heather", "heather", "heather2")), 0.9))
            r = s * rng.uniform(0.13, 0.2)
            p.drawEllipse(QPointF(x + rng.uniform(-0.55, 0.55) * s, y - rng.uniform(0, 0.5) * s), r, r * 0.85)
        return
    if kind < 0.32:  # a stone
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(tint("tuft", 0.6))
        p.drawEllipse(QPointF(x + s * 0.1, y), s * 0.42, s * 0.17)
        p.setBrush(tint("stone"))
        p.drawEllipse(QPointF(x, y - s * 0.12), s * 0.34, s * 0.2)
        p.setBrush(tint("stone_hi"))
        p.drawEllipse(QPointF(x - s * 0.08, y - s * 0.18), s * 0.18, s * 0.09)
        return
    p.setPen(pen(tint("tuft", 0.85), s * 0.11))
    for d in (-0.42, -0.05, 0.34):
        path = QPainterPath()
        path.moveTo(x + d * s * 0.35, y)
        path.quadTo(x + d * s * 0.5, y - s * 0.3, x + d * s * 1.05, y - s * (0.62 - abs(d) * 0.35))
        p.drawPath(path)
