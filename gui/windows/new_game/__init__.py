"""Setting up a game.

page           the page;  cover  its picture;  footer  its sentence and its button;  words  sentences
draft          what is being set up, without Qt;  names  names for seats
seat_list      all seats:  seat_row  one of them,  seat_tab  what it is dragged by,  style_drawer  its colours;
               add_seat
rules_column   the rules:  option_controls, option_line  one option
deal_code      the fold with the deal code
"""

from gui.windows.new_game.page import NewGamePage

__all__ = ["NewGamePage"]
