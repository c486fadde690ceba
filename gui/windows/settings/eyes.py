"""How colours look to other eyes. Only shown, never applied to the window."""

from __future__ import annotations

from typing import Final, Literal

from gui.theme import channels

Eyes = Literal["deuteranopia", "protanopia", "achromatopsia"]

# Machado, Oliveira and Fernandes (2009), full strength; for no colour at all the luminance of sRGB.
_MATRICES: Final[dict[Eyes, tuple[tuple[float, float, float], ...]]] = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen_by(colour: str, eyes: Eyes) -> str:
    """A colour "#RRGGBB" as those eyes see it."""
    linear = [_linear(value / 255) for value in channels(colour)]
    mixed = (sum(k * v for k, v in zip(row, linear, strict=True)) for row in _MATRICES[eyes])
    return "#" + "".join(f"{round(255 * _encoded(min(1.0, max(0.0, value)))):02X}" for value in mixed)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    return float(12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)
