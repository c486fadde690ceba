"""The settings page: every change counts at once and shows in the sample beside it."""
