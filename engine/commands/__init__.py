"""The command line: everything the program does without a window. No Qt is imported here (design §1)."""
