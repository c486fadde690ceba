"""The typesetter: a chapter becomes strips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gui.windows.rules.chapters import COVER, EXAMPLES, Chapter, Entry
from gui.windows.rules.headings import set_heading, set_title_page
from gui.windows.rules.insets import (
    ruling_runs,
    set_chips,
    set_example,
    set_fold,
    set_refusal_foot,
    set_refusal_head,
)
from gui.windows.rules.markup import Paragraph, paragraphs
from gui.windows.rules.setting import Context, Setting, set_text

if TYPE_CHECKING:
    from gui.controls import Look
    from gui.i18n import Numbers
    from gui.windows.rules.strips import Column, Strip

_CLAUSE_GAP: Final = 11


def set_chapter(chapter: Chapter, look: Look, numbers: Numbers, column: Column, context: Context) -> list[Strip]:
    """All strips of a chapter, from its heading on."""
    setting = Setting(look, numbers, column, context)
    if chapter.key == COVER:
        set_title_page(setting, chapter)
        return setting.stack.strips
    set_heading(setting, chapter)
    for place, entry in enumerate(chapter.entries):
        gap = setting.px(_CLAUSE_GAP) if place else setting.px(10)
        if entry.ruling is not None:
            words = Paragraph(ruling_runs(setting, entry.ruling))
            spoken = f"{entry.number}. {entry.title}. {words.plain}"
            set_text(setting, entry.number, entry.title, (words,), gap=gap, spoken=spoken, keep_last=False)
        else:
            _set_clause(setting, entry, gap)
    if chapter.key == EXAMPLES:
        for place, example in enumerate(chapter.examples):
            set_example(setting, example, "", setting.px(6 if place else 10), with_numbers=True)
    return setting.stack.strips


def _set_clause(setting: Setting, entry: Entry, gap: float) -> None:
    """Its text and, below, all that bears on it."""
    number, refused = entry.number, entry.number == setting.context.refused
    texts = paragraphs(entry.text, setting.numbers)
    chips = setting.context.values.get(number, ())
    spoken = f"{number}. {entry.title}. " + " ".join(paragraph.plain for paragraph in texts)
    if refused:
        set_refusal_head(setting, number, gap + setting.px(4))
        gap = 0.0
    below = bool(chips or refused or entry.rulings)
    set_text(setting, number, entry.title, texts, gap=gap, spoken=spoken, keep_last=below, refused=refused)
    if chips:
        set_chips(setting, number, chips, refused or bool(entry.rulings), refused)
    if refused:
        set_refusal_foot(setting, number, False)
    if entry.rulings:
        set_fold(setting, number, entry.rulings)
    for example in entry.examples:
        # Off the wash of a refused move.
        set_example(setting, example, number, setting.px(10 if refused and not entry.rulings else 2))
