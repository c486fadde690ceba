"""The program's version, told by `--version` and on the settings page. `pyproject.toml` says the same."""

from typing import Final

VERSION: Final = "0.1.0"
