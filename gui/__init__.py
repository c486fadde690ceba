"""The window: Qt widgets and boards over the engine. Nothing in `engine` knows of it."""
