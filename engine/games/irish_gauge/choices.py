"""Lists of choices that are not written out: long ranges of prices, and the spaces of a mask."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, overload

from engine.games.irish_gauge.actions import BUILDS, BuildTrack, GaugeAction, OfferShare, PlaceBid
from engine.games.irish_gauge.pieces import SPACE_COUNT

BIDS: Final = -1
"""In place of a company: the range is one of bids."""

PriceRange: TypeAlias = tuple[int, int, int]
"""(company whose opening prices these are, or BIDS; the least price; how many prices)."""


class PricedChoices(Sequence[GaugeAction]):
    """A few actions written out, then ranges of prices of which an action is made only when asked for: length and any
    one choice take the same time however rich the bidder is."""

    __slots__ = ("_plain", "_ranges", "_size")

    def __init__(self, plain: tuple[GaugeAction, ...], ranges: tuple[PriceRange, ...]) -> None:
        self._plain = plain
        self._ranges = ranges
        size = len(plain)
        for _, _, count in ranges:
            size += count
        self._size = size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> GaugeAction: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[GaugeAction]: ...
    def __getitem__(self, index: int | slice) -> GaugeAction | Sequence[GaugeAction]:
        if isinstance(index, slice):
            return tuple([self._at(number) for number in range(*index.indices(self._size))])
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError(index)
        return self._at(index)

    def _at(self, index: int) -> GaugeAction:
        if index < len(self._plain):
            return self._plain[index]
        index -= len(self._plain)
        for company, least, count in self._ranges:
            if index < count:
                return PlaceBid(least + index) if company == BIDS else OfferShare(company, least + index)
            index -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[GaugeAction]:
        return map(self._at, range(self._size))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PricedChoices):
            return NotImplemented
        return self._plain == other._plain and self._ranges == other._ranges

    __hash__ = None  # type: ignore[assignment]  # as a list has none

    def __repr__(self) -> str:
        return f"PricedChoices({self._plain!r}, {self._ranges!r})"


_BITS: Final = 8
_CHUNKS: Final = tuple(
    tuple(
        tuple(BUILDS[first + bit] for bit in range(_BITS) if byte >> bit & 1 and first + bit < SPACE_COUNT)
        for byte in range(1 << _BITS)
    )
    for first in range(0, SPACE_COUNT, _BITS)
)
"""By eight spaces, then by which of them: the list for a mask is put together from seven of these."""


def builds_in(mask: int) -> Sequence[BuildTrack]:
    """A track on every space of the mask, in their order."""
    builds: tuple[BuildTrack, ...] = ()
    for chunk in _CHUNKS:
        builds += chunk[mask & 255]
        mask >>= _BITS
    return builds
