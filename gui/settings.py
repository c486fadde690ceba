"""The person's settings: validated values, kept in one JSON file that is written whole or not at all."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.core.errors import TakhteError

VERSION: Final = 1


class Settings(msgspec.Struct, frozen=True):
    """Every setting with its default. Fields of a newer Takhte are passed over."""

    version: int = VERSION
    language: Literal["fa", "en"] = "fa"
    theme: Literal["light", "dark", "system"] = "light"
    text_scale: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    """Per cent."""
    speed: Annotated[float, msgspec.Meta(ge=0, le=3)] = 1.0
    """Times the normal pace of moving pieces; 0: they do not move."""
    reduce_motion: bool = False
    computer_pace: Literal["instant", "calm", "signal"] = "calm"
    """Whether a computer's move comes at once, after a moment, or when the person asks for it."""
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    curtain: Literal["always", "secret", "never"] = "secret"
    palette: Literal["normal", "red_green", "blue_yellow", "greyscale"] = "normal"
    matches_folder: str = ""
    """Empty: the usual place."""
    window_geometry: str = ""
    """Base64 of `QWidget.saveGeometry`."""
    log_shown: bool = True
    last_seats: dict[str, Any] = msgspec.field(default_factory=dict)
    """Per game: the seats of the last new game, to begin from; the new-game page checks them."""


class SettingsStore(QObject):
    """The settings in force and their file.

    `changed` carries the new settings. A file that cannot be understood is set aside under a name that says when,
    and `set_aside` holds that path; `write_fault` tells of a file that cannot be written: the settings then hold
    for this run.
    """

    changed = Signal(object)
    write_failed = Signal(object)

    def __init__(self, path: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        super().__init__()
        self._path = path
        self._now = now
        self.set_aside: Path | None = None
        self.settings = self._read()

    def change(self, **fields: Any) -> None:
        """Set some fields, keep them on disk and tell. Raises `msgspec.ValidationError` for a value a field may
        not have."""
        values = msgspec.structs.asdict(self.settings) | fields
        settings = msgspec.convert(values, Settings)
        if settings == self.settings:
            return
        self.settings = settings
        self._write()
        self.changed.emit(settings)

    def reset(self) -> None:
        """Back to the defaults, all but where the window is and the matches lie."""
        kept = {name: getattr(self.settings, name) for name in ("window_geometry", "matches_folder", "last_seats")}
        self.change(**(msgspec.structs.asdict(Settings()) | kept))

    def _read(self) -> Settings:
        try:
            content = self._path.read_bytes()
        except OSError:
            return Settings()
        try:
            return msgspec.json.decode(content, type=Settings)
        except msgspec.MsgspecError:
            self.set_aside = self._move_aside()
            return Settings()

    def _move_aside(self) -> Path | None:
        stamp = self._now().strftime("%Y%m%d-%H%M%S")
        aside = self._path.with_name(f"{self._path.stem}.broken-{stamp}{self._path.suffix}")
        try:
            self._path.replace(aside)
        except OSError:
            return None
        return aside

    def _write(self) -> None:
        """Whole or not at all: a new file takes the place of the old one."""
        fresh = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(self.settings), indent=2))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._path)
        except OSError as error:
            problem = error.strerror or str(error)
            self.write_failed.emit(TakhteError("file_unwritable", path=str(self._path), problem=problem))
