"""For tests: command lines carried out in this process, with a window that only remembers what it was asked."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from msgspec import Struct

from engine.commands.desk import Finding
from engine.commands.main import main
from engine.core.errors import UsageError
from engine.core.messages import Language


class FakeGui:
    """Stands in for `main.LazyGui`. With `built` False everything is missing from the program."""

    def __init__(self, built: bool = True) -> None:
        self.built = built
        self.asked: list[tuple[str, object]] = []

    def run(self, argv: list[str]) -> int:
        self._ask("run", argv[1:])
        return 0

    def run_measured(self, argv: list[str], started: float, game: str | None) -> int:
        self._ask("run_measured", (argv[1:], started, game))
        return 0

    def demo(self, folder: Path) -> None:
        self._ask("demo", folder)

    def gallery(self, folder: Path) -> None:
        self._ask("gallery", folder)

    def measure(self, report: Callable[[str], None]) -> None:
        self._ask("measure", None)
        report("window: measured")

    def findings(self, language: Language) -> Iterable[Finding]:
        self._ask("findings", language)
        return [Finding(True, f"window in {language}")]

    def _ask(self, what: str, with_what: object) -> None:
        if not self.built:
            raise UsageError("part_missing", name=f"gui ({what})")
        self.asked.append((what, with_what))


class Said(Struct):
    """What a command line came to."""

    code: int
    out: str
    err: str


class CommandLine:
    """Carries out command lines for a person with nothing on their disk yet."""

    def __init__(self, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.gui = FakeGui()
        self.environ = {"TAKHTE_HOME": str(home), "LANG": "en_GB.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
        self._capsys = capsys

    def __call__(self, *argv: object) -> Said:
        code = main([str(argument) for argument in argv], self.gui, self.environ)
        printed = self._capsys.readouterr()
        return Said(code, printed.out, printed.err)

    def refused(self, *argv: object) -> str:
        """The one sentence with which a command line is refused."""
        said = self(*argv)
        assert said.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err.strip()


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    return CommandLine(capsys, tmp_path / "home")
