"""A program for `test_library_kill`: plays a match in its file until somebody ends it.

``match_child.py FILE``: takes the match up, and after each step that is saved tells its ply on standard output.
"""

import sys
from pathlib import Path

from random_play import play_on

from engine.games import GAMES
from engine.library.files import continue_match


def main(path: Path) -> None:
    continued = continue_match(path, GAMES)
    print(continued.match.ply, flush=True)
    while not continued.match.over:
        play_on(continued.match, 1)
        print(continued.match.ply, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
