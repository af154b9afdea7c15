"""Plane geometry below the map: areas, insides, crossings, and the point with the most room."""

from itertools import combinations, product

import pytest

from app.rules.skymines.components.geometry import Place, edges_of, rank
from app.rules.skymines.components.geometry import _chains as chains
from app.rules.skymines.components.plane import Point, Segment, area_of, crossings, do_cross, is_inside
from app.rules.skymines.components.roomiest import PRECISION, farthest, room_at


def at(*points: Point, dx: float = 30.0, dy: float = 70.0) -> list[Point]:
    """Points moved away from the origin, where signs do not matter."""
    return [(x + dx, y + dy) for x, y in points]


def segment(a: Point, b: Point) -> Segment:
    """A segment away from the origin."""
    one, two = at(a, b)
    return one, two


def closed(points: list[Point]) -> list[Segment]:
    """The edges of a polygon."""
    return list(zip(points, [*points[1:], *points[:1]], strict=True))


TRIANGLE = at((0, 0), (12, 3), (4, 9))
ELL = at((0, 0), (60, 0), (60, 20), (20, 20), (20, 90), (0, 90))


# --- areas and insides ---------------------------------------------------------------------------


def test_an_area_is_that_of_its_triangle_and_below_0_the_other_way_round() -> None:
    assert area_of(TRIANGLE) == (12 * 9 - 4 * 3) / 2
    assert area_of(TRIANGLE[::-1]) == -area_of(TRIANGLE)
    assert area_of(ELL) == 60 * 20 + 20 * 70


@pytest.mark.parametrize(
    ("point", "inside"),
    [((10, 10), True), ((50, 10), True), ((10, 80), True), ((30, 30), False), ((-1, 10), False), ((61, 10), False),
     ((10, 91), False), ((10, -1), False), ((10, 20), True), ((40, 20.5), False)],
)  # fmt: skip
def test_a_point_is_inside_an_ell(point: Point, inside: bool) -> None:
    [moved] = at(point)
    assert is_inside(moved, ELL) == is_inside(moved, ELL[::-1]) == inside
    assert (room_at(closed(ELL), *moved) > 0) == inside


def test_points_on_either_side_of_a_slant() -> None:
    """Below and above the edge from (0, 0) to (12, 3), and right and left of the one from (12, 3) to (4, 9)."""
    for inner, outer in (((8, 2.1), (8, 1.9)), ((7.9, 6), (8.1, 6)), ((2.1, 4.5), (1.9, 4.5))):
        assert is_inside(at(inner)[0], TRIANGLE) and not is_inside(at(outer)[0], TRIANGLE)


# --- crossings -----------------------------------------------------------------------------------

MEET: list[tuple[Segment, Segment, bool]] = [
    (((0, 0), (2, 2)), ((0, 2), (2, 0)), True),
    (((0, 0), (4, 0)), ((1, 0), (1, 3)), True),
    (((0, 0), (4, 0)), ((1, 1), (1, 3)), False),
    (((0, 0), (4, 0)), ((5, -1), (5, 1)), False),
    (((0, 0), (4, 4)), ((4, 0), (2.5, 1.5)), False),
    (((0, 0), (1, 1)), ((0.9, 0.1), (0.6, 0.4)), False),
    (((0, 0), (4, 0)), ((0, 1), (4, 1)), False),
    (((0, 0), (2, 0)), ((1, 0), (3, 0)), True),
    (((0, 0), (4, 0)), ((1, 0), (3, 0)), True),
    (((0, 0), (1, 0)), ((2, 0), (3, 0)), False),
    (((0, 0), (0, 2)), ((0, 1), (0, 3)), True),
    (((0, 0), (0, 1)), ((0, 2), (0, 3)), False),
    (((0, 0), (1, 1)), ((2, 2), (3, 3)), False),
    (((0, 0), (2, 0)), ((0, 0), (0, 2)), False),
    (((0, 0), (2, 0)), ((0, 0), (2, 1)), False),
    (((0, 0), (2, 0)), ((0, 0), (-2, 0)), False),
    (((0, 0), (2, 0)), ((0, 0), (1, 0)), True),
    (((0, 0), (0.5, 0)), ((0, 0), (1, 0)), True),
    (((0, 0), (0, 2)), ((0, 0), (0, 1)), True),
    (((0, 0), (0, 2)), ((0, 0), (0, -1)), False),
    (((0, 0), (2, 4)), ((0, 0), (1, 2)), True),
    (((0, 0), (2, 4)), ((0, 0), (-1, -2)), False),
    (((0, 0), (3, -1)), ((0, 0), (1, 3)), False),
    (((0, 0), (2, 1)), ((0, 0), (2, 1)), True),
]


