"""`engine.core.journal`: matches as text, and what happens with text that is none."""

import json
from typing import Any

import pytest
from random_play import make_setup, play_on

from engine.core.errors import JournalError
from engine.core.journal import FORMAT, Reading, entry_line, header_line, read_match, read_setup
from engine.core.match import Match, Rewound, Step
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.games.skyjo.actions import EXCHANGES, TAKE_FROM_DISCARD_PILE, DealRound, DrawCard
from engine.games.skyjo.game import SKYJO
from engine.games.skyjo.options import PUBLISHED


def lines_of(steps: int = 12) -> list[bytes]:
    """A file's lines: a header and so many steps."""
    match = Match(SKYJO, make_setup())
    play_on(match, steps)
    return [header_line(match.setup), *map(entry_line, match.steps)]


def read(*lines: bytes) -> Reading:
    return read_match(b"".join(lines), "a file", GAMES)


def fault_of(*lines: bytes) -> tuple[str, dict[str, Any], int]:
    """The fault's code and parameters, and the ply the match stands at."""
    reading = read(*lines)
    assert reading.fault is not None
    return reading.fault.code, reading.fault.parameters, reading.match.ply


def header(**changes: Any) -> bytes:
    """A header with some values changed; None takes a value out."""
    values = json.loads(lines_of(0)[0]) | changes
    return json.dumps({name: value for name, value in values.items() if value is not None}).encode() + b"\n"


def test_a_header_holds_every_option_and_the_seats() -> None:
    values = json.loads(header_line(make_setup(2)))
    assert values["format"] == FORMAT == 1
    assert (values["game"], values["rules_version"], values["seed"]) == ("skyjo", 1, "7")
    assert values["options"]["deck"] == "published" and len(values["options"]) == len(PUBLISHED.__struct_fields__)
    assert values["seats"][1] == {"name": "B", "kind": "computer", "style": 1, "player": "random", "level": 3}


def test_a_step_is_one_short_line_without_its_events() -> None:
    step = Step(7, 1, EXCHANGES[4], ("left out",))
    assert entry_line(step) == b'{"ply":7,"actor":1,"action":{"type":"exchange","place":4}}\n'
    assert entry_line(Step(8, CHANCE, DrawCard(0, -2), ())) == (
        b'{"ply":8,"actor":-1,"action":{"type":"card","seat":0,"card":-2}}\n'
    )
    assert entry_line(Rewound(3)) == b'{"rewind":3}\n'


def test_a_header_is_read_back() -> None:
    setup = make_setup(4, "tutorial")
    assert read_setup(header_line(setup), "a file", GAMES) == (SKYJO, setup)


def test_a_rewind_takes_steps_back() -> None:
    lines = lines_of(12)
    reading = read(*lines, b'{"rewind":9}\n', *lines[10:12])
    assert reading.fault is None and reading.match.ply == 11
    assert reading.match.steps == read(*lines).match.steps[:11]


@pytest.mark.parametrize("content", [b"", b"\n", b"{", b"[]\n", b"not json\n", b'"skyjo"\n', b"{}\n", b"\xff\xfe\n"])
def test_what_is_no_header(content: bytes) -> None:
    with pytest.raises(JournalError) as error:
        read(content)
    assert error.value.code in ("journal_empty", "journal_header")
    assert error.value.parameters["path"] == "a file"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": 2}, "journal_newer"),
        ({"format": 2, "options": 5}, "journal_newer"),
        ({"rules_version": 2}, "journal_rules_newer"),
        ({"game": "chess"}, "journal_header"),
        ({"seats": []}, "journal_header"),
        ({"seats": None}, "journal_header"),
        ({"options": {}}, "journal_header"),
        ({"options": {"deck": "huge"}}, "journal_header"),
        ({"seed": 7}, "journal_header"),
    ],
)
def test_headers_that_do_not_go(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(JournalError) as error:
        read(header(**changes))
    assert error.value.code == code


def test_a_header_with_an_option_too_many_or_out_of_range() -> None:
    options = json.loads(lines_of(0)[0])["options"]
    for wrong in (options | {"house": True}, options | {"target": 300}, options | {"initial_reveal": 1}):
        with pytest.raises(JournalError) as error:
            read(header(options=wrong))
        assert error.value.code == "journal_header"
    assert read(header(options=options | {"target": 60})).match.setup.options.target == 60


def test_a_cut_off_line_is_dropped_and_the_match_goes_on() -> None:
    lines = lines_of(12)
    for cut in (1, 20, len(lines[-1]) - 1):
        reading = read(*lines[:-1], lines[-1][:cut])
        assert reading.fault is not None and reading.fault.code == "journal_torn"
        assert reading.can_continue
        assert reading.match.ply == 11 and reading.good_length == sum(map(len, lines[:-1]))


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"nonsense\n",
        b"[]\n",
        b'{"ply":12,"actor":0}\n',
        b'{"ply":12,"actor":-5,"action":{"type":"take_draw"}}\n',
        b'{"ply":11,"actor":0,"action":{"type":"take_draw"}}\n',
        b'{"ply":12,"actor":0,"action":{"type":"fly"}}\n',
        b'{"ply":12,"actor":0,"action":{"type":"exchange","place":12}}\n',
        b'{"rewind":13}\n',
        b'{"rewind":-1}\n',
        b'{"rewind":"all"}\n',
        b'{"rewind":3,"more":1}\n',
    ],
)
def test_a_line_that_is_no_step_ends_the_reading_there(line: bytes) -> None:
    lines = lines_of(12)
    code, parameters, ply = fault_of(*lines, line, lines[1])
    assert (code, parameters["line"], ply) == ("journal_line", 14, 12)
    assert not read(*lines, line).can_continue


def test_a_step_against_the_rules_ends_the_reading_and_names_the_clause() -> None:
    lines = lines_of(0)
    assert fault_of(*lines, entry_line(Step(0, CHANCE, DealRound(None, 3), ()))) == (
        "journal_illegal",
        {"path": "a file", "line": 2, "clause": "SKYJO-2.1"},
        0,
    )
    assert fault_of(*lines, entry_line(Step(0, CHANCE, TAKE_FROM_DISCARD_PILE, ())))[0] == "journal_illegal"


def test_lines_of_every_fault_leave_what_was_good() -> None:
    """The same file with one line after another spoilt stands exactly before that line."""
    lines = lines_of(20)
    for bad in range(1, 21):
        spoilt = [*lines[:bad], b'{"ply":0}\n', *lines[bad + 1 :]]
        reading = read(*spoilt)
        assert reading.fault is not None and reading.fault.parameters["line"] == bad + 1
        assert reading.match.ply == bad - 1
        assert reading.good_length == sum(map(len, lines[:bad]))
