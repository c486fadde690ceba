"""Two archives with the same members become the same bytes."""

from pathlib import Path
from zipfile import ZipFile

from artefacts.ordering import sort_archive


def archive(path: Path, names: list[str]) -> Path:
    with ZipFile(path, "w") as made:
        for name in names:
            made.writestr(name, f"the content of {name}")
    return path


def test_the_order_of_members_does_not_matter(tmp_path: Path) -> None:
    one = archive(tmp_path / "one.zip", ["os.pyc", "re/__init__.pyc", "codecs.pyc"])
    other = archive(tmp_path / "other.zip", ["re/__init__.pyc", "codecs.pyc", "os.pyc"])
    assert one.read_bytes() != other.read_bytes()
    sort_archive(one)
    sort_archive(other)
    assert one.read_bytes() == other.read_bytes()
    with ZipFile(one) as made:
        assert made.namelist() == ["codecs.pyc", "os.pyc", "re/__init__.pyc"]
        assert made.read("os.pyc") == b"the content of os.pyc"
