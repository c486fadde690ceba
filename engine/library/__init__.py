"""Matches on disk: their files, the index over them, and where they lie (design §3). No Qt."""
