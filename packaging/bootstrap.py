"""Behind the Makefile: makes the virtual environment ready and runs the program or its checks.

Standard library only, because it runs before anything is installed. Every step looks first whether it is done, so
running it again is safe and quick.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
NEEDED_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-n", "2"),
)
PROOFS = (("pytest", "-n", "2", "-m", "slow", "--timeout", "3600"),)
OFF_SCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def main(argv: list[str]) -> int:
    """Carry out one of the commands below with its own arguments and return the exit code."""
    _need_python(argv)
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    name, *arguments = argv or ["play"]
    if name not in COMMANDS:
        _stop(f"The commands are: {', '.join(COMMANDS)}.")
    return COMMANDS[name](arguments)


def play(arguments: list[str]) -> int:
    """Set up and open the window, or run the command that is named."""
    from engine.commands.display import has_display
    from engine.commands.language import system_language
    from engine.commands.libraries import WINDOW_LIBRARIES
    from engine.core.messages import MESSAGES

    if not arguments and not has_display(os.environ):  # told at once, not after a minute of installing
        _stop(MESSAGES["no_display"][system_language(os.environ)].format(demo="make demo"))
    set_up(WINDOW_LIBRARIES, "play")
    return _python("main.py", *arguments)


def demo(arguments: list[str]) -> int:
    """A whole game off screen, with pictures."""
    return _off_screen("demo", arguments)


def bench(arguments: list[str]) -> int:
    """Measure the rules and the window."""
    return _off_screen("bench", arguments)


def gallery(arguments: list[str]) -> int:
    """Draw every page and board."""
    return _off_screen("gallery", arguments or ["gallery"])


def test(arguments: list[str]) -> int:
    """Set up and run every check, all of them even when one fails; with arguments only pytest with those."""
    _set_up_off_screen("development")
    return _run_all([("pytest", *arguments)] if arguments else CHECKS)


def proofs(arguments: list[str]) -> int:
    """The slow tests: thousands of games, fifty kills."""
    _set_up_off_screen("development")
    return _run_all([(*proof, *arguments) for proof in PROOFS])


def translations(arguments: list[str]) -> int:
    """Bring the `.ts` files up to the source and say what still wants translating."""
    import translations as catalogues

    print("\n".join([*(f"changed {path}" for path in catalogues.update()), *catalogues.check()]))
    return 0


def build(arguments: list[str]) -> int:
    """Make the standalone program in dist/takhte and try it."""
    _set_up_bundling()
    return _python("packaging/build.py", *arguments)


def dist(arguments: list[str]) -> int:
    """Make everything a person downloads, in dist/artefacts."""
    _set_up_bundling()
    if sys.platform.startswith("linux"):
        ensure_dist_tools()
    return _python("packaging/build.py", "dist", *arguments)


def dist_twice(arguments: list[str]) -> int:
    """Make everything twice in different folders and compare it byte for byte."""
    _set_up_off_screen("development")
    return _python("packaging/compare_builds.py", *arguments)


def test_dist(arguments: list[str]) -> int:
    """Install, use and remove what `dist` made, in a Debian of its own without Python."""
    _set_up_bundling()  # for the older version
    ensure_trial_tools("ALL_FORMS")
    return _python("packaging/try_artefacts.py", *arguments)


def test_dist_sample(arguments: list[str]) -> int:
    """The same with a .deb alone, built for it of the sources as they are; left out where no Debian can be made."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from trials.tools import hindrance

    reason = hindrance()
    if reason is not None:
        print(f"The trial of the .deb is left out: {reason}.", flush=True)
        return 0
    _set_up_bundling()
    try:
        ensure_trial_tools("TOOLS")
    except SystemExit:
        print("The trial of the .deb is left out: its tools could not be installed.", flush=True)
        return 0
    return _python("packaging/try_artefacts.py", "sample", *arguments)


def dist_windows(arguments: list[str]) -> int:
    """Make the program for Windows and its installers under Wine, in dist/windows/artefacts."""
    _set_up_off_screen("development")
    ensure_windows_tools("BUILD_TOOLS")
    return _python("packaging/build.py", "dist-windows", *arguments)


def test_dist_windows(arguments: list[str]) -> int:
    """Install, use and remove what `dist-windows` made, in a Windows of Wine's."""
    _set_up_off_screen("development")
    ensure_windows_tools("TRIAL_TOOLS")
    return _python("packaging/try_windows.py", *arguments)


COMMANDS = {
    "play": play,
    "demo": demo,
    "bench": bench,
    "gallery": gallery,
    "test": test,
    "proofs": proofs,
    "translations": translations,
    "build": build,
    "dist": dist,
    "dist-twice": dist_twice,
    "test-dist": test_dist,
    "test-dist-sample": test_dist_sample,
    "dist-windows": dist_windows,
    "test-dist-windows": test_dist_windows,
}


def set_up(libraries: dict[str, str], kind: str) -> None:
    """What the system must give, the environment with the packages of a kind ("play" or "development"), and the
    compiled translations."""
    ensure_system(libraries)
    ensure_environment()
    ensure_packages(kind)
    subprocess.run([str(venv_python()), "packaging/translations.py", "compile"], check=True)


