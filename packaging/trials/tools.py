"""What the trials need of the machine they run on. Nothing of it is in the clean system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from typing import Final

TOOLS: Final = {
    "debootstrap": "debootstrap",
    "mount": "mount",
    "dpkg-deb": "dpkg",
    "objdump": "binutils",
    "Xvfb": "xvfb",
    "jwm": "jwm",
    "wmctrl": "wmctrl",
    "dbus-daemon": "dbus",
    "/usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "/usr/bin/python3": "python3",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    "/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
}
"""A program or a file, and the Debian package that brings it."""
ALL_FORMS: Final = {**TOOLS, "rpm": "rpm"}
"""For the trials of every artefact."""


def hindrance() -> str | None:
    """Why no clean system can be made here, or None. Beside root's rights it takes the right to mount, which root has
    not in every container."""
    if not sys.platform.startswith("linux") or shutil.which("apt-get") is None:
        return "this is no Debian or Ubuntu"
    if os.geteuid() != 0:
        return "it takes root to make a system in a folder"
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        mounted = subprocess.run(["mount", "--bind", one, other], capture_output=True, text=True, check=False)
        if mounted.returncode:
            return f"nothing can be mounted here: {mounted.stderr.strip()}"
        subprocess.run(["umount", other], check=True)
    return None
