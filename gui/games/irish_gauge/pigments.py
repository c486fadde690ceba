"""Irish Gauge's own colours, alike in both themes: ink and wash on old paper."""

from typing import Final

MARGIN: Final = "#EADFC0"
SEA: Final = "#DFD9BD"
PAPER: Final = "#EFE3C4"
INK: Final = "#5E5237"
WATERLINES: Final = "#5F7F86"
COAST_WASH: Final = "#C8B78A"
FOXING: Final = "#8B7748"
HILL: Final = "#EADCB6"
HACHURE: Final = "#6B5636"
ROAD_BED: Final = "#FBF5E2"
ROAD_LINE: Final = "#7A6A48"
SLEEPER: Final = "#5A4326"
STATION: Final = "#FFFBEE"
STATION_INK: Final = "#33291A"