def ensure_system(libraries: dict[str, str]) -> None:
    """Install the Debian packages that are missing: all at once, so that a person has one command to type."""
    from engine.commands.libraries import missing_packages

    missing = missing_packages(libraries)
    if not works(venv_python()) and not can_make_environments():
        missing.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    if missing:
        install_packages(missing)


def ensure_dist_tools() -> None:
    """Install the tools that make packages, where they are missing."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from artefacts.tools import missing_tools

    missing = missing_tools()
    if missing:
        install_packages(missing)


def ensure_trial_tools(kind: str) -> None:
    """Install the tools of a kind ("TOOLS" or "ALL_FORMS") that try the artefacts, where they are missing."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from trials import tools

    missing = tools.missing_tools(getattr(tools, kind))
    if missing:
        install_packages(missing)


def ensure_windows_tools(kind: str) -> None:
    """Install the tools of a kind ("BUILD_TOOLS" or "TRIAL_TOOLS") for Windows' artefacts, where they are missing."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from windows import tools

    missing = tools.missing_tools(getattr(tools, kind))
    if missing:
        install_packages(missing)


def ensure_environment() -> None:
    """Make `.venv` where there is none that works."""
    if works(venv_python()):
        return
    print("Making the virtual environment …", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)


def ensure_packages(kind: str) -> None:
    """Install what pyproject.toml pins; a stamp remembers which pins, for which Python and place."""
    # An environment for development holds everything that playing needs.
    for stamped in {kind, "development"}:
        if _read(_stamp(stamped)) == fingerprint(wanted_packages(stamped)):
            return
    print("Installing packages …", flush=True)
    command = [str(venv_python()), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    wanted = wanted_packages(kind)
    subprocess.run([*command, "--constraint", str(CONSTRAINTS), *wanted], check=True, stdin=subprocess.DEVNULL)
    _stamp(kind).write_text(fingerprint(wanted), encoding="utf-8")


def wanted_packages(kind: str) -> list[str]:
    """The requirements of pyproject.toml for playing, or for development as well."""
    import tomllib

    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = project["optional-dependencies"]["dev"] if kind == "development" else []
    return [*project["dependencies"], *extra]


def fingerprint(wanted: list[str]) -> str:
    """Changes with everything that an installed environment depends on."""
    text = "\n".join([*wanted, CONSTRAINTS.read_text(encoding="utf-8"), str(VENV), sys.version])
    return hashlib.sha256(text.encode()).hexdigest()


def venv_python() -> Path:
    """The environment's interpreter, whether it is there or not."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def works(python: Path) -> bool:
    """Whether that is an interpreter new enough and with pip: an environment may be half made, or of a Python that
    is gone."""
    program = f"import pip, sys; sys.exit(sys.version_info < {NEEDED_PYTHON})"
    try:
        return subprocess.run([str(python), "-c", program], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def can_make_environments() -> bool:
    """Debian and Ubuntu keep this part of Python in a package of its own."""
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        return False
    return True


def install_packages(packages: list[str]) -> None:
    """Install Debian packages as root; otherwise stop with the one command to type."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None:
        _stop(f"Install what your system calls these Debian packages, then try again: {' '.join(packages)}")
    if os.geteuid() != 0:
        _stop(
            f"Takhte needs a few system packages. Install them with this command, then try again:\n"
            f"sudo {shlex.join(command)}"
        )
    print(f"Installing system packages: {' '.join(packages)} …", flush=True)
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update", "-q"], command):
        done = subprocess.run(step, env=environ, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode:
            _stop(f"{shlex.join(step)} failed:\n{done.stdout}{done.stderr}")


def _set_up_off_screen(kind: str) -> None:
    from engine.commands.libraries import OFFSCREEN_LIBRARIES

    set_up(OFFSCREEN_LIBRARIES, kind)
    os.environ.update(OFF_SCREEN)


def _set_up_bundling() -> None:
    """Everything that is bundled has to be on this system, the libraries of a window too, which is not opened here."""
    from engine.commands.libraries import WINDOW_LIBRARIES

    set_up(WINDOW_LIBRARIES, "development")
    os.environ.update(OFF_SCREEN)


def _off_screen(command: str, arguments: list[str]) -> int:
    _set_up_off_screen("play")
    return _python("main.py", command, *arguments)


def _run_all(commands: list[tuple[str, ...]] | tuple[tuple[str, ...], ...]) -> int:
    failed = []
    for command in commands:
        print(f"\n$ {shlex.join(command)}", flush=True)
        if _python("-m", *command):
            failed.append(shlex.join(command))
    if failed:
        print(f"\nFailed: {'; '.join(failed)}", flush=True)
    return 1 if failed else 0


def _python(*arguments: str) -> int:
    return subprocess.run([str(venv_python()), *arguments], check=False).returncode


def _need_python(argv: list[str]) -> None:
    """Go on with a newer Python where this one is too old and another is installed."""
    if sys.version_info >= NEEDED_PYTHON:
        return
    for name in NEWER_PYTHONS:
        found = shutil.which(name)
        if found is not None:
            os.execv(found, [found, __file__, *argv])
    _stop("Takhte needs Python 3.11 or newer; on Debian 12 and Ubuntu 24.04: sudo apt-get install python3")


def _stamp(kind: str) -> Path:
    return VENV / f"takhte-{kind}.stamp"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as fault:
        _stop(f"This step failed: {shlex.join(map(str, fault.cmd))}")
    except KeyboardInterrupt:
        sys.exit(130)
