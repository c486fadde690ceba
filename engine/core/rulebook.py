"""The rule books: `seeds/<game>.<language>.md`, read clause by clause.

Source: the files are written for the program after the owner's tutorials and `shared/rules`; the clause numbers
are the ones that `State.refusal` answers with, so a refused move can be looked up here.

A book is Markdown of one strict shape::

    # Title                                    then an introduction
    ## 1. Section                              then an optional introduction
    ### SKYJO-1.1 Clause {option, option}      then its text; the braces may be absent
    ## Rulings                                 "داوری‌ها" in Persian
    ### SKYJO-R1 Ruling {SKYJO-1.1}            then three bullets: Tutorial, Ruling, Reason
    ## Worked examples                         "نمونه‌های حساب‌شده" in Persian
    - [SKYJO-4.1] What comes out.

Texts keep their `**bold**`, `*italic*` and `[SKYJO-3.2]` for the page to render. Lines that were only wrapped
are joined again: in a text "\\n\\n" parts paragraphs, and each bullet has a line of its own that begins "- ".
"""

import re
from pathlib import Path

from msgspec import Struct

from engine.core.program import program_folder

REFERENCE = re.compile(r"\[([A-Z]+-(?:[0-9]+\.[0-9]+|R[0-9]+))\]")
"""A reference in a text; group 1 is the number of a clause or of a ruling."""

_SECTION = re.compile(r"(?P<number>\d+)\. (?P<title>\S.*)")
_ENTRY = re.compile(r"(?P<number>\S+) (?P<title>[^{}]*[^{}\s])(?: \{(?P<braces>[^{}]*)\})?")
_CLAUSE_NUMBER = re.compile(r"[A-Z]+-(?P<section>[0-9]+)\.[0-9]+")
_RULING_NUMBER = re.compile(r"[A-Z]+-R[0-9]+")
_OPTION = re.compile(r"[a-z]+(?:_[a-z]+)*")
_EXAMPLE = re.compile(rf"(?P<clauses>(?:{REFERENCE.pattern} )+)(?P<text>.+)")

_RULINGS = ("Rulings", "داوری‌ها")
_EXAMPLES = ("Worked examples", "نمونه‌های حساب‌شده")
_RULING_PARTS = (("Tutorial", "Ruling", "Reason"), ("خودآموز", "داوری", "دلیل"))


class RulebookError(ValueError):
    """A rule book that is not of the shape above: the line, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


class Clause(Struct, frozen=True):
    """One numbered rule. `options` are the fields of the game's Options struct that change it."""

    number: str
    title: str
    options: tuple[str, ...]
    text: str


class Section(Struct, frozen=True):
    """A numbered part of the book. `introduction` is empty where there is none."""

    number: int
    title: str
    introduction: str
    clauses: tuple[Clause, ...]


class Ruling(Struct, frozen=True):
    """How a gap or a contradiction of the tutorial was settled. `clauses` are the numbers it bears on."""

    number: str
    title: str
    clauses: tuple[str, ...]
    tutorial: str
    ruling: str
    reason: str


class Example(Struct, frozen=True):
    """A worked value and the numbers of the clauses it follows from, at least one."""

    clauses: tuple[str, ...]
    text: str


class Rulebook(Struct, frozen=True):
    """One game's rules in one language."""

    title: str
    introduction: str
    sections: tuple[Section, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]


class _Part(Struct, frozen=True):
    """A heading and the lines below it, up to the next heading. `line` is the heading's, counted from 1."""

    line: int
    level: int
    heading: str
    body: tuple[str, ...]


class _Bullet(Struct, frozen=True):
    line: int
    text: str


def load_rulebook(game: str, language: str, folder: Path | None = None) -> Rulebook:
    """Read the rules of `game` ("skyjo" …) in `language` ("en", "fa").

    Without `folder` the program's own seeds are read: beside the sources, or inside the PyInstaller bundle.
    Raises FileNotFoundError where there is no such book, and RulebookError where it is malformed.
    """
    if folder is None:
        folder = program_folder() / "seeds"
    path = folder / f"{game}.{language}.md"
    try:
        return parse_rulebook(path.read_text(encoding="utf-8"))
    except RulebookError as error:
        error.add_note(f"in {path}")
        raise


def parse_rulebook(text: str) -> Rulebook:
    """Read a book of the shape at the top of this module. Raises RulebookError at the first flaw."""
    head, *rest = _parts(text)
    chapters: list[tuple[_Part, list[_Part]]] = []
    for part in rest:
        if part.level == 2:
            chapters.append((part, []))
        elif part.level == 1:
            raise RulebookError(part.line, "a book has one title")
        elif not chapters:
            raise RulebookError(part.line, "this stands before the first section")
        else:
            chapters[-1][1].append(part)

    introduction = _required(head, "the book needs an introduction")
    sections: list[Section] = []
    rulings: tuple[Ruling, ...] | None = None
    examples: tuple[Example, ...] | None = None
    seen: set[str] = set()
    for chapter, entries in chapters:
        if chapter.heading in _EXAMPLES:
            if examples is not None or entries:
                raise RulebookError((entries or [chapter])[0].line, "the examples are one plain list")
            examples = tuple(_example(bullet) for bullet in _bullets(chapter))
        elif examples is not None:
            raise RulebookError(chapter.line, "the examples come last")
        elif chapter.heading in _RULINGS:
            if rulings is not None:
                raise RulebookError(chapter.line, "the rulings stand together")
            if _prose(chapter.body):
                raise RulebookError(chapter.line + 1, "the rulings have no introduction")
            rulings = tuple(_ruling(entry, seen) for entry in entries)
        elif rulings is not None:
            raise RulebookError(chapter.line, "the sections come before the rulings")
        else:
            sections.append(_section(chapter, entries, len(sections) + 1, seen))
    if not sections:
        raise RulebookError(head.line, "the book has no section")
    return Rulebook(head.heading, introduction, tuple(sections), rulings or (), examples or ())


