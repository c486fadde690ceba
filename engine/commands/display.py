"""Whether there is a display to open a window on.

Standard library only: `packaging/bootstrap.py` uses this before anything is installed.
"""

import ctypes
import sys
from collections.abc import Mapping
from typing import Final

X11: Final = "xcb"
WAYLAND: Final = "wayland"
"""As Qt calls its ways to a display; there are several of the second name's beginning."""


def has_display(environ: Mapping[str, str]) -> bool:
    """Whether a window can be opened. Qt would end the process with a long complaint where it cannot."""
    return is_without_display(environ) or bool(display_servers(environ))


def is_without_display(environ: Mapping[str, str]) -> bool:
    """Whether Qt draws here without a display server: on other systems, and off screen."""
    return not sys.platform.startswith("linux") or any(not name.startswith((X11, WAYLAND)) for name in _named(environ))


def display_servers(environ: Mapping[str, str]) -> list[str]:
    """The ways to a display of Linux that Qt would try and that lead somewhere."""
    named = _named(environ)
    answering = {
        WAYLAND: bool(environ.get("WAYLAND_SOCKET")) or _wayland_answers(environ.get("WAYLAND_DISPLAY", "")),
        X11: _x11_answers(environ.get("DISPLAY", "")),
    }
    return [
        server
        for server, answers in answering.items()
        if answers and (not named or any(name.startswith(server) for name in named))
    ]


def _named(environ: Mapping[str, str]) -> list[str]:
    """What the person told Qt to try, as "wayland;xcb:with=arguments" or the like."""
    given = environ.get("QT_QPA_PLATFORM", "")
    return [name.split(":")[0] for name in given.split(";") if name]


def _wayland_answers(display: str) -> bool:
    if not display:
        return False
    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return True  # not to be told from here; missing libraries are another complaint
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(wayland.wl_display_connect(display.encode()))
    if not connection:
        return False
    wayland.wl_display_disconnect(connection)
    return True


def _x11_answers(display: str) -> bool:
    if not display:
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # as above
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers
