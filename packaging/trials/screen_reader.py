"""A screen reader's part: reads a program's window by AT-SPI and presses what is in it.

Run by the system's own Python, which has the bindings (Debian: python3-gi, gir1.2-atspi-2.0). One request a line comes
in as JSON, one answer goes out:
`{"do": "read"}` gives a list of what can be seen, each with its `id`, `depth`, `role`, `name`, `description`, `enabled`
and the names of its `actions`; empty while the program has no window.
`{"do": "press", "id": 7}` carries out the first action of one of the list last read and gives whether that went.
"""

import json
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found, unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found, unused-ignore]  # noqa: E402

PROGRAM = "takhte"
UNSEEN = (Atspi.StateType.DEFUNCT, Atspi.StateType.INVALID)


def main() -> None:
    """Answer until the requests end."""
    warnings.simplefilter("ignore")  # the bindings call their own short names outdated
    Atspi.init()
    read: list[Any] = []
    for line in sys.stdin:
        request = json.loads(line)
        answer: object
        if request["do"] == "read":
            told = list(look())
            read = [element for element, _ in told]
            answer = [{"id": number, **words} for number, (_, words) in enumerate(told)]
        else:
            answer = press(read[request["id"]])
        print(json.dumps(answer), flush=True)


def look() -> Iterator[tuple[Any, dict[str, object]]]:
    """Everything that is shown in the program's windows, from the outside in."""
    desktop = Atspi.get_desktop(0)
    for program in children(desktop):
        if program.get_name() == PROGRAM:
            for window in children(program):
                yield from inside(window, 0)


def inside(element: Any, depth: int) -> Iterator[tuple[Any, dict[str, object]]]:
    """An element and what is in it, while it is shown."""
    try:
        states = element.get_state_set()
        if not states.contains(Atspi.StateType.SHOWING) or any(map(states.contains, UNSEEN)):
            return
        words = {
            "depth": depth,
            "role": element.get_role_name(),
            "name": element.get_name(),
            "description": element.get_description(),
            "enabled": states.contains(Atspi.StateType.ENABLED),
            "actions": [element.get_action_name(number) for number in range(element.get_n_actions())],
        }
    except GLib.Error:  # it went away while it was read
        return
    yield element, words
    for child in children(element):
        yield from inside(child, depth + 1)


def children(element: Any) -> Iterator[Any]:
    """The elements inside one, those left out that went away meanwhile."""
    try:
        count = element.get_child_count()
    except GLib.Error:
        return
    for number in range(count):
        try:
            child = element.get_child_at_index(number)
        except GLib.Error:
            continue
        if child is not None:
            yield child


def press(element: Any) -> bool:
    """What a screen reader does for Enter."""
    try:
        return element.get_n_actions() > 0 and bool(element.do_action(0))
    except GLib.Error:
        return False


if __name__ == "__main__":
    main()
