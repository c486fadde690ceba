"""Installs, uses and removes what `make dist` made, as a person would: `make test-dist`, as root.

In a Debian of its own, made by debootstrap, where no Python is: the .deb from an older version on, the archive and the
AppImage. Steps may be chosen by name: `make test-dist ARGS="deb tar"`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from trials import appimage, deb, failures, tarball, windowed  # noqa: E402
from trials.system import CleanSystem  # noqa: E402
from trials.using import TrialError  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

TRIALS: Final[dict[str, Callable[[CleanSystem], None]]] = {
    "deb": deb.try_deb,
    "window": windowed.try_window,
    "failures": failures.try_failures,
    "removal": deb.try_removal,
    "tar": tarball.try_tarball,
    "appimage": appimage.try_appimage,
}
"""In this order: what is installed by the first is used by the next three."""


def main(argv: list[str]) -> int:
    """Carry out the trials; the exit code is 1 where one fails."""
    chosen = argv or list(TRIALS)
    failed = []
    with CleanSystem.made() as system:
        for name in chosen:
            print(f"\n== {name}", flush=True)
            began = time.monotonic()
            try:
                TRIALS[name](system)
            except TrialError as error:
                failed.append(name)
                print(f"FAILED: {error}", flush=True)
            print(f"== {name}: {time.monotonic() - began:.0f} s", flush=True)
    print(f"\n{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
