"""Lists of choices that are not written out."""

from collections.abc import Iterator, Sequence
from typing import overload

from engine.games.isle_of_skye.actions import SetPrice


class PriceChoices(Sequence[SetPrice]):
    """All prices from 0 to `most`; an action is made only when asked for, however rich the seat is."""

    __slots__ = ("_most",)

    def __init__(self, most: int) -> None:
        self._most = most

    def __len__(self) -> int:
        return self._most + 1

    @overload
    def __getitem__(self, index: int) -> SetPrice: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[SetPrice]: ...
    def __getitem__(self, index: int | slice) -> SetPrice | Sequence[SetPrice]:
        if isinstance(index, slice):
            return tuple([SetPrice(price) for price in range(*index.indices(self._most + 1))])
        price = index + self._most + 1 if index < 0 else index
        if not 0 <= price <= self._most:
            raise IndexError(index)
        return SetPrice(price)

    def __iter__(self) -> Iterator[SetPrice]:
        return map(SetPrice, range(self._most + 1))

    def __contains__(self, item: object) -> bool:
        return isinstance(item, SetPrice) and item.price is not None and 0 <= item.price <= self._most

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PriceChoices) and self._most == other._most

    __hash__ = None  # type: ignore[assignment]  # as a list has none

    def __repr__(self) -> str:
        return f"PriceChoices({self._most})"
