"""Which language to speak before anybody has said so: the one in the settings, else the system's."""

import locale
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from engine.core.messages import Language


class _Chosen(msgspec.Struct):
    language: Literal["fa", "en"]


def usual_language(settings: Path, environ: Mapping[str, str]) -> Language:
    """The language of the settings file; without a sound one, Persian on a Persian system and English elsewhere."""
    try:
        return msgspec.json.decode(settings.read_bytes(), type=_Chosen).language
    except (OSError, msgspec.MsgspecError):
        return "fa" if _system_language(environ).lower().startswith(("fa", "persian")) else "en"


def _system_language(environ: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return environ[name]
    if sys.platform == "win32":
        return locale.getlocale()[0] or ""
    return ""
