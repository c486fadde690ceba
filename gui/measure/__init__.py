"""Figures of the window.

report   everything that `bench` says of it
frames   how long a frame takes while pieces move
visit    inside a program that `bench` starts: its first picture, a whole game, its memory
"""
