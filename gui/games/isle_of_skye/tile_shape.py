"""The shape of a tile's land, from its data alone (unit radius, the tile's own frame, no Qt)."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from msgspec import Struct

from engine.games.isle_of_skye.pieces import Tile, tile
from gui.games.isle_of_skye.hexes import Point, polar

NAMES: Final = {"S": "sea", "M": "mountain", "F": "forest", "P": "plain", "R": "road"}
R_IN: Final = {1: 0.47, 2: 0.37, 3: 0.28, 4: 0.30, 5: 0.32, 6: 0.3}
HEART: Final = {"castle": 0.36, "village": 0.37, "swamp": 0.41, "hill": 0.46, "road": 0.15, "symbol": 0.33, None: 0.12}
WOBBLE: Final = {"sea": 0.085, "forest": 0.06, "mountain": 0.05}


class Run(Struct, frozen=True):
    """Neighbouring edges of one land: from edge `first` on, `count` of them."""

    land: str
    first: int
    count: int


class TileShape(Struct, frozen=True):
    """Where what lies on a tile. `heart` is the place of its picture, `room` the radius kept for it."""

    edges: tuple[str, ...]
    kind: str | None
    hills: int
    heart: Point
    room: float
    roads: tuple[int, ...]
    runs: tuple[Run, ...]
    curves: tuple[tuple[Point, ...], ...]
    """By run: its inner boundary, corner to corner."""


def edge_names(number: int) -> tuple[str, ...]:
    """By side: what the tile shows, unturned."""
    return tuple(NAMES[letter] for letter in tile(number).letters)


@cache
def tile_shape(number: int) -> TileShape:
    """The shape of a tile, unturned."""
    data = tile(number)
    edges = edge_names(number)
    kind = "symbol" if data.symbol else data.feature
    heart, room = _heart(edges, kind), HEART[kind]
    runs = tuple(_runs(edges))
    return TileShape(
        edges=edges,
        kind=kind,
        hills=data.hills,
        heart=heart,
        room=room,
        roads=tuple(side for side in range(6) if edges[side] == "road"),
        runs=runs,
        curves=tuple(_boundary(data, heart, room, run) for run in runs),
    )


def _heart(edges: Sequence[str], kind: str | None) -> Point:
    """Away from the lands that crowd it."""
    quiet = [polar(1, 60 * side) for side in range(6) if edges[side] in ("plain", "road")]
    x, y = sum(p[0] for p in quiet), sum(p[1] for p in quiet)
    length = math.hypot(x, y)
    if kind in ("road", "symbol") or length < 0.5:
        return 0.0, 0.0
    off = min(0.29, 0.16 * length)
    return x / length * off, y / length * off


def _runs(edges: Sequence[str]) -> list[Run]:
    start = next((side for side in range(6) if edges[side] != edges[side - 1]), 0)
    found, side = [], start
    while side < start + 6:
        count = 1
        while side + count < start + 6 and edges[(side + count) % 6] == edges[side % 6]:
            count += 1
        if edges[side % 6] in WOBBLE:
            found.append(Run(edges[side % 6], side % 6, count))
        side += count
    return found


def _boundary(data: Tile, heart: Point, room: float, run: Run) -> tuple[Point, ...]:
    """The inner boundary of a run: it ends exactly in the corners, so that seams match."""
    rng = Random(f"{data.number}/{run.first}/curve")
    span, begin = 60 * run.count, 60 * run.first - 30
    inner, wobble = R_IN[run.count], WOBBLE[run.land]
    phases = [rng.uniform(0, 6.28) for _ in range(4)]
    points = []
    steps = 16 * run.count + 8
    for step in range(steps + 1):
        u = step / steps
        # denser near the corners
        f = span * (0.5 - 0.5 * math.cos(math.pi * u)) * 0.55 + span * u * 0.45
        d = min(f, span - f)
        r = inner + (1 - inner) * math.exp(-d / 11.0)
        taper = min(1, d / 16.0)
        waves = math.sin(f / 9.5 + phases[0]) * 0.7 + math.sin(f / 4.7 + phases[1]) * 0.55
        r *= 1 + taper * wobble * (waves + math.sin(f / 22 + phases[2]) * 0.8)
        x, y = polar(r, begin + f)
        dx, dy = x - heart[0], y - heart[1]
        away = math.hypot(dx, dy) or 1e-6
        kept = (away**7 + room**7) ** (1 / 7)
        kept = away + (kept - away) * taper
        points.append((heart[0] + dx / away * kept, heart[1] + dy / away * kept))
    return tuple(points)


@cache
def boundary(number: int, index: int, delta: float) -> tuple[Point, ...]:
    """A run's inner boundary moved by `delta`, see `shifted`."""
    return tuple(shifted(tile_shape(number).curves[index], round(delta, 4)))


def shifted(pts: Sequence[Point], delta: float, reach: float = 0.34) -> Sequence[Point]:
    """The boundary moved towards the middle (+) or the rim (-), tapering to nothing at the corners."""
    if not delta:
        return pts
    n = len(pts)
    lengths = [0.0]
    for a, b in pairwise(pts):
        lengths.append(lengths[-1] + math.dist(a, b))
    k = 2 + int(abs(delta) * 26)
    out: list[Point] = []
    for j, p in enumerate(pts):
        a, b = pts[max(0, j - k)], pts[min(n - 1, j + k)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        m = math.hypot(tx, ty) or 1
        d = min(lengths[j], lengths[-1] - lengths[j])
        taper = min(1, d / reach)
        taper = taper * taper * (3 - 2 * taper)
        # the curve runs by growing angle: (ty, -tx) points outwards
        out.append((p[0] - ty / m * delta * taper, p[1] + tx / m * delta * taper))
    for _ in range(int(abs(delta) * 60)):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(out, out[1:], out[2:], strict=False)
        ]
        out = [out[0], *inner, out[-1]]
    return out


def along(pts: Sequence[Point], step: float, least: float = 0.10) -> list[tuple[float, float, float, float, float]]:
    """Points every `step` along the boundary with outward normal and distance to the nearer corner."""
    out, acc = list[tuple[float, float, float, float, float]](), 0.0
    total = sum(math.dist(a, b) for a, b in pairwise(pts))
    pos = 0.0
    for a, b in pairwise(pts):
        d = math.dist(a, b)
        while acc <= d:
            u = acc / d if d else 0
            c = min(pos + acc, total - pos - acc)
            if c > least:
                out.append(
                    (
                        a[0] + (b[0] - a[0]) * u,
                        a[1] + (b[1] - a[1]) * u,
                        (b[1] - a[1]) / (d or 1),
                        -(b[0] - a[0]) / (d or 1),
                        c,
                    )
                )
            acc += step
        acc -= d
        pos += d
    return out
