"""Installs, uses and removes what `make dist-windows` made, in a Windows of Wine's: `make test-dist-windows`.

Trials may be chosen by name: `make test-dist-windows ARGS=msi`.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from trials import windows  # noqa: E402
from trials.carrying_out import carry_out, unknown  # noqa: E402
from trials.windows_system import WindowsSystem  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

TRIALS: Final[dict[str, Callable[[WindowsSystem], None]]] = {"setup": windows.try_setup, "msi": windows.try_msi}


def main(argv: list[str]) -> int:
    """Carry out the trials, each in a new Windows; the exit code is 1 where one fails, 2 where one is not known."""
    if unknown(argv, TRIALS):
        return 2
    return carry_out({name: partial(in_new_windows, TRIALS[name]) for name in argv or TRIALS})


def in_new_windows(trial: Callable[[WindowsSystem], None]) -> None:
    """One trial."""
    with WindowsSystem.made() as system:
        trial(system)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
