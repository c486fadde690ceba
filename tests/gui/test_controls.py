"""The controls under real mouse and key events, in both directions; icons, shadows and the pixmap cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QKeyEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gui.art.cloth import weave
from gui.art.icon_shapes import MIRRORED, SHAPES
from gui.art.icons import ICON_NAMES, icon, icon_path, icon_pixmap
from gui.art.mark import app_icon
from gui.art.seats import stone_pixmap
from gui.art.shadows import draw_shadow
from gui.art.wood import table_pixmap
from gui.board.pixmaps import PixmapCache
from gui.controls import (
    Button,
    ChoiceCard,
    Disclosure,
    DropDown,
    IconButton,
    Label,
    LevelBars,
    Look,
    NameField,
    Note,
    Panel,
    PathField,
    ScrollArea,
    SeatStone,
    Segmented,
    Stepper,
    TablePage,
    Toggle,
    ValueSlider,
    apply_look,
    dress,
)
from gui.controls.look import AIR, ring_wanted
from gui.fonts import FontError, Typography, font, load_fonts
from gui.i18n import Numbers
from gui.theme import DARK, LIGHT, SEAT_PALETTES, SEAT_STYLES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    Show = Callable[[QWidget, Look], None]

LEFT = Qt.MouseButton.LeftButton
RTL, LTR = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
Key = Qt.Key
LEVELS = [(f"level {n}", word) for n, word in enumerate(("gentle", "calm", "steady", "sharp", "master"), 1)]

pytestmark = pytest.mark.usefixtures("typeface")


@pytest.fixture
def look() -> Look:
    """Without motion, so that what is seen is where it will stay."""
    return Look(calm=True)


@pytest.fixture
def persian(look: Look) -> Look:
    return replace(look, direction=RTL, number=Numbers("fa"))


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Put a control on a shown, active page."""
    pages: list[QWidget] = []

    def shown(control: QWidget, look: Look) -> None:
        page = QWidget()
        pages.append(page)
        page.setLayoutDirection(look.direction)
        QVBoxLayout(page).addWidget(control)
        page.resize(500, 160)
        qtbot.addWidget(page)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)

    return shown


def at(control: QWidget, rect: QRectF) -> QPoint:
    return rect.center().toPoint()


def typed_into(control: QWidget, words: str) -> None:
    """Key events with their text; QTest.keyClicks knows Latin letters only."""
    for letter in words:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(control, event)


def ink_share(image: QImage) -> float:
    """How much of a picture is not clear."""
    marked = sum(image.pixelColor(x, y).alpha() > 40 for x in range(image.width()) for y in range(image.height()))
    return marked / (image.width() * image.height())


def picture(control: QWidget) -> QImage:
    return control.grab().toImage()


# ---- look


def test_a_new_look_reaches_everything_on_a_page(qtbot: QtBot, look: Look) -> None:
    page = TablePage(look)
    qtbot.addWidget(page)
    panel = Panel(look)
    label = Label("words", look)
    button = Button("go", look)
    QVBoxLayout(page).addWidget(panel)
    inner = QHBoxLayout(panel)
    inner.addWidget(label)
    inner.addWidget(button)
    small = button.sizeHint()
    apply_look(page, replace(look, theme=DARK, type=Typography(2.0), direction=RTL))
    assert button.sizeHint().height() - 2 * AIR == 2 * (small.height() - 2 * AIR)
    assert label.palette().windowText().color() == QColor(DARK.ink)
    assert label.font().pixelSize() == 28
    assert button.layoutDirection() == RTL
    assert panel.contentsMargins().top() > 40


