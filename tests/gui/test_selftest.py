"""The self-test's look at Qt."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.core.errors import UsageError
from gui import selftest


def texts(language: str = "en") -> list[tuple[bool, str]]:
    assert language in ("en", "fa")
    return [(finding.good, finding.text) for finding in selftest.findings("fa" if language == "fa" else "en")]


def test_what_is_there_is_well(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("gui.i18n.Translations.use", lambda translations, language: True)
    monkeypatch.setattr(selftest, "need_libraries", lambda environ: None)
    monkeypatch.setenv("TAKHTE_HOME", str(tmp_path))
    found = texts()
    assert [good for good, _ in found] == [True] * 6
    assert found[1][1] == f"settings: {tmp_path / 'config' / 'settings.json'}"
    assert "platform plugin “offscreen”" in found[0][1]
    assert [text for _, text in texts("fa") if "letters" in text] == []


def test_broken_settings_are_set_aside_and_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAKHTE_HOME", str(tmp_path))
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text("{ broken")
    [(good, told)] = [each for each in texts() if each[1].startswith("the settings could not be read")]
    assert not good
    [aside] = (tmp_path / "config").iterdir()
    assert told.endswith(str(aside))
    assert aside.read_text() == "{ broken"
    assert texts()[1][1].startswith("settings: ")


def lack_one(environ: Mapping[str, str]) -> None:
    raise UsageError("libraries_missing", command="sudo apt-get install -y libnone9")


def test_what_is_missing_is_named(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(selftest, "IMAGE_FORMATS", ("svg", "painting in oil"))
    monkeypatch.setattr(selftest, "need_libraries", lack_one)
    monkeypatch.setenv("TAKHTE_HOME", str(tmp_path))
    monkeypatch.setattr("gui.fonts.resources", lambda: tmp_path)
    monkeypatch.setattr(selftest, "resources", lambda: tmp_path)
    bad = [text for good, text in texts() if not good]
    assert len(bad) == 4
    assert bad[0].endswith("sudo apt-get install -y libnone9")
    assert bad[1] == "picture formats that are missing: painting in oil"
    assert str(tmp_path / "fonts") in bad[2]
    assert bad[3] == "the window cannot load its Persian texts"
