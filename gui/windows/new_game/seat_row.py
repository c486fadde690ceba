"""A seat's row: tab, name, who plays, how well; and the drawer of colours below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.ai.player import player_names
from gui.art.painting import clipped, colour, fill, line, outline, polygon, rounded, stroke
from gui.art.surfaces import card_body, card_shadow
from gui.controls import IconButton, Label, LevelBars, Look, NameField, Segmented, brush_on
from gui.i18n import translate
from gui.windows.new_game.draft import LONGEST_NAME, Draft, DraftSeat
from gui.windows.new_game.seat_tab import WIDTH, SeatTab
from gui.windows.new_game.style_drawer import StyleDrawer
from gui.windows.new_game.words import level_words, name_fault_words, style_names
from gui.windows.phrases import numbers_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

    from gui.windows.new_game.draft import NameFault

AIR = QMargins(12, 6, 12, 18)
"""Room round the row's paper for its shadow, as round a panel."""
_RADIUS = 14


class SeatRow(QWidget):
    """Shows a `DraftSeat` and hands changes on: `changed(key, field, value)`, `style_taken(key, style)`,
    `removed(key)`, `toggled(key)` for the drawer."""

    changed = Signal(int, str, object)
    style_taken = Signal(int, int)
    removed = Signal(int)
    toggled = Signal(int)

    def __init__(self, seat: DraftSeat, draft: Draft, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.key = seat.key
        self._game = draft.game
        self._compact = False
        self._lifted = False
        self.tab = SeatTab(seat.style, look)
        self.tab.clicked.connect(lambda: self.toggled.emit(self.key))
        self.name = NameField(seat.name, look, name="", longest=LONGEST_NAME)
        self.name.textEdited.connect(lambda words: self.changed.emit(self.key, "name", words))
        self.fault = Label("", look, size=12, tone="pomegranate")
        self.kind = Segmented(["", ""], look, name="", icons=["user", "chip"])
        self.kind.changed.connect(self._kind_changed)
        self.here = Label("", look, tone="soft")
        self.level = LevelBars([("", ""), *[("", "")] * (len(player_names(draft.game)) - 1)], 1, look, name="")
        self.level.valueChanged.connect(self._level_changed)
        self.remove = IconButton("close", "", look, size=30)
        self.remove.clicked.connect(lambda: self.removed.emit(self.key))
        self.drawer = StyleDrawer(look)
        self.drawer.taken.connect(lambda style: self.style_taken.emit(self.key, style))
        self.drawer.hide()
        self._lay_out()

    # ---- showing

    def show_seat(self, seat: DraftSeat, draft: Draft, fault: NameFault | None) -> None:
        """Everything as the draft has it."""
        names = style_names()
        place = 1 + [other.key for other in draft.seats].index(self.key)
        numbers = numbers_of(self._look)
        self.tab.style_index = seat.style
        self.tab.setAccessibleName(
            translate("new_game", "Seat {number}, {colour}").format(number=numbers(place), colour=names[seat.style])
        )
        self.tab.setAccessibleDescription(translate("new_game", "Opens the colours; Alt and an arrow moves the seat"))
        self.tab.setToolTip(translate("new_game", "Drag to change the order, press for the colours"))
        self.tab.update()
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        self.name.setAccessibleName(translate("new_game", "Name of seat {number}").format(number=numbers(place)))
        self.fault.setText(name_fault_words(fault) if fault else "")
        self.name.setAccessibleDescription(self.fault.text())
        self.fault.setVisible(bool(fault))
        computer = seat.kind == "computer"
        self.kind.choose(1 if computer else 0)
        self.here.setVisible(not computer)
        self.level.setVisible(computer)
        players = player_names(draft.game)
        self.level.blockSignals(True)
        self.level.setValue(1 + players.index(seat.player) if seat.player in players else len(players))
        self.level.blockSignals(False)
        self.remove.setVisible(draft.may_remove)
        owners = {other.style: other.name for other in draft.seats if other.key != self.key}
        self.drawer.show_styles(seat.style, owners)

    def retranslate(self) -> None:
        numbers = numbers_of(self._look)
        self.kind.set_choices([translate("new_game", "Human"), translate("new_game", "Computer")])
        self.kind.setAccessibleName(translate("new_game", "Who plays"))
        self.here.setText(translate("new_game", "at this screen"))
        self.level.set_words(level_words(self._game, numbers))
        self.level.setAccessibleName(translate("new_game", "How well the computer plays"))
        self.remove.set_name(translate("new_game", "Take this seat away"))

    def set_open(self, is_open: bool) -> None:
        self.tab.is_open = is_open
        self.tab.update()
        self.drawer.setVisible(is_open)
        self.update()

    def set_lifted(self, lifted: bool) -> None:
        """Held above the others."""
        self._lifted = lifted
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._fit(self.width())
        self.update()

    # ---- sizes

    def set_compact(self, compact: bool) -> None:
        """Lower rows, when there are many."""
        self._compact = compact

    def height_for(self, width: int) -> int:
        """How tall the paper is at this width of the widget."""
        self._fit(width)
        look = self._look
        height = look.px(56 if self._compact else 80)
        if self._stacked:
            height += look.px(46)
        if not self.fault.isHidden():
            height += look.px(20)
        if not self.drawer.isHidden():
            inner = width - AIR.left() - AIR.right()
            self.drawer.set_columns(8 if inner >= look.px(560) else 4)
            height += max(self.drawer.sizeHint().height(), self.drawer.heightForWidth(inner))
        return height

    def _fit(self, width: int) -> None:
        """One line of controls, or two where the window is narrow or the text large."""
        look = self._look
        inner = width - AIR.left() - AIR.right() - look.px(WIDTH)
        kind = max(look.px(190), self.kind.minimumSizeHint().width())
        needed = look.px(118) + kind + self._trail_width() + look.px(34) + self.remove.sizeHint().width()
        self._stacked = inner < needed
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._lines.setDirection(down if self._stacked else across)
        self._trail.setFixedWidth(self._trail_width())
        # In one line all rows' controls stand below one another, whatever their names.
        if not self._stacked:
            self.kind.setFixedWidth(kind)
        else:
            self.kind.setMinimumWidth(0)
            self.kind.setMaximumWidth(look.px(300))

    def _trail_width(self) -> int:
        look = self._look
        said = round(look.advance(self.here.text(), 14)) + 10
        return max(said, self.level.sizeHint().width(), look.px(104))

    def _lay_out(self) -> None:
        self._trail = QWidget()
        trail = QVBoxLayout(self._trail)
        trail.setContentsMargins(0, 0, 0, 0)
        trail.addWidget(self.here)
        trail.addWidget(self.level)
        playing = QHBoxLayout()
        playing.setSpacing(6)
        playing.addWidget(self.kind)
        playing.addWidget(self._trail)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lines.setSpacing(8)
        self._lines.addWidget(self.name, 1)
        self._lines.addLayout(playing)
        self._stacked = False
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.tab)
        body.addSpacing(14)
        # What is wrong with a name may be longer than its field.
        content = QVBoxLayout()
        content.setSpacing(0)
        content.addStretch(1)
        content.addLayout(self._lines)
        content.addWidget(self.fault)
        content.addStretch(1)
        body.addLayout(content, 1)
        keep = self.remove.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.remove.setSizePolicy(keep)
        body.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignVCenter)
        body.addSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(AIR)
        column.setSpacing(0)
        column.addLayout(body, 1)
        column.addWidget(self.drawer)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect().marginsRemoved(AIR))
        is_open = not self.drawer.isHidden()
        card_shadow(p, theme, rect, _RADIUS, 1.5 if self._lifted else 1.0)
        card_body(p, theme, rect, _RADIUS)
        tint = look.seats[self.tab.style_index].on(theme) if theme.dark else look.seats[self.tab.style_index].fill
        row = rect.adjusted(0, 0, 0, -self.drawer.height() if is_open else 0)
        with clipped(p, rounded(rect, _RADIUS)):
            at = QRectF(row.left(), row.top(), look.px(WIDTH), row.height())
            if look.rtl:
                at.moveRight(row.right())
            fill(p, rounded(at, 0), tint, theme.tint + (0.05 if is_open else 0))
            edge = at.left() if look.rtl else at.right()
            p.fillRect(QRectF(edge - 0.5, at.top(), 1, at.height()), colour(tint, 0.35))
            if is_open:
                self._paint_drawer(p, rect, row, at)
        if is_open or self._lifted:
            outline(p, rect, _RADIUS, theme.lapis, 1.5, 0.9)
        p.end()

    def _paint_drawer(self, p: QPainter, rect: QRectF, row: QRectF, tab: QRectF) -> None:
        """Its ground, with a notch under the stone it belongs to."""
        look, theme = self._look, self._look.theme
        ground = QRectF(rect.left(), row.bottom(), rect.width(), rect.bottom() - row.bottom())
        fill(p, rounded(ground, 0), theme.groove_pale)
        p.fillRect(QRectF(ground.left(), ground.top(), ground.width(), 1), colour(theme.line))
        x = tab.right() - look.px(53) if look.rtl else tab.left() + look.px(53)
        notch = polygon([(x - 9, ground.top() + 1), (x, ground.top() - 8), (x + 9, ground.top() + 1)])
        fill(p, notch, theme.groove_pale)
        rim = QPainterPath()
        rim.addPath(line(x - 9, ground.top() + 0.5, x, ground.top() - 8))
        rim.addPath(line(x, ground.top() - 8, x + 9, ground.top() + 0.5))
        stroke(p, rim, theme.line, 1)

    # ---- inside

    def _kind_changed(self, chosen: int) -> None:
        self.changed.emit(self.key, "kind", "computer" if chosen else "human")

    def _level_changed(self, value: int) -> None:
        self.changed.emit(self.key, "player", player_names(self._game)[value - 1])
