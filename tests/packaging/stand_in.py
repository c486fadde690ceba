"""Stand-ins for the tests of set-up."""

import subprocess
from typing import Any

import pytest


class Runs:
    """Stands in for `subprocess.run`: remembers commands, and fails those that begin with `failing`."""

    def __init__(self, failing: tuple[str, ...] = ()) -> None:
        self.failing = failing
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        code = 1 if self.failing and command[: len(self.failing)] == list(self.failing) else 0
        return subprocess.CompletedProcess(command, code, "out of luck\n", "")


def stopped(capsys: pytest.CaptureFixture[str], exit_code: object) -> str:
    assert exit_code == 2
    return capsys.readouterr().err.strip()
