"""How near the board is looked at. Pure numbers: the view carries them out."""

from typing import Final

NEAREST: Final = 4.0
STEP: Final = 1.2
"""One notch of the wheel."""
_RATIOS: Final = (1.0, 1.5, 2.0, 3.0, 4.0)


class Camera:
    """The zoom of a view; 1 fits the whole board."""

    def __init__(self) -> None:
        self.zoom = 1.0

    @property
    def fits(self) -> bool:
        return self.zoom == 1.0

    def turn_wheel(self, notches: float) -> float:
        """The factor to scale by for so many notches towards the board; negative: away from it."""
        wanted = min(NEAREST, max(1.0, self.zoom * float(STEP**notches)))
        if wanted < 1.02:
            wanted = 1.0
        factor = wanted / self.zoom
        self.zoom = wanted
        return factor

    def fit(self) -> None:
        """See the whole board."""
        self.zoom = 1.0

    def ratio(self, dpr: float) -> float:
        """How fine pixmaps must be at this nearness: in steps, so that not every notch paints them anew."""
        step = next((ratio for ratio in _RATIOS if ratio >= self.zoom * 0.99), NEAREST)
        return dpr * step
