"""The controls of Takhte (see the guide at the end of this file's history)."""

from gui.controls.button import Button, IconButton
from gui.controls.choice_card import ChoiceCard
from gui.controls.disclosure import Disclosure
from gui.controls.dress import dress, palette, style_sheet
from gui.controls.fields import DropDown, NameField, PathField
from gui.controls.label import Hairline, Label, tone_colour
from gui.controls.levels import LevelBars
from gui.controls.look import AIR, Look, Looks, apply_look
from gui.controls.note import Note
from gui.controls.panel import PANEL_AIR, Panel, SeatStone, TablePage
from gui.controls.scroll import ScrollArea, SlimBar
from gui.controls.segmented import Segmented
from gui.controls.slider import ValueSlider
from gui.controls.stepper import Stepper
from gui.controls.toggle import Toggle

__all__ = [
    "AIR",
    "PANEL_AIR",
    "Button",
    "ChoiceCard",
    "Disclosure",
    "DropDown",
    "Hairline",
    "IconButton",
    "Label",
    "LevelBars",
    "Look",
    "Looks",
    "NameField",
    "Note",
    "Panel",
    "PathField",
    "ScrollArea",
    "SeatStone",
    "Segmented",
    "SlimBar",
    "Stepper",
    "TablePage",
    "Toggle",
    "ValueSlider",
    "apply_look",
    "dress",
    "palette",
    "style_sheet",
    "tone_colour",
]
