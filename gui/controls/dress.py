"""Palette and style sheet for plain Qt widgets: menus, tooltips, message boxes, lists, the drop-down's popup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPalette

from gui.art.painting import colour
from gui.theme import Theme, mix

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from gui.controls.look import Look


def dress(app: QApplication, look: Look) -> None:
    """Give the application font, palette, style sheet and direction of `look`."""
    app.setLayoutDirection(look.direction)
    app.setFont(look.font(14))
    app.setPalette(palette(look.theme))
    app.setStyleSheet(style_sheet(look))


def palette(theme: Theme) -> QPalette:
    made, role = QPalette(), QPalette.ColorRole
    for which, value in (
        (role.Window, theme.paper),
        (role.WindowText, theme.ink),
        (role.Base, theme.raised),
        (role.AlternateBase, theme.groove_pale),
        (role.Text, theme.ink),
        (role.Button, theme.raised),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.pomegranate),
        (role.ToolTipBase, theme.ink),
        (role.ToolTipText, theme.paper),
        (role.PlaceholderText, theme.ink_soft),
        (role.Highlight, theme.lapis),
        (role.HighlightedText, theme.on_lapis),
        (role.Link, theme.lapis),
        (role.LinkVisited, theme.lapis),
        (role.Accent, theme.lapis),
        (role.Light, theme.gleam if not theme.dark else mix(theme.raised, theme.gleam, 0.1)),
        (role.Midlight, theme.groove_pale),
        (role.Mid, theme.line),
        (role.Dark, theme.rim),
        (role.Shadow, "#000000"),
    ):
        made.setColor(which, colour(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, colour(mix(theme.ink_soft, theme.paper, 0.35)))
    return made


def style_sheet(look: Look) -> str:
    """Rules for plain widgets only; our own controls paint themselves."""
    t, px = look.theme, look.px
    hover = mix(t.paper, t.lapis, 0.16)
    return f"""
QToolTip {{ background: {t.ink}; color: {t.paper}; border: 1px solid {t.ink}; padding: {px(5)}px {px(8)}px; }}
QMenu {{ background: {t.paper}; color: {t.ink}; border: 1px solid {t.edge}; padding: {px(6)}px; }}
QMenu::item {{ padding: {px(7)}px {px(22)}px; border-radius: {px(6)}px; }}
QMenu::icon {{ padding-left: {px(12)}px; padding-right: {px(4)}px; }}
QMenu::item:selected {{ background: {hover}; }}
QMenu::item:disabled {{ color: {t.ink_soft}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: {px(6)}px {px(8)}px; }}
QComboBox QAbstractItemView {{ background: {t.paper}; color: {t.ink}; border: 1px solid {t.edge};
  padding: {px(4)}px; outline: 0; selection-background-color: {hover}; selection-color: {t.ink}; }}
QComboBox QAbstractItemView::item {{ min-height: {px(32)}px; padding: 0 {px(10)}px; border: none;
  border-radius: {px(6)}px; }}
QComboBox QAbstractItemView::item:selected {{ background: {hover}; color: {t.ink}; border: none; }}
QDialog, QMessageBox {{ background: {t.paper}; }}
QDialog QLabel, QMessageBox QLabel {{ color: {t.ink}; }}
QPushButton {{ background: {t.raised}; color: {t.ink}; border: 1px solid {t.rim}; border-radius: {px(9)}px;
  padding: {px(7)}px {px(18)}px; min-width: {px(64)}px; }}
QPushButton:hover {{ background: {mix(t.raised, t.lapis, 0.07)}; border-color: {t.lapis}; }}
QPushButton:pressed {{ background: {t.groove}; }}
QPushButton:default {{ background: {t.lapis}; color: {t.on_lapis}; border-color: {mix(t.lapis, "#000000", 0.2)}; }}
QPushButton:focus {{ border: 2px solid {t.lapis}; }}
QPushButton:disabled {{ background: {t.groove_pale}; color: {t.ink_soft}; border-color: {t.line}; }}
QLineEdit {{ background: {t.groove_pale}; color: {t.ink}; border: 1px solid {mix(t.paper, t.rim, 0.6)};
  border-radius: {px(8)}px; padding: {px(5)}px {px(8)}px; selection-background-color: {t.lapis};
  selection-color: {t.on_lapis}; }}
QLineEdit:focus {{ border: 2px solid {t.lapis}; }}
QTableView, QListView, QTreeView {{ background: transparent; color: {t.ink}; border: none; outline: 0;
  gridline-color: {t.line}; selection-background-color: {hover}; selection-color: {t.ink}; }}
QHeaderView::section {{ background: transparent; color: {t.ink_soft}; border: none;
  border-bottom: 1px solid {t.line}; padding: {px(6)}px {px(8)}px; }}
QTextBrowser, QPlainTextEdit, QTextEdit {{ background: transparent; color: {t.ink}; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {mix(t.paper, t.rim, 0.6)}; border-radius: 3px; margin: 3px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover {{ background: {t.rim}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
