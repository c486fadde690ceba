"""Skyjo: twelve hidden cards each, and the smallest sum wins. Rules: `seeds/skyjo.en.md`."""
