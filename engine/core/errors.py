"""What can go wrong that a person should hear of. Each error carries a code and its parameters; the sentence, in
the person's language, comes from `engine.core.messages`. Programming errors are assertions, not these."""

from typing import Any


class TakhteError(Exception):
    """A fault with a message for a person: `code` is a key of `engine.core.messages.MESSAGES`."""

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters

    def __str__(self) -> str:
        return f"{self.code} {self.parameters}"


class UsageError(TakhteError):
    """An unknown game, profile, player, or a seat count that does not go."""


class OptionError(TakhteError):
    """An option that does not exist or a value it may not take."""


class RefusedError(TakhteError):
    """An action the rules forbid; `clause` says which."""

    def __init__(self, clause: str) -> None:
        super().__init__("refused", clause=clause)
        self.clause = clause


class JournalError(TakhteError):
    """A match file that cannot be read, or not to its end; or one that cannot be written."""
