"""Blind play: a screen reader reads the window, begins a game against the computer and makes one move."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trials.desktop import made_desktop
from trials.reading import SWITCH, made_reader
from trials.system import LOCALES
from trials.using import need
from trials.windowed import opened, seen

if TYPE_CHECKING:
    from pathlib import Path

    from trials.desktop import Desktop
    from trials.reading import Reader
    from trials.system import CleanSystem


@dataclass(frozen=True)
class Said:
    """What a screen reader must find, in one language: whole names, or how they begin (and end) where figures follow
    that chance decides."""

    home: str
    headings: tuple[str, ...]
    buttons: tuple[str, ...]
    skyjo: str
    start: str
    table: str
    seats: tuple[str, ...]
    prompt: str
    pile: str
    place: str
    move: tuple[str, str]


SAID: Final = {
    "en": Said(
        home="Takhte",
        headings=("Four games, one table", "New game"),
        buttons=(
            "فارسی",
            "Dark theme",
            "Skyjo",
            "Imhotep",
            "Isle of Skye",
            "Irish Gauge",
            "Rule book",
            "Past games",
            "Open a game file",
            "Settings",
        ),
        skyjo="Skyjo",
        start="Start the game",
        table="Skyjo — Takhte",
        seats=("Sara", "Kian", "Mina"),
        prompt="\u2068Sara\u2069: draw a card, or take the ",
        pile="Draw pile, ",
        place="Own row 2, column 3: face down",
        move=("\u2068Sara\u2069 draws and places ", ""),
    ),
    "fa": Said(
        home="تخته",
        headings=("چهار بازی، یک میز", "بازی تازه"),
        buttons=(
            "English",
            "پوستهٔ تیره",
            "اسکای‌جو",
            "ایمهوتپ",
            "جزیرهٔ اسکای",
            "آیریش گیج",
            "کتاب قواعد",
            "بازی‌های گذشته",
            "باز کردن پروندهٔ بازی",
            "تنظیمات",
        ),
        skyjo="اسکای‌جو",
        start="شروع بازی",
        table="اسکای‌جو — تخته",
        seats=("سارا", "کیان", "مینا"),
        prompt="\u2068سارا\u2069: کارتی بکشید، یا ",
        pile="دسته، ",
        place="ردیف ۲ خودتان، ستون ۳: پنهان",
        move=("\u2068سارا\u2069 ", "می‌گذارد"),
    ),
}
PLACE: Final = 7
"""The second of the third column; places are counted down the columns, three in each."""


def try_accessible(system: CleanSystem, program: str = "takhte") -> None:
    """In each language, each in a home of its own."""
    with made_desktop(system) as desktop:
        for language in SAID:
            home = f"/tmp/blind-{language}"
            match = play_blind(system, desktop, language, program, home)
            told = system.run(program, "replay", seen(system, match), "--language", language)
            need(len(told.splitlines()) > 2, f"the replay says: {told}")
            system.run("rm", "-r", home)


def play_blind(system: CleanSystem, desktop: Desktop, language: str, program: str, home: str) -> Path:
    """Begin a game and make one move by AT-SPI alone, then close the window; the file of the match, seen from
    outside. `home` is where all is kept."""
    said = SAID[language]
    environ = {"LANG": LOCALES[language], "TAKHTE_HOME": home, **SWITCH}
    with made_reader(desktop) as reader, opened(system, desktop, [program], said.home, environ) as window:
        read_home(reader, said)
        reader.press("push button", said.skyjo)
        reader.press("push button", said.start)
        reader.wait_for("frame", said.table)
        for name in said.seats:
            reader.wait_for("filler", name)
        reader.wait_for("filler", said.prompt)
        [match] = (system.root / home[1:] / "data" / "matches").glob("*.takhte")
        before = match.read_text(encoding="utf-8").splitlines()
        reader.press("push button", said.pile)
        reader.press("push button", said.place)
        logged = reader.wait_for("list item", *said.move).name
        desktop.close(desktop.wait_for_window(said.table, window.process))
    moves = [json.loads(line) for line in match.read_text(encoding="utf-8").splitlines()[len(before) :]]
    own = [entry["action"] for entry in moves if entry["actor"] == 0]
    need(own == [{"type": "take_draw"}, {"type": "exchange", "place": PLACE}], f"the match holds: {moves}")
    print(f"by AT-SPI, {language}: {len(said.buttons)} buttons read; logged “{logged}”", flush=True)
    return match


def read_home(reader: Reader, said: Said) -> None:
    """Everything on the home page has a role, a name and a way to press it."""
    reader.wait_for("push button", said.buttons[-1])
    elements = reader.read()
    pressable = [one.name for one in elements if one.role == "push button" and "Press" in one.actions]
    need(pressable == list(said.buttons), f"the buttons of the home page are {pressable}")
    labels = {one.name for one in elements if one.role == "label"}
    need(labels >= set(said.headings), f"the words of the home page are {labels}")