def test_every_control_paints_itself_in_both_themes(qtbot: QtBot, look: Look) -> None:
    makers: list[Callable[[Look], QWidget]] = [
        lambda k: Button("words", k, kind="primary"),
        lambda k: Button("words", k, icon="shuffle"),
        lambda k: IconButton("gear", "settings", k),
        lambda k: ChoiceCard("title", "line", k, icon="learn"),
        lambda k: Segmented(["one", "two"], k, name="choice"),
        lambda k: Toggle(k, name="toggle"),
        lambda k: Stepper(1, 9, 2, k, name="number"),
        lambda k: ValueSlider(0, 10, 3, k, name="value"),
        lambda k: LevelBars(LEVELS, 3, k, name="level"),
        lambda k: NameField("Sara", k, name="name"),
        lambda k: PathField("/tmp", k, name="path"),
        lambda k: DropDown(["one", "two"], k, name="list"),
        lambda k: Disclosure("title", k, icon="key"),
        lambda k: SeatStone(4, k),
        lambda k: Panel(k),
    ]
    for make in makers:
        pictures = []
        for theme in (LIGHT, DARK):
            control = make(replace(look, theme=theme))
            qtbot.addWidget(control)
            control.resize(control.sizeHint().expandedTo(QSize(60, 40)))
            pictures.append(picture(control))
        colours = {pictures[0].pixel(x, y) for x in range(0, pictures[0].width(), 2) for y in range(0, 40, 2)}
        assert len(colours) > 3, control
        if not isinstance(control, SeatStone):
            assert pictures[0] != pictures[1], control


def test_a_control_mirrors_in_persian(qtbot: QtBot, look: Look, persian: Look) -> None:
    pictures = []
    for one in (look, persian):
        toggle = Toggle(one, name="toggle", on=True)
        toggle.setLayoutDirection(one.direction)
        qtbot.addWidget(toggle)
        toggle.resize(toggle.sizeHint())
        pictures.append(picture(toggle))
    knob = QPoint(AIR + 46 - 13, AIR + 13)
    mirrored = QPoint(AIR + 13, AIR + 13)
    assert pictures[0].pixelColor(knob) == QColor(LIGHT.knob)
    assert pictures[1].pixelColor(mirrored) == QColor(LIGHT.knob)
    assert pictures[1].pixelColor(knob) != QColor(LIGHT.knob)


# ---- buttons


def test_a_button_is_clicked_by_mouse_and_space(qtbot: QtBot, look: Look, show: Show) -> None:
    button = Button("Start", look, kind="primary")
    show(button, look)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    QTest.mouseClick(button, LEFT)
    QTest.keyClick(button, Key.Key_Space)
    assert len(clicks) == 2


def test_a_blocked_button_says_why_and_does_nothing(qtbot: QtBot, look: Look, show: Show) -> None:
    button = Button("Start", look, kind="primary", size=20)
    show(button, look)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    button.block("Two seats have one name")
    QTest.mouseClick(button, LEFT)
    assert clicks == []
    assert button.toolTip() == "Two seats have one name"
    assert button.accessibleDescription() == "Two seats have one name"
    button.block("")
    QTest.mouseClick(button, LEFT)
    assert len(clicks) == 1


def test_an_icon_button_is_named(qtbot: QtBot, look: Look, show: Show) -> None:
    button = IconButton("gear", "Settings", look)
    show(button, look)
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.text(QAccessible.Text.Name) == "Settings"
    assert interface.role() == QAccessible.Role.Button
    assert button.toolTip() == "Settings"


