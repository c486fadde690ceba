"""Isle of Skye in the window."""
