"""The program's icon: one SVG, made of the mark's own geometry, and every other form painted from it.

Straps and fields are cut to the frame here and not by a clip path, so that every renderer shows the same.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPainterPathStroker, QTransform
from PySide6.QtSvg import QSvgRenderer

from artefacts.project import ROOT
from gui.art import girih
from gui.art.girih import APOTHEM, star10
from gui.art.painting import inset, line, polygon, rounded
from gui.theme import LIGHT, MARK

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SVG: Final = ROOT / "resources" / "icons" / "takhte.svg"
SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
SIDE: Final = 256.0
STRAP: Final = 0.16


@dataclass
class _Drawing:
    """SVG elements, all cut to one shape."""

    shape: QPainterPath
    lines: list[str] = field(default_factory=list)

    def add(self, paths: Iterable[QPainterPath], colour: str) -> None:
        parts = [part for path in paths if (part := _data(path.intersected(self.shape)))]
        if parts:
            self.lines.append(f'  <path fill="{colour}" d="{"".join(parts)}"/>')


def svg_text() -> str:
    """The mark as `gui.art.mark` paints it in a large size."""
    half = SIDE / 2
    whole = QRectF(0, 0, SIDE, SIDE)
    face = inset(whole, half * 0.14)
    unit = half * 0.60
    into = QTransform.fromTranslate(half, half).scale(unit, unit)
    outline = rounded(face, half * 0.2)
    drawing = _Drawing(outline)
    stars = girih._centres(face.width() / unit, face.height() / unit)
    straps = girih._straps(stars)
    drawing.add([outline], MARK.base)
    drawing.add((into.map(polygon(star10(x, y, APOTHEM))) for x, y in stars), MARK.star)
    drawing.add((into.map(polygon(kite)) for kite in girih._kites(stars)), MARK.kite)
    edge = STRAP * 1.672
    drawing.add([into.map(_stroked(straps, edge))], MARK.edge)
    drawing.add([into.map(_stroked(straps, STRAP))], MARK.strap)
    for c in girih._crossings(stars):
        for reach, width, colour in ((0.95, edge, MARK.edge), (1.425, STRAP, MARK.strap)):
            t = STRAP * reach
            along = line(c.x - c.dx * t, c.y - c.dy * t, c.x + c.dx * t, c.y + c.dy * t)
            drawing.add([into.map(_stroked(along, width))], colour)
    drawing.add((into.map(polygon(star10(x, y, APOTHEM * 0.40))) for x, y in stars), MARK.gold)
    drawing.add((into.map(polygon(star10(x, y, APOTHEM * 0.17, turn=0))) for x, y in stars), MARK.star)
    ground = f'fill="{LIGHT.lapis}"'
    rim = f'fill="none" stroke="{MARK.strap}" stroke-width="{half * 0.055:.2f}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 {SIDE:.0f} {SIDE:.0f}">',
            "  <title>Takhte</title>",
            f"  {_frame(whole, half * 0.30, ground)}",
            *drawing.lines,
            f"  {_frame(face, half * 0.2, rim)}",
            "</svg>",
            "",
        )
    )


def paint(side: int, svg: Path = SVG) -> QImage:
    """The icon in one size."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(svg)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def write_icons(folder: Path) -> None:
    """Every form that a system asks for: `takhte-SIZE.png`, `takhte.ico`, `takhte.icns`."""
    folder.mkdir(parents=True, exist_ok=True)
    for side in SIZES:
        _save(paint(side), folder / f"takhte-{side}.png")
    write_ico(folder / "takhte.ico")
    _save(paint(512), folder / "takhte.icns")


def write_ico(path: Path) -> None:
    """The icon for Windows, each size painted by itself: Qt would write one size alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(ico({side: _png(paint(side)) for side in ICO_SIZES}))


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' form for icons around pictures in PNG, by their side in pixels (256 at most)."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for side, png in pictures.items():
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), start + len(body))
        body += png
    return head + body


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs know of no device here
        raise OSError("Qt did not write a PNG")
    return bytes(buffer.data().data())


def _save(image: QImage, path: Path) -> None:
    if not image.save(str(path)):
        raise OSError(f"Qt did not write {path}")


def _frame(rect: QRectF, radius: float, paint: str) -> str:
    place = f'x="{rect.x():.2f}" y="{rect.y():.2f}" width="{rect.width():.2f}" height="{rect.height():.2f}"'
    return f'<rect {place} rx="{radius:.2f}" {paint}/>'


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(path).simplified()


def _data(path: QPainterPath) -> str:
    return "".join(
        "M" + "L".join(_point(polygon_.at(k)) for k in range(polygon_.count())) + "Z"
        for polygon_ in path.toSubpathPolygons()
        if polygon_.count() > 2
    )


def _point(point: QPointF) -> str:
    return f"{point.x():.2f} {point.y():.2f}"


if __name__ == "__main__":
    SVG.write_text(svg_text(), encoding="utf-8")
