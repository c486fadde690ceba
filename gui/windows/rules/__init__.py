"""The rule book.

page        the page;  shelf  which books there are;  tabs  those as tabs;  in_this_game  what a match's options say
chapters    a book as chapters;  markup  the marks in its texts;  search  looking things up       (no Qt)
setter      chapters become strips:  setting  text,  headings,  insets  what stands below a clause,  galley  type
strips      what a page is made of;  paging  cutting pages (no Qt);  pages  a book cut into pages
book        the open book;  leaf  its paper;  keys;  book_parts  what can be pressed on it
contents, search_field   beside it
"""

from gui.windows.rules.page import RulesPage

__all__ = ["RulesPage"]
