"""Takes folders of the building machine out of machine code: a Python of one's own is told by RUNPATH where it looks
for its libraries, and whoever owns that folder on another machine could put theirs there."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from artefacts.system import machine_code

if TYPE_CHECKING:
    from pathlib import Path

HEADER: Final = struct.Struct("<32xQ14xHH")
"""Of ELF64: where the program headers begin, the size of one, how many there are."""
SEGMENT: Final = struct.Struct("<II6Q")
"""One program header: kind, flags, offset, address, physical address, size in the file, in memory, alignment."""
ENTRY: Final = struct.Struct("<qQ")
"""One entry of the dynamic section: what it is, its value."""
LOAD, DYNAMIC = 1, 2
STRINGS, RPATH, RUNPATH = 5, 15, 29


def forget_build_folders(folder: Path) -> list[str]:
    """Rewrite everything below a folder that names absolute ones; the names of the files that were rewritten."""
    found = []
    for path in machine_code(folder):
        content = bytearray(path.read_bytes())
        if forget(content):
            path.write_bytes(content)
            found.append(path.name)
    return found


def forget(content: bytearray) -> bool:
    """Take absolute run paths out of one file of 64-bit machine code; whether there were any. Those that begin at the
    file itself ($ORIGIN) stay, and so does the folder's name among the file's words, which nothing reads any more: a
    symbol may share its end."""
    segments = _segments(content)
    [dynamic] = [(start, size) for kind, start, _, size in segments if kind == DYNAMIC] or [(0, 0)]
    entries = [ENTRY.unpack_from(content, dynamic[0] + at) for at in range(0, dynamic[1], ENTRY.size)]
    strings = next((value for tag, value in entries if tag == STRINGS), 0)
    kept = []
    for tag, value in entries:
        if tag in (RPATH, RUNPATH):
            start = _place(segments, strings) + value
            if content[start : start + 1] == b"/":
                continue
        kept.append((tag, value))
    gone = len(entries) - len(kept)
    for at, entry in enumerate([*kept, *[(0, 0)] * gone]):
        ENTRY.pack_into(content, dynamic[0] + at * ENTRY.size, *entry)
    return gone > 0


def _segments(content: bytearray) -> list[tuple[int, int, int, int]]:
    """Kind, place in the file, address and size of each segment; none of what is not of 64 bits."""
    if content[4] != 2:
        return []
    start, size, count = HEADER.unpack_from(content)
    found = (SEGMENT.unpack_from(content, start + at * size) for at in range(count))
    return [(kind, offset, address, length) for kind, _, offset, address, _, length, _, _ in found]


def _place(segments: list[tuple[int, int, int, int]], address: int) -> int:
    """Where in the file an address is."""
    return next(
        address - begin + offset
        for kind, offset, begin, size in segments
        if kind == LOAD and begin <= address < begin + size
    )
