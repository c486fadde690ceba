"""Imhotep: the rules of `seeds/imhotep.en.md`."""
