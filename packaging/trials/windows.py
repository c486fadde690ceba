"""Windows' installers: into folders with Persian letters, over an older version, used, and taken out again."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import struct
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from artefacts.tools import run
from trials.using import GAMES, SAID, TrialError, need
from trials.windows_system import PERSON, WindowsSystem
from windows.interpreter import RUNTIME
from windows.msi import make_msi
from windows.nsis import make_setup
from windows.registry import CLASSES, KIND, OWN, SUFFIX_KEY, UNINSTALL
from windows.tools import ARTEFACTS, OBJDUMP, OUTPUT
from windows.wine import windows_path

if TYPE_CHECKING:
    from collections.abc import Iterator

OLDER: Final = "0.0.1"
OF_THE_OLDER: Final = "_internal/of-the-older"
PERSIAN: Final = "_internal/نام/قدیمی"
OLD_PLACE: Final = "AppData/Local/Programs/Takhte"
"""Where it is installed if the person chooses nothing."""
PLACE: Final = "بازی‌ها و a b"
"""A folder that the person chooses."""
MENU: Final = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Takhte.lnk"
OWN_FILES: Final = (f"users/{PERSON}/AppData/Local/takhte/", f"users/{PERSON}/Documents/")
"""The person's own."""
OF_WINDOWS: Final = {"windows/Installer/", f"users/{PERSON}/AppData/Roaming/Microsoft/Installer/"}
INSTALLER: Final = "Software\\Microsoft\\Installer"
FONTS: Final = "Software\\Microsoft\\Windows NT\\CurrentVersion\\Fonts"
KEYS_OF_WINDOWS: Final = {
    *(CLASSES, UNINSTALL.rpartition("\\")[0], FONTS),
    *(INSTALLER, f"{INSTALLER}\\Features", f"{INSTALLER}\\Products", f"{INSTALLER}\\UpgradeCodes"),
}
"""Folders and keys that every Windows has, though a new one of Wine's has not, and those that Windows Installer makes
for itself. What is installed would be noted in others within them."""
BOX: Final = 16
"""Colours in a message box with its sign and letters, at least."""
PICTURES: Final = OUTPUT / "trial"
TITLES: Final = {"en": "Takhte", "fa": "تخته"}
GAMES_FOLDER: Final = "بازی‌های من"
OPENED: Final = "Skyjo"
BEGUN: Final = 12
"""Lines of a match that is not over: its head, the deal, who begins, a few turns."""
STILL_OPEN: Final = 3
OTHER_PACKAGE: Final = 6
"""Exit codes of the setup program."""
GRAPHICAL, CONSOLE = 2, 3
"""How a program of Windows says whether it wants a console."""


def try_setup(system: WindowsSystem) -> None:
    """Over an older version, into a folder of one's own choice; used; refused while it runs; removed."""
    files, registry = system.files(), system.registry()
    install_older(system)
    folder = system.wine.home / PLACE
    # Its last argument, never quoted, whatever spaces are in it: so NSIS reads it, and so it is given here in pieces.
    system.run(windows_path(artefact("*-setup.exe")), "/S", *f"/D={system.inside(folder)}".split(" "))
    need(not (system.wine.home / OLD_PLACE).exists(), "the older version is still there")
    try_entries(system, folder)
    try_consoles(folder)
    try_libraries(system, folder)
    use(system, folder)
    try_windows(system, folder)
    try_failures(system, folder)
    remove(system, [system.inside(folder / "uninstall.exe"), "/S"])
    need_nothing_left(system, files, registry)
    need(any((system.wine.home / "Documents").rglob(f"*{PROJECT.suffix}")), "removing took the person's matches")


def install_older(system: WindowsSystem) -> None:
    """An older version, where it is installed if the person chooses nothing."""
    with older_program() as onedir:
        (onedir / PERSIAN).parent.mkdir()
        (onedir / PERSIAN).touch()
        system.run(windows_path(make_setup(onedir, onedir.parent, OLDER)), "/S")
    need((system.wine.home / OLD_PLACE / PERSIAN).is_file(), "the older version was not installed")
    need(system.registry()[UNINSTALL]["DisplayVersion"] == OLDER, "Windows does not list the older version")


@contextlib.contextmanager
def older_program() -> Iterator[Path]:
    """Hardly more than the names of a program, since packing a whole one takes minutes; with a file that the newer has
    not."""
    with tempfile.TemporaryDirectory(prefix="takhte-older-") as temporary:
        onedir = Path(temporary) / "takhte"
        for name in ("takhte.exe", OF_THE_OLDER):
            write(onedir / name, "older")
        yield onedir


