"""Paints slow pictures one after the other, between what people do."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from gui.board.items import Pictures
from gui.board.sprites import Picture
from gui.board.stage import Stage

_REST: Final = 12
"""Milliseconds between two pictures: what people do comes first."""


class Ahead(QObject):
    """The pictures that are still to be painted. What is seen comes before what may be needed."""

    def __init__(self, pictures: Pictures, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._stage = stage
        self._seen: dict[tuple[Picture, bool], None] = {}
        self._needed: dict[Picture, None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REST)
        self._timer.timeout.connect(self._paint_next)
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
            self._paint_seen()

    def _wake(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _paint_seen(self) -> None:
        picture, fine = next(iter(self._seen))
        del self._seen[picture, fine]
        if self._stage.shows(picture):
            self._pictures.paint(picture, fine)
            self._stage.finish(picture)

    def _paint_next(self) -> None:
        if self._seen:
            self._paint_seen()
        elif self._needed:
            picture = next(iter(self._needed))
            del self._needed[picture]
            self._pictures.paint(picture)
        if self._seen or self._needed:
            self._timer.start()
