"""The panel under the prompt: an opening price to set, the auction with everyone's bid, a share to buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from engine.games.irish_gauge.pieces import COMPANY_COUNT
from engine.games.irish_gauge.table import Phase
from gui.art.painting import text
from gui.art.surfaces import card
from gui.controls import PANEL_AIR, Button, Look, Stepper, brush_on
from gui.games.irish_gauge import panel_words as say
from gui.games.irish_gauge.choices import opening_of
from gui.games.irish_gauge.emblems import draw_certificate
from gui.games.irish_gauge.geometry import Rect
from gui.games.irish_gauge.panel_layout import HEIGHTS, PanelLayout, Shape, in_one_row, in_rows, shape_for
from gui.games.irish_gauge.spots import CompanySpot
from gui.games.irish_gauge.tags import CompanyTag, paint_tag
from gui.games.irish_gauge.words import company_name, pounds
from gui.i18n import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

    from engine.core.contract import AnyView
    from engine.core.seats import Seat
    from engine.games.irish_gauge.view import GaugeView
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.games.irish_gauge.scene import GaugeScenery

_RADIUS: Final = 14.0


class AuctionPanel(QWidget):
    """See `gui.games.kit.GamePanel`."""

    chosen = Signal(object)

    def __init__(self, look: Look, words: LineWords, board: BoardScene, page: QWidget) -> None:
        super().__init__(page)
        self._look, self._words, self._board = look, words, board
        self._view: GaugeView | None = None
        self._mine = False
        self._company: int | None = None
        self._asked: tuple[object, ...] = ()
        self.tags = [CompanyTag(company, look, self) for company in range(COMPANY_COUNT)]
        self.price = Stepper(0, 1, 0, look, name="", parent=self)
        self.raises = [Button("", look, size=12, parent=self) for _ in say.RAISES]
        self.buttons = [Button("", look, kind="primary", parent=self), Button("", look, parent=self)]
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.price.valueChanged.connect(self._price_set)
        for index, button in enumerate(self.raises):
            button.clicked.connect(lambda _=False, index=index: self._raise(index))
        for index, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, index=index: self._press(index))
        for tag in self.tags:
            tag.clicked.connect(lambda _=False, company=tag.company: self.choose_company(company))
        self._board.handles_changed.connect(self._board_picked)

    # ---- what the page asks

    @property
    def widget(self) -> QWidget:
        return self

    def show_view(self, view: AnyView, seat: Seat | None) -> None:
        shown = cast("GaugeView", view)
        self._view, self._mine = shown, seat is not None and seat == shown.actor
        asked = (shown.phase, shown.turn_number, shown.actor, shown.high, self._mine)
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
        return self._look.px(HEIGHTS[shape_for(width, page_height, self._look.type.scale)])

    # ---- the choice of a share

    @property
    def company(self) -> int | None:
        """Whose share would be put up or bought."""
        return self._company

    def choose_company(self, company: int) -> None:
        """Another company's share; the opening price set for it before comes with it."""
        if company in self._offered():
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
        return say.companies_offered(self._view) if self._view is not None and self._mine else []

    @property
    def _scenery(self) -> GaugeScenery:
        return cast("GaugeScenery", self._board.scenery)

    def _ask_anew(self) -> None:
        """Something else is to be decided: begin with what is most likely meant."""
        view, offered = self._view, self._offered()
        if view is None:
            return
        if view.phase is not Phase.OFFER:
            self._scenery.openings.clear()
        if offered and (view.phase is Phase.MARKET or self._company not in offered):
            self._company = view.offered if view.offered in offered else offered[0]
        self._set_range()

    def _set_range(self) -> None:
        view = self._view
        limits = None if view is None or not self._mine else say.price_range(view, self._company)
        if view is None or limits is None:
            return
        self.price.blockSignals(True)
        self.price.setRange(*limits)
        company = self._company
        if view.phase is Phase.OFFER and company is not None:
            self.price.setValue(opening_of(view, company, self._scenery.openings))
        else:
            self.price.setValue(limits[0])
        self.price.blockSignals(False)

    # ---- what is pressed

    def _price_set(self, value: int) -> None:
        view = self._view
        if view is not None and view.phase is Phase.OFFER and self._company is not None and self._mine:
            self._scenery.openings[self._company] = value
            # A certificate dragged to the stand goes up from this price.
            if self._board.chooser.active:
                self._board.set_choices(self._scenery.choices(view))
        self._refresh()

    def _raise(self, index: int) -> None:
        quick = self._quick()
        if index < len(quick):
            self.price.setValue(quick[index].price)

    def _press(self, index: int) -> None:
        self.price.interpretText()
        pressed = self._pressed()
        if index < len(pressed):
            self.chosen.emit(pressed[index].action)

    def _quick(self) -> list[say.Quick]:
        return say.quick_prices(self._view, self._company, self._look) if self._view is not None and self._mine else []

    def _pressed(self) -> list[say.Pressed]:
        if self._view is None or not self._mine:
            return []
        return say.buttons(self._view, self._company, self.price.value(), self._look)

    # ---- showing

    def _refresh(self) -> None:
        quick, pressed, offered = self._quick(), self._pressed(), self._offered()
        self.price.setVisible(bool(quick))
        for index, button in enumerate(self.raises):
            tight = self._layout().shape != "roomy" and len(quick) == len(self.raises)
            button.setVisible(tight <= index < len(quick))
            if index < len(quick):
                button.setText(quick[index].words)
                button.setEnabled(self.price.minimum() <= quick[index].price <= self.price.maximum())
        for index, button in enumerate(self.buttons):
            button.setVisible(index < len(pressed))
            if index < len(pressed):
                button.setText(pressed[index].words)
        for tag in self.tags:
            self._refresh_tag(tag, offered)
        self._arrange()
        self.update()

    def _refresh_tag(self, tag: CompanyTag, offered: list[int]) -> None:
        tag.setVisible(tag.company in offered and self._layout().tagged)
        if self._view is not None and tag.company in offered:
            tag.price = self._view.prices[tag.company]
            tag.setChecked(tag.company == self._company)
            tag.setAccessibleName(f"{company_name(tag.company)}, {pounds(tag.price, self._look)}")
            tag.setToolTip(company_name(tag.company))

    def _layout(self) -> PanelLayout:
        paper = self._paper()
        scale = self._look.type.scale
        tall = paper.height() / scale
        low: Shape = "row" if paper.width() >= 640 * scale else "bare"
        shape: Shape = "roomy" if tall > 124 else "stacked" if tall > 84 else low
        rect = Rect(paper.x(), paper.y(), paper.width(), paper.height())
        return PanelLayout(rect, shape, scale, bool(self._pressed()), self._lot() is not None)

    def _lot(self) -> int | None:
        """The company whose share it is about."""
        view = self._view
        if view is None:
            return None
        if view.phase is Phase.BID:
            return view.offered
        return self._company if self._offered() else None

    def _paper(self) -> QRectF:
        return QRectF(self.rect().marginsRemoved(PANEL_AIR))

    def _place(self, box: Rect) -> QRectF:
        """A place of the layout, mirrored where one reads from the right."""
        paper = self._paper()
        x = paper.left() + paper.right() - box.right if self._look.rtl else box.x
        return QRectF(x, box.y, box.width, box.height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def _arrange(self) -> None:
        layout = self._layout()
        self._drop_raises(layout)
        rows = [[child for child in row if not child.isHidden()] for row in ([self.price], self.raises, self.buttons)]
        sizes = [[(child.sizeHint().width(), child.sizeHint().height()) for child in row] for row in rows if row]
        if layout.shape == "roomy":
            boxes = in_rows(layout.control_block, sizes, layout.scale)
        else:
            boxes = in_one_row(layout.control_block, [size for row in sizes for size in row])
        for child, box in zip([child for row in rows for child in row], boxes, strict=True):
            child.setGeometry(self._place(box).toRect())
        shown = [tag for tag in self.tags if not tag.isHidden()]
        for tag, box in zip(shown, layout.tags(len(shown), 112, 54), strict=True):
            tag.setGeometry(self._place(box).toRect())

    def _drop_raises(self, layout: PanelLayout) -> None:
        """In one row the price must stay legible: the quick raises go first."""
        shown = [child for child in (self.price, *self.raises, *self.buttons) if not child.isHidden()]
        if layout.shape != "roomy" and sum(c.sizeHint().width() for c in shown) > layout.control_block.width + 8:
            for button in self.raises:
                button.hide()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, view = brush_on(self), self._look, self._view
        card(p, look.theme, self._paper(), _RADIUS)
        if view is not None:
            layout = self._layout()
            roomy = layout.shape == "roomy"
            if roomy:
                self._paint_lot(p, layout, view)
            if not self._offered() and layout.tagged:
                said = say.seat_tags(view, self._words.seats, look)
                for words, box in zip(said, layout.tags(len(said), 118, 104 if roomy else 54), strict=True):
                    paint_tag(p, look, self._place(box), words, roomy=roomy)
        p.end()

    def _paint_lot(self, p: QPainter, layout: PanelLayout, view: GaugeView) -> None:
        """The certificate that it is about, and a few figures beside it."""
        look, theme, lot = self._look, self._look.theme, self._lot()
        if lot is not None:
            draw_certificate(p, lot, self._place(layout.certificate), self.devicePixelRatioF())
        title, rows = say.figures(view, lot, look)
        box = layout.figures
        line = look.px(22)
        head = self._place(Rect(box.x, box.y, box.width, look.px(24)))
        text(p, title, head, look.font(14, 680), theme.ink, rtl=look.rtl)
        for number, (said, figure) in enumerate(rows):
            row = self._place(Rect(box.x, box.y + look.px(26) + number * line, box.width, line))
            text(p, said, row, look.font(12), theme.ink_soft, rtl=look.rtl)
            text(p, figure, row, look.font(14, 580, tabular=True), theme.ink, "end", rtl=look.rtl)
