"""Pixmaps of pieces, painted once per (art, size, device pixel ratio, theme) and kept within a budget of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QPainter, QPixmap

from gui.art.painting import clear_pixmap, smooth

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

DEFAULT_LIMIT: Final = 128 * 1024 * 1024
Draw = Callable[[QPainter], None]
Steps = Callable[[QPainter], Iterator[None]]


class Key(NamedTuple):
    """What tells two pixmaps apart. Sizes are in device pixels, so that near-equal sizes share."""

    art: Hashable
    width: int
    height: int
    dpr: float
    theme: str


class PixmapCache:
    """The pixmaps used longest ago go first when `limit` bytes are exceeded."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._generation = 0
        """Counts how often everything was forgotten."""

    def pixmap(self, art: Hashable, size: QSizeF, dpr: float, theme: str, draw: Draw) -> QPixmap:
        """The pixmap of `art`, painted by `draw` in logical pixels from 0, 0 if it is not there yet.

        `art` must say everything else the picture depends on (value, language of its digits, state).
        """
        key = Key(art, round(size.width() * dpr), round(size.height() * dpr), dpr, theme)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = clear_pixmap(size, dpr)
        painter = smooth(QPainter(made))
        try:
            draw(painter)
        finally:
            painter.end()
        self._keep(key, made)
        return made

    def in_steps(self, art: Hashable, size: QSizeF, dpr: float, theme: str, draw: Steps) -> Iterator[None]:
        """Paint a pixmap that is not there yet a step at a time; given up half way it is as if it had not begun."""
        key, generation = Key(art, round(size.width() * dpr), round(size.height() * dpr), dpr, theme), self._generation
        if key in self._pixmaps:
            return
        made = clear_pixmap(size, dpr)
        painter = smooth(QPainter(made))
        try:
            yield from draw(painter)
        finally:
            painter.end()
        if key not in self._pixmaps and generation == self._generation:
            self._keep(key, made)

    def holds(self, art: Hashable, size: QSizeF, dpr: float, theme: str) -> bool:
        """Whether that pixmap is there already."""
        return Key(art, round(size.width() * dpr), round(size.height() * dpr), dpr, theme) in self._pixmaps

    def clear(self) -> None:
        """Forget everything: after a change of language or palette."""
        self._generation += 1
        self._pixmaps.clear()
        self._bytes = 0

    @property
    def used(self) -> int:
        """Bytes held."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._pixmaps)

    def __iter__(self) -> Iterator[Key]:
        """The keys held, the one used longest ago first."""
        return iter(self._pixmaps)

    def _keep(self, key: Key, made: QPixmap) -> None:
        self._pixmaps[key] = made
        self._bytes += _cost(made)
        while self._bytes > self.limit and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._bytes -= _cost(old)


def _cost(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
