"""Translations: that the window's are whole, and the script that gathers, checks and compiles them."""

import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from translations import Message, check, compile_all, gather, read, update

SOURCE = """
from gui.i18n import translate

def words(count, painter, name):
    painter.translate(3, 4)
    name.translate({1: 2})
    return [
        translate("home", "Play & <win>"),
        translate("home", "Play & <win>"),
        translate("home", "Close", "the window"),
        QCoreApplication.translate("table", "It is {name}'s turn"),
        translate("table", "%n card(s)", "", count),
    ]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "gui" / "windows").mkdir(parents=True)
    (tmp_path / "gui" / "windows" / "page.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def persian(project: Path, area: str) -> Path:
    return project / "resources" / "translations" / "fa" / f"{area}.ts"


def finish(path: Path, words: dict[str, tuple[str, ...]]) -> None:
    """Translate texts of a `.ts` file as a person would: words in, the mark of the unfinished away."""
    tree = ElementTree.parse(path)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = words[message.findtext("source", "")]
        places = list(translation.iter("numerusform")) or [translation]
        for place, form in zip(places, forms, strict=True):
            place.text = form
        del translation.attrib["type"]
    tree.write(path, encoding="utf-8")


def finish_all(project: Path) -> None:
    update(project)
    finish(persian(project, "home"), {"Play & <win>": ("بازی & برد",), "Close": ("بستن",)})
    finish(persian(project, "table"), {"It is {name}'s turn": ("نوبت {name} است",), "%n card(s)": ("%n کارت",)})
    finish(project / "resources" / "translations" / "en.ts", {"%n card(s)": ("%n card", "%n cards")})
    update(project)  # in the shape the script writes


def test_every_text_of_the_window_is_translated_and_none_is_left_over() -> None:
    assert check() == []


def test_texts_are_gathered_once_with_area_comment_and_number(project: Path) -> None:
    messages, problems = gather(project)
    assert problems == []
    assert messages == [
        Message("home", "Play & <win>"),
        Message("home", "Close", "the window"),
        Message("table", "It is {name}'s turn"),
        Message("table", "%n card(s)", plural=True),
    ]


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ('translate(area, "text")', "must be plain literals"),
        ('translate("area", text)', "must be plain literals"),
        ('translate("area", f"{text}")', "must be plain literals"),
        ('translate("area")', "must be plain literals"),
        ('translate("area", "a", comment)', "must be plain literals"),
        ('translate("area", "a"), translate("area", "a", "", 3)', "stands with and without a number"),
    ],
)
def test_calls_that_cannot_be_gathered_are_told_with_their_place(project: Path, call: str, problem: str) -> None:
    (project / "gui" / "bad.py").write_text(f"\nwords = {call}\n", encoding="utf-8")
    _, problems = gather(project)
    assert len(problems) == 1
    assert problems[0].startswith("gui/bad.py:2: ")
    assert problem in problems[0]
    assert problems[0] in check(project)
    with pytest.raises(ValueError, match=r"gui/bad\.py:2"):
        update(project)


def test_new_texts_come_in_unfinished_and_are_missed(project: Path) -> None:
    assert sorted(update(project)) == sorted(
        str(path)
        for path in (persian(project, "home"), persian(project, "table"), project / "resources/translations/en.ts")
    )
    assert [problem.partition(": ")[2] for problem in check(project)] == [
        "“%n card(s)”: no finished translation",
        "“Close”: no finished translation",
        "“Play & <win>”: no finished translation",
        "“%n card(s)”: no finished translation",
        "“It is {name}'s turn”: no finished translation",
    ]
    assert update(project) == []


def test_finished_translations_are_kept(project: Path) -> None:
    finish_all(project)
    assert check(project) == []
    assert update(project) == []
    assert [message.forms for message in read(persian(project, "home"))] == [("بازی & برد",), ("بستن",)]
    (project / "gui" / "more.py").write_text('translate("home", "More")', encoding="utf-8")
    assert update(project) == [str(persian(project, "home"))]
    assert [message.forms for message in read(persian(project, "home"))] == [(), ("بازی & برد",), ("بستن",)]


def test_texts_that_nobody_says_any_more_are_told_and_taken_out(project: Path) -> None:
    finish_all(project)
    source = project / "gui" / "windows" / "page.py"
    source.write_text(SOURCE.replace('translate("home", "Close", "the window"),', ""), encoding="utf-8")
    assert check(project) == ["resources/translations/fa/home.ts: nobody says “Close” any more"]
    update(project)
    assert check(project) == []
    source.write_text(SOURCE.replace('"home"', '"table"'), encoding="utf-8")
    assert len([problem for problem in check(project) if "any more" in problem]) == 1
    update(project)
    assert not persian(project, "home").exists()


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("نوبت {name} است", "نوبت است", "places"),
        ("نوبت {name} است", "نوبت {player} است", "places"),
        ("نوبت {name} است", "نوبت {name است", "places"),
        ("%n کارت", "کارت", "places"),
        ("<numerusform>%n کارت</numerusform>", "<numerusform>%n</numerusform>" * 2, "2 forms instead of 1"),
        ("<translation>نوبت", '<translation type="unfinished">نوبت', "no finished translation"),
    ],
)
def test_a_translation_that_is_not_right_is_told(project: Path, right: str, wrong: str, problem: str) -> None:
    finish_all(project)
    path = persian(project, "table")
    path.write_text(path.read_text(encoding="utf-8").replace(right, wrong), encoding="utf-8")
    [told] = check(project)
    assert told.startswith("resources/translations/fa/table.ts: “")
    assert problem in told


def test_qt_reads_what_is_compiled(project: Path) -> None:
    finish_all(project)
    compile_all(project)
    translator = QTranslator()
    assert translator.load(str(project / "resources" / "translations" / "takhte_fa.qm"))
    assert translator.translate("home", "Play & <win>") == "بازی & برد"
    assert translator.translate("home", "Close", "the window") == "بستن"
    assert translator.translate("table", "It is {name}'s turn") == "نوبت {name} است"
    assert translator.translate("table", "%n card(s)", "", 3) == "%n کارت"
    english = QTranslator()
    assert english.load(str(project / "resources" / "translations" / "takhte_en.qm"))
    assert english.translate("table", "%n card(s)", "", 3) == "%n cards"


def test_compiling_again_does_nothing_until_a_file_changes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_all(project)
    compile_all(project)
    compiled: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **how: compiled.append(command[-1]))
    compile_all(project)
    assert compiled == []
    newer = persian(project, "home")
    newer.write_text(newer.read_text(encoding="utf-8").replace("بستن", "ببند"), encoding="utf-8")
    compile_all(project)
    assert [Path(target).name for target in compiled] == ["takhte_fa.qm"]
