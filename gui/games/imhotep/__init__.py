"""Imhotep in the window."""
