"""The table: a match being played, with the seats, the board, the prompt and the log round it.

`TablePage(look, settings, pixmaps)` is the page. `open(session, kit)` shows a match and starts its session,
`close_match()` leaves it; `left`, `result_wanted`, `rules_wanted(clause or None)` and `settings_wanted` say what the
person wants of the rest of the window.
"""

from gui.windows.table.page import TablePage

__all__ = ["TablePage"]
