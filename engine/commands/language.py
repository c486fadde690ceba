"""Which language to speak before anybody has said so: the one in the settings, else the system's.

Standard library only: `packaging/bootstrap.py` uses this before anything is installed.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from engine.core.messages import Language


def usual_language(settings: Path, environ: Mapping[str, str]) -> Language:
    """The language of the settings file; without a sound one, the system's."""
    try:
        chosen = json.loads(settings.read_bytes())["language"]
    except (OSError, ValueError, TypeError, KeyError):
        return system_language(environ)
    if chosen == "fa":
        return "fa"
    return "en" if chosen == "en" else system_language(environ)


def system_language(environ: Mapping[str, str]) -> Language:
    """Persian on a Persian system, English elsewhere."""
    return "fa" if _system_locale(environ).lower().startswith(("fa", "persian")) else "en"


def _system_locale(environ: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return environ[name]
    if sys.platform == "win32":
        import locale

        return locale.getlocale()[0] or ""
    return ""