def test_the_ring_shows_for_the_keyboard_only(qtbot: QtBot, look: Look, show: Show) -> None:
    first, second = Button("one", look), Button("two", look)
    both = QWidget()
    row = QHBoxLayout(both)
    row.addWidget(first)
    row.addWidget(second)
    show(both, look)
    QTest.mouseClick(first, LEFT)
    assert first.hasFocus()
    assert not ring_wanted(first)
    QTest.keyClick(first, Key.Key_Tab)
    assert second.hasFocus()
    assert ring_wanted(second)
    ring = QPoint(second.width() // 2, 1)
    assert picture(second).pixelColor(ring) == QColor(LIGHT.lapis)


def test_choice_cards_exclude_one_another(qtbot: QtBot, look: Look, show: Show) -> None:
    first = ChoiceCard("Tutorial", "as taught", look, icon="learn", chosen=True)
    second = ChoiceCard("Published", "as boxed", look, icon="box")
    both = QWidget()
    row = QHBoxLayout(both)
    row.addWidget(first)
    row.addWidget(second)
    show(both, look)
    QTest.mouseClick(second, LEFT)
    assert second.isChecked()
    assert not first.isChecked()


# ---- segmented


@pytest.fixture
def three(look: Look, show: Show) -> Segmented:
    control = Segmented(["one", "two", "three"], look, name="choice", chosen=1)
    show(control, look)
    return control


def test_a_click_moves_the_piece_and_tells_once(qtbot: QtBot, three: Segmented) -> None:
    told: list[int] = []
    three.changed.connect(told.append)
    QTest.mouseClick(three.piece(2), LEFT)
    QTest.mouseClick(three.piece(2), LEFT)
    assert three.chosen() == 2
    assert told == [2]


def test_choosing_by_program_tells_nobody(three: Segmented) -> None:
    told: list[int] = []
    three.changed.connect(told.append)
    three.choose(0)
    assert three.chosen() == 0
    assert told == []


def test_arrow_keys_move_the_piece(qtbot: QtBot, three: Segmented) -> None:
    told: list[int] = []
    three.changed.connect(told.append)
    three.piece(1).setFocus()
    QTest.keyClick(three.piece(1), Key.Key_Right)
    assert three.piece(2).hasFocus()
    QTest.keyClick(three.piece(2), Key.Key_Left)
    QTest.keyClick(three.piece(1), Key.Key_Left)
    assert told == [2, 1, 0]


def test_arrow_keys_follow_the_eye_in_persian(qtbot: QtBot, persian: Look, show: Show) -> None:
    control = Segmented(["یک", "دو", "سه"], persian, name="انتخاب")
    show(control, persian)
    assert control.piece(0).x() > control.piece(2).x()
    control.piece(0).setFocus()
    QTest.keyClick(control.piece(0), Key.Key_Left)
    assert control.chosen() == 1


def test_pieces_are_radio_buttons_to_a_screen_reader(three: Segmented) -> None:
    interface = QAccessible.queryAccessibleInterface(three.piece(1))
    assert interface.role() == QAccessible.Role.RadioButton
    assert interface.state().checked


def test_a_choice_that_is_off_cannot_be_taken(qtbot: QtBot, three: Segmented) -> None:
    three.set_choice_enabled(2, False, "not yet")
    QTest.mouseClick(three.piece(2), LEFT)
    assert three.chosen() == 1
    assert three.piece(2).toolTip() == "not yet"


# ---- stepper


def test_keys_of_the_stepper(qtbot: QtBot, look: Look, show: Show) -> None:
    stepper = Stepper(1, 3, 2, look, name="rounds")
    show(stepper, look)
    QTest.mouseClick(stepper, LEFT, pos=at(stepper, stepper.key_rect(1)))
    QTest.mouseClick(stepper, LEFT, pos=at(stepper, stepper.key_rect(1)))
    assert stepper.value() == 3
    QTest.mouseClick(stepper, LEFT, pos=at(stepper, stepper.key_rect(-1)))
    assert stepper.value() == 2
    QTest.keyClick(stepper, Key.Key_Up)
    assert stepper.value() == 3


def test_minus_leads_in_persian_too(qtbot: QtBot, persian: Look, show: Show) -> None:
    stepper = Stepper(1, 9, 4, persian, name="دورها")
    show(stepper, persian)
    assert stepper.key_rect(-1).left() > stepper.key_rect(1).left()
    assert stepper.text() == "۴"
    QTest.mouseClick(stepper, LEFT, pos=at(stepper, stepper.key_rect(-1)))
    assert stepper.text() == "۳"


@pytest.mark.parametrize("typed", ["7", "۷"])
def test_digits_of_either_script_may_be_typed(qtbot: QtBot, persian: Look, show: Show, typed: str) -> None:
    stepper = Stepper(1, 9, 4, persian, name="دورها")
    show(stepper, persian)
    stepper.setFocus()
    stepper.selectAll()
    typed_into(stepper.lineEdit(), typed)
    QTest.keyClick(stepper.lineEdit(), Key.Key_Return)
    assert stepper.value() == 7
    assert stepper.text() == "۷"


def test_letters_and_numbers_beyond_the_limit_are_not_taken(qtbot: QtBot, look: Look, show: Show) -> None:
    stepper = Stepper(1, 12, 4, look, name="rounds")
    show(stepper, look)
    stepper.setFocus()
    stepper.selectAll()
    typed_into(stepper.lineEdit(), "1a3")
    QTest.keyClick(stepper.lineEdit(), Key.Key_Return)
    assert stepper.value() == 1


def test_at_a_limit_the_key_has_sunk(qtbot: QtBot, look: Look, show: Show) -> None:
    stepper = Stepper(1, 3, 2, look, name="rounds")
    show(stepper, look)
    spot = (stepper.key_rect(-1).topLeft() + QPointF(6, 8)).toPoint()
    assert picture(stepper).pixelColor(spot) == QColor(LIGHT.raised)
    stepper.setValue(1)
    assert picture(stepper).pixelColor(spot) == QColor(LIGHT.groove)


def test_the_wheel_passes_over_an_idle_stepper(qtbot: QtBot, look: Look, show: Show) -> None:
    stepper = Stepper(1, 9, 4, look, name="rounds")
    show(stepper, look)
    stepper.clearFocus()
    wheel(stepper)
    assert stepper.value() == 4


def wheel(control: QWidget) -> None:
    middle = QPointF(control.rect().center())
    QApplication.sendEvent(
        control,
        QWheelEvent(
            middle,
            QPointF(control.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


# ---- toggle, slider, level


def test_a_toggle_turns_by_mouse_and_space(qtbot: QtBot, look: Look, show: Show) -> None:
    toggle = Toggle(look, name="reduce motion")
    show(toggle, look)
    told: list[bool] = []
    toggle.toggled.connect(told.append)
    QTest.mouseClick(toggle, LEFT)
    QTest.keyClick(toggle, Key.Key_Space)
    assert told == [True, False]
    assert QAccessible.queryAccessibleInterface(toggle).role() == QAccessible.Role.CheckBox


def test_a_moving_toggle_arrives(qtbot: QtBot, look: Look, show: Show) -> None:
    toggle = Toggle(replace(look, calm=False), name="reduce motion")
    show(toggle, look)
    QTest.mouseClick(toggle, LEFT)
    knob = QPoint(AIR + 46 - 13, AIR + 13)
    qtbot.waitUntil(lambda: picture(toggle).pixelColor(knob) == QColor(LIGHT.knob))


def test_a_slider_is_clicked_dragged_and_stepped(qtbot: QtBot, look: Look, show: Show) -> None:
    slider = ValueSlider(100, 200, 100, look, name="text size", step=25, labels={100: "100", 200: "200"})
    show(slider, look)
    middle = slider.rect().center()
    QTest.mousePress(slider, LEFT, pos=QPoint(middle.x() + 3, 15))
    assert slider.value() == 150
    QTest.mouseMove(slider, QPoint(slider.width() - 2, 15))
    assert slider.value() == 200
    QTest.mouseRelease(slider, LEFT, pos=QPoint(slider.width() - 2, 15))
    QTest.keyClick(slider, Key.Key_Left)
    assert slider.value() == 175


def test_a_slider_runs_from_the_right_in_persian(qtbot: QtBot, persian: Look, show: Show) -> None:
    slider = ValueSlider(0, 4, 0, persian, name="سرعت")
    show(slider, persian)
    QTest.mouseClick(slider, LEFT, pos=QPoint(4, 15))
    assert slider.value() == 4
    QTest.keyClick(slider, Key.Key_Right)
    assert slider.value() == 3


def test_a_labelled_value_is_spoken(look: Look, qtbot: QtBot) -> None:
    slider = ValueSlider(0, 2, 0, look, name="speed", labels={0: "still", 1: "normal"})
    qtbot.addWidget(slider)
    assert slider.accessibleDescription() == "still"
    slider.setValue(1)
    assert slider.accessibleDescription() == "normal"
    slider.setValue(2)
    assert slider.accessibleDescription() == ""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_level_is_clicked_dragged_and_typed(
    qtbot: QtBot, look: Look, persian: Look, show: Show, language: str
) -> None:
    one = look if language == "en" else persian
    bars = LevelBars(LEVELS, 1, one, name="level")
    show(bars, one)
    QTest.mousePress(bars, LEFT, pos=at(bars, bars.bar_rect(3)))
    assert bars.value() == 3
    QTest.mouseMove(bars, at(bars, bars.bar_rect(5)))
    assert bars.value() == 5
    QTest.mouseRelease(bars, LEFT, pos=at(bars, bars.bar_rect(5)))
    QTest.keyClick(bars, Key.Key_2)
    assert bars.value() == 2
    QTest.keyClick(bars, Key.Key_Up)
    assert bars.accessibleDescription() == "level 3, steady"


# ---- fields


def groove_spot(field: QWidget) -> QPoint:
    """A place of the groove where no letter stands."""
    return QPoint(field.width() - 12, field.height() // 2 + 8)


def test_a_name_is_edited_and_enter_ends_it(qtbot: QtBot, look: Look, show: Show) -> None:
    field, after = NameField("Sara", look, name="name"), Toggle(look, name="after")
    both = QWidget()
    row = QHBoxLayout(both)
    row.addWidget(field)
    row.addWidget(after)
    show(both, look)
    ended: list[str] = []
    field.editingFinished.connect(lambda: ended.append(field.text()))
    QTest.mouseClick(field, LEFT)
    field.selectAll()
    typed_into(field, "نیما")
    QTest.keyClick(field, Key.Key_Return)
    assert field.text() == "نیما"
    assert ended == ["نیما"]
    assert picture(field).pixelColor(groove_spot(field)) != QColor(LIGHT.groove_pale)
    QTest.keyClick(field, Key.Key_Tab)
    assert after.hasFocus()


def test_the_groove_of_a_name_shows_while_it_is_edited(qtbot: QtBot, look: Look, show: Show) -> None:
    field = NameField("Sara", look, name="name")
    show(field, look)
    field.clearFocus()
    spot = groove_spot(field)
    at_rest = picture(field).pixelColor(spot)
    QTest.mouseClick(field, LEFT)
    assert picture(field).pixelColor(spot) == QColor(LIGHT.groove_pale)
    assert at_rest != QColor(LIGHT.groove_pale)


def test_names_stand_at_the_leading_edge(qtbot: QtBot, look: Look, persian: Look) -> None:
    for one, side in ((look, Qt.AlignmentFlag.AlignLeft), (persian, Qt.AlignmentFlag.AlignRight)):
        field = NameField("Sara", one, name="name")
        qtbot.addWidget(field)
        field.setLayoutDirection(one.direction)
        assert field.alignment() & side


def test_a_path_is_left_to_right_everywhere(qtbot: QtBot, persian: Look, show: Show) -> None:
    field = PathField("/home/sara/Takhte", persian, name="جای نگه‌داری")
    show(field, persian)
    assert field.layoutDirection() == LTR
    apply_look(field, persian)
    typed_into(field, "x")
    assert field.text() == "/home/sara/Takhte"


def test_the_wheel_passes_over_a_list(qtbot: QtBot, look: Look, show: Show) -> None:
    drop = DropDown(["one", "two"], look, name="list")
    show(drop, look)
    drop.setFocus()
    wheel(drop)
    assert drop.currentIndex() == 0
    QTest.keyClick(drop, Key.Key_Down)
    assert drop.currentIndex() == 1


# ---- page furniture


def test_a_disclosure_unfolds(qtbot: QtBot, look: Look, show: Show) -> None:
    fold = Disclosure("More", look, line="hints, undo")
    QVBoxLayout(fold.content).addWidget(QLabel("inside"))
    show(fold, look)
    told: list[bool] = []
    fold.opened.connect(told.append)
    assert not fold.content.isVisible()
    QTest.mouseClick(fold.header, LEFT)
    assert fold.content.isVisible()
    QTest.keyClick(fold.header, Key.Key_Space)
    assert not fold.content.isVisible()
    assert told == [True, False]


def test_a_note_says_why_and_goes(qtbot: QtBot, look: Look) -> None:
    page = QWidget()
    page.resize(600, 300)
    qtbot.addWidget(page)
    page.show()
    note = Note(page, look)
    note.say("The road must go on.", clause="SKYE-4.2", tone="refusal", stay_ms=1)
    assert note.words() == "The road must go on."
    assert page.rect().contains(note.geometry())
    qtbot.waitUntil(lambda: note.words() == "")


def test_the_clause_of_a_note_can_be_followed(qtbot: QtBot, look: Look) -> None:
    page = QWidget()
    page.resize(600, 300)
    qtbot.addWidget(page)
    page.show()
    note = Note(page, look)
    note.say("The road must go on.", clause="SKYE-4.2")
    with qtbot.waitSignal(note.followed) as followed:
        QTest.mouseClick(note, LEFT)
    assert followed.args == ["SKYE-4.2"]
    assert not note.isVisible()


def test_a_note_fades_in_and_out(qtbot: QtBot, look: Look) -> None:
    page = QWidget()
    page.resize(600, 300)
    qtbot.addWidget(page)
    page.show()
    note = Note(page, replace(look, calm=False))
    note.say("Saved.", tone="done", stay_ms=1)
    qtbot.waitUntil(lambda: not note.isVisible())


def test_the_ground_shows_through_a_scroll_area(qtbot: QtBot, look: Look) -> None:
    page = TablePage(look)
    page.resize(300, 200)
    qtbot.addWidget(page)
    area = ScrollArea(look, page)
    area.setGeometry(0, 0, 300, 200)
    content = QWidget()
    content.setMinimumHeight(900)
    area.set_content(content)
    page.show()
    seen = page.grab().toImage()
    area.hide()
    assert seen.pixelColor(40, 40) == page.grab().toImage().pixelColor(40, 40)
    assert area.verticalScrollBar().maximum() == 700


def test_a_screen_reader_that_comes_late_finds_the_parts_of_a_scroll_area_unchanged(qtbot: QtBot, look: Look) -> None:
    area = ScrollArea(look)
    qtbot.addWidget(area)
    area.resize(300, 200)
    content = QWidget()
    content.setMinimumHeight(900)
    area.set_content(content)
    area.show()
    read = QAccessible.queryAccessibleInterface(area)
    count = read.childCount()
    assert area.verticalScrollBar().isVisible()
    area.hide()
    assert read.childCount() == count
    assert [read.child(number) is None for number in range(count + 1)] == [False] * count + [True]


def test_a_panel_draws_its_accent_at_the_leading_edge(qtbot: QtBot, look: Look, persian: Look) -> None:
    for one in (look, persian):
        panel = Panel(one)
        panel.setLayoutDirection(one.direction)
        qtbot.addWidget(panel)
        panel.resize(200, 120)
        panel.set_accent(LIGHT.saffron)
        paper = panel.paper()
        x = paper.right() - 2 if one.rtl else paper.left() + 1
        assert picture(panel).pixelColor(round(x), 60) == QColor(LIGHT.saffron)


def test_dressing_the_application(qapp: QApplication, persian: Look) -> None:
    before = qapp.font(), qapp.palette(), qapp.styleSheet(), qapp.layoutDirection()
    try:
        dress(qapp, replace(persian, theme=DARK))
        assert qapp.layoutDirection() == RTL
        assert qapp.font().family() == "Vazirmatn"
        assert qapp.palette().window().color() == QColor(DARK.paper)
        assert DARK.lapis in qapp.styleSheet()
    finally:
        qapp.setFont(before[0])
        qapp.setPalette(before[1])
        qapp.setStyleSheet(before[2])
        qapp.setLayoutDirection(before[3])


# ---- type and art


def test_a_missing_font_is_said_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(FontError, match="missing") as failure:
        load_fonts(tmp_path)
    assert failure.value.path.parent == tmp_path


def test_a_broken_font_is_said(tmp_path: Path) -> None:
    (tmp_path / "Vazirmatn[wght].ttf").write_bytes(b"not a font")
    with pytest.raises(FontError, match="cannot be read"):
        load_fonts(tmp_path)


def test_weights_are_real() -> None:
    look = Look()
    assert look.advance("Takhte", 28, 800) > look.advance("Takhte", 28, 400) * 1.02
    assert font(14).pixelSize() == 14
    assert Typography(1.5).font(14).pixelSize() == 21


@pytest.mark.parametrize("scale", [0.5, 2.5])
def test_the_text_scale_has_limits(scale: float) -> None:
    with pytest.raises(ValueError, match="text scale"):
        Typography(scale)


@pytest.mark.parametrize("name", sorted(ICON_NAMES))
def test_every_icon_has_ink_inside_its_box(name: str) -> None:
    bounds = icon_path(name).boundingRect()
    assert min(bounds.left(), bounds.top()) >= -10
    assert max(bounds.right(), bounds.bottom()) <= 10
    share = ink_share(icon_pixmap(name, LIGHT.ink, 20, 2.0).toImage())
    assert 0.02 < share < 0.5


@pytest.mark.parametrize("name", sorted(MIRRORED))
def test_signs_of_direction_turn_round(name: str) -> None:
    assert icon_path(name, mirrored=True) != icon_path(name)


def test_other_icons_do_not_turn_round() -> None:
    assert icon_path("step-back", mirrored=True) == icon_path("step-back")
    assert set(SHAPES) >= MIRRORED


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError, match="no icon"):
        icon_path("unicorn")


def test_icons_for_plain_widgets_are_sharp() -> None:
    made = icon("gear", LIGHT.ink, 20)
    assert made.pixmap(QSize(20, 20), 2.0).size() == QSize(40, 40)
    assert not app_icon().isNull()


def test_each_seat_has_its_own_stone() -> None:
    stones = [stone_pixmap(style, 16, 1.0).toImage() for style in SEAT_STYLES]
    assert all(a != b for i, a in enumerate(stones) for b in stones[:i])
    other = [stone_pixmap(style, 16, 1.0).toImage() for style in SEAT_PALETTES["red-green"]]
    assert other[0] != stones[0]


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_shadow_is_soft_centred_and_black(dpr: float) -> None:
    image = QImage(round(200 * dpr), round(160 * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_shadow(painter, QRectF(40, 40, 120, 80), 10, 12, 0, 0.5)
    painter.end()

    def alpha(x: float, y: float) -> int:
        found = image.pixelColor(round(x * dpr), round(y * dpr))
        assert (found.red(), found.green(), found.blue()) == (0, 0, 0)
        return found.alpha()

    middle, edge, outside = alpha(100, 80), alpha(40, 80), alpha(22, 80)
    assert middle == pytest.approx(127, abs=4)
    assert edge == pytest.approx(middle / 2, abs=14)
    assert outside < 6
    assert abs(alpha(44, 80) - alpha(155.4, 80)) < 12
    falling = [alpha(x, 80) for x in range(26, 60, 2)]
    assert falling == sorted(falling)


def test_the_weave_has_no_seam_and_its_own_colour() -> None:
    tile = weave(1.0).toImage()
    greens = [tile.pixelColor(x, y).green() for x in range(0, 192, 3) for y in range(0, 192, 3)]
    assert sum(greens) / len(greens) == pytest.approx(0x44, abs=3)
    assert len(set(greens)) > 4


def test_the_table_is_shared_and_follows_the_theme() -> None:
    light = table_pixmap(QSize(400, 300), LIGHT, 1.0)
    assert table_pixmap(QSize(400, 300), LIGHT, 1.0).cacheKey() == light.cacheKey()
    dark = table_pixmap(QSize(400, 300), DARK, 1.0)
    assert light.toImage().pixelColor(200, 100).lightness() > 200
    assert dark.toImage().pixelColor(200, 100).lightness() < 60


# ---- pixmap cache


def test_a_pixmap_is_painted_once_per_key() -> None:
    cache = PixmapCache()
    painted: list[str] = []

    def draw(p: QPainter) -> None:
        painted.append("once")
        p.fillRect(QRectF(0, 0, 10, 10), QColor("#FF0000"))

    first = cache.pixmap("tile", QSizeF(10, 10), 2.0, "light", draw)
    again = cache.pixmap("tile", QSizeF(10, 10), 2.0, "light", draw)
    assert painted == ["once"]
    assert first.cacheKey() == again.cacheKey()
    assert first.size() == QSize(20, 20)
    assert first.toImage().pixelColor(19, 19) == QColor("#FF0000")
    for size, dpr, theme in ((12, 2.0, "light"), (10, 1.0, "light"), (10, 2.0, "dark")):
        cache.pixmap("tile", QSizeF(size, size), dpr, theme, draw)
    assert len(painted) == 4


def test_the_least_used_pixmap_goes_first() -> None:
    cache = PixmapCache(limit=3 * 10 * 10 * 4)

    def get(art: str) -> QPixmap:
        return cache.pixmap(art, QSizeF(10, 10), 1.0, "light", lambda p: None)

    kept = get("a").cacheKey()
    get("b")
    get("c")
    get("a")
    get("d")
    assert cache.used == 1200
    assert len(cache) == 3
    assert get("a").cacheKey() == kept
    assert {key.art for key in cache} == {"a", "c", "d"}


def test_a_pixmap_larger_than_the_budget_is_still_given() -> None:
    cache = PixmapCache(limit=100)
    large = cache.pixmap("large", QSizeF(50, 50), 1.0, "light", lambda p: None)
    assert large.size() == QSize(50, 50)
    cache.clear()
    assert cache.used == 0
    assert len(cache) == 0
