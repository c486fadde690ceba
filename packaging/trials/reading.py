"""Reads a window and presses what is in it through the screen reader of screen_reader.py."""

from __future__ import annotations

import contextlib
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from trials.desktop import SECONDS
from trials.using import TrialError, need, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trials.desktop import Desktop

SYSTEM_PYTHON: Final = "/usr/bin/python3"
"""The bindings are packages of the system."""
SWITCH: Final = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
"""For the program: a screen reader is at work. A desktop would tell it by the bus."""


@dataclass(frozen=True)
class Element:
    """Something in the window, as AT-SPI names and describes it."""

    id: int
    depth: int
    role: str
    name: str
    description: str
    enabled: bool
    actions: tuple[str, ...]


class Reader:
    """`ask` puts one request to the process and returns its answer."""

    def __init__(self, ask: Callable[[dict[str, object]], Any]) -> None:
        self._ask = ask

    def read(self) -> list[Element]:
        """Everything that is shown, from the outside in."""
        told = self._ask({"do": "read"})
        return [Element(**{**words, "actions": tuple(words["actions"])}) for words in told]

    def wait_for(self, role: str, begins: str, ends: str = "") -> Element:
        """The first element of a role whose name begins and ends so. Raises `TrialError` with all that is there
        instead."""

        def look() -> Element | None:
            fitting = (one for one in self.read() if one.role == role and one.name.endswith(ends))
            return next((one for one in fitting if one.name.startswith(begins)), None)

        return wait_for(look, SECONDS, lambda: f"no {role} is called “{begins}…”; there are:\n{self._told()}")

    def press(self, role: str, begins: str) -> Element:
        """Wait for an element and carry out its first action; what was pressed."""
        element = self.wait_for(role, begins)
        need(element.enabled, f"“{element.name}” is disabled: {element.description}")
        need(bool(self._ask({"do": "press", "id": element.id})), f"“{element.name}” could not be pressed")
        return element

    def _told(self) -> str:
        named = [one for one in self.read() if one.name]
        return "\n".join(f"{'  ' * one.depth}{one.role} “{one.name}”" for one in named)


@contextlib.contextmanager
def made_reader(desktop: Desktop) -> Iterator[Reader]:
    """A screen reader at a desktop. The process is handed its program, which the person may not be allowed to see."""
    program = (Path(__file__).parent / "screen_reader.py").read_text(encoding="utf-8")
    environ = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": desktop.environ["XDG_RUNTIME_DIR"]}
    with subprocess.Popen(
        [SYSTEM_PYTHON, "-I", "-c", program],
        env=environ | desktop.environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        user=desktop.person,
        group=desktop.person,
        extra_groups=[],
        cwd="/",
    ) as process:

        def ask(request: dict[str, object]) -> Any:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            if not answer:
                raise TrialError("the screen reader ended by itself")
            return json.loads(answer)

        try:
            yield Reader(ask)
        finally:
            process.kill()
