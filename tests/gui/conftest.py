"""Widgets without a screen, in the bundled typeface."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def typeface(qapp: object) -> str:
    """The bundled font, loaded once."""
    from gui.fonts import load_fonts

    return load_fonts()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen platform says at every window that it has no size hints: that alone is no failure."""
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("does not support propagateSizeHints"))
