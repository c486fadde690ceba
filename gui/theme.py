"""The one place with colours. No Qt here: a colour is a "#RRGGBB" string, painted through `gui.art.painting.colour`.

A `Theme` holds every token of the interface (light or dark). What looks the same in both (cloth, cards,
curtain, the girih of a card's back, the walnut tray) stands beside it as a constant of its own.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Shape = Literal["circle", "triangle", "square", "diamond", "star", "cross", "hexagon", "saltire"]
PaletteName = Literal["normal", "red-green", "blue-yellow", "greyscale"]


class Theme(Struct, frozen=True):
    """Every colour of the interface in one light."""

    name: Literal["light", "dark"]
    table: str  # the surface everything lies on
    paper: str  # panels and cards
    ink: str  # text
    ink_soft: str  # secondary text
    line: str  # hairlines
    edge: str  # the rim of a paper card
    lapis: str  # the one thing to do next, selection
    turquoise: str  # legal targets
    saffron: str  # last move, notices
    pomegranate: str  # refusals, loss
    turquoise_ink: str  # the same three as text
    saffron_ink: str
    pomegranate_ink: str
    on_lapis: str  # text and ticks on solid lapis
    groove: str  # carved into the paper
    groove_pale: str  # carved, for longer texts and drawers
    rim: str  # outline of carved and raised things, ticks
    raised: str  # a piece lying in a groove
    knob: str  # the knob of a slider or toggle
    knob_dot: str
    gleam: str  # light on an upper edge
    gleam_card: float  # its strength on a card, in a groove, on a raised piece
    gleam_groove: float
    gleam_raised: float
    shade: float  # strength of a card's shadow
    shade_raised: float  # of a small raised piece
    shade_groove: float  # of one of the four strokes under a groove's upper lip
    shade_primary: float  # under the lapis button
    tint: float  # how much of a seat's colour washes a panel
    pool: str  # light in the middle of the table, and the dark at its rim
    pool_strength: float
    dusk: str
    dusk_strength: float
    grain: tuple[str, ...]
    grain_strength: float
    page: str  # the paper of the rule book
    well: str  # sunken ground for long lists
    veil: str  # laid over what is for the moment not to be used
    fold: str

    @property
    def dark(self) -> bool:
        return self.name == "dark"


LIGHT: Final = Theme(
    name="light",
    table="#E9DFCB",
    paper="#FBF7EE",
    ink="#22262B",
    ink_soft="#5E574C",
    line="#D8CCB4",
    edge="#CDBF9F",
    lapis="#1F4E8C",
    turquoise="#137C7C",
    saffron="#C98510",
    pomegranate="#A8243A",
    turquoise_ink="#0F6464",
    saffron_ink="#7C5206",
    pomegranate_ink="#A8243A",
    on_lapis="#FFFFFF",
    groove="#EBE2CF",
    groove_pale="#F3ECDC",
    rim="#94876A",
    raised="#FFFDF7",
    knob="#FFFDF7",
    knob_dot="#1F4E8C",
    gleam="#FFFFFF",
    gleam_card=0.75,
    gleam_groove=0.95,
    gleam_raised=0.9,
    shade=0.12,
    shade_raised=0.20,
    shade_groove=0.055,
    shade_primary=0.26,
    tint=0.13,
    pool="#FFF9EA",
    pool_strength=0.42,
    dusk="#7A6038",
    dusk_strength=0.13,
    grain=("#B8995F", "#A78A55", "#FFF8E6", "#C7AB74"),
    grain_strength=1.0,
    page="#FDFAF3",
    well="#F1E9D8",
    veil="#2A2114",
    fold="#E2D6BD",
)

DARK: Final = Theme(
    name="dark",
    table="#171C22",
    paper="#222A32",
    ink="#F1EBDD",
    ink_soft="#A9A291",
    line="#37414B",
    edge="#3A454F",
    lapis="#7FB2F0",
    turquoise="#4CC2BE",
    saffron="#F2B84B",
    pomegranate="#F0788A",
    turquoise_ink="#4CC2BE",
    saffron_ink="#F2B84B",
    pomegranate_ink="#F48A9B",
    on_lapis="#10202F",
    groove="#161B21",
    groove_pale="#1C232A",
    rim="#6F7B86",
    raised="#303A44",
    knob="#F1EBDD",
    knob_dot="#1F4E8C",
    gleam="#FFFFFF",
    gleam_card=0.07,
    gleam_groove=0.07,
    gleam_raised=0.12,
    shade=0.42,
    shade_raised=0.5,
    shade_groove=0.13,
    shade_primary=0.5,
    tint=0.26,
    pool="#8FA3B5",
    pool_strength=0.10,
    dusk="#000000",
    dusk_strength=0.28,
    grain=("#46525E", "#0A0E12", "#3A434C", "#2E3740"),
    grain_strength=1.6,
    page="#222A32",
    well="#1B2228",
    veil="#05080B",
    fold="#171D23",
)


class SeatStyle(Struct, frozen=True):
    """A seat's colour and shape. `fill` is for stones, boards and light panels, `fill_on_dark` for dark panels."""

    name: str
    shape: Shape
    fill: str
    fill_on_dark: str

    def on(self, theme: Theme) -> str:
        """The flat fill of this seat on a panel of `theme`."""
        return self.fill_on_dark if theme.dark else self.fill


