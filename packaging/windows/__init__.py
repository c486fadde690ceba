"""Windows, made on Linux: an interpreter under Wine, the program through the one spec, and its installers."""
