"""Starts that cannot be: each ends at once with one sentence that names what helps, and never with a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trials.using import need

if TYPE_CHECKING:
    from trials.system import CleanSystem

FRESH: Final = "/tmp/nobody-has-chosen-a-language"
BROKEN: Final = {
    "en": ("the settings could not be read", "the index of matches was damaged"),
    "fa": ("تنظیمات خوانده نشد", "نمایهٔ بازی‌ها خراب"),
}
"""By language, what the self-test says of broken settings and of a broken index."""


def try_failures(system: CleanSystem) -> None:
    """No display, a missing library, no write access; then what is survived: broken settings, a broken index."""
    for language, words in (("en_GB.UTF-8", "no display"), ("fa_IR.UTF-8", "نمایشگری نیست")):
        told = system.run("takhte", code=2, LANG=language, TAKHTE_HOME=FRESH)
        need(words in told and "takhte demo" in told and one_sentence(told), f"without a display it says: {told}")
        told = system.run("takhte", code=2, LANG=language, screen=False, TAKHTE_HOME="/usr/not-mine")
        need("/usr/not-mine" in told and one_sentence(told), f"without write access it says: {told}")
    missing_library(system)
    broken_files(system)


def missing_library(system: CleanSystem) -> None:
    """Hide the library for OpenGL, which Qt is linked with."""
    folder = system.root / "usr/lib/x86_64-linux-gnu"
    library = folder / (folder / "libGL.so.1").readlink()
    hidden = library.rename(system.root / "root" / library.name)
    try:
        for language in ("en_GB.UTF-8", "fa_IR.UTF-8"):
            told = system.run("takhte", code=2, LANG=language, screen=False, TAKHTE_HOME=FRESH)
            need("apt-get install -y libgl1" in told and one_sentence(told), f"without libGL it says: {told}")
    finally:
        hidden.rename(library)


def broken_files(system: CleanSystem) -> None:
    """Settings and an index that are no such thing are told and set aside; the next self-test is well again."""
    home = "/tmp/broken"
    for language, words in BROKEN.items():
        system.run("sh", "-c", f"mkdir -p {home}/config {home}/data; echo x > {home}/config/settings.json")
        system.run("sh", "-c", f"echo this is no database, not at all > {home}/data/index.sqlite")
        command = ("takhte", "--language", language, "selftest")
        told = system.run(*command, code=1, screen=False, TAKHTE_HOME=home)
        need(all(each in told for each in words), f"with broken files the self-test says: {told}")
        need("index" in system.run("ls", f"{home}/data"), "the broken index was not set aside")
        system.run(*command, screen=False, TAKHTE_HOME=home)
        system.run("rm", "-r", home)


def one_sentence(told: str) -> bool:
    """Whether it is a line and no trace."""
    return told.strip().count("\n") == 0 and "Traceback" not in told
