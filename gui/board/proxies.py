"""Buttons nobody sees, one over every spot that can be chosen: they take the keyboard's focus and screen readers read
and press them (design §5; items of a scene are invisible to both)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.art.painting import rounded, smooth, stroke
from gui.board.choice import Spot
from gui.board.keyboard import DIRECTIONS, closest, towards
from gui.theme import CLOTH

if TYPE_CHECKING:
    from gui.board.tableau import Handle
    from gui.board.view import BoardView

AIR = 9
"""Room for the focus ring outside the spot and its own ring."""


class Proxy(QAbstractButton):
    """The button of one spot."""

    focused = Signal(object)
    moved = Signal(object, int)

    def __init__(self, handle: "Handle", view: "BoardView") -> None:
        super().__init__(view.viewport())
        self._view = view
        self.spot: Spot = handle.spot
        self._radius = handle.area.radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def tell(self, handle: "Handle", rect: QRect, scale: float) -> None:
        """Where it lies in the viewport now, and what it says."""
        self._radius = handle.area.radius * scale
        self.setAccessibleName(handle.name)
        self.setGeometry(rect.adjusted(-AIR, -AIR, AIR, AIR))

    @property
    def middle(self) -> tuple[float, float]:
        centre = self.geometry().center()
        return float(centre.x()), float(centre.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.hasFocus() and self._view.keyboard_used):
            return
        painter = smooth(QPainter(self))
        body = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        stroke(painter, rounded(body.adjusted(-6, -6, 6, 6), self._radius + 6), CLOTH.hem_dark, 4.5, 0.85)
        stroke(painter, rounded(body.adjusted(-6, -6, 6, 6), self._radius + 6), CLOTH.ink, 2.4)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._view.keyboard_used = True
        super().focusInEvent(event)
        self.focused.emit(self.spot)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in DIRECTIONS:
            self.moved.emit(self.spot, key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()


class Proxies(QObject):
    """The proxies of a view, kept equal to the scene's handles."""

    def __init__(self, view: "BoardView") -> None:
        super().__init__(view)
        self._view = view
        self._proxies: dict[Spot, Proxy] = {}
        self._here: tuple[float, float] = (0.0, 0.0)

    def all(self) -> tuple[Proxy, ...]:
        """In the order of the choices."""
        return tuple(self._proxies.values())

    def of(self, spot: Spot) -> Proxy | None:
        return self._proxies.get(spot)

    def sync(self) -> None:
        """One proxy per handle, where it lies now. Focus that loses its proxy goes to the nearest one."""
        handles = self._view.board.handles()
        focused = next((proxy for proxy in self._proxies.values() if proxy.hasFocus()), None)
        if focused is not None:
            self._here = focused.middle
        wanted = {handle.spot for handle in handles}
        old, self._proxies = self._proxies, {}
        for handle in handles:
            proxy = old.get(handle.spot) or self._make(handle)
            proxy.tell(handle, self._view.rect_of(handle.area), self._view.camera.zoom)
            proxy.show()
            self._proxies[handle.spot] = proxy
        previous: QWidget = self._view
        for proxy in self._proxies.values():
            QWidget.setTabOrder(previous, proxy)
            previous = proxy
        lost = focused is not None and focused.spot not in wanted
        if lost or (self._view.hasFocus() and self._view.keyboard_used):
            self.focus_nearest()
        for spot, proxy in old.items():
            if spot not in wanted:
                proxy.hide()
                proxy.deleteLater()
        if lost and not handles:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_nearest(self) -> bool:
        """Give the keyboard to the proxy nearest to where it was last; False if there is none."""
        spot = closest(self._places(), self._here)
        if spot is None:
            return False
        self._proxies[spot].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _places(self) -> dict[Spot, tuple[float, float]]:
        return {spot: proxy.middle for spot, proxy in self._proxies.items()}

    def _make(self, handle: "Handle") -> Proxy:
        proxy = Proxy(handle, self._view)
        proxy.clicked.connect(lambda _=False, spot=handle.spot: self._view.board.activate(spot))
        proxy.focused.connect(self._view.board.point_at)
        proxy.moved.connect(self._move)
        return proxy

    def _move(self, spot: Spot, key: int) -> None:
        here = self._proxies[spot].middle
        others = {name: place for name, place in self._places().items() if name != spot}
        there = towards(others, here, DIRECTIONS[Qt.Key(key)])
        if there is not None:
            self._view.keyboard_used = True
            self._proxies[there].setFocus(Qt.FocusReason.OtherFocusReason)
