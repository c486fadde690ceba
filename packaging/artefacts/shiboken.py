"""The Python half of Shiboken, compiled beforehand.

It lies as sources inside Shiboken's library, and every start would compile them: 13 of 340 ms until the first picture.
Where the folder `files.dir` lies beside Shiboken, it loads from there (`signature_bootstrap.py`, among those sources).
"""

from __future__ import annotations

import py_compile
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

PLACE: Final = "shiboken6/files.dir"


def compiled_support(folder: Path) -> list[tuple[str, str, str]]:
    """Compile it under `folder`; the files as PyInstaller lists data: name in the bundle, where it is, kind. Raises
    `AttributeError` where this Shiboken keeps its sources elsewhere."""
    import PySide6.QtCore  # noqa: F401

    archive = sys.modules["shibokensupport.signature.loader"].__loader__.zfile  # type: ignore[union-attr]
    entries = []
    for name in sorted(archive.namelist()):
        source, compiled = folder / name, (folder / name).with_suffix(".pyc")
        if source.suffix != ".py":
            continue
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_bytes(archive.read(name))
        # The name that traces show is the one it would have without us, and the same on every machine.
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(source), str(compiled), dfile=name, doraise=True, invalidation_mode=unchecked)
        entries.append((f"{PLACE}/{compiled.relative_to(folder).as_posix()}", str(compiled), "DATA"))
    return entries
