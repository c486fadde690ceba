"""Where the parts of the panel lie, given from left to right; the panel mirrors them. Lengths grow with the text."""

from typing import Final, Literal

from msgspec import Struct

from gui.games.irish_gauge.geometry import Rect

Shape = Literal["roomy", "row", "stacked"]
"""With the certificate and the figures; all in one row; tags above the controls."""
HEIGHTS: Final = {"roomy": 132.0, "row": 58.0, "stacked": 112.0}
_SIDE: Final = 14.0
_CONTROLS: Final = {"roomy": 236.0, "row": 396.0}
_FIGURES: Final = 132.0
_SHEET: Final = 1.46
"""Width of a certificate in heights."""


def shape_for(width: float, page_height: float, scale: float) -> Shape:
    """The shape for a paper that wide on a page that high."""
    if page_height >= 780 * scale and width >= 760 * scale:
        return "roomy"
    return "row" if width >= 640 * scale else "stacked"


class PanelLayout(Struct, frozen=True):
    """The panel's paper; `scale` is the text's."""

    paper: Rect
    shape: Shape
    scale: float
    controls: bool
    """Whether a price is set or something is pressed."""
    lot: bool
    """Whether it is about a share."""

    @property
    def certificate(self) -> Rect:
        tall = self.paper.height - 28 * self.scale
        return Rect(self.paper.x + _SIDE * self.scale, self.paper.middle[1] - tall / 2, tall * _SHEET, tall)

    @property
    def figures(self) -> Rect:
        x = self.certificate.right + 14 * self.scale if self.lot else self.paper.x + 20 * self.scale
        return Rect(x, self.paper.middle[1] - 46 * self.scale, _FIGURES * self.scale, 92 * self.scale)

    @property
    def control_block(self) -> Rect:
        side = _SIDE * self.scale
        if self.shape == "stacked":
            half = self.paper.height / 2
            return Rect(self.paper.x + side, self.paper.y + half, self.paper.width - 2 * side, half)
        wide = min(_CONTROLS[self.shape] * self.scale, self.paper.width * 0.58)
        return Rect(self.paper.right - side - wide, self.paper.y, wide, self.paper.height)

    @property
    def middle(self) -> Rect:
        """Room for the tags."""
        side = _SIDE * self.scale
        if self.shape == "stacked":
            tall = self.paper.height / (2 if self.controls else 1)
            return Rect(self.paper.x + side, self.paper.y, self.paper.width - 2 * side, tall)
        left = self.figures.right + 18 * self.scale if self.shape == "roomy" else self.paper.x + side
        right = self.control_block.x - 18 * self.scale if self.controls else self.paper.right - side
        return Rect(left, self.paper.y, max(10.0, right - left), self.paper.height)

    def tags(self, number: int, widest: float, tallest: float) -> list[Rect]:
        """So many side by side in the middle."""
        room, gap = self.middle, 7 * self.scale
        each = min(widest * self.scale, (room.width - gap * (number - 1)) / max(1, number))
        tall = min(room.height - 8 * self.scale, tallest * self.scale)
        start = room.x + (room.width - number * each - (number - 1) * gap) / 2
        return [Rect(start + k * (each + gap), room.middle[1] - tall / 2, each, tall) for k in range(number)]
