"""A rule book as chapters to be set: sections first, then all rulings, then all worked examples. No Qt here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.rulebook import Example, Rulebook, Ruling

COVER: Final = "cover"
RULINGS: Final = "rulings"
EXAMPLES: Final = "examples"


class Entry(Struct, frozen=True):
    """What has a number: a clause with the rulings and examples that bear on it, or a ruling of its own."""

    number: str
    title: str
    text: str = ""
    options: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    examples: tuple[Example, ...] = ()
    ruling: Ruling | None = None


class Chapter(Struct, frozen=True):
    """`key` is the section's number as text, or one of the names above; `numeral` is 0 where none is hung."""

    key: str
    numeral: int
    title: str
    introduction: str
    entries: tuple[Entry, ...]
    examples: tuple[Example, ...] = ()


def make_chapters(book: Rulebook, rulings_title: str, examples_title: str) -> tuple[Chapter, ...]:
    """`book` from its title page to its last example."""
    chapters = [Chapter(COVER, 0, book.title, book.introduction, ())]
    for section in book.sections:
        entries = [
            Entry(
                clause.number,
                clause.title,
                clause.text,
                clause.options,
                tuple(ruling for ruling in book.rulings if clause.number in ruling.clauses),
                # An example of several clauses stands at the last of them, when all it needs has been read.
                tuple(example for example in book.examples if _latest(example, book) == clause.number),
            )
            for clause in section.clauses
        ]
        chapters.append(
            Chapter(str(section.number), section.number, section.title, section.introduction, tuple(entries))
        )
    if book.rulings:
        entries = [Entry(ruling.number, ruling.title, ruling=ruling) for ruling in book.rulings]
        chapters.append(Chapter(RULINGS, 0, rulings_title, "", tuple(entries)))
    if book.examples:
        chapters.append(Chapter(EXAMPLES, 0, examples_title, "", (), book.examples))
    return tuple(chapters)


def _latest(example: Example, book: Rulebook) -> str:
    order = [clause.number for section in book.sections for clause in section.clauses]
    return max(example.clauses, key=lambda number: order.index(number) if number in order else -1)


def find_entry(chapters: Sequence[Chapter], number: str) -> Entry | None:
    """The clause or ruling of that number."""
    return next((entry for chapter in chapters for entry in chapter.entries if entry.number == number), None)
