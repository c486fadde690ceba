"""Takhte: starts the window or a command. The computer's process imports this file too, so it stays light."""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.commands.desk import Finding
    from engine.core.messages import Language


class LazyGui:
    """The parts of `gui`, each imported when it is first called: nothing headless loads Qt."""

    def run(self, argv: list[str]) -> int:
        collect_no_garbage()
        code: int = _part("gui.app", "run")(argv)
        return code

    def run_measured(self, argv: list[str], started: float, game: str | None) -> int:
        collect_no_garbage()
        visit = _part("gui.measure.visit", "Visit")
        code: int = _part("gui.app", "run")(
            argv, opened=lambda window, parts: visit(window, parts.computer, started, game)
        )
        return code

    def demo(self, folder: Path) -> None:
        _part("gui.gallery", "demo")(folder)

    def gallery(self, folder: Path) -> None:
        _part("gui.gallery", "gallery")(folder)

    def measure(self, report: Callable[[str], None]) -> None:
        _part("gui.measure.report", "measure")(report)

    def findings(self, language: "Language") -> Iterable["Finding"]:
        found: Iterable[Finding] = _part("gui.selftest", "findings")(language)
        return found


def collect_no_garbage() -> None:
    """Hardly anything that is made before the window's first picture is garbage: searching it would only take time.
    `gui.app` goes back to collecting after that picture."""
    import gc

    gc.disable()


def _part(module: str, name: str) -> Any:
    """A function of `gui`. Raises `UsageError` where the program was built without that module, or the system lacks a
    library for it."""
    from engine.commands.start import import_fault
    from engine.core.errors import UsageError

    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name not in (module, "gui", "PySide6"):
            raise
        raise UsageError("part_missing", name=error.name) from error
    except ImportError as error:
        fault = import_fault(error)
        if fault is None:
            raise
        raise fault from error


def main() -> int:
    from engine.commands.main import main as command_line

    return command_line(sys.argv[1:], LazyGui())


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The computer's process is this program once more: here it turns into it.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
