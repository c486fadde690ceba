"""Installs, uses and removes what `make dist-windows` made, in a Windows of Wine's: `make test-dist-windows`.

Steps may be chosen by name: `make test-dist-windows ARGS=msi`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from trials import windows  # noqa: E402
from trials.using import TrialError  # noqa: E402
from trials.windows_system import WindowsSystem  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

TRIALS: Final[dict[str, Callable[[WindowsSystem], None]]] = {"setup": windows.try_setup, "msi": windows.try_msi}


def main(argv: list[str]) -> int:
    """Carry out the trials, each in a new Windows; the exit code is 1 where one fails."""
    chosen = argv or list(TRIALS)
    failed = []
    for name in chosen:
        print(f"\n== {name}", flush=True)
        began = time.monotonic()
        try:
            with WindowsSystem.made() as system:
                TRIALS[name](system)
        except TrialError as error:
            failed.append(name)
            print(f"FAILED: {error}", flush=True)
        print(f"== {name}: {time.monotonic() - began:.0f} s", flush=True)
    print(f"\n{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
