"""Isle of Skye's own colours, alike in both themes."""

from typing import Final, Literal

Land = Literal["sea", "mountain", "forest", "plain"]

LAND: Final[dict[Land, str]] = {"sea": "#5E93AB", "mountain": "#8E8794", "forest": "#5F8656", "plain": "#B9BE6B"}
HEATHER: Final = "#8C7E96"
HEATHER_TUFTS: Final = ("#A58BB0", "#776A86", "#6E7A62", "#9A86A6", "#B79FBD")
CELL: Final = "#5E5269"
CELL_RIM: Final = "#E9DFF0"
TILE_SIDE: Final = ("#7A6748", "#4E4029")
TILE_RIM: Final = ("#FBF3DE", "#5B4C31")
ROAD: Final = "#EFE3C4"
ROAD_RIM: Final = "#8B7A55"
WAVE: Final = "#E3F0F0"
TREES: Final = ("#3F6B40", "#4A7747", "#37603C")
TREE_DUSK: Final = "#10241A"
TREE_SHADOW: Final = "#1E3320"
ROCK: Final = ("#A9A3AD", "#6D6878")
SNOW: Final = "#F4F1EC"
GRASS: Final = ("#8C9A3F", "#7E8F3B")
BLOOM: Final = "#A77BB0"
WALL: Final = ("#D8D0C0", "#A39A8B")
CURTAIN_WALL: Final = "#C6BDAD"
GATE: Final = "#4A4034"
GROUND_SHADOW: Final = "#2A2418"
BANNER: Final = "#A8243A"
COTTAGE: Final = ("#F3EAD8", "#D3C6AE")
THATCH: Final = "#A8603C"
DOOR: Final = "#6B4526"
TARGET: Final = ("#5FD3CD", "#8FF0EA")
MIST: Final = "#F2EEF2"