_SEAT_SHAPES: Final[tuple[tuple[str, Shape], ...]] = (
    ("lapis", "circle"),
    ("saffron", "triangle"),
    ("pomegranate", "square"),
    ("turquoise", "diamond"),
    ("violet", "star"),
    ("olive", "cross"),
    ("ivory", "hexagon"),
    ("slate", "saltire"),
)


def _palette(fills: str, on_dark: str) -> tuple[SeatStyle, ...]:
    pairs = zip(_SEAT_SHAPES, fills.split(), on_dark.split(), strict=True)
    return tuple(SeatStyle(name, shape, fill, dark) for (name, shape), fill, dark in pairs)


SEAT_STYLES: Final = _palette(
    "#1F4E8C #C98510 #A8243A #137C7C #9163C6 #7F8A3C #F0E6CF #333A44",
    "#6FA6EC #F2B84B #EA6A7F #45BDB8 #B592E6 #A9B65A #F0E6CF #8B98A6",
)

# Fills that lie further apart for the eyes they are named after; the shapes never change.
SEAT_PALETTES: Final[dict[PaletteName, tuple[SeatStyle, ...]]] = {
    "normal": SEAT_STYLES,
    "red-green": _palette(
        "#123C86 #EDBB22 #7E1020 #2FBCC2 #8E63DC #7F9036 #F4EAD0 #4D5967",
        "#5C92EE #F4CB45 #D9536A #45CFD4 #B492F2 #A3B554 #F4EAD0 #8492A1",
    ),
    "blue-yellow": _palette(
        "#1A62C8 #E8890F #BE1A2C #1BBFA8 #A65AD6 #7F8B2A #F4EDDA #2A3038",
        "#5FA0F6 #F5A540 #EF6673 #3FD6C0 #C58BEA #A8B44E #F4EDDA #8995A2",
    ),
    "greyscale": _palette(
        "#4A4A4A #B4B4B4 #2F2F2F #7C7C7C #989898 #626262 #EDEDED #181818",
        "#9C9C9C #C4C4C4 #808080 #B0B0B0 #D8D8D8 #8E8E8E #F2F2F2 #747474",
    ),
}


class ClothColours(Struct, frozen=True):
    """The cloth of a card table, alike in both themes."""

    base: str = "#164449"
    ink: str = "#F3ECD9"
    ink_soft: str = "#B4C9C4"
    ring: str = "#6FE6DF"
    glow: str = "#5FD3CD"
    saffron: str = "#F2B84B"
    pool: str = "#CFE8DC"
    dusk: str = "#04181B"
    border: str = "#0C2C30"
    damask: str = "#D5EEE4"
    hem_light: str = "#8FC0B4"
    hem_dark: str = "#072125"
    stitch: str = "#D8B66E"
    empty: str = "#9CC6BD"


class GirihColours(Struct, frozen=True):
    """A field of ten-fold stars in full colour."""

    base: str = "#2B5C9B"
    star: str = "#163968"
    kite: str = "#2C8684"
    strap: str = "#F0E5CC"
    edge: str = "#102A50"
    gold: str = "#D9A548"


