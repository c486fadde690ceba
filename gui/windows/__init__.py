"""The pages of the program and the window that holds them."""
