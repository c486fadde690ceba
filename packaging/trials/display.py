"""An X server that nobody looks at."""

from __future__ import annotations

import contextlib
import subprocess
from typing import TYPE_CHECKING, Final

from trials.using import need

if TYPE_CHECKING:
    from collections.abc import Iterator

SERVER: Final = ("Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", "-ac", "-nolisten", "tcp", "-noreset")
"""Without `-noreset` the server begins anew when its last client leaves, and takes those along that are just coming."""


@contextlib.contextmanager
def shown() -> Iterator[str]:
    """The server's display, ":1" or the like; it tells the number when it is ready."""
    with subprocess.Popen(SERVER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            number = server.stdout.readline().strip()
            need(number.isdecimal(), "the X server did not start")
            yield f":{number}"
        finally:
            server.terminate()
