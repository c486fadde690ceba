"""The rule books: what is in them, that both languages say the same, and what their reader refuses."""

import re
import sys
from pathlib import Path

import pytest

from engine.core.rulebook import (
    REFERENCE,
    Clause,
    Example,
    Rulebook,
    RulebookError,
    Ruling,
    Section,
    clause_numbers,
    load_rulebook,
    parse_rulebook,
)

# The numbers and options of shared/rules when the books were written. Numbers are part of the product: a later
# rule gets a new one, an old one is never given anew.
CLAUSES = {
    "skyjo": (
        *("SKYJO-1.1", "SKYJO-1.2"),
        *("SKYJO-2.1", "SKYJO-2.2", "SKYJO-2.3", "SKYJO-2.4"),
        *("SKYJO-3.1", "SKYJO-3.2", "SKYJO-3.3", "SKYJO-3.4", "SKYJO-3.5"),
        *("SKYJO-4.1", "SKYJO-4.2", "SKYJO-4.3", "SKYJO-4.4", "SKYJO-4.5"),
        *("SKYJO-5.1", "SKYJO-5.2", "SKYJO-5.3", "SKYJO-5.4", "SKYJO-5.5"),
        *("SKYJO-6.1", "SKYJO-6.2"),
    ),
    "imhotep": (
        *("IMHOTEP-1.1", "IMHOTEP-1.2", "IMHOTEP-1.3", "IMHOTEP-1.4", "IMHOTEP-1.5"),
        *("IMHOTEP-2.1", "IMHOTEP-2.2", "IMHOTEP-2.3"),
        *("IMHOTEP-3.1", "IMHOTEP-3.2", "IMHOTEP-3.3", "IMHOTEP-3.4", "IMHOTEP-3.5", "IMHOTEP-3.6"),
        *("IMHOTEP-4.1", "IMHOTEP-4.2", "IMHOTEP-4.3", "IMHOTEP-4.4", "IMHOTEP-4.5"),
        *("IMHOTEP-5.1", "IMHOTEP-5.2", "IMHOTEP-5.3"),
        *("IMHOTEP-6.1", "IMHOTEP-6.2", "IMHOTEP-6.3", "IMHOTEP-6.4", "IMHOTEP-6.5"),
    ),
    "isle_of_skye": (
        *("SKYE-1.1", "SKYE-1.2", "SKYE-1.3", "SKYE-1.4", "SKYE-1.5"),
        *("SKYE-2.1", "SKYE-2.2", "SKYE-2.3", "SKYE-2.4", "SKYE-2.5", "SKYE-2.6"),
        *("SKYE-3.1", "SKYE-3.2", "SKYE-3.3", "SKYE-3.4", "SKYE-3.5", "SKYE-3.6"),
        *("SKYE-3.7", "SKYE-3.8", "SKYE-3.9", "SKYE-3.10", "SKYE-3.11"),
        *("SKYE-4.1", "SKYE-4.2", "SKYE-4.3", "SKYE-4.4"),
        *("SKYE-5.1", "SKYE-5.2", "SKYE-5.3"),
        "SKYE-6.1",
        *("SKYE-7.1", "SKYE-7.2", "SKYE-7.3", "SKYE-7.4", "SKYE-7.5", "SKYE-7.6", "SKYE-7.7", "SKYE-7.8"),
        *("SKYE-8.1", "SKYE-8.2", "SKYE-8.3", "SKYE-8.4"),
    ),
    "irish_gauge": (
        *("GAUGE-1.1", "GAUGE-1.2", "GAUGE-1.3", "GAUGE-1.4"),
        *("GAUGE-2.1", "GAUGE-2.2", "GAUGE-2.3", "GAUGE-2.4"),
        *("GAUGE-3.1", "GAUGE-3.2", "GAUGE-3.3", "GAUGE-3.4", "GAUGE-3.5"),
        *("GAUGE-4.1", "GAUGE-4.2", "GAUGE-4.3", "GAUGE-4.4"),
        *("GAUGE-5.1", "GAUGE-5.2", "GAUGE-5.3", "GAUGE-5.4", "GAUGE-5.5"),
        *("GAUGE-6.1", "GAUGE-6.2", "GAUGE-6.3"),
    ),
}
RULINGS = {"skyjo": 11, "imhotep": 12, "isle_of_skye": 16, "irish_gauge": 12}
OPTIONS = {
    "skyjo": {
        *("deck", "initial_reveal", "next_starter", "swap", "reshuffle", "stopper_doubles"),
        *("close_nonpositive", "close_equal", "close", "closed_to", "closed_score"),
        *("end", "target", "rounds"),
    },
    "imhotep": {"extra_stones", "berths", "majority_tie"},
    "isle_of_skye": {
        *("rounds", "road_match", "neutral_score"),
        *("display_market", "display_price", "open_road_penalty"),
    },
    "irish_gauge": {
        *("initial_shares", "starting_cash", "rise_new", "rise_join"),
        *("dividend", "market_buy", "no_bid"),
    },
}
GAMES = tuple(CLAUSES)
BOOKS = [(game, language) for game in GAMES for language in ("en", "fa")]