def clause_numbers(book: Rulebook) -> tuple[str, ...]:
    """The numbers of all clauses in the order of the book; rulings are not among them."""
    return tuple(clause.number for section in book.sections for clause in section.clauses)


def _parts(text: str) -> list[_Part]:
    """Cut the text at its headings. The first part is the title's; there is always one."""
    lines = text.splitlines()
    starts = [index for index, line in enumerate(lines) if line.startswith("#")]
    if not starts or not lines[starts[0]].startswith("# ") or any(line.strip() for line in lines[: starts[0]]):
        raise RulebookError(1, "a book begins with its title: # Title")
    parts = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        marks, _, heading = lines[start].partition(" ")
        if marks not in ("#", "##", "###") or not heading.strip():
            raise RulebookError(start + 1, "a heading is #, ## or ###, a space and its words")
        parts.append(_Part(start + 1, len(marks), heading.strip(), tuple(lines[start + 1 : end])))
    return parts


def _section(part: _Part, entries: list[_Part], expected: int, seen: set[str]) -> Section:
    heading = _SECTION.fullmatch(part.heading)
    if heading is None:
        raise RulebookError(part.line, "a section's heading is its number, a full stop and its title")
    number = int(heading["number"])  # int also reads Persian digits
    if number != expected:
        raise RulebookError(part.line, f"section {number} where section {expected} should be")
    if not entries:
        raise RulebookError(part.line, "the section has no clause")
    clauses = tuple(_clause(entry, number, seen) for entry in entries)
    return Section(number, heading["title"], _prose(part.body), clauses)


def _clause(part: _Part, section: int, seen: set[str]) -> Clause:
    number, title, options = _entry(part, _OPTION, seen)
    match = _CLAUSE_NUMBER.fullmatch(number)
    if match is None:
        raise RulebookError(part.line, f"{number} is not the number of a clause")
    if int(match["section"]) != section:
        raise RulebookError(part.line, f"{number} does not belong in section {section}")
    return Clause(number, title, options, _required(part, f"{number} has no text"))


def _ruling(part: _Part, seen: set[str]) -> Ruling:
    number, title, clauses = _entry(part, _CLAUSE_NUMBER, seen)
    if _RULING_NUMBER.fullmatch(number) is None:
        raise RulebookError(part.line, f"{number} is not the number of a ruling")
    if not clauses:
        raise RulebookError(part.line, f"{number} names no clause that it bears on")
    bullets = _bullets(part)
    labels = tuple(bullet.text.partition(":")[0] for bullet in bullets)
    if labels not in _RULING_PARTS:
        raise RulebookError(part.line, f"{number} must have the bullets {', '.join(_RULING_PARTS[0])}, in this order")
    texts = [bullet.text.partition(":")[2].strip() for bullet in bullets]
    for bullet, text in zip(bullets, texts, strict=True):
        if not text:
            raise RulebookError(bullet.line, "nothing follows the colon")
    return Ruling(number, title, clauses, *texts)


def _example(bullet: _Bullet) -> Example:
    match = _EXAMPLE.fullmatch(bullet.text)
    if match is None:
        raise RulebookError(bullet.line, "an example begins with the clauses it shows: [SKYJO-4.1]")
    return Example(tuple(REFERENCE.findall(match["clauses"])), match["text"])


def _entry(part: _Part, brace: re.Pattern[str], seen: set[str]) -> tuple[str, str, tuple[str, ...]]:
    """Split "NUMBER title {a, b}", check every word in the braces against `brace`, and note the number."""
    match = _ENTRY.fullmatch(part.heading)
    if match is None:
        raise RulebookError(part.line, "a heading here is a number, a title and perhaps {names}")
    if match["number"] in seen:
        raise RulebookError(part.line, f"{match['number']} is already taken")
    seen.add(match["number"])
    names = () if match["braces"] is None else tuple(name.strip() for name in match["braces"].split(","))
    for name in names:
        if brace.fullmatch(name) is None:
            raise RulebookError(part.line, f"{name!r} cannot stand in these braces")
    return match["number"], match["title"], names


def _bullets(part: _Part) -> list[_Bullet]:
    bullets: list[_Bullet] = []
    for line, words in enumerate(part.body, part.line + 1):
        if words.startswith("- "):
            bullets.append(_Bullet(line, words[2:].strip()))
        elif words.strip() and bullets:
            bullets[-1] = _Bullet(bullets[-1].line, f"{bullets[-1].text} {words.strip()}")
        elif words.strip():
            raise RulebookError(line, "only bullets stand here")
    if not bullets:
        raise RulebookError(part.line, "the list is empty")
    return bullets


def _required(part: _Part, problem: str) -> str:
    text = _prose(part.body)
    if not text:
        raise RulebookError(part.line, problem)
    return text


def _prose(body: tuple[str, ...]) -> str:
    """Join wrapped lines; keep the breaks between paragraphs and before bullets."""
    paragraphs: list[list[str]] = [[]]
    for words in (line.strip() for line in body):
        if not words:
            paragraphs.append([])
        elif paragraphs[-1] and not words.startswith("- "):
            paragraphs[-1][-1] += f" {words}"
        else:
            paragraphs[-1].append(words)
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)
