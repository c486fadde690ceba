"""Where the parts of the table page lie: pure arithmetic on the window's size and the text scale."""

from typing import Final

from msgspec import Struct

_MARGIN: Final = (12, 20)
_STRIP: Final = (216, 216, 272)
_LOG: Final = (232, 248, 320)
_RAIL: Final = 44
_LEAST_BOARD: Final = 620
"""Narrower than that the log does not stand beside the board but lies over it."""
_PROMPT_GAP: Final = 12


class Box(Struct, frozen=True):
    """A rectangle in whole pixels. Boxes are of the paper one sees; shadows fall outside them."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def mirrored(self, width: int) -> "Box":
        """The same in a window of `width` read from the right."""
        return Box(width - self.right, self.y, self.width, self.height)


class Plan(Struct, frozen=True):
    """The boxes of a page. With `log_floats` the open log lies over the board, and the rail keeps its place."""

    strip: Box
    board: Box
    prompt: Box
    log: Box
    rail: Box
    panel: Box
    """The game's own panel under the prompt; of no height for a game without."""
    log_docked: bool
    log_floats: bool


def strip_width(width: int, scale: float) -> int:
    """The seats strip grows with the text, though less than it, and with very wide windows."""
    least, usual, most = _STRIP
    base = least if width < 1200 else usual if width < 2200 else most
    return min(round(base * (1 + 0.62 * (scale - 1))), round(width * 0.34))


def log_width(width: int, scale: float) -> int:
    least, usual, most = _LOG
    base = least if width < 1200 else usual if width < 2200 else most
    return min(round(base * (1 + 0.5 * (scale - 1))), round(width * 0.42))


def margin(width: int) -> int:
    return _MARGIN[0] if width < 1200 else _MARGIN[1]


def board_width(width: int, scale: float, docked: bool) -> int:
    """What is left for the board and the prompt."""
    beside = log_width(width, scale) if docked else round(_RAIL * scale)
    return width - strip_width(width, scale) - beside - 4 * margin(width)


def fits_docked(width: int, scale: float) -> bool:
    """Whether the log may stand beside the board."""
    return board_width(width, scale, docked=True) >= _LEAST_BOARD * (1 + 0.4 * (scale - 1))


def plan(
    width: int, height: int, scale: float, log_open: bool, prompt_height: int, rtl: bool, panel_height: int = 0
) -> Plan:
    """Lay out a page. `prompt_height` and `panel_height` are what they need at `board_width`."""
    edge = margin(width)
    room = fits_docked(width, scale)
    docked, floats = log_open and room, log_open and not room
    strip = Box(edge, edge, strip_width(width, scale), height - 2 * edge)
    middle = strip.right + edge
    across = board_width(width, scale, docked)
    panel = Box(middle, height - edge - panel_height, across, panel_height)
    foot = panel.y - (_PROMPT_GAP if panel_height else 0)
    prompt = Box(middle, foot - prompt_height, across, prompt_height)
    board = Box(middle, edge, across, prompt.y - _PROMPT_GAP - edge)
    rail = Box(middle + across + edge, edge, round(_RAIL * scale), height - 2 * edge)
    wide = log_width(width, scale)
    log = Box(width - edge - wide, edge, wide, height - 2 * edge)
    boxes = (strip, board, prompt, log, rail, panel)
    if rtl:
        boxes = tuple(box.mirrored(width) for box in boxes)  # type: ignore[assignment]
    return Plan(*boxes, log_docked=docked, log_floats=floats)
