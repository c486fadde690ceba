"""The hanging's cloth, flat: a field of girih in a border of stars, and the calm niche for the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient, QTransform

from gui.art.girih import HEIGHT, WIDTH, girih, girih_lines, star10
from gui.art.painting import canvas, clear_pixmap, clipped, colour, fill, polygon, rounded, saved, smooth, stroke
from gui.theme import CURTAIN, SHADOW

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from gui.windows.curtain.measures import Measures

_STAR: Final = 29.2
"""Units of cloth per unit of girih."""
_BAND: Final = 40
_MITRE: Final = Qt.PenJoinStyle.MiterJoin
_FLAT: Final = Qt.PenCapStyle.FlatCap


def lamp_middle(m: Measures) -> QPointF:
    """Where the seat's stone hangs, in units."""
    return QPointF(m.width / 2, m.apex + 120)


def cloth(m: Measures, dpr: float) -> Generator[None, None, QImage]:
    """The whole cloth before it hangs in folds, step by step."""
    image = canvas(QSizeF(m.width * m.unit, m.height * m.unit), dpr)
    w, h = m.width, m.height
    upright, across = max(4, round((h - 56) / 49.4)), max(4, round((w - 112) / 49.4))
    parts: tuple[Callable[[QPainter], None], ...] = (
        lambda p: _ground(p, m),
        lambda p: _band(p, QRectF(16, 0, _BAND, h - 56), upright, upright=True),
        lambda p: _band(p, QRectF(w - 56, 0, _BAND, h - 56), upright, upright=True),
        lambda p: _band(p, QRectF(56, h - 56, w - 112, _BAND), across, upright=False),
        lambda p: _corners(p, m),
        lambda p: _field(p, m, dpr),
        lambda p: _arch(p, m),
        lambda p: _ghost(p, m),
        lambda p: _lit(p, m),
    )
    for part in parts:
        p = smooth(QPainter(image))
        p.scale(m.unit, m.unit)
        part(p)
        p.end()
        yield
    _weave(image, dpr)
    yield
    return image


def _ground(p: QPainter, m: Measures) -> None:
    w, h = m.width, m.height
    p.fillRect(QRectF(0, 0, w, h), colour(CURTAIN.madder_deep))
    for at, tint in (
        (3, CURTAIN.madder),
        (9, CURTAIN.girih.gold),
        (11, CURTAIN.night),
        (14, CURTAIN.girih.strap),
        (16, CURTAIN.border),
    ):
        p.fillRect(QRectF(at, 0, w - 2 * at, h - at), colour(tint))


def _corners(p: QPainter, m: Measures) -> None:
    w, h = m.width, m.height
    for x in (16.0, w - 56):
        p.fillRect(QRectF(x, h - 56, _BAND, _BAND), colour(CURTAIN.border_star))
        for radius, tint, turn in (
            (17.0, CURTAIN.girih.strap, 18),
            (13.5, CURTAIN.madder, 18),
            (5.0, CURTAIN.girih.gold, 0),
        ):
            fill(p, polygon(star10(x + 20, h - 36, radius, turn)), tint)


def _band(p: QPainter, rect: QRectF, repeats: int, *, upright: bool) -> None:
    """A run of ten-pointed stars in lozenges."""
    length, thick = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    step = length / repeats
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for half in range(2 * repeats + 2):
        along = half * step / 2
        middle = QPointF(rect.center().x(), rect.top() + along) if upright else QPointF(rect.left() + along, 0)
        if not upright:
            middle.setY(rect.center().y())
        x, y = middle.x(), middle.y()
        if half % 2:
            e = thick * 0.11
            fill(
                p, polygon([(x, y - e * 1.5), (x + e * 1.5, y), (x, y + e * 1.5), (x - e * 1.5, y)]), CURTAIN.girih.gold
            )
            continue
        a, b = (thick * 0.62, step / 2) if upright else (step / 2, thick * 0.62)
        lozenge = polygon([(x - a, y), (x, y - b), (x + a, y), (x, y + b)])
        stroke(p, lozenge, CURTAIN.girih.strap, 2.2, 0.75, cap=_FLAT, join=_MITRE)
        star = polygon(star10(x, y, thick * 0.33))
        fill(p, star, CURTAIN.border_star)
        stroke(p, star, CURTAIN.girih.strap, 1.6)
        fill(p, polygon(star10(x, y, thick * 0.13, 0)), CURTAIN.girih.gold)
    p.restore()


def _field(p: QPainter, m: Measures, dpr: float) -> None:
    """The girih, one repeat painted and laid like tiles; a whole star stands above the niche."""
    w, h = m.width, m.height - 56
    p.fillRect(QRectF(56, 0, w - 112, h), colour(CURTAIN.girih.strap))
    p.fillRect(QRectF(58, 0, w - 116, h - 2), colour(CURTAIN.madder))
    p.fillRect(QRectF(63, 0, w - 126, h - 7), colour(CURTAIN.girih.gold))
    rect = QRectF(64.5, 0, w - 129, h - 8.5)
    tile = _tile(m.unit * dpr)
    ground = QBrush(tile)
    scale = 1 / (m.unit * dpr)
    way = QTransform.fromTranslate(m.width / 2 - tile.width() * scale / 2, m.apex - 42 - tile.height() * scale / 2)
    ground.setTransform(way.scale(scale, scale))
    p.fillRect(rect, ground)


