"""What the options of a running game say about clauses, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.options import option_fields

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gui.games.kit import Sentences
    from gui.windows.rules.chapters import Chapter


def chips(chapters: Sequence[Chapter], options: Any, said: Sentences) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """For each clause its options' values; named only where the clause has several that matter."""
    known = {field.name for field in option_fields(type(options))}
    found = {}
    for chapter in chapters:
        for entry in chapter.entries:
            names = [name for name in entry.options if name in known and said.option_shown(name, options)]
            values = [said.option_value(name, getattr(options, name)) for name in names]
            titles = [said.option_name(name) if len(names) > 1 else "" for name in names]
            if names:
                found[entry.number] = tuple(zip(titles, values, strict=True))
    return found


def option_lines(options: Any, said: Sentences) -> tuple[tuple[str, str, str], ...]:
    """Name, value and clause of every option that matters."""
    names = [field.name for field in option_fields(type(options)) if said.option_shown(field.name, options)]
    return tuple(
        (said.option_name(name), said.option_value(name, getattr(options, name)), said.option_clause(name))
        for name in names
    )
