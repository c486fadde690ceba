"""The end of a game.

page           the page;  headline  its first two lines;  winner  the signs of those who won
ledger         the score sheets as one table, without Qt;  columns  their widths
ledger_panel   the table on its paper:  ledger_ends  ranking and totals,  ledger_view  the lines,
               ledger_model, ledger_art  what they show and how
final_board    the table as it lay
"""

from gui.windows.result.page import ResultPage

__all__ = ["ResultPage"]
