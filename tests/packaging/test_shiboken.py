"""Shiboken's Python half, compiled beforehand for the standalone program."""

import subprocess
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging"))

from artefacts.shiboken import PLACE, compiled_support  # noqa: E402

_WITHOUT_SOURCES = """
import sys
sys.path.insert(0, sys.argv[1])
import PySide6.QtCore
loader = sys.modules["shibokensupport.signature.loader"]
print(loader.__file__)
try:
    PySide6.QtCore.QPoint("one", "two")
except TypeError as error:
    print(error)
"""


def test_every_module_is_compiled_for_this_python(tmp_path: Path) -> None:
    entries = compiled_support(tmp_path)
    names = [name for name, _, _ in entries]
    assert f"{PLACE}/shibokensupport/signature/loader.pyc" in names
    assert all(name.startswith(f"{PLACE}/") and kind == "DATA" for name, _, kind in entries)
    assert all(Path(path).read_bytes().startswith(MAGIC_NUMBER) for _, path, _ in entries)


def test_nothing_in_it_depends_on_where_it_was_compiled(tmp_path: Path) -> None:
    one, other = compiled_support(tmp_path / "one"), compiled_support(tmp_path / "other")
    assert [Path(path).read_bytes() for _, path, _ in one] == [Path(path).read_bytes() for _, path, _ in other]


def test_shiboken_loads_from_it(tmp_path: Path) -> None:
    """A Shiboken whose folder holds links to the installed one, and `files.dir` as in the bundle."""
    import shiboken6

    beside = tmp_path / "shiboken6"
    beside.mkdir()
    for path in Path(shiboken6.__file__).parent.iterdir():
        (beside / path.name).symlink_to(path)
    (beside / "__init__.py").unlink()
    (beside / "__init__.py").write_bytes(Path(shiboken6.__file__).read_bytes())
    for name, compiled, _ in compiled_support(tmp_path / "compiled"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(Path(compiled).read_bytes())
    command = [sys.executable, "-c", _WITHOUT_SOURCES, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    loaded, *told = done.stdout.splitlines()
    assert loaded == str(tmp_path / PLACE / "shibokensupport" / "signature" / "loader.pyc")
    assert "Supported signatures:" in told, "what is wrong with a call is told by it"
