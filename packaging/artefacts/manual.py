"""The manual page in both languages: what `--help` says, as `man` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT, source_time
from engine.commands.help import HELP_TEXT

if TYPE_CHECKING:
    from engine.core.messages import Language

HEADINGS: Final[dict[Language, tuple[str, str]]] = {"en": ("NAME", "DESCRIPTION"), "fa": ("نام", "شرح")}
SUMMARIES: Final[dict[Language, str]] = {"en": PROJECT.summary, "fa": PROJECT.persian_summary}
PLACES: Final[dict[Language, str]] = {"en": "usr/share/man/man6", "fa": "usr/share/man/fa/man6"}
"""Section 6 holds the games."""


def manual(language: Language) -> str:
    """The page, for troff."""
    name, description = HEADINGS[language]
    lines = [
        f'.TH TAKHTE 6 "{source_time():%Y-%m-%d}" "Takhte {PROJECT.version}"',
        f".SH {name}",
        f"takhte \\- {_escaped(SUMMARIES[language])}",
        f".SH {description}",
        ".nf",
        *(_escaped(line) for line in HELP_TEXT[language].splitlines()),
        ".fi",
    ]
    return "\n".join([*lines, ""])


def _escaped(line: str) -> str:
    """A line that troff takes as it stands."""
    plain = line.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
