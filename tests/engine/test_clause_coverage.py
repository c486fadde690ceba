"""Every clause of every game's rule book is held by a test."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine.core.rulebook import clause_numbers, load_rulebook
from engine.games import GAMES

TESTS = Path(__file__).parents[1]
ENGINE = TESTS.parent / "engine"


@cache
def cited_by_tests() -> Counter[str]:
    """The clauses that `@pytest.mark.clause` names, over all test files, and how often."""
    cited: Counter[str] = Counter()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                cited.update(number for mark in node.decorator_list for number in _clauses(mark))
    return cited


def _clauses(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
        return [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]  # type: ignore[misc]
    return []


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_clause_has_a_test(game: str) -> None:
    numbers = clause_numbers(load_rulebook(game, "en"))
    assert len(numbers) > 10
    assert [number for number in numbers if number not in cited_by_tests()] == []


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_tests_and_rules_cite_clauses_that_exist(game: str) -> None:
    numbers = set(clause_numbers(load_rulebook(game, "en")))
    prefix = next(iter(numbers)).partition("-")[0]
    cited = {number for number in cited_by_tests() if number.startswith(f"{prefix}-")}
    for path in sorted((ENGINE / "games" / game).glob("*.py")):
        cited |= set(re.findall(rf"{prefix}-\d+\.\d+", path.read_text(encoding="utf-8")))
    assert cited - numbers == set()


def test_the_books_in_both_languages_have_the_same_clauses() -> None:
    for game in GAMES:
        assert clause_numbers(load_rulebook(game.key, "en")) == clause_numbers(load_rulebook(game.key, "fa"))
