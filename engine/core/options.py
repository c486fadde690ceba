"""Options: the house rules of one game as a frozen Struct, described and validated from its own annotations.

A field is a bool, a `Literal` of strings, or a whole number with `Annotated[int, msgspec.Meta(ge=…, le=…)]`.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec import inspect as shape

from engine.core.errors import OptionError

OptionValue: TypeAlias = bool | int | str


class OptionField(Struct, frozen=True):
    """One option: what it is called and what it may be. `choices` for a choice (a switch has False and True),
    `least` and `most` for a number."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def is_switch(self) -> bool:
        return self.choices == (False, True)

    @property
    def is_number(self) -> bool:
        return not self.choices


def option_fields(options_type: type[Struct]) -> tuple[OptionField, ...]:
    """The options of a game in the order they are declared."""
    described = shape.type_info(options_type)
    assert isinstance(described, shape.StructType)
    return tuple(_field(field) for field in described.fields)


def _field(field: shape.Field) -> OptionField:
    kind = field.type
    if isinstance(kind, shape.BoolType):
        return OptionField(field.name, field.default, choices=(False, True))
    if isinstance(kind, shape.LiteralType):
        return OptionField(field.name, field.default, choices=tuple(v for v in kind.values if v is not None))
    assert isinstance(kind, shape.IntType), f"{field.name}: an option is a bool, a choice or a bounded number"
    assert kind.ge is not None and kind.le is not None, f"{field.name}: a number needs both bounds"
    return OptionField(field.name, field.default, least=kind.ge, most=kind.le)


def allowed_text(field: OptionField) -> str:
    """The values a field may take, for an error message."""
    if field.is_number:
        return f"{field.least} … {field.most}"
    if field.is_switch:
        return "on, off"
    return ", ".join(str(choice) for choice in field.choices)


def make_options(base: Struct, changes: Mapping[str, Any]) -> Struct:
    """`base` with some values changed, all checked. Raises `OptionError` naming the first field that is unknown
    or out of range and what it may be."""
    fields = {field.name: field for field in option_fields(type(base))}
    for name, value in changes.items():
        if name not in fields:
            raise OptionError("option_unknown", name=name, known=", ".join(fields))
        if not _allowed(fields[name], value):
            raise OptionError("option_value", name=name, value=str(value), allowed=allowed_text(fields[name]))
    return msgspec.structs.replace(base, **changes)


def _allowed(field: OptionField, value: Any) -> bool:
    if field.is_number:
        return type(value) is int and field.least <= value <= field.most
    return any(type(value) is type(choice) and value == choice for choice in field.choices)


def parse_option(base: Struct, text: str) -> tuple[str, OptionValue]:
    """``name=value`` from a command line as a field's name and value. Raises `OptionError`."""
    name, separator, word = text.partition("=")
    fields = {field.name: field for field in option_fields(type(base))}
    if not separator or name not in fields:
        raise OptionError("option_unknown", name=name, known=", ".join(fields))
    field = fields[name]
    values: dict[str, OptionValue] = {str(choice): choice for choice in field.choices}
    if field.is_switch:
        values = {"on": True, "off": False}
    if field.is_number and word.lstrip("-").isdecimal():
        values = {word: int(word)}
    if word not in values or not _allowed(field, values[word]):
        raise OptionError("option_value", name=name, value=word, allowed=allowed_text(field))
    return name, values[word]


def changed_fields(base: Struct, options: Struct) -> tuple[str, ...]:
    """The names of the fields in which two sets of options differ."""
    return tuple(name for name in base.__struct_fields__ if getattr(base, name) != getattr(options, name))
