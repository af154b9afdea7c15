"""The Moon's map: its facts, its geometry, and how a broken map is named."""

import math
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.rules.skymines.components import Place, base
from app.rules.skymines.components.check_moon import moon_faults
from app.rules.skymines.components.geometry import Path, borders, lines_of, places_at_edges, rank
from app.rules.skymines.components.plane import area_of, crossings, is_inside
from app.rules.skymines.components.shapes import COMPANIES, Border, Company, Moon, Structure

MOON = base().components.moon
CHAPTER_3 = {"skymine": (6, 19, 20), "minerva": (16, 21, 23), "astrogo": (1, 7, 11), "tawac": (2, 3, 4)}


def line(one: Place, two: Place) -> int | None:
    """The energy points of the line between two places, None when they do not touch."""
    return dict(base().lines[one]).get(two)


def rewards(*numbers: int) -> dict[str, list[int]]:
    """The amounts of each kind of structure in some sectors."""
    found: dict[str, list[int]] = {}
    for number in numbers:
        for structure in base().sector[number].structures:
            found.setdefault(structure.kind, []).append(structure.amount)
    return found


# --- facts ---------------------------------------------------------------------------------------


def test_the_moon_has_24_sectors_and_a_station_of_each_company() -> None:
    assert sorted(base().sector) == list(range(1, 25))
    assert set(base().station) == set(COMPANIES)


def test_numbers_run_from_top_to_bottom() -> None:
    heights = [base().sector[number].label[1] for number in range(1, 25)]
    assert heights == sorted(heights)


def test_the_lines_of_the_energy_example_stand_as_printed() -> None:
    assert line("minerva", 21) == 1
    assert line(21, 16) == 1
    assert 2 in (line(21, 24), line(16, 24))
    assert 1 not in (line(21, 24), line(16, 24), line("minerva", 24))


def test_sectors_21_16_and_24_give_1_coin_and_3_research_points() -> None:
    found = rewards(21, 16, 24)
    assert found.pop("deep-mine") == [1]
    assert sorted(found.pop("research-station")) == [1, 2]
    assert not found


def test_two_enclaves_each_touch_only_the_sector_around_them() -> None:
    enclaves = [sector for sector in MOON.sectors if sector.enclave]
    assert len(enclaves) == 2
    for enclave in enclaves:
        ((host, _),) = base().lines[enclave.number]
        assert isinstance(host, int)
        assert not base().sector[host].structures
        assert not base().sector[host].enclave


@pytest.mark.parametrize("company", COMPANIES)
def test_a_station_shares_lines_with_three_to_five_sectors(company: Company) -> None:
    near = base().lines[company]
    assert 3 <= len(near) <= 5
    assert {cost for _, cost in near} == {1, 2}


@pytest.mark.parametrize("company", COMPANIES)
def test_the_third_chapters_outposts_lie_near_their_station(company: Company) -> None:
    outposts = set(CHAPTER_3[company])
    reached: set[Place] = {company}
    for _ in outposts:
        reached |= {near for place in reached for near, _ in base().lines[place] if near in outposts}
    assert outposts <= reached


def test_every_kind_of_structure_stands_in_5_sectors_or_more_and_gives_1_or_2() -> None:
    found = rewards(*range(1, 25))
    assert set(found) == {"deep-mine", "strip-mine", "gas-collector", "research-station"}
    for amounts in found.values():
        assert len(amounts) >= 5
        assert set(amounts) == {1, 2}


@pytest.mark.parametrize("company", COMPANIES)
def test_a_station_shows_at_most_15_coins_and_2_on_each_crossed_out_space(company: Company) -> None:
    columns = base().station[company].columns
    assert [column[-1] for column in columns] == [2, 2, 2]
    assert sum(sum(column) for column in columns) <= 15
    assert len(set(columns)) == 3


def test_all_stations_are_worth_about_the_same() -> None:
    totals = [sum(map(sum, base().station[company].columns)) for company in COMPANIES]
    assert max(totals) - min(totals) <= 1


# --- geometry ------------------------------------------------------------------------------------


