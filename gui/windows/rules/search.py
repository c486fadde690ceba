"""Looking things up: by words, however they are spelt, or by number. No Qt here."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.i18n import Numbers
    from gui.windows.rules.chapters import Chapter, Entry

from gui.windows.rules.markup import paragraphs

_LETTERS: Final = str.maketrans("يىكةۀأإآؤئ", "ییکههااا" + "وی")
_DIGITS: Final = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")
_SIGNS: Final = str.maketrans({"−": "-", "‐": "-", "‑": "-", "’": "'", "٫": ".", "،": ","})
_NUMBER: Final = re.compile(r"(?:[a-z]{2,}-?)?(r?\d+(?:[./]\d+)?)", re.IGNORECASE)
_AROUND: Final = 46
"""Letters of a text shown on either side of what was found."""


class Hit(Struct, frozen=True):
    """A place found: the entry's number and title, a piece of its text, and where in that piece the words stand."""

    number: str
    title: str
    piece: str
    marks: tuple[tuple[int, int], ...]


class Folded(Struct, frozen=True):
    """A text without what people spell differently; `origin` gives each letter's place in the text it came from."""

    text: str
    origin: tuple[int, ...]


def folded(text: str) -> Folded:
    """Persian and Arabic letters, digits and half-spaces alike; no marks above letters; capitals small."""
    letters: list[str] = []
    origin: list[int] = []
    for place, letter in enumerate(text):
        for plain in unicodedata.normalize("NFD", letter.translate(_LETTERS)).translate(_DIGITS).translate(_SIGNS):
            if unicodedata.category(plain) in ("Mn", "Cf"):
                continue
            for small in plain.casefold().translate(_LETTERS):
                letters.append(" " if small.isspace() else small)
                origin.append(place)
    return Folded("".join(letters), tuple(origin))


def search(chapters: Sequence[Chapter], query: str, numbers: Numbers, most: int = 12) -> tuple[Hit, ...]:
    """Entries in which every word stands, those with a word in the title first; or those of a number."""
    wanted = folded(query).text.split()
    if not wanted:
        return ()
    entries = [entry for chapter in chapters for entry in chapter.entries]
    if len(wanted) == 1 and (number := _NUMBER.fullmatch(wanted[0])):
        by_number = [entry for entry in entries if _has_number(entry, number[1].replace("/", "."))]
        if by_number:
            return tuple(_hit(entry, (), numbers) for entry in by_number[:most])
    scored = []
    for place, entry in enumerate(entries):
        title, text = folded(entry.title).text, folded(_text(entry, numbers)).text
        if all(word in title or word in text for word in wanted):
            scored.append((-sum(word in title for word in wanted), place, entry))
    return tuple(_hit(entry, wanted, numbers) for _, _, entry in sorted(scored, key=lambda found: found[:2])[:most])


def _has_number(entry: Entry, wanted: str) -> bool:
    own = entry.number.rpartition("-")[2].casefold()
    return own == wanted or own.startswith(f"{wanted}.")


def _text(entry: Entry, numbers: Numbers) -> str:
    if entry.ruling is not None:
        source = " ".join((entry.ruling.tutorial, entry.ruling.ruling, entry.ruling.reason))
    else:
        source = entry.text
    return " ".join(paragraph.plain for paragraph in paragraphs(source, numbers))


def _hit(entry: Entry, wanted: Sequence[str], numbers: Numbers) -> Hit:
    text = _text(entry, numbers)
    flat = folded(text)
    spans = []
    for word in wanted:
        at = flat.text.find(word)
        if at >= 0:
            spans.append((flat.origin[at], flat.origin[at + len(word) - 1] + 1))
    first = min((start for start, _ in spans), default=0)
    start = _word_start(text, max(0, first - _AROUND)) if first > _AROUND else 0
    piece = text[start : start + 3 * _AROUND]
    lead = "… " if start else ""
    end = " …" if start + len(piece) < len(text) else ""
    shift = len(lead) - start
    marks = tuple((a + shift, b + shift) for a, b in sorted(spans) if a >= start and b <= start + len(piece))
    return Hit(entry.number, entry.title, lead + piece + end, marks)


def _word_start(text: str, at: int) -> int:
    space = text.find(" ", at)
    return space + 1 if 0 <= space < at + 20 else at
