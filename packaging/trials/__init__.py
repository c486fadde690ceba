"""The trials of the artefacts, for try_artefacts.py."""