def texts(book: Rulebook) -> list[tuple[str, str]]:
    """Everything in the book that is read, with the place it stands at."""
    found = [("title", book.title), ("introduction", book.introduction)]
    for section in book.sections:
        found.append((f"section {section.number}", f"{section.title}\n{section.introduction}"))
        found += [(clause.number, f"{clause.title}\n{clause.text}") for clause in section.clauses]
    for ruling in book.rulings:
        found.append((ruling.number, "\n".join((ruling.title, ruling.tutorial, ruling.ruling, ruling.reason))))
    return found + [(f"example {number}", example.text) for number, example in enumerate(book.examples, 1)]


def places(book: Rulebook, pattern: str) -> list[tuple[str, str]]:
    """Where the prose of the book, its references left out, matches the pattern."""
    found = [(place, re.search(pattern, REFERENCE.sub("", text))) for place, text in texts(book)]
    return [(place, match[0]) for place, match in found if match]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_clause_ruling_and_option_is_there(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    prefix = CLAUSES[game][0].partition("-")[0]
    assert clause_numbers(book) == CLAUSES[game]
    assert [ruling.number for ruling in book.rulings] == [f"{prefix}-R{n}" for n in range(1, RULINGS[game] + 1)]
    options = [option for section in book.sections for clause in section.clauses for option in clause.options]
    assert set(options) == OPTIONS[game]
    assert book.examples


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_shape(game: str) -> None:
    def shape(language: str) -> list[tuple[object, ...]]:
        book = load_rulebook(game, language)
        return [
            *((section.number, bool(section.introduction), len(section.clauses)) for section in book.sections),
            *(
                (clause.number, clause.options, re.sub(r"[^\n]+", "-", clause.text), clause.text.count("**"))
                for section in book.sections
                for clause in section.clauses
            ),
            *((ruling.number, ruling.clauses) for ruling in book.rulings),
            *((example.clauses,) for example in book.examples),
            *((place, sorted(REFERENCE.findall(text))) for place, text in texts(book)),
        ]

    assert shape("fa") == shape("en")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_references_point_at_clauses_of_the_book(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    named = [(place, number) for place, text in texts(book) for number in REFERENCE.findall(text)]
    named += [(ruling.number, number) for ruling in book.rulings for number in ruling.clauses]
    named += [(example.text, number) for example in book.examples for number in example.clauses]
    known = {*CLAUSES[game], *(ruling.number for ruling in book.rulings)}
    assert [(place, number) for place, number in named if number not in known] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_prose_is_prose(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    assert places(book, r"\w*_\w*|`|=") == []  # no option keys
    assert places(book, r"[\[\]{}]") == []  # no reference that the page could not render
    assert places(book, r"-[\d۰-۹]") == []  # a true minus sign
    assert [place for place, text in texts(book) if text.count("**") % 2 or text.count("*") % 2] == []
    assert [clause.title for s in book.sections for clause in s.clauses if len(clause.title.split()) > 3] == []


@pytest.mark.parametrize("game", GAMES)
def test_persian_is_written_as_persian(game: str) -> None:
    book = load_rulebook(game, "fa")
    assert places(book, r"[0-9٠-٩]") == []
    assert places(book, r"[A-Za-z]") == []
    assert places(book, r"[يكىة]") == []
    assert places(book, r"[,;?\"%]") == []
    # The half-space: after the verb's prefix, and before the plural and other endings.
    assert places(book, r"(?<!\w)ن?می\s") == []
    assert places(book, r"\s(?:ها|های|هایی|هایم|هایش|هایتان|هایشان|ای|تر|ترین|اند)(?!\w)") == []
    assert places(book, "\N{ZERO WIDTH NON-JOINER}(?!\\w)|(?<!\\w)\N{ZERO WIDTH NON-JOINER}") == []


@pytest.mark.parametrize("game", GAMES)
def test_english_is_written_in_english(game: str) -> None:
    assert places(load_rulebook(game, "en"), r"[\u0600-\u06ff]|\N{ZERO WIDTH NON-JOINER}|[“”‘’—]") == []


BOOK = """\
# Skyjo
A game
of cards.

## 1. The cards

### SKYJO-1.1 The deck {deck, initial_reveal}
One of **two**:
- a deck,
  all of it
- another

Then *more*, see [SKYJO-2.1].

## ۲. Setup
Afresh.

### SKYJO-2.1 Dealing
Deal.

## Rulings

### SKYJO-R1 How many cards? {SKYJO-1.1, SKYJO-2.1}
- Tutorial: It says: 150
  cards.
- Ruling: No.
- Reason: Count them.

## Worked examples

- [SKYJO-1.1] [SKYJO-2.1] A column
  closes.
- [SKYJO-R1] Another.
"""


def test_a_book_is_read_piece_by_piece() -> None:
    assert parse_rulebook(BOOK) == Rulebook(
        "Skyjo",
        "A game of cards.",
        (
            Section(
                1,
                "The cards",
                "",
                (
                    Clause(
                        "SKYJO-1.1",
                        "The deck",
                        ("deck", "initial_reveal"),
                        "One of **two**:\n- a deck, all of it\n- another\n\nThen *more*, see [SKYJO-2.1].",
                    ),
                ),
            ),
            Section(2, "Setup", "Afresh.", (Clause("SKYJO-2.1", "Dealing", (), "Deal."),)),
        ),
        (
            Ruling(
                "SKYJO-R1",
                "How many cards?",
                ("SKYJO-1.1", "SKYJO-2.1"),
                "It says: 150 cards.",
                "No.",
                "Count them.",
            ),
        ),
        (Example(("SKYJO-1.1", "SKYJO-2.1"), "A column closes."), Example(("SKYJO-R1",), "Another.")),
    )


def test_a_book_may_do_without_rulings_and_examples() -> None:
    book = parse_rulebook(BOOK[: BOOK.index("## Rulings")])
    assert (book.rulings, book.examples) == ((), ())
    assert clause_numbers(book) == ("SKYJO-1.1", "SKYJO-2.1")


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("# Skyjo\n", "", 1, "begins with its title"),
        ("# Skyjo\n", "Skyjo\n# Skyjo\n", 1, "begins with its title"),
        ("# Skyjo\nA game\nof cards.\n", "# Skyjo\n\n\n", 1, "needs an introduction"),
        ("## 1. The cards", "# The cards", 5, "one title"),
        ("## 1. The cards\n", "\n", 7, "before the first section"),
        ("## 1. The cards", "#### 1. The cards", 5, "a heading is"),
        ("## 1. The cards", "##", 5, "a heading is"),
        ("## 1. The cards", "## The cards", 5, "a section's heading"),
        ("## ۲. Setup", "## ۳. Setup", 15, "section 3 where section 2"),
        ("### SKYJO-2.1 Dealing\n", "\n", 15, "no clause"),
        ("### SKYJO-2.1", "### SKYJO-1.2", 18, "does not belong in section 2"),
        ("### SKYJO-2.1", "### SKYJO-2", 18, "not the number of a clause"),
        ("### SKYJO-2.1", "### SKYJO-۲.۱", 18, "not the number of a clause"),
        ("### SKYJO-2.1 Dealing", "### SKYJO-1.1 Dealing", 18, "already taken"),
        ("### SKYJO-2.1 Dealing", "### SKYJO-2.1", 18, "a heading here"),
        ("{deck, initial_reveal}", "{deck, }", 7, "cannot stand in these braces"),
        ("{deck, initial_reveal}", "{SKYJO-1.1}", 7, "cannot stand in these braces"),
        ("{deck, initial_reveal}", "{deck", 7, "a heading here"),
        ("Deal.\n", "\n", 18, "no text"),
        ("## Rulings\n", "## Rulings\nHere they are.\n", 22, "no introduction"),
        ("### SKYJO-R1", "### SKYJO-1.9", 23, "not the number of a ruling"),
        (" {SKYJO-1.1, SKYJO-2.1}", "", 23, "no clause that it bears on"),
        ("{SKYJO-1.1, SKYJO-2.1}", "{deck}", 23, "cannot stand in these braces"),
        ("- Ruling: No.\n", "", 23, "must have the bullets"),
        ("- Ruling: No.\n", "- Rule: No.\n", 23, "must have the bullets"),
        ("- Ruling: No.\n", "- Ruling:\n", 26, "nothing follows the colon"),
        ("- Tutorial: It", "It", 24, "only bullets"),
        ("- [SKYJO-R1] Another.", "- Another.", 33, "begins with the clauses"),
        ("- [SKYJO-R1] Another.", "- [SKYJO-R1]", 33, "begins with the clauses"),
        ("## Worked examples\n", "## Worked examples\n### SKYJO-3.1 More\n", 30, "one plain list"),
        ("## Worked examples\n", "## Rulings\n", 29, "stand together"),
        ("## Worked examples\n", "## 3. Worked examples\n", 29, "before the rulings"),
        ("## Rulings\n", "## Worked examples\n- [SKYJO-1.1] It is.\n## Rulings\n", 23, "examples come last"),
    ],
)
def test_a_malformed_book_is_refused_at_its_line(old: str, new: str, line: int, problem: str) -> None:
    assert BOOK.count(old) == 1
    with pytest.raises(RulebookError) as caught:
        parse_rulebook(BOOK.replace(old, new))
    assert (caught.value.line, problem in caught.value.problem) == (line, True), str(caught.value)
    assert str(caught.value) == f"line {line}: {caught.value.problem}"


@pytest.mark.parametrize("text", ["", "\n\n", "Words without a heading.\n"])
def test_an_empty_book_is_refused(text: str) -> None:
    with pytest.raises(RulebookError, match="line 1: a book begins"):
        parse_rulebook(text)


def test_a_book_without_sections_is_refused() -> None:
    with pytest.raises(RulebookError, match="line 1: the book has no section"):
        parse_rulebook("# Skyjo\nA game.\n")


def test_a_list_without_bullets_is_refused() -> None:
    with pytest.raises(RulebookError, match="line 29: the list is empty"):
        parse_rulebook(BOOK[: BOOK.index("- [SKYJO-1.1]")])


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "skyjo.en.md").write_text(BOOK, encoding="utf-8")
    assert load_rulebook("skyjo", "en", tmp_path) == parse_rulebook(BOOK)


def test_the_bundle_s_seeds_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "seeds").mkdir()
    (tmp_path / "seeds" / "skyjo.en.md").write_text(BOOK, encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert load_rulebook("skyjo", "en") == parse_rulebook(BOOK)


def test_a_book_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_rulebook("skyjo", "de")
    (tmp_path / "skyjo.en.md").write_text("Skyjo\n", encoding="utf-8")
    with pytest.raises(RulebookError) as caught:
        load_rulebook("skyjo", "en", tmp_path)
    assert caught.value.__notes__ == [f"in {tmp_path / 'skyjo.en.md'}"]
