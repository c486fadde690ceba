"""The pictures off screen: every page can be drawn, the same every time; and the figures can be measured."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from program import compile_translations
from PySide6.QtGui import QImage

from engine.commands.starts import source_program, start
from gui import gallery as pictures
from gui.gallery import Shot, gallery
from gui.measure import frames
from gui.studio import NAMES, SilentComputer, Studio, make_setup

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def ready(qapp: object, typeface: str) -> None:
    compile_translations()


def test_every_page_is_drawn_at_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SHOTS", (Shot("fa", "dark", 1024, 640),))
    gallery(tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    pages = {name.removesuffix("-fa-dark-1024x640-100.png") for name in names}
    assert {"home", "new-game", "table-2", "table-8", "curtain", "result", "rules", "settings", "matches"} <= pages
    for path in tmp_path.iterdir():
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1024, 640)
        middle = {image.pixel(x, y) for x in range(100, 900, 40) for y in range(60, 600, 40)}
        assert len(middle) > 10, f"{path.name} is empty"


def test_pictures_are_the_same_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SHOTS", (Shot("en", "light", 1024, 640),))
    taken = []
    for number in (1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        gallery(folder, ("home-first", "new-game", "table-4", "home"))
        taken.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert taken[0] == taken[1]


def test_a_folder_that_takes_no_picture_is_an_error(tmp_path: Path) -> None:
    with Studio(SilentComputer()) as studio, pytest.raises(OSError, match=r"nowhere.x\.png"):
        studio.picture(tmp_path / "nowhere" / "x.png")


def test_a_studio_leaves_nothing_behind() -> None:
    with Studio(SilentComputer()) as studio:
        place = studio.folders.data.parent
        assert place.is_dir()
    assert not place.exists()


def test_there_is_a_name_for_every_seat() -> None:
    for language, names in NAMES.items():
        assert len(set(names)) == 8
        setup = make_setup(language, *["human"] * 8, seed="x")
        assert [seat.name for seat in setup.seats] == list(names)


def test_the_demo_plays_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_DEMO_EVERY", 1000)
    pictures.demo(tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names[0] == "01-home.png"
    assert names[-1].endswith("-result.png")


def test_frames_are_measured() -> None:
    spent = frames.frame_times("skyjo", turns=2)
    assert len(spent) > 5
    assert all(frame.clock > 0 for frame in spent)


def test_a_start_is_measured(tmp_path: Path) -> None:
    told = start(source_program(), tmp_path, "offscreen")
    assert 0 < told.first_painted.processor < 60
    assert told.first_painted.seconds > 0
    assert told.game_played is None