def test_neighbourhood_is_mutual_and_of_one_line() -> None:
    for place, near in base().lines.items():
        for other, cost in near:
            assert (place, cost) in base().lines[other]
            assert other != place


def test_stations_do_not_touch_each_other() -> None:
    for company in COMPANIES:
        assert all(isinstance(place, int) for place, _ in base().lines[company])


def test_every_border_is_drawn_once_with_the_line_that_the_rules_charge() -> None:
    assert len(base().borders) == sum(len(near) for near in base().lines.values()) // 2
    for border in base().borders:
        assert line(*border.between) == (2 if border.double else 1)
        for drawn in border.lines:
            assert len(drawn) >= 2


def test_borders_come_in_the_order_of_their_places() -> None:
    between = [border.between for border in base().borders]
    assert between == sorted(between, key=lambda pair: (rank(pair[0]), rank(pair[1])))


@pytest.mark.parametrize("double", [False, True])
def test_a_border_of_a_single_edge_has_its_line(double: bool) -> None:
    """Two squares side by side."""
    squares = ((0, 1, 2, 3), (1, 4, 5, 2))
    sectors = tuple(
        msgspec.structs.replace(MOON.sectors[place], number=place + 1, outline=outline, hole=())
        for place, outline in enumerate(squares)
    )
    drawn = (Border(1, 2),) if double else ()
    moon = msgspec.structs.replace(MOON, sectors=sectors, stations=(), double=drawn)
    cost = 2 if double else 1
    assert lines_of(moon) == {1: ((2, cost),), 2: ((1, cost),)}
    assert borders(moon) == (Path(between=(1, 2), lines=((1, 2),), double=double),)


def test_the_borders_hold_every_inner_edge_once() -> None:
    inner = sum(len(places) == 2 for places in places_at_edges(MOON).values())
    assert sum(len(drawn) - 1 for border in base().borders for drawn in border.lines) == inner


def test_an_enclaves_border_closes() -> None:
    enclaves = {place for place, sector in base().sector.items() if sector.enclave}
    around = [border for border in base().borders if enclaves.intersection(border.between)]
    assert len(around) == len(enclaves) > 0
    for border in around:
        (drawn,) = border.lines
        assert drawn[0] == drawn[-1]


def test_labels_and_spots_keep_clear_of_each_other_and_of_the_borders() -> None:
    for sector in MOON.sectors:
        assert math.dist(sector.label, sector.spot) >= 40
        loops = [sector.outline, sector.hole] if sector.hole else [sector.outline]
        corners = [MOON.points[point] for loop in loops for point in loop]
        assert min(math.dist(corner, sector.label) for corner in corners) > 16
        assert min(math.dist(corner, sector.spot) for corner in corners) > 16


def test_plane_geometry() -> None:
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert area_of(square) == 16
    assert is_inside((1, 1), square)
    assert not is_inside((5, 1), square)
    cross = [((0.0, 0.0), (2.0, 2.0)), ((0.0, 2.0), (2.0, 0.0)), ((2.0, 2.0), (3.0, 0.0))]
    assert list(crossings(cross)) == [(0, 1)]
    touching = [((0.0, 0.0), (2.0, 0.0)), ((1.0, 0.0), (1.0, 3.0))]
    assert list(crossings(touching)) == [(0, 1)]
    folded = [((0.0, 0.0), (2.0, 0.0)), ((0.0, 0.0), (1.0, 0.0))]
    assert list(crossings(folded)) == [(0, 1)]


# --- broken maps ---------------------------------------------------------------------------------


def with_sector(number: int, **changes: Any) -> Moon:
    """The Moon with one sector changed."""
    sectors = tuple(
        msgspec.structs.replace(sector, **changes) if sector.number == number else sector for sector in MOON.sectors
    )
    return msgspec.structs.replace(MOON, sectors=sectors)


def moved(point: int, x: float, y: float) -> Moon:
    """The Moon with one corner elsewhere."""
    points = [*MOON.points]
    points[point] = (x, y)
    return msgspec.structs.replace(MOON, points=tuple(points))