@pytest.mark.parametrize(("one", "two", "meet"), MEET)
def test_segments_meet_anywhere_but_at_a_common_end(one: Segment, two: Segment, meet: bool) -> None:
    """Whichever is named first, from whichever end, and with its axes swapped."""
    for first, second in ((one, two), (two, one)):
        for turned, other in product((first, first[::-1]), (second, second[::-1])):
            assert do_cross(segment(*turned), segment(*other)) == meet
            (a, b), (c, d) = turned, other
            assert do_cross(segment(a[::-1], b[::-1]), segment(c[::-1], d[::-1])) == meet


def test_a_sweep_finds_each_pair_that_meets_once() -> None:
    """Those above apart from each other, in one sweep; two that only touch where one ends are among them."""
    apart = [
        segment((x + 9 * place + 100, y), (z + 9 * place + 100, w))
        for place, pair in enumerate(MEET)
        for (x, y), (z, w) in pair[:2]
    ]
    segments = [*apart, segment((-8, 0), (-6, 0)), segment((-6, -1), (-6, 1)), segment((-4, 0), (-6, 0.5))]
    pairs = combinations(range(len(segments)), 2)
    expected = [(one, two) for one, two in pairs if do_cross(segments[one], segments[two])]
    assert sorted(tuple(sorted(pair)) for pair in crossings(segments)) == expected
    assert len(expected) == sum(meet for *_, meet in MEET) + 2


# --- room ----------------------------------------------------------------------------------------


def test_room_is_the_way_to_the_nearest_edge() -> None:
    """To the middle of a slant, and to a corner where no edge is nearer."""
    edges = closed(at((0, 0), (40, 30), (0, 30)))
    [(x, y)] = at((10, 20))
    assert room_at(edges, x, y) == pytest.approx(10)
    [(x, y)] = at((-3, -4))
    assert room_at(edges, x, y) == pytest.approx(-5)
    [(x, y)] = at((43, 34))
    assert room_at(edges, x, y) == pytest.approx(-5)
    [(x, y)] = at((20 + 3, 15 - 4))
    assert room_at(edges, x, y) == pytest.approx(-5)


@pytest.mark.parametrize(
    "edges",
    [
        closed(ELL),
        closed(at((0, 0), (90, 0), (90, 30), (0, 30))),
        closed(at((0, 0), (30, 0), (30, 90), (0, 90))),
        closed(at((0, 0), (90, 10), (20, 80))),
        closed(at((10, 0), (20, 0), (30, 90), (0, 90))),
        closed(at((0, 10), (90, 0), (90, 30), (0, 20))),
        closed(at((0, 0), (80, 0), (80, 60), (0, 60))) + closed(at((10, 10), (50, 10), (50, 40), (10, 40))),
        closed(at((0, 0), (90, 0), (90, 40), (60, 40), (60, 8), (30, 8), (30, 60), (0, 60))),
    ],
)
def test_no_point_has_much_more_room_than_the_one_that_is_found(edges: list[Segment]) -> None:
    """Held against every point of a grid of one unit."""
    most = max(room_at(edges, x + 30.0, y + 70.0) for x in range(91) for y in range(91))
    assert room_at(edges, *farthest(edges)) >= most - PRECISION


# --- borders -------------------------------------------------------------------------------------


def test_an_outlines_edges_close_it() -> None:
    assert list(edges_of((7, 3, 5))) == [(3, 7), (3, 5), (5, 7)]


def test_edges_are_joined_end_to_end() -> None:
    """A line, a branch of its own, and a ring, which ends where it starts."""
    assert list(chains([(2, 3), (1, 2), (8, 9)])) == [[3, 2, 1], [8, 9]]
    [ring] = chains([(1, 2), (2, 3), (1, 3)])
    assert ring[0] == ring[-1] and sorted(ring[1:]) == [1, 2, 3]


def test_sectors_come_before_stations() -> None:
    places: list[Place] = ["tawac", 12, "astrogo", 3]
    assert sorted(places, key=rank) == [3, 12, "astrogo", "tawac"]
