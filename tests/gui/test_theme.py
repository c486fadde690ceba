"""Colours: text is readable, targets stand out, the eight seats stay apart for every eye."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from gui.theme import (
    CARD,
    CLOTH,
    CURTAIN,
    DARK,
    LADDER,
    LIGHT,
    SEAT_PALETTES,
    SEAT_STYLES,
    PaletteName,
    Theme,
    channels,
    contrast,
    face_ink,
    mix,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

Matrix = tuple[tuple[float, float, float], ...]
TEXT, OUTLINE = 4.5, 3.0

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
EYES: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

INKS = ("ink", "ink_soft", "lapis", "turquoise_ink", "saffron_ink", "pomegranate_ink")
GROUNDS = ("table", "paper", "groove_pale", "raised", "page", "well")


def linear(colour: str) -> list[float]:
    parts = [value / 255 for value in channels(colour)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]


def seen(colour: str, eye: str) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour as an eye sees it."""
    rgb = linear(colour)
    red, green, blue = (max(0.0, min(1.0, sum(m * v for m, v in zip(row, rgb, strict=True)))) for row in EYES[eye])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(a: str, b: str, eye: str) -> float:
    """CIE 1976 difference: 2.3 can just be noticed."""
    pairs = zip(seen(a, eye), seen(b, eye), strict=True)
    return float(sum((p - q) ** 2 for p, q in pairs) ** 0.5)


def closest(fills: Sequence[str], eye: str) -> float:
    return min(apart(a, b, eye) for a, b in combinations(fills, 2))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", INKS)
def test_every_ink_reads_on_every_ground(theme: Theme, ink: str, ground: str) -> None:
    ratio = contrast(getattr(theme, ink), getattr(theme, ground))
    assert ratio >= TEXT, f"{ink} on {ground}: {ratio:.2f}"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_words_read_in_a_groove_and_on_lapis(theme: Theme) -> None:
    assert contrast(theme.ink, theme.groove) >= TEXT
    assert contrast(theme.ink_soft, theme.groove) >= TEXT
    assert contrast(theme.on_lapis, theme.lapis) >= TEXT
    assert contrast(theme.paper, theme.ink) >= TEXT  # tooltips


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["table", "paper"])
@pytest.mark.parametrize("token", ["turquoise", "lapis", "pomegranate"])
def test_outlines_stand_out(theme: Theme, token: str, ground: str) -> None:
    assert contrast(getattr(theme, token), getattr(theme, ground)) >= OUTLINE


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_rim_of_a_control_stands_out_on_paper(theme: Theme) -> None:
    assert contrast(theme.rim, theme.paper) >= OUTLINE


@pytest.mark.parametrize("light", ["ring", "glow", "saffron"])
def test_lights_on_cloth_stand_out(light: str) -> None:
    assert contrast(getattr(CLOTH, light), CLOTH.base) >= OUTLINE


def test_words_read_on_cloth() -> None:
    assert contrast(CLOTH.ink, CLOTH.base) >= TEXT
    assert contrast(CLOTH.ink_soft, CLOTH.base) >= TEXT


@pytest.mark.parametrize("ink", ["ink", "name", "quiet", "news"])
@pytest.mark.parametrize("ground", ["niche_top", "niche_middle", "niche_foot"])
def test_words_read_on_the_curtain(ink: str, ground: str) -> None:
    # The quiet lines stand in the lower half, never on the lit top.
    if (ink, ground) != ("quiet", "niche_top"):
        assert contrast(getattr(CURTAIN, ink), getattr(CURTAIN, ground)) >= TEXT
    assert contrast(CURTAIN.button_ink, CURTAIN.button_foot) >= TEXT


@pytest.mark.parametrize("value", sorted(LADDER))
def test_the_number_reads_on_its_rung(value: int) -> None:
    assert contrast(face_ink(value), LADDER[value]) >= TEXT


def test_the_ladder_uses_both_inks() -> None:
    assert {face_ink(value) for value in LADDER} == {CARD.ink_dark, CARD.ink_light}


@pytest.mark.parametrize("eye", EYES)
def test_the_eight_seats_stay_apart(eye: str) -> None:
    assert closest([style.fill for style in SEAT_STYLES], eye) >= 15


@pytest.mark.parametrize(
    ("palette", "eye", "floor"),
    [
        ("red-green", "protanopia", 25),
        ("red-green", "deuteranopia", 25),
        ("blue-yellow", "tritanopia", 25),
        ("red-green", "all", 30),
        ("blue-yellow", "all", 30),
    ],
)
def test_a_palette_serves_the_eye_it_is_for(palette: PaletteName, eye: str, floor: float) -> None:
    found = closest([style.fill for style in SEAT_PALETTES[palette]], eye)
    assert found >= floor
    if eye != "all":
        assert found > closest([style.fill for style in SEAT_STYLES], eye) + 5


def test_greys_are_told_apart_by_lightness() -> None:
    assert closest([style.fill for style in SEAT_PALETTES["greyscale"]], "all") >= 6


@pytest.mark.parametrize("palette", SEAT_PALETTES)
def test_shapes_never_change(palette: PaletteName) -> None:
    signs = [(style.name, style.shape) for style in SEAT_PALETTES[palette]]
    assert signs == [(style.name, style.shape) for style in SEAT_STYLES]
    assert len({shape for _, shape in signs}) == 8


@pytest.mark.parametrize("palette", SEAT_PALETTES)
def test_signs_show_on_dark_panels(palette: PaletteName) -> None:
    for style in SEAT_PALETTES[palette]:
        assert contrast(style.on(DARK), DARK.paper) >= OUTLINE, style.name
        assert style.on(LIGHT) == style.fill


def test_mixing_runs_from_one_end_to_the_other() -> None:
    assert mix("#102030", "#F0E0D0", 0) == "#102030"
    assert mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"


def test_contrast_knows_its_ends() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
