"""Where the parts of the panel lie, given from left to right; the panel mirrors them. Lengths grow with the text."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from gui.games.irish_gauge.geometry import Rect

Shape = Literal["roomy", "row", "stacked", "bare"]
"""With the certificate and the figures; all in one row; tags above the controls; the controls alone, or else tags."""
HEIGHTS: Final = {"roomy": 132.0, "row": 58.0, "stacked": 112.0, "bare": 58.0}
_SIDE: Final = 14.0
_CONTROLS: Final = {"roomy": 236.0, "row": 396.0, "bare": 9999.0}
_FIGURES: Final = 132.0
_SHEET: Final = 1.46
"""Width of a certificate in heights."""


def shape_for(width: float, page_height: float, scale: float) -> Shape:
    """The shape for a paper that wide on a page that high."""
    if page_height >= 780 * scale and width >= 760 * scale:
        return "roomy"
    if width >= 640 * scale:
        return "row"
    return "stacked" if page_height >= 560 * scale else "bare"


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
    def tagged(self) -> bool:
        """Whether there is room for tags."""
        return self.shape != "bare" or not self.controls

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
        most = self.paper.width * 0.58 if self.shape != "bare" else self.paper.width - 2 * side
        wide = min(_CONTROLS[self.shape] * self.scale, most)
        return Rect(self.paper.right - side - wide, self.paper.y, wide, self.paper.height)

    @property
    def middle(self) -> Rect:
        """Room for the tags."""
        side = _SIDE * self.scale
        if self.shape == "stacked":
            tall = self.paper.height / (2 if self.controls else 1)
            return Rect(self.paper.x + side, self.paper.y, self.paper.width - 2 * side, tall)
        left = self.figures.right + 18 * self.scale if self.shape == "roomy" else self.paper.x + side
        right = (
            self.control_block.x - 18 * self.scale
            if self.controls and self.shape != "bare"
            else self.paper.right - side
        )
        return Rect(left, self.paper.y, max(10.0, right - left), self.paper.height)

    def tags(self, number: int, widest: float, tallest: float) -> list[Rect]:
        """So many side by side in the middle."""
        room, gap = self.middle, 7 * self.scale
        each = min(widest * self.scale, (room.width - gap * (number - 1)) / max(1, number))
        tall = min(room.height - 8 * self.scale, tallest * self.scale)
        start = room.x + (room.width - number * each - (number - 1) * gap) / 2
        return [Rect(start + k * (each + gap), room.middle[1] - tall / 2, each, tall) for k in range(number)]


Size = tuple[float, float]


def in_rows(block: Rect, rows: Sequence[Sequence[Size]], scale: float) -> list[Rect]:
    """Rows one below the other, as wide as the block and spread over its height; each size is the natural one."""
    if not rows:
        return []
    heights = [max(tall for _, tall in row) for row in rows]
    spare = block.height - sum(heights)
    edge = min(spare / 2, 8.0 * scale) if len(rows) > 2 else spare / (len(rows) + 1)
    between = (spare - 2 * edge) / (len(rows) - 1) if len(rows) > 1 else 0.0
    found, y = [], block.y + edge
    for row, tall in zip(rows, heights, strict=True):
        x, natural = block.x, sum(wide for wide, _ in row)
        for wide, _ in row:
            share = block.width * wide / natural
            found.append(Rect(x, y, share, tall))
            x += share
        y += tall + between
    return found


def in_one_row(block: Rect, sizes: Sequence[Size]) -> list[Rect]:
    """All at the trailing edge of the block, squeezed where they would be too wide."""
    natural = sum(wide for wide, _ in sizes)
    squeeze = min(1.0, block.width / natural) if natural else 1.0
    found, x = [], block.right - natural * squeeze
    for wide, tall in sizes:
        found.append(Rect(x, block.middle[1] - tall / 2, wide * squeeze, tall))
        x += wide * squeeze
    return found
