"""The type of match files, as a desktop finds it, and what a double click on one opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artefacts.project import PROJECT
from trials.desktop import made_desktop
from trials.system import LOCALES
from trials.using import need
from trials.windowed import TITLES, begun_match, ending, need_played_on, seen

if TYPE_CHECKING:
    from trials.system import CleanSystem


def need_known_type(system: CleanSystem) -> None:
    """Takhte is what opens match files."""
    told = system.run("gio", "mime", PROJECT.mime_type)
    need(told.splitlines()[0].endswith(": takhte.desktop"), f"match files are opened by: {told}")


def double_click(system: CleanSystem, program: str) -> None:
    """Open a match as a file manager does: by its type, through the menu entry, under a name with a space and Persian
    letters in it."""
    with made_desktop(system) as desktop:
        match = begun_match(system, program)
        kind = system.run("gio", "info", "--attributes", "standard::content-type", seen(system, match))
        need(f"standard::content-type: {PROJECT.mime_type}" in kind, f"the type of a match file is: {kind}")
        for language, (_, title) in TITLES.items():
            environ = {"LANG": LOCALES[language], "TAKHTE_HOME": f"/tmp/double-{language}", **desktop.environ}
            with ending(system.start("gio", "open", seen(system, match), **environ)):
                window = desktop.wait_for_window(title)
                desktop.close(window)
            print(f"a double click opened “{window.title}”", flush=True)
            system.run("rm", "-r", environ["TAKHTE_HOME"])
        need_played_on(system, program, match)
        system.run("rm", seen(system, match))
