"""The panel under the prompt: an opening price to set, the auction with everyone's bid, a share to buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from engine.games.irish_gauge.actions import DECLINE_SHARE, PASS_BID, BuyShare, OfferShare, PlaceBid
from engine.games.irish_gauge.pieces import LEAST_OPENING
from engine.games.irish_gauge.previews import shares_on_display
from engine.games.irish_gauge.rules import buildable, can_buy, highest_opening
from engine.games.irish_gauge.scoring import wealth
from engine.games.irish_gauge.table import Phase
from gui.art.painting import text
from gui.art.surfaces import card_body, card_shadow
from gui.controls import PANEL_AIR, Button, Look, Stepper, brush_on
from gui.games.irish_gauge import words as board_words
from gui.games.irish_gauge.choices import opening_of
from gui.games.irish_gauge.emblems import paint_certificate
from gui.games.irish_gauge.spots import CompanySpot
from gui.games.irish_gauge.tags import CompanyTag, Standing, TagWords, paint_tag
from gui.i18n import left_to_right, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from engine.core.contract import AnyView
    from engine.core.seats import Seat
    from engine.games.irish_gauge.view import GaugeView
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.games.irish_gauge.scene import GaugeScenery

Shape = Literal["roomy", "row", "stacked"]
RAISES: Final = (1, 5, 10)
_HEIGHTS: Final = {"roomy": 132, "row": 58, "stacked": 108}
_SIDE: Final = 12


def make_panel(look: Look, words: LineWords, board: BoardScene, page: QWidget) -> AuctionPanel:
    return AuctionPanel(look, words, board, page)


class AuctionPanel(QWidget):
    """See `gui.games.kit.GamePanel`."""

    chosen = Signal(object)

    def __init__(self, look: Look, words: LineWords, board: BoardScene, page: QWidget) -> None:
        super().__init__(page)
        self._look, self._words, self._board = look, words, board
        self._view: GaugeView | None = None
        self._seat: Seat | None = None
        self._company: int | None = None
        self._asked: tuple[object, ...] = ()
        self.price = Stepper(0, 1, 0, look, name="", parent=self)
        self.raises = [Button("", look, size=12, parent=self) for _ in RAISES]
        self.first = Button("", look, kind="primary", parent=self)
        self.second = Button("", look, parent=self)
        self.tags = [CompanyTag(company, look, self) for company in range(5)]
        self.price.valueChanged.connect(self._price_set)
        for index, button in enumerate(self.raises):
            button.clicked.connect(lambda _=False, index=index: self._raise(index))
        for tag in self.tags:
            tag.clicked.connect(lambda _=False, company=tag.company: self.choose_company(company))
        self.first.clicked.connect(self._first)
        self.second.clicked.connect(self._second)
        board.handles_changed.connect(self._board_picked)
        self.retranslate()

    # ---- what the page asks

    @property
    def widget(self) -> QWidget:
        return self

    def show_view(self, view: AnyView, seat: Seat | None) -> None:
        shown = cast("GaugeView", view)
        self._seat = seat
        self._view = shown
        asked = (shown.phase, shown.turn_number, shown.actor, shown.high, seat)
        if asked != self._asked:
            self._asked = asked
            self._ask_anew()
        self._refresh()

    def set_words(self, words: LineWords) -> None:
        self._words = words
        self._refresh()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._refresh()

    def retranslate(self) -> None:
        self.price.setAccessibleName(translate("irish_gauge_panel", "Price"))
        self._refresh()

    def height_for(self, width: int, page_height: int) -> int:
        return self._look.px(_HEIGHTS[self._shape(width, page_height)])

    def _shape(self, width: int, page_height: int) -> Shape:
        scale = self._look.type.scale
        if page_height >= 780 * scale and width >= self._look.px(760):
            return "roomy"
        return "row" if width >= self._look.px(640) else "stacked"

    # ---- the choice of a share

    @property
    def company(self) -> int | None:
        """Whose share would be put up or bought."""
        return self._company

    def choose_company(self, company: int) -> None:
        """Another company's share; its last opening price comes with it."""
        if self._view is None or company not in self._offered():
            return
        self._company = company
        self._set_range()
        self._board.point_at(CompanySpot(company))
        self._refresh()

    def _board_picked(self) -> None:
        """A certificate was picked up on the board."""
        picked = self._board.chooser.picked
        if isinstance(picked, CompanySpot) and picked.company != self._company and picked.company in self._offered():
            self._company = picked.company
            self._set_range()
            self._refresh()

    def _offered(self) -> list[int]:
        view = self._view
        if view is None or self._seat is None:
            return []
        if view.phase is Phase.OFFER:
            return [share.company for share in shares_on_display(view) if share.least <= share.highest]
        if view.phase is Phase.MARKET:
            return [company for company in view.companies if can_buy(view, company)]
        return []

    @property
    def _scenery(self) -> GaugeScenery:
        return cast("GaugeScenery", self._board.scenery)

    def _ask_anew(self) -> None:
        """Something else is to be decided: begin with what is most likely meant."""
        view, offered = self._view, self._offered()
        if view is None:
            return
        if view.phase is Phase.OFFER and self._seat is not None:
            self._scenery.openings.clear()
        if offered:
            likely = view.offered if view.phase is Phase.MARKET else self._company
            self._company = likely if likely in offered else offered[0]
        self._set_range()

    def _set_range(self) -> None:
        view = self._view
        if view is None or self._seat is None:
            return
        self.price.blockSignals(True)
        if view.phase is Phase.OFFER and self._company is not None:
            self.price.setRange(LEAST_OPENING, max(LEAST_OPENING, highest_opening(view, self._company)))
            self.price.setValue(opening_of(view, self._company, self._scenery.openings))
        elif view.auction is not None:
            self.price.setRange(view.auction.least, max(view.auction.least, view.cash[view.actor]))
            self.price.setValue(view.auction.least)
        self.price.blockSignals(False)
        self.price.set_look(self._look)

    # ---- what is pressed

    def _price_set(self, value: int) -> None:
        view = self._view
        if view is not None and view.phase is Phase.OFFER and self._company is not None and self._seat is not None:
            self._scenery.openings[self._company] = value
            # A certificate dragged to the stand goes up from this price.
            if self._board.chooser.active:
                self._board.set_choices(self._scenery.choices(view))
        self._refresh()

    def _quick(self) -> list[int]:
        """The prices of the three small buttons."""
        view = self._view
        if view is None or self._seat is None:
            return []
        if view.phase is Phase.BID and view.auction is not None:
            last = (view.auction.high or view.auction.least) if view.auction.high else view.auction.least - 1
            return [last + more for more in RAISES]
        if view.phase is Phase.OFFER and self._company is not None:
            highest = highest_opening(view, self._company)
            return [LEAST_OPENING, max(LEAST_OPENING, highest // 2), highest]
        return []

    def _raise(self, index: int) -> None:
        quick = self._quick()
        if index < len(quick):
            self.price.setValue(quick[index])

    def _first(self) -> None:
        view = self._view
        if view is None or self._seat is None:
            return
        match view.phase:
            case Phase.BID:
                self.chosen.emit(PlaceBid(self.price.value()))
            case Phase.OFFER if self._company is not None:
                self.chosen.emit(OfferShare(self._company, self.price.value()))
            case Phase.MARKET if self._company is not None:
                self.chosen.emit(BuyShare(self._company))
            case _:
                pass

    def _second(self) -> None:
        view = self._view
        if view is None or self._seat is None:
            return
        match view.phase:
            case Phase.BID:
                self.chosen.emit(PASS_BID)
            case Phase.OFFER if self._company is not None:
                self.chosen.emit(BuyShare(self._company))
            case Phase.MARKET:
                self.chosen.emit(DECLINE_SHARE)
            case _:
                pass

    # ---- showing

    def _pounds(self, amount: int) -> str:
        return left_to_right(f"£{self._look.number(amount)}")

    def _refresh(self) -> None:
        view = self._view
        if view is None:
            for child in (self.price, self.first, self.second, *self.raises, *self.tags):
                child.hide()
            return
        mine = self._seat is not None
        priced = mine and view.phase in (Phase.OFFER, Phase.BID)
        self.price.setVisible(priced)
        self._refresh_quick(view, priced)
        self._refresh_buttons(view, mine)
        offered = self._offered()
        for tag in self.tags:
            tag.setVisible(tag.company in offered)
            tag.setChecked(tag.company == self._company)
            tag.price = view.prices[tag.company]
            price = self._pounds(tag.price)
            tag.setAccessibleName(f"{board_words.company_name(tag.company)}, {price}")
            tag.setToolTip(board_words.company_name(tag.company))
        self._arrange()
        self.update()

    def _refresh_quick(self, view: GaugeView, priced: bool) -> None:
        quick = self._quick()
        for index, button in enumerate(self.raises):
            button.setVisible(priced and index < len(quick))
            if index < len(quick):
                more = left_to_right(f"+{self._look.number(RAISES[index])}")
                button.setText(more if view.phase is Phase.BID else self._pounds(quick[index]))
                button.setEnabled(self.price.minimum() <= quick[index] <= self.price.maximum())

    def _refresh_buttons(self, view: GaugeView, mine: bool) -> None:
        price = self._pounds(self.price.value())
        first = second = ""
        match view.phase:
            case Phase.BID:
                first = translate("irish_gauge_panel", "Bid {price}").format(price=price)
                second = translate("irish_gauge_panel", "Pass")
            case Phase.OFFER:
                first = translate("irish_gauge_panel", "Put up from {price}").format(price=price)
                if view.options.market_buy == "direct" and self._company is not None and can_buy(view, self._company):
                    cost = self._pounds(view.prices[self._company])
                    second = translate("irish_gauge_panel", "Buy at {price}").format(price=cost)
            case Phase.MARKET if self._company is not None:
                cost = self._pounds(view.prices[self._company])
                first = translate("irish_gauge_panel", "Buy at {price}").format(price=cost)
                second = translate("irish_gauge_panel", "Buy nothing") if view.options.no_bid == "may" else ""
            case _:
                pass
        for button, said in ((self.first, first), (self.second, second)):
            button.setVisible(mine and bool(said))
            if said:
                button.setText(said)

    def paper(self) -> QRectF:
        return QRectF(self.rect().marginsRemoved(PANEL_AIR))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _shape_now(self) -> Shape:
        tall = self.paper().height() / max(0.1, self._look.type.scale)
        return "roomy" if tall > 120 else "stacked" if tall > 80 else "row"

    def _controls_width(self) -> float:
        look, shape = self._look, self._shape_now()
        if shape == "roomy":
            return look.px(240)
        if shape == "stacked":
            return self.paper().width() - 2 * look.px(_SIDE)
        return look.px(408)

    def _arrange(self) -> None:
        look, paper, shape = self._look, self.paper(), self._shape_now()
        wide = self._controls_width()
        side = look.px(_SIDE)
        block = QRectF(paper.right() - side - wide, paper.top(), wide, paper.height())
        if shape == "roomy":
            self._arrange_roomy(block)
        else:
            row = block if shape == "row" else QRectF(paper.left() + side, paper.center().y(), wide, paper.height() / 2)
            self._arrange_row(row)
        shown = [tag for tag in self.tags if not tag.isHidden()]
        for tag, box in zip(shown, self._boxes(len(shown), look.px(104)), strict=True):
            self._put(tag, box)

    def _arrange_roomy(self, block: QRectF) -> None:
        """Three rows, as high as they need, the last at the foot."""
        look = self._look
        top, gap = block.top() + look.px(8), 0.0
        rows = (self.price.sizeHint().height(), self.raises[0].sizeHint().height(), self.first.sizeHint().height())
        spare = block.height() - look.px(16) - sum(rows)
        gap = spare / 2
        self._put(self.price, QRectF(block.left(), top, block.width(), rows[0]))
        quick = [button for button in self.raises if not button.isHidden()]
        each = block.width() / max(1, len(quick))
        for number, button in enumerate(quick):
            self._put(button, QRectF(block.left() + number * each, top + rows[0] + gap, each, rows[1]), of=block)
        y = top + rows[0] + rows[1] + 2 * gap
        share = 0.64 if not self.second.isHidden() else 1.0
        self._put(self.first, QRectF(block.left(), y, block.width() * share, rows[2]), of=block)
        rest = QRectF(block.left() + block.width() * share, y, block.width() * (1 - share), rows[2])
        self._put(self.second, rest, of=block)

    def _arrange_row(self, row: QRectF) -> None:
        """All in one row, as wide as they like, from its trailing edge."""
        shown: Sequence[QWidget] = [
            child for child in (self.second, self.first, *self.raises[:0:-1], self.price) if not child.isHidden()
        ]
        self.raises[0].hide()
        natural = [child.sizeHint().width() for child in shown]
        squeeze = min(1.0, row.width() / max(1, sum(natural)))
        x = row.right()
        for child, width in zip(shown, natural, strict=True):
            wide, tall = width * squeeze, child.sizeHint().height()
            x -= wide
            self._put(child, QRectF(x, row.center().y() - tall / 2, wide, tall), of=row)

    def _put(self, child: QWidget, box: QRectF, of: QRectF | None = None) -> None:
        """A place given left to right, mirrored within the paper where one reads from the right."""
        if self._look.rtl:
            paper = self.paper()
            box = QRectF(paper.left() + paper.right() - box.right(), box.top(), box.width(), box.height())
        child.setGeometry(box.toRect())

    def _middle(self) -> QRectF:
        """Between the certificate and the controls, left to right."""
        look, paper, shape = self._look, self.paper(), self._shape_now()
        side = look.px(_SIDE)
        if shape == "stacked":
            return QRectF(paper.left() + side, paper.top() + 4, paper.width() - 2 * side, paper.height() / 2 - 4)
        left = paper.left() + side
        if shape == "roomy":
            left += self._certificate_width() + look.px(140)
        return QRectF(left, paper.top(), paper.right() - 2 * side - self._controls_width() - left, paper.height())

    def _boxes(self, number: int, most: float) -> list[QRectF]:
        """So many tags side by side."""
        middle = self._middle()
        gap = self._look.px(5)
        each = min(most, (middle.width() - gap * (number - 1)) / max(1, number))
        tall = min(middle.height() - self._look.px(8), self._look.px(54 if number and not self._talks() else 104))
        start = middle.left() + (middle.width() - number * each - (number - 1) * gap) / 2
        top = middle.center().y() - tall / 2
        return [QRectF(start + k * (each + gap), top, each, tall) for k in range(number)]

    def _talks(self) -> bool:
        """Whether the seats' tags are shown: not while a company is to be chosen."""
        return not self._offered()

    def _certificate_width(self) -> float:
        return min(self._look.px(140), (self.paper().height() - self._look.px(26)) * 1.46)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        view, look = self._view, self._look
        p, paper = brush_on(self), self.paper()
        card_shadow(p, look.theme, paper, 14, 1.0)
        card_body(p, look.theme, paper, 14)
        if view is not None:
            if self._shape_now() == "roomy":
                self._paint_lot(p, view)
            if self._talks():
                said = self._seat_tags(view)
                roomy = self._shape_now() == "roomy"
                for words, box in zip(said, self._boxes(len(said), look.px(118)), strict=True):
                    paint_tag(p, look, self._flipped(box), words, roomy=roomy)
        p.end()

    def _flipped(self, box: QRectF) -> QRectF:
        if not self._look.rtl:
            return box
        paper = self.paper()
        return QRectF(paper.left() + paper.right() - box.right(), box.top(), box.width(), box.height())

    def _paint_lot(self, p: object, view: GaugeView) -> None:
        """The certificate that it is about, and three figures beside it."""
        from PySide6.QtGui import QPainter

        assert isinstance(p, QPainter)
        look, paper, theme = self._look, self.paper(), self._look.theme
        company = view.offered if view.phase is Phase.BID else self._company if self._offered() else None
        wide = self._certificate_width()
        box = QRectF(paper.left() + look.px(_SIDE), 0, wide, wide / 1.46)
        box.moveTop(paper.center().y() - box.height() / 2)
        if company is not None:
            paint_certificate(p, company, self._flipped(box))
        x = box.right() + look.px(12) if company is not None else paper.left() + look.px(16)
        room = box.right() + look.px(140) - x
        title, rows = self._figures(view, company)
        top = paper.center().y() - look.px(46)
        head = self._flipped(QRectF(x, top, room, look.px(24)))
        text(p, title, head, look.font(14, 680), theme.ink, rtl=look.rtl)
        for number, (said, figure) in enumerate(rows):
            row = self._flipped(QRectF(x, top + look.px(26 + 22 * number), room, look.px(20)))
            text(p, said, row, look.font(12), theme.ink_soft, rtl=look.rtl)
            text(p, figure, row, look.font(14, 580, tabular=True), theme.ink, "end", rtl=look.rtl)

    def _figures(self, view: GaugeView, company: int | None) -> tuple[str, list[tuple[str, str]]]:
        cash = (translate("irish_gauge_panel", "cash"), self._pounds(view.cash[max(0, view.actor)]))
        if company is not None:
            price = (translate("irish_gauge_panel", "price"), self._pounds(view.prices[company]))
            if view.phase is Phase.BID:
                opened = (translate("irish_gauge_panel", "opened at"), self._pounds(view.opening))
                return board_words.company_name(company), [price, opened, cash]
            left = (translate("irish_gauge_panel", "left"), self._look.number(view.display[company]))
            return board_words.company_name(company), [price, left, cash]
        if view.phase is Phase.TRACK:
            count = self._look.number(buildable(view).bit_count())
            spaces = (translate("irish_gauge_panel", "open spaces"), count)
            tracks = (translate("irish_gauge_panel", "tracks left"), self._look.number(view.tracks[view.turn]))
            return translate("irish_gauge_panel", "Lay a track"), [spaces, tracks, cash]
        shares = (translate("irish_gauge_panel", "shares on display"), self._look.number(view.display_left))
        return translate("irish_gauge_panel", "The table"), [shares]

    def _seat_tags(self, view: GaugeView) -> list[TagWords]:
        auction = view.auction
        seats = auction.order if auction is not None else tuple(range(view.seats))
        return [self._tag(view, seat) for seat in seats]

    def _tag(self, view: GaugeView, seat: Seat) -> TagWords:
        setup = self._words.seats[seat]
        style = self._look.seats[setup.style]
        auction = view.auction
        if auction is None:
            standing: Standing = "turn" if seat == view.actor else "plain"
            worth = translate("irish_gauge_panel", "wealth")
            return TagWords(style, setup.name, self._pounds(wealth(view, seat)), worth, standing)
        bid = auction.bids[seat]
        if not auction.inside[seat]:
            passed = translate("irish_gauge_panel", "pass")
            return TagWords(style, setup.name, passed, translate("irish_gauge_panel", "out"), "out")
        figure = self._pounds(bid) if bid is not None else "–"
        if seat == view.actor:
            return TagWords(style, setup.name, figure, translate("irish_gauge_panel", "to bid"), "turn")
        if seat == auction.leader:
            return TagWords(style, setup.name, figure, translate("irish_gauge_panel", "highest"), "lead")
        waits = (
            translate("irish_gauge_panel", "still in") if bid is not None else translate("irish_gauge_panel", "to come")
        )
        return TagWords(style, setup.name, figure, waits, "in")
