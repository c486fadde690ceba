"""The sheet of settings: language and look, motion, several people at one screen, where the matches lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from gui.controls import Button, Hairline, Label, Look, Panel, PathField, Segmented, Toggle, ValueSlider
from gui.i18n import LANGUAGE_NAMES, LANGUAGES, language_in_force, translate
from gui.look_source import numbers_in
from gui.windows.settings.rows import Group, GroupHead, Row, RowWords, lay_rows
from gui.windows.settings.thumbs import ThemeThumbs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from gui.settings import Settings

THEMES: Final = ("light", "dark", "system")
PACES: Final = ("instant", "calm", "signal")
CURTAINS: Final = ("always", "secret", "never")
_MOVE_MS: Final = 220
"""What a move takes at the normal speed (look.md)."""
_SCALES: Final = (100, 125, 150, 175, 200)


class SettingsSheet(Panel):
    """`wanted(name, value)`: the person chose another value of a setting. `folder_wanted`: another place for the
    matches."""

    wanted = Signal(str, object)
    folder_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=18, radius=16, parent=parent)
        self._make_controls(look)
        self._groups = self._make_groups(look)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(0)
        self._connect()
        self._look_in_force = look
        self._extent = (0, 0)
        lay_rows(self._grid, self._groups, 800, look)

    def _make_controls(self, look: Look) -> None:
        self.language = Segmented([LANGUAGE_NAMES[language] for language in LANGUAGES], look, name="")
        self.theme = ThemeThumbs(look, name="")
        self.text_scale = ValueSlider(100, 200, 100, look, name="", step=25)
        self.speed = ValueSlider(0, 6, 2, look, name="", ticks=range(7))
        self.reduce_motion = Toggle(look, name="")
        self.pace = Segmented([""] * 3, look, name="")
        self.curtain = Segmented([""] * 3, look, name="")
        self.folder = PathField("", look, name="")
        self.change_folder = Button("", look)
        self._small, self._large = Label("", look, weight=600), Label("", look, size=28, weight=600)
        for sign in (self._small, self._large):
            sign.set_tone("soft")

    def _make_groups(self, look: Look) -> list[Group]:
        scale = _beside(self._small, self.text_scale, self._large)
        folder = _beside(self.folder, self.change_folder)
        theme = _beside(self.theme)

        def row(control: QWidget, *, at_end: bool = False, height: int = 60) -> Row:
            return Row(RowWords(look), control, at_end, height)

        def group(icon: str, *rows: Row) -> Group:
            return Group(GroupHead(icon, look), Hairline(look), list(rows))

        return [
            group("globe", row(self.language), row(theme, height=112), row(scale, height=78)),
            group("speed", row(self.speed, height=78), row(self.reduce_motion, at_end=True), row(self.pace)),
            group("curtain", row(self.curtain)),
            group("folder", row(folder)),
        ]

    def _connect(self) -> None:
        self.language.changed.connect(lambda index: self.wanted.emit("language", LANGUAGES[index]))
        self.theme.changed.connect(lambda index: self.wanted.emit("theme", THEMES[index]))
        self.speed.valueChanged.connect(lambda value: self.wanted.emit("speed", value / 2))
        self.reduce_motion.toggled.connect(lambda on: self.wanted.emit("reduce_motion", on))
        self.pace.changed.connect(lambda index: self.wanted.emit("computer_pace", PACES[index]))
        self.curtain.changed.connect(lambda index: self.wanted.emit("curtain", CURTAINS[index]))
        # While the knob is dragged the page must not change size under it.
        self.text_scale.sliderReleased.connect(self._want_scale)
        self.text_scale.valueChanged.connect(lambda _: None if self.text_scale.isSliderDown() else self._want_scale())
        self.change_folder.clicked.connect(self.folder_wanted)

    def show_settings(self, settings: Settings, folder: Path, extent: tuple[int, int]) -> None:
        """What is in force now; nobody is told."""
        self.language.choose(LANGUAGES.index(settings.language))
        self.theme.choose(THEMES.index(settings.theme))
        _quietly(self.text_scale, lambda: self.text_scale.setValue(settings.text_scale))
        _quietly(self.speed, lambda: self.speed.setValue(round(settings.speed * 2)))
        _quietly(self.reduce_motion, lambda: self.reduce_motion.setChecked(settings.reduce_motion))
        self.pace.choose(PACES.index(settings.computer_pace))
        self.curtain.choose(CURTAINS.index(settings.curtain))
        self.folder.setText(str(folder))
        self._extent = extent
        self._tell_speed(settings.speed)
        self._tell_extent()

    def retranslate(self) -> None:
        look, motion, people, matches = self._groups
        look.head.set_words(translate("settings", "Language and look"))
        motion.head.set_words(translate("settings", "Motion"))
        people.head.set_words(translate("settings", "One screen, several people"))
        matches.head.set_words(translate("settings", "Games"))
        self._name(look.rows[0], self.language, translate("settings", "Language"))
        self._name(look.rows[1], self.theme, translate("settings", "Theme"))
        self._name(
            look.rows[2],
            self.text_scale,
            translate("settings", "Text size"),
            translate("settings", "In per cent, on every page"),
        )
        self._name(motion.rows[0], self.speed, translate("settings", "Pace of moves"))
        self._name(
            motion.rows[1],
            self.reduce_motion,
            translate("settings", "Reduce motion"),
            translate("settings", "Pieces fade in instead of gliding."),
        )
        self._name(
            motion.rows[2],
            self.pace,
            translate("settings", "The computer waits"),
            translate("settings", "So that you see its move"),
        )
        self._name(
            people.rows[0],
            self.curtain,
            translate("settings", "Curtain between turns"),
            translate("settings", "So that the next one does not see your hand"),
        )
        self._name(matches.rows[0], self.folder, translate("settings", "Where they are kept"))
        self._translate_choices()
        self._tell_speed(self.speed.value() / 2)
        self._tell_extent()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._look_in_force = look

    def arrange(self) -> None:
        """Lay the rows for the width there is."""
        inner = self.contentsRect().width() / self._look_in_force.type.scale
        lay_rows(self._grid, self._groups, inner, self._look_in_force)

    # ---- inside

    def _translate_choices(self) -> None:
        number = numbers_in(language_in_force())
        self.theme.set_words(
            [translate("settings", "Light"), translate("settings", "Dark"), translate("settings", "As the system")]
        )
        self.text_scale.set_labels({scale: number(scale) for scale in _SCALES})
        self.speed.set_labels(
            {
                0: translate("settings", "No motion"),
                2: translate("settings", "Normal", "pace"),
                4: translate("settings", "Twice"),
                6: translate("settings", "Three times"),
            }
        )
        self.pace.set_choices(
            [
                translate("settings", "Not at all"),
                translate("settings", "A moment"),
                translate("settings", "For my sign"),
            ]
        )
        self.curtain.set_choices(
            [
                translate("settings", "Always"),
                translate("settings", "If there is a secret"),
                translate("settings", "Never"),
            ]
        )
        self.change_folder.setText(translate("settings", "Change"))
        letter = translate("settings", "A")
        self._small.setText(letter)
        self._large.setText(letter)

    def _name(self, row: Row, control: QWidget, name: str, line: str = "") -> None:
        row.words.set_words(name, line)
        control.setAccessibleName(name)
        control.setAccessibleDescription(line)

    def _tell_speed(self, speed: float) -> None:
        words = self._groups[1].rows[0].words
        if speed <= 0:
            line = translate("settings", "Pieces are at once where they belong")
        else:
            number = numbers_in(language_in_force())(round(_MOVE_MS / speed))
            line = translate("settings", "Laying a piece: {number} ms").format(number=number)
        words.set_words(translate("settings", "Pace of moves"), line)

    def _tell_extent(self) -> None:
        count, size = self._extent
        numbers = numbers_in(language_in_force())
        megabytes = numbers.locale.toString(size / 1e6, "f", 1)
        games = translate("settings", "{count} game(s)", "", count).format(count=numbers(count))
        kept = translate("settings", "{games}, {size} MB").format(games=games, size=megabytes)
        self._groups[3].rows[0].words.set_words(translate("settings", "Where they are kept"), kept)

    def _want_scale(self) -> None:
        self.wanted.emit("text_scale", self.text_scale.value())


def _beside(*widgets: QWidget) -> QWidget:
    """Widgets in one row; the one that can grow does."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for widget in widgets:
        row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return holder


def _quietly(control: QWidget, change: Callable[[], None]) -> None:
    control.blockSignals(True)
    change()
    control.blockSignals(False)
    control.update()