def host_of(enclave: int) -> int:
    """The sector around an enclave."""
    ((host, _),) = base().lines[enclave]
    assert isinstance(host, int)
    return host


ENCLAVE = next(sector for sector in MOON.sectors if sector.enclave)
HOST = base().sector[host_of(ENCLAVE.number)]
FIRST = base().sector[1]

BROKEN: dict[str, tuple[Callable[[], Moon], str, str]] = {
    "no such point": (lambda: with_sector(1, outline=(0, 1, 9999)), "moon.sectors[1]", "a point that there is not"),
    "too few points": (lambda: with_sector(1, outline=FIRST.outline[:2]), "moon.sectors[1]", "three points"),
    "anticlockwise": (lambda: with_sector(1, outline=FIRST.outline[::-1]), "moon.sectors[1]", "clockwise"),
    "crossing": (lambda: moved(FIRST.outline[3], 500, 500), "", "crosses that of"),
    "off the board": (lambda: moved(FIRST.outline[0], -5, 0), "moon.points", "off the board"),
    "three at an edge": (lambda: with_sector(2, outline=HOST.hole), "", "more than two places"),
    "half a double line": (
        lambda: msgspec.structs.replace(MOON, double=MOON.double[1:]),
        "moon.double",
        "single in one part",
    ),
    "a double line in space": (
        lambda: msgspec.structs.replace(MOON, double=(*MOON.double, Border(FIRST.outline[0], ENCLAVE.outline[0]))),
        "moon.double",
        "no edge between two places",
    ),
    "no hole": (lambda: with_sector(HOST.number, hole=()), f"moon.sectors[{ENCLAVE.number}]", "no sector's hole"),
    "an empty hole": (
        lambda: with_sector(ENCLAVE.number, enclave=False),
        f"moon.sectors[{HOST.number}]",
        "holds no enclave",
    ),
    "a rich host": (
        lambda: with_sector(HOST.number, structures=(Structure("deep-mine", 1),)),
        f"moon.sectors[{HOST.number}]",
        "has a structure",
    ),
    "label elsewhere": (lambda: with_sector(1, label=ENCLAVE.label), "moon.sectors[1]", "its label lies in"),
    "label on spot": (lambda: with_sector(1, spot=FIRST.label), "moon.sectors[1]", "units apart"),
    "too rich": (
        lambda: with_sector(1, structures=(Structure("deep-mine", 3),)),
        "moon.sectors[1]",
        "neither 1 nor 2",
    ),
    "a sector less": (
        lambda: msgspec.structs.replace(MOON, sectors=MOON.sectors[:-1]),
        "moon.sectors",
        "numbers 1 to 24",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_map_is_named(case: str) -> None:
    make, entry, reason = BROKEN[case]
    faults = list(moon_faults(make()))
    assert any(entry in found and reason in why for found, why in faults), faults


def test_a_station_with_too_many_coins_is_named() -> None:
    station = MOON.stations[0]
    rich = msgspec.structs.replace(station, columns=((2, 2, 2, 2, 1),) * 3)
    faults = dict.fromkeys(
        why for _, why in moon_faults(msgspec.structs.replace(MOON, stations=(rich, *MOON.stations[1:])))
    )
    assert list(faults) == [
        "a crossed-out space does not show 2 coins",
        "shows 27 coins, more than 15",
        "all columns are alike",
    ]


def test_an_island_is_named() -> None:
    sector = msgspec.structs.replace(base().sector[24], outline=tuple(range(len(MOON.points), len(MOON.points) + 3)))
    island = msgspec.structs.replace(
        MOON,
        points=(*MOON.points, (5.0, 5.0), (60.0, 5.0), (5.0, 60.0)),
        sectors=(*MOON.sectors[:-1], sector),
    )
    assert ("moon.sectors[24]", "is not connected to the rest of the map") in list(moon_faults(island))


def test_lines_are_the_same_whatever_order_the_sectors_stand_in() -> None:
    turned = msgspec.structs.replace(MOON, sectors=MOON.sectors[::-1], stations=MOON.stations[::-1])
    assert lines_of(turned) == base().lines