def try_entries(system: WindowsSystem, folder: Path) -> None:
    """The list of programs, the menu, and what is known of match files."""
    registry, place = system.registry(), system.inside(folder)
    listed = registry[UNINSTALL]
    need(listed["DisplayVersion"] == PROJECT.version, f"Windows lists it as {listed}")
    need(listed["UninstallString"] == f'"{place}\\uninstall.exe"', f"Windows removes it by {listed['UninstallString']}")
    need(registry[SUFFIX_KEY]["@"] == KIND, "match files have no kind")
    command = registry[f"{CLASSES}\\{KIND}\\shell\\open\\command"]["@"]
    need(command == f'"{place}\\takhte.exe" "%1"', f"match files are opened by {command}")
    need((system.wine.home / MENU).is_file(), "there is no entry in the menu")


def try_consoles(folder: Path) -> None:
    """The program for the window brings up no console, the one for commands has one; both tell their version."""
    told = f"ProductVersion\0{PROJECT.version}\0".encode("utf-16-le")
    for name, wanted in (("takhte.exe", GRAPHICAL), ("takhte-console.exe", CONSOLE)):
        need(subsystem(folder / name) == wanted, f"{name} is of the kind {subsystem(folder / name)}")
        need(told in (folder / name).read_bytes(), f"{name} has no version resource")


def subsystem(program: Path) -> int:
    """How a program of Windows wants to be started; in the optional header, which follows 24 bytes of other heads."""
    with program.open("rb") as file:
        head = file.read(4096)
    [start] = struct.unpack_from("<I", head, 0x3C)
    [kind] = struct.unpack_from("<H", head, start + 24 + 68)
    return int(kind)


def try_libraries(system: WindowsSystem, folder: Path) -> None:
    """Every library that something in the bundle is linked with is in it or is Windows' own. Microsoft's runtime is
    not: Wine has one, and so has many a Windows, but not a new one."""
    code = [path for path in folder.rglob("*") if path.suffix in {".exe", ".dll", ".pyd"}]
    needed = {name for path in code for name in re.findall(r"DLL Name: (\S+)", run([OBJDUMP, "-p", str(path)]))}
    bundled = {path.name.lower() for path in code}
    of_windows = {path.name.lower() for path in system.wine.system_folder.iterdir()}
    of_windows = {name for name in of_windows if not name.startswith(RUNTIME)}
    missing = {name for name in needed if name.lower() not in bundled | of_windows and not name.startswith("api-ms-")}
    need(not missing, f"the bundle lacks {sorted(missing)}")


def use(system: WindowsSystem, folder: Path) -> None:
    """The version, the self-test, whole computer games in each language, kept in folders with Persian letters."""
    program = system.inside(folder / "takhte-console.exe")
    need(PROJECT.version in system.run(program, "--version"), f"it does not call itself {PROJECT.version}")
    for language, words in SAID.items():
        told = system.run(program, "--language", language, "selftest")
        need(words in told, f"the self-test says: {told}")
        for game in GAMES:
            kept = system.wine.home / "Documents" / GAMES_FOLDER / language / game
            how = ["--games", "1", "--seats", "3", "--language", language, "--save", system.inside(kept), "--json"]
            need(bool(json.loads(system.run(program, "simulate", game, *how).splitlines()[-1])), f"no game of {game}")
            [file] = kept.glob(f"*{PROJECT.suffix}")
            replayed = system.run(program, "replay", system.inside(file), "--language", language)
            need(len(replayed.splitlines()) > 2, f"the replay of {file} says: {replayed}")
            print(f"played {game} in {language}: {file.name}", flush=True)


def try_windows(system: WindowsSystem, folder: Path) -> None:
    """The window by itself, in both languages, and by a double click on a match. While it is open, neither the setup
    program nor the uninstaller touches it."""
    program = system.inside(folder / "takhte.exe")
    for language, title in TITLES.items():
        home = system.wine.home / "خانه" / language
        write(home / "config" / "settings.json", json.dumps({"language": language}))
        with system.opened(program, title=title, TAKHTE_HOME=system.inside(home)):
            system.photograph(PICTURES / f"home-{language}.png")
            system.run(windows_path(artefact("*-setup.exe")), "/S", code=STILL_OPEN)
            here = f"_?={system.inside(folder)}".split(" ")  # no copy of itself, whose exit code nobody would see
            system.run(system.inside(folder / "uninstall.exe"), "/S", *here, code=STILL_OPEN)
        need((folder / "takhte.exe").is_file(), "it was removed while it was open")
        print(f"opened in {language}; not replaced or removed while open", flush=True)
    shutil.rmtree(system.wine.home / "خانه")
    try_double_click(system, folder)


