"""The panel under the prompt: the price of one's tile while pricing, otherwise what the scoring cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.games.isle_of_skye.actions import SetPrice
from engine.games.isle_of_skye.previews import card_lines
from engine.games.isle_of_skye.table import PRICE
from gui.art.painting import text
from gui.art.surfaces import card
from gui.controls import PANEL_AIR, Button, Look, Stepper, brush_on
from gui.games.isle_of_skye.coins import paint_coin
from gui.games.isle_of_skye.shown import own_seat
from gui.games.isle_of_skye.spots import CardSpot
from gui.games.isle_of_skye.words import card_name, card_rule
from gui.i18n import isolated, left_to_right, translate

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

    from engine.core.contract import AnyView
    from engine.core.seats import Seat
    from engine.games.isle_of_skye.view import SkyeView
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords

COINS: Final = (1, 5, 10)
_HEIGHT: Final = 56
_SIDE: Final = 14


class CoinButton(Button):
    """Adds a coin to the price."""

    def __init__(self, value: int, look: Look, parent: QWidget) -> None:
        super().__init__("", look, size=14, parent=parent)
        self.value = value

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = brush_on(self)
        radius = self.height() * 0.27
        number = self._coin_look.number(self.value)
        paint_coin(p, self.width() / 2, self.height() / 2, radius, self.value, number)
        p.end()

    def show_look(self, look: Look) -> None:
        """The digits on the coin."""
        self._coin_look = look
        self.update()

    _coin_look: Look = Look()


class PricePanel(QWidget):
    """See `gui.games.kit.GamePanel`."""

    chosen = Signal(object)

    def __init__(self, look: Look, words: LineWords, board: BoardScene, page: QWidget) -> None:
        super().__init__(page)
        self._look, self._words, self._board = look, words, board
        self._view: SkyeView | None = None
        self._seat: Seat | None = None
        self._asked: tuple[object, ...] = ()
        self._card: int | None = None
        self.price = Stepper(0, 1, 0, look, name="", parent=self)
        self.coins = [CoinButton(value, look, self) for value in COINS]
        self.clear = Button("", look, kind="quiet", size=14, parent=self)
        self.confirm = Button("", look, kind="primary", parent=self)
        for button in self.coins:
            button.clicked.connect(lambda _=False, value=button.value: self._add(value))
        self.clear.clicked.connect(lambda: self.price.setValue(0))
        self.confirm.clicked.connect(self._confirm)
        self.price.valueChanged.connect(self._refresh)
        board.hovered.connect(self._hovered)
        self.retranslate()

    # ---- what the page asks

    @property
    def widget(self) -> QWidget:
        return self

    def show_view(self, view: AnyView, seat: Seat | None) -> None:
        self._view, self._seat = cast("SkyeView", view), seat
        shown = self._view
        hand = shown.hand
        asked = (shown.round, shown.turn, seat, None if hand is None else hand.offered)
        if asked != self._asked:
            self._asked = asked
            self.price.setRange(0, max(0, shown.coins[shown.turn] if shown.coins else 0))
            self.price.setValue(min(self.price.maximum(), 4))
        self._refresh()

    def set_words(self, words: LineWords) -> None:
        self._words = words
        self._refresh()

    def set_look(self, look: Look) -> None:
        self._look = look
        for button in self.coins:
            button.show_look(look)
        self._refresh()

    def retranslate(self) -> None:
        self.price.setAccessibleName(translate("isle_of_skye_panel", "Price in coins"))
        self.clear.setText(translate("isle_of_skye_panel", "Nothing"))
        for button in self.coins:
            said = translate("isle_of_skye_panel", "{count} more").format(count=self._look.number(button.value))
            button.setAccessibleName(said)
            button.setToolTip(said)
            button.show_look(self._look)
        self._refresh()

    def height_for(self, width: int, page_height: int) -> int:
        return self._look.px(_HEIGHT)

    # ---- pricing

    @property
    def pricing(self) -> bool:
        """Whether somebody here sets a price now."""
        view = self._view
        if view is None or self._seat is None or view.phase is not PRICE or view.hand is None:
            return False
        return view.hand.aside is not None and view.hand.offered is not None and view.hand.price is None

    def _add(self, value: int) -> None:
        self.price.setValue(self.price.value() + value)

    def _confirm(self) -> None:
        if self.pricing:
            self.chosen.emit(SetPrice(self.price.value()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pricing:
            self._confirm()
            return
        super().keyPressEvent(event)

    def _hovered(self, spot: object) -> None:
        card = spot.index if isinstance(spot, CardSpot) else None
        if card != self._card:
            self._card = card
            self.update()

    # ---- showing

    def _refresh(self) -> None:
        pricing = self.pricing
        for child in (self.price, self.clear, self.confirm, *self.coins):
            child.setVisible(pricing)
        if pricing:
            words = translate("isle_of_skye_panel", "Set the price {price}")
            self.confirm.setText(words.format(price=self._look.number(self.price.value())))
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _paper(self) -> QRectF:
        return QRectF(self.rect().marginsRemoved(PANEL_AIR))

    def _arrange(self) -> None:
        """From the trailing edge: confirm; from the leading one after the words: price, coins."""
        if not self.pricing:
            return
        paper, look = self._paper(), self._look
        side = look.px(_SIDE) - 4
        order: list[QWidget] = [self.confirm, self.clear, *reversed(self.coins), self.price]
        x = float(side)
        for widget in order:
            size = widget.sizeHint()
            wide = look.px(52) if isinstance(widget, CoinButton) else size.width()
            left = paper.left() + x if look.rtl else paper.right() - x - wide
            y = paper.center().y() - size.height() / 2
            widget.setGeometry(round(left), round(y), wide, size.height())
            x += wide

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, paper = brush_on(self), self._look, self._paper()
        card(p, look.theme, paper, 12)
        view = self._view
        if view is not None:
            self._say(p, view, paper)
        p.end()

    def _say(self, p: QPainter, view: SkyeView, paper: QRectF) -> None:
        look, side = self._look, self._look.px(_SIDE)
        inner = paper.adjusted(side, 0, -side, 0)
        if self.pricing:
            used = sum(w.width() for w in (self.price, self.clear, self.confirm, *self.coins)) + side
            room = inner.adjusted(used, 0, 0, 0) if look.rtl else inner.adjusted(0, 0, -used, 0)
            words = translate("isle_of_skye_panel", "Price")
            text(p, words, room, look.font(16, 650), look.theme.ink, rtl=look.rtl)
            return
        title, line = self._words_now(view)
        upper = QRectF(inner.x(), inner.y() + inner.height() * 0.08, inner.width(), inner.height() * 0.46)
        lower = QRectF(inner.x(), inner.y() + inner.height() * 0.48, inner.width(), inner.height() * 0.46)
        text(p, title, upper, look.font(14, 650), look.theme.ink, rtl=look.rtl)
        text(p, line, lower, look.font(14), look.theme.ink_soft, rtl=look.rtl)

    def _words_now(self, view: SkyeView) -> tuple[str, str]:
        """The card that is pointed at with everyone's arithmetic, or the next income."""
        if self._card is not None and self._card < len(view.cards):
            card = view.cards[self._card]
            lines = card_lines(view)
            said = [
                f"{isolated(self._words.seats[seat].name)} {self._sum(lines[seat][self._card].derivation)}"
                for seat in range(view.seats)
            ]
            title = translate("isle_of_skye_panel", "{card}: {rule}")
            return title.format(card=card_name(card), rule=card_rule(card)), " · ".join(said)
        seat = own_seat(view)
        if not view.territories or seat < 0:
            return "", ""
        number = self._look.number
        title = translate("isle_of_skye_panel", "{name}: income {income}, coins {coins}")
        name = isolated(self._words.seats[seat].name)
        first = title.format(name=name, income=number(view.incomes[seat]), coins=number(view.coins[seat]))
        return first, translate("isle_of_skye_panel", "Point at a scoring card to see what it counts.")

    def _sum(self, arithmetic: str) -> str:
        return self._words.numbers.digits(arithmetic) if arithmetic else left_to_right(self._look.number(0))
