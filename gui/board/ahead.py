"""Paints slow pictures one after the other, between what people do."""

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from gui.board.items import Pictures
from gui.board.sprites import Picture
from gui.board.stage import Stage

_DONE: Final = object()
_SLICE: Final = 4
"""Milliseconds of painting in one go: a frame has 16, and its own work to do."""
_REST: Final = 10
"""Milliseconds until the next: what people do comes first."""


class Ahead(QObject):
    """The pictures that are still to be painted. What is seen comes before what may be needed."""

    def __init__(self, pictures: Pictures, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._stage = stage
        self._seen: dict[tuple[Picture, bool], None] = {}
        self._needed: dict[Picture, None] = {}
        self._steps: Iterator[None] | None = None
        """What is left to do of the picture that is being painted."""
        self._picture: Picture | None = None
        self._fine = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REST)
        self._timer.timeout.connect(self._go_on)
        pictures.later = self.see

    @property
    def busy(self) -> bool:
        """Whether something that is seen is only sketched."""
        return bool(self._seen)

    def see(self, picture: Picture, fine: bool) -> None:
        """This one is on the board."""
        self._seen[picture, fine] = None
        self._wake()

    def need(self, pictures: Iterable[Picture]) -> None:
        """These may be wanted soon, instead of those named before."""
        self._needed = dict.fromkeys(pictures)
        if self._needed:
            self._wake()

    def finish(self) -> None:
        """Paint all that is seen now, for a picture of the board."""
        while self._seen:
            self._step()

    def _wake(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _go_on(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while self._step() and spent.elapsed() < _SLICE:
            pass
        if self._steps is not None or self._seen or self._needed:
            self._timer.start()

    def _step(self) -> bool:
        """One step of a picture; False where nothing is left to paint."""
        if self._steps is None:
            self._begin()
        if self._steps is None:
            return False
        if next(self._steps, _DONE) is _DONE:
            self._end()
        return True

    def _begin(self) -> None:
        """Turn to the next picture. One that is seen stays among those until it is done."""
        for gone in [seen for seen in self._seen if not self._stage.shows(seen[0])]:
            del self._seen[gone]
        if self._seen:
            self._picture, self._fine = next(iter(self._seen))
        elif self._needed:
            self._picture, self._fine = next(iter(self._needed)), False
            del self._needed[self._picture]
        else:
            return
        self._steps = self._pictures.in_steps(self._picture, self._fine)

    def _end(self) -> None:
        assert self._picture is not None
        self._steps = None
        self._pictures.paint(self._picture, self._fine)
        if self._seen.pop((self._picture, self._fine), _DONE) is not _DONE:
            self._stage.finish(self._picture)
