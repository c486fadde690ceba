"""The curtain between two people at one screen.

page       the widget: hanging, opening, lifting
measures   sizes and the stacking of the words, without Qt
carpet     the cloth, flat
hanging    the cloth in folds on its rod, the lamp
studio     paints the hanging ahead
backdrop   the table behind, blurred
words      what it says and how that is painted;  news  lines of the log on it
controls   its two buttons
"""

from gui.windows.curtain.news import NewsItem
from gui.windows.curtain.page import Curtain

__all__ = ["Curtain", "NewsItem"]