def try_double_click(system: WindowsSystem, folder: Path) -> None:
    """A match that is not over, under a name as people give. Wine 8 does not look up the person's own kinds of files,
    Windows does: for it they are put where those of all people are."""
    command = system.registry()[f"{CLASSES}\\{KIND}\\shell\\open\\command"]["@"]
    system.run("reg", "add", f"HKLM\\{SUFFIX_KEY}", "/ve", "/d", KIND, "/f")
    system.run("reg", "add", f"HKLM\\{CLASSES}\\{KIND}\\shell\\open\\command", "/ve", "/d", command, "/f")
    kept = next((system.wine.home / "Documents" / GAMES_FOLDER).rglob(f"*skyjo*{PROJECT.suffix}"))
    begun = "".join(kept.read_text(encoding="utf-8").splitlines(keepends=True)[:BEGUN])
    match = write(system.wine.home / "Documents" / f"بازی من a{PROJECT.suffix}", begun)
    title = f"{OPENED} — {TITLES['en']}"
    with system.opened("start", "/wait", system.inside(match), title=title):
        system.photograph(PICTURES / "match.png")
        with system.opened("start", "/wait", system.inside(match), title=TITLES["en"]):
            system.photograph(PICTURES / "second.png")
            need(system.titles().count(title) == 1, "a match that is open is opened a second time")
    need(match.read_text(encoding="utf-8").startswith(begun), "the match has lost lines")
    system.run(system.inside(folder / "takhte-console.exe"), "replay", system.inside(match))
    print(f"opened by a double click on {match.name}", flush=True)


def try_failures(system: WindowsSystem, folder: Path) -> None:
    """Where nothing can be kept, a message box says so; broken files of its own are set aside."""
    broken = system.wine.home / "خراب"
    write(broken / "index", "a file where a folder is wanted")
    with system.opened(
        *(system.inside(folder / "takhte.exe"), "--language", "fa"),
        title="Takhte",
        code=2,
        says="خراب",
        TAKHTE_HOME=system.inside(broken / "index"),
    ):
        system.photograph(PICTURES / "failure.png", least=BOX)
    write(broken / "data" / "index.sqlite", "this is no database, not at all " * 99)
    write(broken / "config" / "settings.json", "x")
    console = system.inside(folder / "takhte-console.exe")
    told = system.run(console, "--language", "en", "selftest", code=1, TAKHTE_HOME=system.inside(broken))
    need("Traceback" not in told, f"with broken files the self-test says: {told}")
    need((broken / "data" / "index.set-aside").is_file(), "the broken index was not set aside")
    shutil.rmtree(broken)


def try_msi(system: WindowsSystem) -> None:
    """Windows Installer's package: installed, refused where the other one is, used, removed."""
    files, registry = system.files(), system.registry()
    package, folder = windows_path(artefact("*.msi")), system.wine.home / OLD_PLACE
    with older_program() as onedir:
        older = make_msi(onedir, onedir.parent, OLDER)
        system.run("msiexec", "/i", windows_path(older), "/qn")
    need((folder / OF_THE_OLDER).is_file(), "the older package was not installed")
    system.run("msiexec", "/i", package, "/qn")
    need(not (folder / OF_THE_OLDER).exists(), "the package left a file of the older one")
    need(system.registry()[OWN]["Package"] == "msi", "it left no note for the setup program")
    command = system.registry()[f"{CLASSES}\\{KIND}\\shell\\open\\command"]["@"]
    need(command == f'"{system.inside(folder)}\\takhte.exe" "%1"', f"match files are opened by {command}")
    need((system.wine.home / MENU).is_file(), "there is no entry in the menu")
    told = system.run(system.inside(folder / "takhte-console.exe"), "--language", "fa", "selftest")
    need(SAID["fa"] in told, f"the self-test says: {told}")
    system.run(windows_path(artefact("*-setup.exe")), "/S", code=OTHER_PACKAGE)
    remove(system, ["msiexec", "/x", package, "/qn"])
    need_nothing_left(system, files, registry)


def write(path: Path, text: str) -> Path:
    """A file of the person's."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def remove(system: WindowsSystem, command: list[str]) -> None:
    """Uninstall, and wait for the copy of itself that an uninstaller starts."""
    system.run(*command)
    system.wine.wait()


def need_nothing_left(system: WindowsSystem, files: set[str], registry: dict[str, dict[str, str]]) -> None:
    """Nothing is there that was not there before, but what the person made; and that is all there."""
    left = {path for path in system.files() - files if not path.startswith(OWN_FILES)} - OF_WINDOWS
    need(not left, f"removing left: {sorted(left)[:20]}")
    lost = files - system.files()
    need(not lost, f"removing took away: {sorted(lost)[:20]}")
    now = system.registry()
    looked_at = {*now, *registry} - KEYS_OF_WINDOWS
    changed = sorted(key for key in looked_at if now.get(key) != registry.get(key))
    need(not changed, f"removing left in the registry: {[(key, now.get(key)) for key in changed[:20]]}")


def artefact(pattern: str) -> Path:
    """The one artefact that is called so."""
    found = sorted(ARTEFACTS.glob(pattern))
    if len(found) != 1:
        raise TrialError(f"{len(found)} artefacts are called {pattern}; run `make dist-windows` first")
    return found[0]
