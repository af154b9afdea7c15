"""Plane geometry of polygons, y downwards: areas, insides, crossings."""

from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Segment = tuple[Point, Point]


def area_of(polygon: Sequence[Point]) -> float:
    """The area; above 0 where the points run clockwise as drawn."""
    following = [*polygon[1:], *polygon[:1]]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, following, strict=True)) / 2


def is_inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies inside a polygon."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def crossings(segments: Sequence[Segment]) -> Iterator[tuple[int, int]]:
    """Pairs (by place in `segments`) that meet anywhere but at a common end. Swept from left to right."""
    order = sorted(range(len(segments)), key=lambda place: _left(segments[place]))
    active: list[int] = []
    for place in order:
        left = _left(segments[place])
        active = [other for other in active if _right(segments[other]) >= left]
        for other in active:
            if do_cross(segments[place], segments[other]):
                yield other, place
        active.append(place)


def do_cross(one: Segment, two: Segment) -> bool:
    """Whether two segments meet anywhere but at a common end."""
    common = set(one) & set(two)
    if len(common) == 2:
        return True
    if common:
        return _fold_back(one, two, common.pop())
    (a, b), (c, d) = one, two
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0 and _boxes_meet(one, two)


def _fold_back(one: Segment, two: Segment, common: Point) -> bool:
    """Whether two segments with a common end lie on each other."""
    a = one[1] if one[0] == common else one[0]
    b = two[1] if two[0] == common else two[0]
    ahead = (a[0] - common[0]) * (b[0] - common[0]) + (a[1] - common[1]) * (b[1] - common[1]) > 0
    return ahead and _side(common, a, b) == 0


def _boxes_meet(one: Segment, two: Segment) -> bool:
    return all(
        max(min(one[0][axis], one[1][axis]), min(two[0][axis], two[1][axis]))
        <= min(max(one[0][axis], one[1][axis]), max(two[0][axis], two[1][axis]))
        for axis in (0, 1)
    )


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _left(segment: Segment) -> float:
    return min(segment[0][0], segment[1][0])


def _right(segment: Segment) -> float:
    return max(segment[0][0], segment[1][0])
