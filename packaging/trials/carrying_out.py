"""Carrying out trials by name, one after the other, and telling how each went."""

from __future__ import annotations

import subprocess
import time
from typing import TYPE_CHECKING

from trials.using import TrialError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping


def unknown(asked: list[str], known: Collection[str]) -> bool:
    """Whether a trial is asked for that is none; this is then told."""
    strange = [name for name in asked if name not in known]
    if strange:
        print(f"The trials are: {', '.join(known)}; there is none called {', '.join(strange)}.")
    return bool(strange)


def carry_out(trials: Mapping[str, Callable[[], None]]) -> int:
    """Carry out the trials in their order; the exit code is 1 where one fails."""
    failed = []
    for name, trial in trials.items():
        print(f"\n== {name}", flush=True)
        began = time.monotonic()
        try:
            trial()
        except (TrialError, OSError, RuntimeError, subprocess.SubprocessError) as error:
            failed.append(name)
            print(f"FAILED: {error}", flush=True)
        print(f"== {name}: {time.monotonic() - began:.0f} s", flush=True)
    print(f"\n{len(trials) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0
