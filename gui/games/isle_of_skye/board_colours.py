"""What the board is made of, in both themes."""

from typing import Final

from msgspec import Struct

from gui.theme import Theme


class BoardColours(Struct, frozen=True):
    """Driftwood, chart, cards and tags."""

    wood: tuple[str, str, str]
    wood_dark: str
    wood_light: str
    wood_rim: str
    wood_ink: str
    wood_soft: str
    sheet: str
    mist: tuple[str, str, str]
    haze: str
    haze_strength: float
    neatline: str
    cell: str
    cell_strength: float
    cell_rim: str
    stone: tuple[str, str]
    stone_done: tuple[str, str]
    card: tuple[str, str]
    card_rim: str
    tag: tuple[str, str]
    tag_rim: str
    tag_ink: str
    private: str


_LIGHT: Final = BoardColours(
    wood=("#CABEA8", "#BDB097", "#A99B81"),
    wood_dark="#5F4E33",
    wood_light="#E6DABD",
    wood_rim="#7B6A4E",
    wood_ink="#2C2418",
    wood_soft="#43382A",
    sheet="#F6F0E0",
    mist=("#E6EBE3", "#DCE4DE", "#CDD8D4"),
    haze="#FFFFFC",
    haze_strength=0.35,
    neatline="#5E5340",
    cell="#FFFDF4",
    cell_strength=0.37,
    cell_rim="#787058",
    stone=("#EAE3D4", "#B9B0A0"),
    stone_done=("#B9AE98", "#938872"),
    card=("#FFFBF1", "#F5EDDB"),
    card_rim="#B9A882",
    tag=("#FBF1D8", "#F0E2BF"),
    tag_rim="#B7A37A",
    tag_ink="#22262B",
    private="#F0E8D5",
)
_DARK: Final = BoardColours(
    wood=("#4B443A", "#413B32", "#332E27"),
    wood_dark="#15120E",
    wood_light="#7A6D58",
    wood_rim="#1B1712",
    wood_ink="#F1E7D2",
    wood_soft="#CFC3AC",
    sheet="#2B3138",
    mist=("#33444B", "#2C3B42", "#243138"),
    haze="#AFC4C6",
    haze_strength=0.07,
    neatline="#A3967A",
    cell="#DDE8E6",
    cell_strength=0.06,
    cell_rim="#8FA09F",
    stone=("#8F887B", "#6B655B"),
    stone_done=("#5B554B", "#464139"),
    card=("#2F3942", "#283139"),
    card_rim="#55616C",
    tag=("#3A3B36", "#32332F"),
    tag_rim="#6A6350",
    tag_ink="#F1EBDD",
    private="#1E252C",
)


def board_colours(theme: Theme) -> BoardColours:
    """Those of a theme."""
    return _DARK if theme.dark else _LIGHT
