"""Numbers, isolates and catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from program import compile_translations
from PySide6.QtCore import Qt

from gui.fonts import resources
from gui.i18n import (
    FIRST_STRONG_ISOLATE,
    LANGUAGES,
    MINUS,
    POP_ISOLATE,
    Numbers,
    Translations,
    direction,
    isolated,
    language_in_force,
    left_to_right,
    listed,
    translate,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def test_persian_numbers_have_persian_digits_and_a_true_minus() -> None:
    persian, english = Numbers("fa"), Numbers("en")
    assert persian(1234) == "۱۲۳۴"
    assert english(1234) == "1234"
    assert persian(-12) == f"{MINUS}۱۲"
    assert english(-12) == f"{MINUS}12"
    assert persian(0) == "۰"


def test_a_minus_inside_a_sentence_stays_at_the_left() -> None:
    assert Numbers("fa").inline(-5) == left_to_right(f"{MINUS}۵")
    assert Numbers("fa").inline(5) == "۵"
    assert Numbers("fa").signed(5) == left_to_right("+۵")
    assert Numbers("en").signed(-5) == left_to_right(f"{MINUS}5")


def test_notation_keeps_its_direction() -> None:
    assert Numbers("fa").digits("3 + 5") == left_to_right("۳ + ۵")
    assert Numbers("en").digits("3 + 5") == left_to_right("3 + 5")


def test_a_name_is_isolated() -> None:
    assert isolated("Sara") == f"{FIRST_STRONG_ISOLATE}Sara{POP_ISOLATE}"


def test_directions() -> None:
    assert direction("fa") == Qt.LayoutDirection.RightToLeft
    assert direction("en") == Qt.LayoutDirection.LeftToRight


@pytest.fixture
def catalogues(qapp: object) -> Iterator[Translations]:
    compile_translations()
    made = Translations(resources() / "translations")
    yield made
    made.withdraw()


def test_the_language_in_force_follows_the_catalogue(catalogues: Translations) -> None:
    for language in (*LANGUAGES, *LANGUAGES):
        assert catalogues.use(language)
        assert language_in_force() == language


def test_pieces_are_listed_with_the_comma_of_the_language(catalogues: Translations) -> None:
    catalogues.use("fa")
    assert listed(["انسان", "۳ رو شده"]) == "انسان، ۳ رو شده"
    catalogues.use("en")
    assert listed(["human", "3 showing"]) == "human, 3 showing"


def test_persian_is_spoken_and_english_is_the_source(catalogues: Translations) -> None:
    catalogues.use("fa")
    assert translate("home", "New game") == "بازی تازه"
    catalogues.use("en")
    assert translate("home", "New game") == "New game"


def test_english_has_its_plurals(catalogues: Translations) -> None:
    catalogues.use("en")
    one, many = (translate("settings", "{count} game(s)", "", count).format(count=count) for count in (1, 2))
    assert (one, many) == ("1 game", "2 games")
    catalogues.use("fa")
    assert translate("settings", "{count} game(s)", "", 2).format(count="۲") == "۲ بازی"


def test_a_missing_catalogue_is_told_and_leaves_english(qapp: object, tmp_path: Path) -> None:
    empty = Translations(tmp_path)
    assert not empty.use("fa")
    assert language_in_force() == "en"
    assert empty.use("en")
