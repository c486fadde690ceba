"""The little marks of the rule books' texts: ``**bold**``, ``*italic*``, ``[SKYJO-3.2]``, bullets. No Qt here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from engine.core.rulebook import REFERENCE

if TYPE_CHECKING:
    from gui.i18n import Numbers

_MARK: Final = re.compile(rf"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+)\*|{REFERENCE.pattern}")


class Run(Struct, frozen=True):
    """Words of one kind. `reference` is the number they lead to, empty for plain words."""

    text: str
    bold: bool = False
    italic: bool = False
    reference: str = ""


class Paragraph(Struct, frozen=True):
    """Runs that belong together; `bullet` hangs a dot before them."""

    runs: tuple[Run, ...]
    bullet: bool = False

    @property
    def plain(self) -> str:
        return "".join(run.text for run in self.runs)


def short_number(number: str) -> str:
    """``3.2`` of ``SKYJO-3.2``, ``R4`` of ``SKYJO-R4``: within a book the game goes without saying."""
    return number.rpartition("-")[2]


def paragraphs(text: str, numbers: Numbers) -> tuple[Paragraph, ...]:
    """A text of the book, cut at its breaks; references carry the digits of the language."""
    found = []
    for block in text.split("\n\n"):
        for line in block.split("\n"):
            bullet = line.startswith("- ")
            found.append(Paragraph(runs(line[2:] if bullet else line, numbers), bullet))
    return tuple(found)


def runs(text: str, numbers: Numbers) -> tuple[Run, ...]:
    """One line, cut where its kind of words changes."""
    found: list[Run] = []
    at = 0
    for mark in _MARK.finditer(text):
        if mark.start() > at:
            found.append(Run(text[at : mark.start()]))
        if mark["bold"]:
            found.append(Run(mark["bold"], bold=True))
        elif mark["italic"]:
            found.append(Run(mark["italic"], italic=True))
        else:
            number = mark.group(mark.re.groups)
            found.append(Run(numbers.digits(short_number(number)), reference=number))
        at = mark.end()
    if at < len(text):
        found.append(Run(text[at:]))
    return tuple(found)
