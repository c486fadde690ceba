"""How the home page is laid out in a window of some size. Pure arithmetic in design pixels (at 100 % text)."""

from __future__ import annotations

from typing import Final, NamedTuple

GUTTER: Final = 24
AIR_TOP: Final = 6
"""Over a card, for its lift; `AIR_SIDE` and `AIR_FOOT` are for its shadow."""
AIR_SIDE: Final = 12
AIR_FOOT: Final = 20
HEADER: Final = 52
CONTINUE_HEAD: Final = 46
GAMES_HEAD: Final = 38
CARD_WORDS: Final = 142
"""Height of the words on a game's card when each takes one line."""
CONTINUE_HEIGHT: Final = 158
ENTRY_HEIGHT: Final = 68
LOW_ENTRY: Final = 54
"""Without its second line, where the columns are narrow."""
ENTRY_AIR: Final = 6
_LEAST, _BEST, _MOST = 0.52, 0.735, 0.86
"""Height of a card's picture against its width; with no match to continue it may be square."""
_NARROWEST_CARD: Final = 200
_NARROWEST_ENTRY: Final = 250
_NARROWEST_CONTINUE: Final = 430
_WIDEST: Final = 1960


class Plan(NamedTuple):
    """Lengths in design pixels."""

    margin: int
    """At the sides, after the widest content is reached too."""
    top: int
    below_header: int
    between: int
    """From the matches to continue to the games."""
    columns: int
    """Of games: 4, 2 or 1."""
    continue_columns: int
    picture_height: int
    entry_height: int


def plan_home(
    width: float, height: float, *, games: int, continued: int, entries: int, words: int = CARD_WORDS
) -> Plan:
    """The plan for a page of that size with so many cards. `words`: height of the words on a game's card."""
    margin = _margin(width)
    inner = width - 2 * margin
    columns = next((n for n in (4, 2) if _share(inner, n) >= _NARROWEST_CARD), 1)
    beside = 2 if continued > 1 and _share(inner, 2) >= _NARROWEST_CONTINUE else 1
    high = height >= 820
    top, below, between = (34, 20, 6) if high else (18, 8, 0)
    rows, air = _rows(games, columns), AIR_TOP + AIR_FOOT
    taken = top + HEADER + below + GAMES_HEAD + rows * (words + air)
    card = _share(inner, columns)
    entry = ENTRY_HEIGHT if card >= _NARROWEST_ENTRY else LOW_ENTRY
    taken += _rows(entries, columns) * (entry + 2 * ENTRY_AIR) + 14
    if continued:
        taken += CONTINUE_HEAD + _rows(continued, beside) * (CONTINUE_HEIGHT + air) + between
    least, best, most = _LEAST * card, _BEST * card, (_MOST if continued else 1.0) * card
    room = (height - taken) / rows
    if room < least:
        # The page scrolls anyway. In a low window the pictures stay low, so that more of it is seen at once.
        picture = best if high else max(least, min(best, 150))
        return Plan(margin, top, below, between, columns, beside, round(picture), entry)
    picture = min(room, most) if room < best else min(most, best + 0.6 * (room - best))
    spare = (room - picture) * rows
    return Plan(
        margin,
        top + round(0.25 * spare) if continued else top,
        below + round((0.12 if continued else 0.35) * spare),
        between + round(0.12 * spare),
        columns,
        beside,
        round(picture),
        entry,
    )


def _margin(width: float) -> int:
    if width >= 1360:
        return max(80, round((width - _WIDEST) / 2))
    if width >= 1180:
        return 56
    return 36 if width >= 700 else 22


def _share(inner: float, columns: int) -> float:
    return (inner - (columns - 1) * GUTTER) / columns


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)
