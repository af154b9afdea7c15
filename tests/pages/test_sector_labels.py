"""Numbers and amounts in sectors touch no border, no station and no other figure, no matter who holds the sectors."""

import math
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.rules.skymines.skymines import skymines

PROJECT = Path(__file__).resolve().parents[2]
RUN = ["node", "--import", "./tests/js/support/typescript.mjs", "tests/js/support/arrangements.mjs"]
BORDER = 9.0
"""Half the width of a double border with its bed, in board units."""
NUMBER = {1: (9.5, 12.0), 2: (19.0, 12.0)}
AMOUNT = (7.0, 9.5)
"""Half the width and height of figures as the style sheet has them, by digits."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return dict(skymines().table_facts())


@pytest.fixture(scope="module")
def arrangements(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """What the browser's code does with these facts: for each sector, vacant and claimed."""
    done = subprocess.run(RUN, input=msgspec.json.encode(facts), capture_output=True, check=True, cwd=PROJECT)
    found: list[dict[str, Any]] = msgspec.json.decode(done.stdout)
    return found


def boxes(arrangement: dict[str, Any]) -> list[Box]:
    """The figures of a sector: its number, then the amounts of its structures."""
    halves = [NUMBER[len(str(arrangement["sector"]))], *(AMOUNT for _ in arrangement["structures"])]
    middles = [arrangement["number"], *(one["amountAt"] for one in arrangement["structures"])]
    return [(x - w, y - h, x + w, y + h) for (x, y), (w, h) in zip(middles, halves, strict=True)]


def rings(facts: dict[str, Any], sector: int) -> list[list[Point]]:
    """The borders of a sector: its outline, and that of what it encloses."""
    fact = next(one for one in facts["moon"]["sectors"] if one["number"] == sector)
    points = facts["moon"]["points"]
    return [[tuple(points[index]) for index in ring] for ring in (fact["outline"], fact.get("hole") or []) if ring]


def distance(point: Point, one: Point, other: Point) -> float:
    """From a point to a straight piece of a border."""
    (x, y), (x1, y1), (x2, y2) = point, one, other
    dx, dy = x2 - x1, y2 - y1
    part = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot(x - x1 - part * dx, y - y1 - part * dy)


def is_within(point: Point, borders: list[list[Point]]) -> bool:
    """Whether a point lies inside the outline and outside of what that encloses."""
    x, y = point
    crossed = 0
    for ring in borders:
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            crossed += (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
    return crossed % 2 == 1


def edge_of(box: Box) -> list[Point]:
    """Points along the edge of a box."""
    left, top, right, bottom = box
    parts = [index / 8 for index in range(9)]
    across = [(left + (right - left) * part, y) for part in parts for y in (top, bottom)]
    return across + [(x, top + (bottom - top) * part) for part in parts for x in (left, right)]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_no_figure_touches_a_border_or_a_station(facts: dict[str, Any], arrangements: list[dict[str, Any]]) -> None:
    assert len(arrangements) == 2 * len(facts["moon"]["sectors"])
    touching = set()
    for arrangement in arrangements:
        borders = rings(facts, arrangement["sector"])
        pieces = [piece for ring in borders for piece in zip(ring, [*ring[1:], ring[0]], strict=True)]
        for box in boxes(arrangement):
            for point in edge_of(box):
                nearest = min(distance(point, one, other) for one, other in pieces)
                if nearest < BORDER or not is_within(point, borders):
                    touching.add((arrangement["sector"], arrangement["claimed"], round(nearest)))
    assert touching == set()


def test_no_figure_touches_another(arrangements: list[dict[str, Any]]) -> None:
    """Any two sectors, each vacant or claimed; of one sector the two cannot be there together."""
    between = [
        (one["sector"], other["sector"])
        for one, other in combinations(arrangements, 2)
        if one["sector"] != other["sector"]
        for mine in boxes(one)
        for theirs in boxes(other)
        if overlap(mine, theirs)
    ]
    within = [one["sector"] for one in arrangements if any(overlap(*two) for two in combinations(boxes(one), 2))]
    assert (between, within) == ([], [])
