"""Who may import whom (design §1), read off the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QT = ("PySide6", "shiboken6")
GAME_WINDOW_NEEDS = (
    "gui.games.kit",
    "gui.board",
    "gui.art",
    "gui.controls",
    "gui.theme",
    "gui.fonts",
    "gui.i18n",
    "engine.core",
)
"""What gui.games.x may import beside its own engine.games.x and itself."""


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(*packages: str) -> list[str]:
    """The modules below some packages, and main."""
    paths = [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]
    return [module_name(path) for path in [*paths, *ROOT.glob("main.py")]]


def imports_of(module: str) -> Iterator[tuple[str, bool]]:
    """The full names a module imports (``from a import b`` is ``a.b``), with whether at module level."""
    path = ROOT.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    top = set(ast.walk(ast.Module([node for node in tree.body if not isinstance(node, ast.FunctionDef)], [])))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node in top
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            for name in node.names:
                yield f"{node.module}.{name.name}", node in top


def within(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def is_folder(parts: list[str]) -> bool:
    """Whether these name the folder of one game (and not a module that all games share)."""
    return len(parts) == 3 and ROOT.joinpath(*parts).is_dir()


def offences(module: str) -> list[str]:
    """The imports of a module that break the rules."""
    names = [name for name, _ in imports_of(module)]
    parts = module.split(".")
    bad = [name for name in names if within(name, ("gui.app",)) and module not in ("gui.app", "main")]
    if parts[0] == "engine":
        bad += [name for name in names if within(name, ("gui", *QT))]
    if parts[:2] == ["engine", "core"]:
        bad += [name for name in names if name.startswith("engine.") and not within(name, ("engine.core",))]
    if parts[:2] == ["engine", "games"] and is_folder(parts[:3]):
        own = f"engine.games.{parts[2]}"
        bad += [name for name in names if within(name, ("engine.games",)) and not within(name, (own,))]
    if parts[:2] == ["gui", "games"] and is_folder(parts[:3]):
        allowed = (*GAME_WINDOW_NEEDS, f"engine.games.{parts[2]}", f"gui.games.{parts[2]}")
        bad += [name for name in names if within(name, ("gui", "engine")) and not within(name, allowed)]
    return bad


@pytest.mark.parametrize("module", modules("engine", "gui"))
def test_a_module_imports_only_what_it_may(module: str) -> None:
    assert offences(module) == []


def test_main_imports_no_qt_before_it_knows_what_it_is_to_do() -> None:
    at_once = [name for name, at_top in imports_of("main") if at_top]
    assert [name for name in at_once if within(name, ("gui", *QT))] == []


def test_the_rules_are_not_blind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rule catches its offender."""
    offenders = {
        "engine.core.x": "from engine.games.skyjo import pieces",
        "engine.ai.x": "import gui.theme",
        "engine.ai.y": "def f() -> None:\n    from PySide6.QtCore import Qt",
        "engine.games.skyjo.x": "from engine.games.imhotep.state import S",
        "gui.games.skyjo.x": "from engine.games import imhotep",
        "gui.games.skyjo.y": "import gui.session",
        "gui.board.x": "from gui.app import App",
        "gui.board.y": "from gui import app",
    }
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    for module, source in offenders.items():
        path = tmp_path.joinpath(*module.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
        assert offences(module) != [], module
