"""Imhotep's own colours, alike in both themes."""

from typing import Final

SAND: Final = "#E8CE9B"
SAND_DARK: Final = "#A97F42"
SAND_LIGHT: Final = "#FFF3D2"
DUNE: Final = "#C79F60"
BANKS: Final = ("#D9B676", "#BE9A5C", "#7FA79A", "#3F8F97")
"""From the dry bank to the shallow water."""
DEEP: Final = ("#34838F", "#2A7583")
RIPPLE: Final = "#BFE0DA"
WAKE: Final = "#E4F3EC"
COURT: Final = ("#CDAE72", "#9C7A45")
"""The paved ground under a building and its rim."""
LIMESTONE: Final = ("#F3E0B4", "#DCBB80", "#B98E55")
"""Top, left and right face of a block."""
STONE_DUSK: Final = "#6B4A1E"
STONE_LINE: Final = "#20160A"
SIGN: Final = "#FFFDF4"
HULL: Final = "#A9713D"
HULL_DARK: Final = "#6E4424"
HULL_LIGHT: Final = "#CF9C5E"
HULL_INSIDE: Final = "#7B4E2A"
KEEL: Final = "#3E2410"
DECK: Final = "#C08F55"
BERTH: Final = "#8A5A30"
LOTUS: Final = ("#C98510", "#E9B24C")
TRUNK: Final = ("#7A5530", "#A67C4C")
FRONDS: Final = ("#4F7A3C", "#3B6433")
DATES: Final = "#8A4B1F"
REEDS: Final = ("#5C7F45", "#77924F", "#4B6B3B")
