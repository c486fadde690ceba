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

# The board's sheet.
FOLD: Final = "#FFFFFF"
LAND: Final = "#F1E5C6"
LAND_EDGE: Final = "#D9B98A"
SHEET: Final = "#F3EAD3"
WATER: Final = "#DDE3D8"
SHALLOWS: Final = "#CBD8D0"
LOUGH: Final = "#D3DDD4"
WATER_LINE: Final = "#5F7F82"
MAP_INK: Final = "#33302B"
STROKE: Final = "#54442F"
EASY: Final = ("#C3D19B", "#4C6329")
NORMAL: Final = ("#D5D1C6", "#575550")
MOUNTAIN: Final = ("#D3AE82", "#70431C")
CREAM: Final = "#FBF5E4"
BALLAST: Final = "#EDE3C9"
RAIL: Final = "#211F1C"
RAIL_GLEAM: Final = "#F6EFDC"
STEAM: Final = "#EDEFE5"
STEEL: Final = "#EDEBDC"
CERTIFICATE: Final = "#F7EFD9"
CERTIFICATE_EDGE: Final = "#5B4A2C"
EMBLEM: Final = "#FBF3DE"
BRASS: Final = ("#8F6B25", "#E8C987", "#C49A45", "#7A591B")
BRASS_EDGE: Final = "#4D3813"
DULL: Final = ("#A79C86", "#D9D0BB", "#C8BDA6", "#988D77")
DULL_BADGE: Final = "#E4DBC6"
DULL_INK: Final = "#6A6357"
LIVERIES: Final = {
    "dublin_belfast": "#2F4B3A",
    "western": "#6A4322",
    "grand_trunk": "#3A3D46",
    "southern": "#503A5C",
    "northern": "#57511F",
}
TARGET: Final = "#137C7C"
TARGET_LIGHT: Final = "#5FD3CD"
LAST: Final = "#C98510"
SHINE: Final = "#F6C552"
NIGHT: Final = "#0B1016"
NIGHT_SHARE: Final = 0.20
"""How far the sheet is dimmed in the dark theme."""
WASHES: Final = (
    (300, 200, "#E3C990"),
    (420, 420, "#DDE0B8"),
    (250, 470, "#E9D3A6"),
    (500, 260, "#E6CF9C"),
    (330, 320, "#DCDFB6"),
)
"""Uneven tints of the land: where, and what."""
