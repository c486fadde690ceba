"""The rules, opponents and match files of Takhte. Nothing here imports Qt or `gui` (design §1)."""
