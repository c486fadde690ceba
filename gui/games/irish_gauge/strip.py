"""The tall strip on the new-game page: the map seen close, calm at the top, where the title stands."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from engine.games.irish_gauge.pieces import HOMES, ROUTE_INDEX, ROUTE_SPACES
from gui.art.painting import clipped, colour, rounded, saved
from gui.controls.look import Look
from gui.games.irish_gauge.beds import paint_beds, paint_rails, paint_station
from gui.games.irish_gauge.emblems import paint_home
from gui.games.irish_gauge.engraving import paint_map
from gui.games.irish_gauge.pigments import WATER
from gui.games.irish_gauge.sheet import HOME, cities, city_number, space_line
from gui.theme import CLOTH, SEAT_STYLES

_LINES = (
    (0, ("limerick-thurles", "thurles-kilkenny", "kilkenny-waterford")),
    (2, ("cork-killarney", "killarney-tralee", "galway-ennis")),
    (1, ("athlone-galway", "mullingar-athlone", "waterford-cork")),
    (3, ("ennis-limerick", "limerick-cork", "athlone-portlaoise")),
)


def paint_cover(p: QPainter, rect: QRectF, look: Look) -> None:
    """The south-west of the island; above it the title stands in `CLOTH.ink`."""
    with clipped(p, rounded(rect, 0)):
        p.fillRect(rect, colour(WATER))
        scale = max(rect.height() / 560, rect.width() / 300)
        with saved(p):
            p.translate(rect.center().x(), rect.bottom())
            p.scale(scale, scale)
            p.translate(-230, -634)
            _paint(p)
        _veil(p, rect)


def _paint(p: QPainter) -> None:
    paint_map(p)
    paint_beds(p)
    for seat, keys in _LINES:
        for key in keys:
            for space in ROUTE_SPACES[ROUTE_INDEX[key]]:
                paint_rails(p, space_line(space), SEAT_STYLES[seat])
    for city, (x, y) in enumerate(cities()):
        if city in HOMES and city != city_number("belfast"):
            paint_home(p, HOMES.index(city), x, y, HOME)
        else:
            paint_station(p, x, y, True, False)


def _veil(p: QPainter, rect: QRectF) -> None:
    """Evening above, so that the title stands quiet."""
    shade = QLinearGradient(QPointF(0, rect.top()), QPointF(0, rect.bottom()))
    for at, alpha in ((0.0, 0.94), (0.26, 0.88), (0.46, 0.30), (0.62, 0.06), (1.0, 0.12)):
        shade.setColorAt(at, colour(CLOTH.dusk, alpha))
    p.fillRect(rect, shade)
