"""Vector art: functions that paint one thing with a QPainter, and pixmaps cached from them.

painting   paths, fills, strokes, text on a baseline
shadows    soft shadows from a blurred alpha mask, drawn in nine pieces
surfaces   carved and raised: groove, raised piece, paper card, knob, focus ring
girih      the field of ten-fold stars
seats      seat shapes, flat and as enamelled stones
icons      line icons
wood cloth tray mark
           the table, the card table's cloth, the walnut tray, the app's mark

Everything takes its colours from `gui.theme`; nothing is made at import.
"""
