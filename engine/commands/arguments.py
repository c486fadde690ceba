"""Command lines read by argparse, with complaints of our own in the person's language instead of its."""

import argparse
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from engine.core.errors import UsageError

HELP: Final = "--help"


class Arguments(argparse.ArgumentParser):
    """One command's parser. Types should raise `UsageError`, which argparse lets through."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False, exit_on_error=False)

    def error(self, message: str) -> NoReturn:
        raise UsageError("argument_unknown", command=self.prog, name=message, help=HELP)

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """Parse everything. Raises `UsageError` for what is unknown or lacks its value."""
        found, rest = self.read_some(argv)
        if rest:
            raise UsageError("argument_unknown", command=self.prog, name=rest[0], help=HELP)
        return found

    def read_some(self, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """Parse what this parser knows; the rest is returned in its order."""
        try:
            return self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            given = any(argument.startswith(f"{name}=") for argument in argv)
            raise UsageError("value_unwanted" if given else "value_missing", name=name) from error

    def needed(self, value: str | None, name: str) -> str:
        """A positional argument that must be there."""
        if value is None:
            raise UsageError("argument_missing", command=self.prog, name=name, help=HELP)
        return value


def whole_number(name: str, least: int) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number from `least` up, in any digits."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise UsageError("number_expected", name=name, least=least, value=text)
        return value

    return read
