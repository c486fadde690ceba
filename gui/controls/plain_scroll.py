"""A scroll area that screen readers take for a plain widget."""

from PySide6.QtWidgets import QScrollArea


class QWidget(QScrollArea):
    """Qt finds the accessible object of a widget by its classes' names, so this one, by its name, gets a plain
    widget's. A scroll area's own counts a bar among its parts while the bar is seen, and reads past the end of that
    list when a screen reader asks for the bar just after it went (Qt 6.11): the program crashed."""
