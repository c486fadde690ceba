"""Installs, uses and removes what `make dist` made, as a person would: `make test-dist`, as root.

In a Debian of its own, made by debootstrap, where no Python is: the .deb from an older version on, the archive, the
AppImage and the .rpm. Trials may be chosen by name: `make test-dist ARGS="deb tar"`. `make test-dist-sample` builds a
.deb of the sources as they are and tries that alone, in a few minutes.
"""

from __future__ import annotations

import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from artefacts.project import ARTEFACTS  # noqa: E402
from trials import accessible, appimage, deb, failures, rpm, tarball, upgrade, windowed  # noqa: E402
from trials.carrying_out import carry_out, unknown  # noqa: E402
from trials.sample import make_sample  # noqa: E402
from trials.system import CleanSystem, MirrorError, make_base  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TRIALS: Final[dict[str, Callable[[CleanSystem], None]]] = {
    "upgrade": upgrade.try_upgrade,
    "deb": deb.try_deb,
    "window": windowed.try_window,
    "accessible": accessible.try_accessible,
    "failures": failures.try_failures,
    "removal": deb.try_removal,
    "tar": tarball.try_tarball,
    "appimage": appimage.try_appimage,
    "rpm": rpm.try_rpm,
}
"""In this order: what `deb` installs is used by the next three, and taken out by `removal`."""
SAMPLE: Final = ("deb", "window", "accessible", "failures", "removal")


def main(argv: list[str]) -> int:
    """Carry out the trials; the exit code is 1 where one fails, 2 where one is not known."""
    if argv == ["sample"]:
        return try_sample()
    if unknown(argv, TRIALS):
        return 2
    return try_in_clean_system(argv or tuple(TRIALS), ARTEFACTS)


def try_sample() -> int:
    """The trials of a .deb of the sources as they are. Where Debian's archive is not reached they are left out: that
    says nothing of the program."""
    try:
        make_base()
    except MirrorError as error:
        print(f"The trial of the .deb is left out: {error}")
        return 0
    with tempfile.TemporaryDirectory(prefix="takhte-sample-") as folder:
        return try_in_clean_system(SAMPLE, make_sample(Path(folder)))


def try_in_clean_system(chosen: Sequence[str], artefacts: Path) -> int:
    """Carry out trials of the artefacts in a folder."""
    with CleanSystem.made(artefacts) as system:
        return carry_out({name: partial(TRIALS[name], system) for name in chosen})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
