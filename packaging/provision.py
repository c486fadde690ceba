"""What the program and its checks need of this machine: system packages, the virtual environment and what is in it.

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


def ensure_tools(tools: dict[str, str]) -> None:
    """Install what brings the tools that are missing. A tool is a program or the path of a file, with the Debian
    package it comes in."""
    missing = missing_tools(tools)
    if missing:
        install_packages(missing)


def missing_tools(tools: dict[str, str]) -> list[str]:
    """The packages of those tools that are not here, each once."""
    missing = [package for tool, package in tools.items() if shutil.which(tool) is None and not Path(tool).is_file()]
    return list(dict.fromkeys(missing))


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
        stop(f"Install what your system calls these Debian packages, then try again: {' '.join(packages)}")
    if os.geteuid() != 0:
        stop(
            f"Takhte needs a few system packages. Install them with this command, then try again:\n"
            f"sudo {shlex.join(command)}"
        )
    print(f"Installing system packages: {' '.join(packages)} …", flush=True)
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update", "-q"], command):
        done = subprocess.run(step, env=environ, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode:
            stop(f"{shlex.join(step)} failed:\n{done.stdout}{done.stderr}")


def _stamp(kind: str) -> Path:
    return VENV / f"takhte-{kind}.stamp"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def stop(sentence: str) -> NoReturn:
    """End with that sentence and exit code 2."""
    print(sentence, file=sys.stderr)
    sys.exit(2)