class CardColours(Struct, frozen=True):
    """Stock and inks of a playing card."""

    stock: str = "#F8F1E0"
    stock_edge: str = "#C9BA98"
    stock_gleam: str = "#FFFDF6"
    ink_dark: str = "#1E2226"
    ink_light: str = "#FFF9EA"


class CurtainColours(Struct, frozen=True):
    """The hanging between two people at one screen, alike in both themes."""

    girih: GirihColours = GirihColours("#24538F", "#123056", "#1F7370", "#DCCB9F", "#0A1D36", "#D9A548")
    madder: str = "#6E1F2C"
    madder_deep: str = "#3E101B"
    border: str = "#134B4E"
    border_star: str = "#12305A"
    niche_top: str = "#1C4577"
    niche_middle: str = "#153860"
    niche_foot: str = "#0F2A4B"
    night: str = "#0A1D36"
    ghost: str = "#BFD2EC"
    lamp_cloth: str = "#4583C6"
    lamp: str = "#FFD27C"
    chain: str = "#E9C36E"
    fringe_dark: str = "#7A5B22"
    fringe_light: str = "#E9D7A6"
    ink: str = "#F6EEDC"
    name: str = "#F7CB72"
    quiet: str = "#BCCADB"
    news: str = "#F2C56B"
    button_top: str = "#A9CDF8"
    button_foot: str = "#79ADEC"
    button_ink: str = "#0D2038"
    table_tint: str = "#94826E"
    table_dark: str = "#14110E"
    table_dusk: str = "#0A0806"
    fold_gleam: str = "#FFF4DC"
    link: str = "#D9CFBC"


class BrassColours(Struct, frozen=True):
    """The rod and rings a curtain hangs from: gradients across the metal, from the lit edge."""

    rod: tuple[str, ...] = ("#8F6B25", "#F3DFA2", "#D2A64E", "#5E4212")
    ring: tuple[str, ...] = ("#6B4A12", "#F6E4AC", "#7D5A1C")
    head: tuple[str, ...] = ("#FBEBBB", "#CFA24A", "#5E4212")
    garnet: str = "#8A1F33"
    line: str = "#3D2A0A"


class TrayColours(Struct, frozen=True):
    """A walnut tray with wells for stones."""

    top: str = "#A37345"
    foot: str = "#7E5532"
    grain_dark: str = "#4F3118"
    grain_light: str = "#C99A66"
    well: str = "#4A2E17"
    well_shade: str = "#1E1108"
    well_lip: str = "#E2B985"
    gleam: str = "#F0D2A4"


CLOTH: Final = ClothColours()
CARD: Final = CardColours()
CARD_BACK: Final = GirihColours()
MARK: Final = GirihColours(base="#2E62A6", star="#173E73")
CURTAIN: Final = CurtainColours()
BRASS: Final = BrassColours()
BOOK_GOLD: Final = "#B49B68"  # rules and large numerals of the rule book, alike in both themes; never text
TRAY: Final = TrayColours()
STONE_RIM: Final = "#FFFBF0"
SHADOW: Final = "#000000"  # shadows are black and nothing else: thin tinted layers turn rosy in 8 bit

# Skyjo's colour ladder, -2 … 12.
LADDER: Final[dict[int, str]] = {
    -2: "#1B3B76",
    -1: "#20578F",
    0: "#1B6C8C",
    1: "#17736E",
    2: "#2A7B57",
    3: "#64A24F",
    4: "#8FB34A",
    5: "#B9BD4C",
    6: "#D9BC49",
    7: "#E6AB3B",
    8: "#E59636",
    9: "#DE7D38",
    10: "#BC482C",
    11: "#A53033",
    12: "#861E38",
}


def theme_named(name: Literal["light", "dark"]) -> Theme:
    return DARK if name == "dark" else LIGHT


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """`a` at t = 0, `b` at t = 1."""
    pairs = zip(channels(a), channels(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in pairs)


def luminance(colour: str) -> float:
    """Relative luminance as in WCAG 2."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in map(_unit, channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _unit(value: int) -> float:
    return value / 255


def contrast(a: str, b: str) -> float:
    """Contrast ratio of two colours, 1 … 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def face_ink(value: int) -> str:
    """The ink of a Skyjo number on its ladder colour: whichever of the two stands out more."""
    return max((CARD.ink_light, CARD.ink_dark), key=lambda ink: contrast(ink, LADDER[value]))
