"""The controls of Takhte: real Qt widgets, painted carved and raised. One page of guide.

THE LOOK. Everything a control paints with comes from one frozen value:

    look = Look(theme=LIGHT, type=Typography(1.0), direction=Qt.LayoutDirection.RightToLeft,
                number=Numbers("fa"), seats=SEAT_PALETTES["normal"], calm=False)

`look.px(38)` is a length that grows with the text, `look.font(14, 650)` a font of the scale, `look.rtl` the
direction, `look.number(4)` a number in the user's digits, `look.calm` "reduce motion". Every control takes a
look in its constructor and has `set_look(look)`. When a setting changes, whoever holds the pages calls

    dress(app, look)          # font, palette, style sheet for plain Qt widgets, application direction
    apply_look(page, look)    # layout direction, then set_look on the page and on everything in it

The program calls `app.setStyle("Fusion")` and `load_fonts()` once, before the first `dress`.
A page or item of your own that paints something has `set_look` too, stores the look and calls `update()`; it
never calls `apply_look` from there. Words are set again by the page (setText, set_words, set_choices, set_name).

LAYOUT. A control keeps AIR (4 px) round its body for the focus ring and its shadow: two controls in a layout with
spacing 0 already lie 8 px apart; labels keep the same air at their sides, so columns line up. A Panel keeps PANEL_AIR
(12, 6, 12, 18): two panels with spacing 0 lie 24 px apart. Put `setContentsMargins(0, 0, 0, 0)` on the layout inside
a panel; its padding is the panel's own. Never position by hand: QHBoxLayout and QGridLayout mirror by themselves.

    TablePage(look)                                    a page: the wooden table; put a layout into it
    Panel(look, kind="raised|quiet|well", radius=14, padding=20)
        set_accent(colour | "")  set_chosen(bool, tick=False)  paper() -> QRectF
    Label(words, look, size=14, weight=400, tone="ink", wrap=False, tabular=False)
        set_tone(tone)  set_weight(n)   tones: ink soft lapis turquoise saffron pomegranate on-lapis
    Hairline(look, upright=False)
    SeatStone(seat, look, radius=15.5, name="")        set_seat(i); disabled = half strength
    ScrollArea(look)                                   set_content(widget): the ground shows through

    Button(words, look, kind="primary|plain|quiet|danger", icon=None, size=12|14|16|20)
        clicked   block(reason): off, and says why (on the button itself at size 20); block("") on again
        set_icon(name)  set_kind(kind)                 one primary per page; size 20 is the large one (64 high)
    IconButton(icon, name, look, size=34)              clicked, toggled when setCheckable(True); name is its tooltip
    ChoiceCard(title, line, look, icon=, chosen=False, exclusive=True)   toggled, clicked; set_words(title, line)
    Segmented(choices, look, name=, chosen=0, icons=None)
        changed(int), by the user only   chosen()  choose(i)  set_choices(words)  set_choice_enabled(i, on, reason)
    Toggle(look, name=, on=False)                      toggled(bool)
    Stepper(minimum, maximum, value, look, name=, step=1)                valueChanged(int), value(), setValue()
    ValueSlider(minimum, maximum, value, look, name=, ticks=(), labels={value: words}, step=1, side=0)
        valueChanged(int)  set_labels(labels)          `side`: same inset for sliders above one another
    LevelBars(words, value, look, name=)               valueChanged(int) from 1; words: [("level 1", "gentle"), ...]
    NameField(words, look, name=, longest=24)          QLineEdit signals; Enter ends editing
    PathField(words, look, name=, icon="folder", read_only=True)         always left to right; also for codes
    DropDown(choices, look, name=, chosen=0)           QComboBox signals
    Disclosure(title, look, line="", icon=None, is_open=False)
        opened(bool)  content: the QWidget it hides  set_open(bool)  is_open()  set_words(title, line)
    Note(over, look)                                   say(words, clause="", tone="refusal|notice|done", stay_ms=0)
        followed(str) when its clause is clicked  dismiss()  words()

`name` is what a screen reader says. The focus ring shows when the keyboard brought the focus. Icons are named in
`gui.art.icon_shapes`; "back", "forward", "undo", "redo", "list", "panel", "exit" turn round right to left. Painting
of your own: `gui.art.surfaces` (card, groove, raised, focus_ring ...) with `gui.art.painting`, the look's theme
and `mirrored(rect, within, rtl)`.
"""

from gui.controls.button import Button, IconButton
from gui.controls.choice_card import ChoiceCard
from gui.controls.disclosure import Disclosure
from gui.controls.dress import dress, palette, style_sheet
from gui.controls.fields import DropDown, NameField, PathField
from gui.controls.label import Hairline, Label, tone_colour
from gui.controls.levels import LevelBars
from gui.controls.look import AIR, Look, Looks, apply_look, body, brush_on, ring_wanted
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
    "body",
    "brush_on",
    "dress",
    "palette",
    "ring_wanted",
    "style_sheet",
    "tone_colour",
]
