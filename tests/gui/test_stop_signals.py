"""Signals that ask the program to end."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from gui.stop_signals import StopSignals

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows asks windows to close by other means")
NUMBERS = (signal.SIGTERM, signal.SIGINT)


@pytest.fixture
def kept() -> Iterator[None]:
    """The test run's own handlers come back."""
    before = {number: signal.getsignal(number) for number in NUMBERS}
    for number in NUMBERS:  # one may be ignored where the run was started in the background
        signal.signal(number, signal.SIG_DFL)
    yield
    signal.set_wakeup_fd(-1)
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_first_asks_and_the_second_ends(qtbot: QtBot, kept: None, number: signal.Signals) -> None:
    stopped: list[bool] = []
    application = QObject()
    StopSignals(application, lambda: stopped.append(True))
    os.kill(os.getpid(), number)
    assert stopped == []  # not between two lines of Python, but in the event loop
    qtbot.waitUntil(lambda: stopped == [True])
    assert signal.getsignal(number) is signal.SIG_DFL


def test_what_was_to_be_ignored_is_ignored(qtbot: QtBot, kept: None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    StopSignals(QObject(), lambda: None)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
