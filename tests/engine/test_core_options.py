"""`engine.core.options`: what the fields of an options Struct say about themselves, and their validation."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from engine.core.errors import OptionError
from engine.core.options import OptionField, allowed_text, changed_fields, make_options, option_fields, parse_option


class Rules(msgspec.Struct, frozen=True):
    deck: Literal["small", "large"] = "small"
    doubles: bool = False
    cards: Literal[0, 2] = 0
    target: Annotated[int, msgspec.Meta(ge=50, le=200)] = 100


DECK, DOUBLES, CARDS, TARGET = option_fields(Rules)


def test_fields_describe_themselves_in_order() -> None:
    assert [field.name for field in option_fields(Rules)] == ["deck", "doubles", "cards", "target"]
    assert (DECK.default, set(DECK.choices)) == ("small", {"small", "large"})
    assert OptionField("doubles", False, choices=(False, True)) == DOUBLES
    assert OptionField("target", 100, least=50, most=200) == TARGET
    assert CARDS.choices == (0, 2)


def test_switches_and_numbers_are_told_apart() -> None:
    assert [field.is_switch for field in (DECK, DOUBLES, CARDS, TARGET)] == [False, True, False, False]
    assert [field.is_number for field in (DECK, DOUBLES, CARDS, TARGET)] == [False, False, False, True]


def test_what_may_be_is_said_in_words() -> None:
    assert allowed_text(TARGET) == "50 … 200"
    assert allowed_text(DOUBLES) == "on, off"
    assert set(allowed_text(DECK).split(", ")) == {"small", "large"}


def test_changes_make_new_options() -> None:
    assert make_options(Rules(), {"target": 50, "doubles": True}) == Rules(target=50, doubles=True)
    assert make_options(Rules(cards=2), {}) == Rules(cards=2)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 49),
        ("target", 201),
        ("target", 60.0),
        ("target", True),
        ("target", "60"),
        ("deck", "huge"),
        ("deck", 1),
        ("doubles", 1),
        ("doubles", "on"),
        ("cards", False),
        ("cards", 1),
        ("cards", "2"),
    ],
)
def test_values_that_may_not_be(name: str, value: Any) -> None:
    with pytest.raises(OptionError) as error:
        make_options(Rules(), {name: value})
    assert error.value.code == "option_value"
    assert error.value.parameters["name"] == name


def test_a_field_that_is_not() -> None:
    with pytest.raises(OptionError) as error:
        make_options(Rules(), {"colour": 1})
    assert error.value.code == "option_unknown"
    assert error.value.parameters == {"name": "colour", "known": "deck, doubles, cards, target"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("deck=large", ("deck", "large")),
        ("doubles=on", ("doubles", True)),
        ("doubles=off", ("doubles", False)),
        ("cards=2", ("cards", 2)),
        ("target=200", ("target", 200)),
    ],
)
def test_options_of_a_command_line(text: str, value: tuple[str, Any]) -> None:
    name, found = parse_option(Rules(), text)
    assert (name, found) == value and type(found) is type(value[1])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("target", "option_unknown"),
        ("=5", "option_unknown"),
        ("colour=red", "option_unknown"),
        ("target=", "option_value"),
        ("target=many", "option_value"),
        ("target=-5", "option_value"),
        ("target=20", "option_value"),
        ("doubles=True", "option_value"),
        ("deck=", "option_value"),
        ("cards=1", "option_value"),
    ],
)
def test_wrong_options_of_a_command_line(text: str, code: str) -> None:
    with pytest.raises(OptionError) as error:
        parse_option(Rules(), text)
    assert error.value.code == code


def test_what_differs() -> None:
    assert changed_fields(Rules(), Rules()) == ()
    assert changed_fields(Rules(), Rules(cards=2, target=60)) == ("cards", "target")