def _tile(scale: float) -> QPixmap:
    """One repeat of the girih in whole device pixels, so that tiles meet without a seam."""
    width, height = max(8, round(WIDTH * _STAR * scale)), max(8, round(HEIGHT * _STAR * scale))
    tile = clear_pixmap(QSizeF(width, height), 1)
    p = smooth(QPainter(tile))
    p.scale(width / WIDTH, height / HEIGHT)
    girih(p, QRectF(0, 0, WIDTH, HEIGHT), CURTAIN.girih, strap=0.135, unit=1)
    p.end()
    return tile


def niche_path(m: Measures, grow: float = 0.0) -> QPainterPath:
    """The arch, `grow` units outside its own line."""
    c, top, foot = m.width / 2, m.apex, m.foot
    a = c - m.side + grow
    spring = min(m.spring, foot - 60)
    path = QPainterPath(QPointF(c - a, foot + grow))
    path.lineTo(c - a, spring)
    for s in (-1, 1):
        points = [
            (c + s * a, spring - 96 - grow * 0.3),
            (c + s * a * 0.74, top + 96 - grow * 0.55),
            (c + s * a * 0.42, top + 66 - grow * 0.8),
            (c + s * a * 0.20, top + 46 - grow),
            (c + s * a * 0.045, top + 34 - grow),
            (c, top - grow * 1.6),
        ]
        if s > 0:
            points = [*reversed(points[:-1]), (c + a, spring)]
        one, two, three, four, five, six = (QPointF(*point) for point in points)
        path.cubicTo(one, two, three)
        path.cubicTo(four, five, six)
    path.lineTo(c + a, foot + grow)
    path.closeSubpath()
    return path


def _arch(p: QPainter, m: Measures) -> None:
    for grow, tint in (
        (13, CURTAIN.night),
        (11, CURTAIN.girih.gold),
        (9, CURTAIN.madder),
        (3.5, CURTAIN.girih.strap),
        (1.2, CURTAIN.night),
    ):
        stroke(p, niche_path(m), tint, 2 * grow, join=_MITRE)
    with clipped(p, niche_path(m)):
        everything = QRectF(0, 0, m.width, m.height)
        ground = QLinearGradient(0, m.apex, 0, m.foot)
        for at, tint in ((0.0, CURTAIN.niche_top), (0.45, CURTAIN.niche_middle), (1.0, CURTAIN.niche_foot)):
            ground.setColorAt(at, colour(tint))
        p.fillRect(everything, ground)


def _ghost(p: QPainter, m: Measures) -> None:
    with clipped(p, niche_path(m)):
        inside = QRectF(m.side, m.apex - 20, m.width - 2 * m.side, m.foot - m.apex + 40)
        girih_lines(p, inside, CURTAIN.ghost, strap=0.05, alpha=0.085, unit=58)


def _lit(p: QPainter, m: Measures) -> None:
    with clipped(p, niche_path(m)):
        # Lit cloth stays blue: a pool of brighter lapis, and gold only close to the lamp.
        _pool(p, m, 330, CURTAIN.lamp_cloth, ((0, 0.78), (0.2, 0.60), (0.45, 0.30), (0.72, 0.09), (1, 0)))
        _pool(p, m, 104, CURTAIN.lamp, ((0, 0.72), (0.34, 0.58), (0.54, 0.26), (0.78, 0.07), (1, 0)))
        stroke(p, niche_path(m, -9), CURTAIN.girih.gold, 1.1, 0.55)


def _pool(p: QPainter, m: Measures, reach: float, tint: str, stops: tuple[tuple[float, float], ...]) -> None:
    middle = lamp_middle(m) + QPointF(0, 3)
    light = QRadialGradient(middle, reach)
    for at, strength in stops:
        light.setColorAt(at, colour(tint, strength))
    p.fillRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), light)


def _weave(image: QImage, dpr: float) -> None:
    """Threads: a dark line across every other pixel row, a pale one down every third."""
    thread = QImage(6, 4, QImage.Format.Format_ARGB32_Premultiplied)
    thread.fill(Qt.GlobalColor.transparent)
    p = QPainter(thread)
    for y in (0, 2):
        p.fillRect(0, y, 6, 1, colour(SHADOW, 0.042))
    for x in (0, 3):
        p.fillRect(x, 0, 1, 4, colour(CURTAIN.ink, 0.018))
    p.end()
    p = QPainter(image)
    p.scale(1 / dpr, 1 / dpr)
    p.fillRect(QRectF(0, 0, image.width(), image.height()), QBrush(thread))
    p.end()


def ornament(p: QPainter, middle: QPointF, width: float) -> None:
    """A star on a fading line."""
    with saved(p):
        for side in (-1, 1):
            fade = QLinearGradient(middle.x(), 0, middle.x() + side * width / 2, 0)
            fade.setColorAt(0, colour(CURTAIN.girih.gold, 0.9))
            fade.setColorAt(1, colour(CURTAIN.girih.gold, 0))
            left = min(middle.x() + side * 12, middle.x() + side * width / 2)
            fill(p, rounded(QRectF(left, middle.y() - 0.5, width / 2 - 12, 1), 0), fade)
        fill(p, polygon(star10(middle.x(), middle.y(), 6)), CURTAIN.girih.gold)
