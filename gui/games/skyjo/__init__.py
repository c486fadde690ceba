"""Skyjo in the window: its cards, its table, how it is played there, and its pictures."""
