"""Maps of the Belt at the edge of what is sound: the last value that is taken, the first that is named as a fault."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.kit.component_files import BadComponents
from app.rules.skymines.components.belt import FILE, FOLDER, chart, load_belt
from app.rules.skymines.components.check_belt import belt_faults, reached_from
from app.rules.skymines.components.further import read_further
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.components.shapes.belt import Asteroid, Belt
from tests.support.rules.putting import put

BELT = chart().belt
STATION = f"belt.stations[{BELT.stations[0].company}]"
LINKED = next(place for place, one in enumerate(BELT.asteroids) if one.linked)
ASTEROID, OTHER = BELT.asteroids[0], BELT.asteroids[1]
SPACES = len(BELT.asteroids[LINKED].spaces)
LINKS = f"belt.asteroids[{BELT.asteroids[LINKED].number}]"
PATH = BELT.paths[0]
BESIDE = next(place for place, path in enumerate(BELT.paths) if path.number == 11)
MOST = ((2, 2, 2, 0, 0, 2), (0, 0, 0, 0, 2), (1, 1, 1, 0, 0, 2))
"""15 coins."""

SOUND: list[tuple[str, Any]] = [
    ("stations.0.columns", MOST),
    ("stations.0.nearness", (1, 3, 2)),
    ("stations.0.nearness", (2, 3, 1)),
    (f"asteroids.{LINKED}.linked", (1, SPACES)),
    (f"asteroids.{LINKED}.linked", ()),
    (f"asteroids.{LINKED}", lambda old: replace(old, spaces=old.spaces[:2], linked=(1, 2))),
    ("paths.0.energy", (1, 1)),
    ("paths.0.energy", (0, 0)),
]
"""Values at the very edge that are taken."""

FAULTS: list[tuple[str, Any, str, str]] = [
    ("stations.0.columns", lambda old: (old[0][1:], *old[1:]), STATION, "columns of 6, 5, 6"),
    ("stations.0.columns", lambda old: (*old[:2], (*old[2], 2)), STATION, "columns of 6, 5, 6"),
    ("stations.0.columns.1.0", -1, STATION, "neither 0, 1 nor 2"),
    ("stations.0.columns.1.0", 3, STATION, "neither 0, 1 nor 2"),
    ("stations.0.columns.2.-1", 1, STATION, "does not show 2 coins"),
    ("stations.0.columns", put(MOST, "1.0", 1), STATION, "shows 16 coins, more than 15"),
    ("stations.0.nearness", (1, 3, 3), STATION, "nearness"),
    ("stations.0.nearness", (2, 1, 3), STATION, "nearness"),
    ("asteroids.0.spaces", (), f"belt.asteroids[{ASTEROID.number}]", "no outpost space"),
    ("asteroids.0.spaces.0", (ASTEROID.spot[0] + ASTEROID.radius + 1, ASTEROID.spot[1]),
     f"belt.asteroids[{ASTEROID.number}]", "off the asteroid"),
    (f"asteroids.{LINKED}.linked", (1,), LINKS, "two of its outpost spaces"),
    (f"asteroids.{LINKED}.linked", (1, 1), LINKS, "two of its outpost spaces"),
    (f"asteroids.{LINKED}.linked", (0, 1), LINKS, "two of its outpost spaces"),
    (f"asteroids.{LINKED}.linked", (1, SPACES + 1), LINKS, "two of its outpost spaces"),
    ("asteroids.0.number", 25, "belt", "from 1 on"),
    ("asteroids.0.number", OTHER.number, "belt", "from 1 on"),
    ("stations.0.company", BELT.stations[1].company, "belt.stations", "the four companies"),
    ("paths.0.ends", (ASTEROID.number, ASTEROID.number), f"belt.paths[{PATH.number}]", "join two asteroids"),
    ("paths.0.ends", (ASTEROID.number, PATH.number), f"belt.paths[{PATH.number}]", "join two asteroids"),
    ("paths.0.energy", (0, 2), f"belt.paths[{PATH.number}]", "0 or 1 energy"),
    ("paths.0.energy", (-1, 0), f"belt.paths[{PATH.number}]", "0 or 1 energy"),
    ("printed.0.asteroid", PATH.number, "belt.printed", f"no asteroid {PATH.number}"),
    (f"paths.{BESIDE}.number", 25, "belt.paths", "11 and 16"),
    ("asteroids.1.spot", ASTEROID.spot, f"belt.asteroids[{ASTEROID.number}]", f"lies on asteroid {OTHER.number}"),
    ("paths.0.spot", OTHER.spot, f"belt.paths[{PATH.number}]", f"lies on asteroid {OTHER.number}"),
]  # fmt: skip
"""Values just beyond the edge, often one of several, with the fault's entry and words of its reason."""


def named(belt: Belt) -> list[tuple[str, str]]:
    """The faults of a map, as (entry, reason)."""
    return list(belt_faults(belt))


@pytest.mark.parametrize(("path", "value"), SOUND)
def test_the_last_sound_value_is_taken(path: str, value: Any) -> None:
    assert named(put(BELT, path, value)) == []


@pytest.mark.parametrize(("path", "value", "entry", "reason"), FAULTS)
def test_the_first_unsound_value_is_named(path: str, value: Any, entry: str, reason: str) -> None:
    found = [fault for fault in named(put(BELT, path, value)) if fault[0] == entry and reason in fault[1]]
    assert len(found) == 1


def apart(spot: tuple[float, float], radius: float) -> Belt:
    """The map with its first asteroid far off the others, without a path that passes it."""
    first = replace(ASTEROID, spot=spot, radius=radius, spaces=((spot[0] + radius, spot[1]),), linked=())
    return replace(BELT, asteroids=(first, *BELT.asteroids[1:]))


def beside(x: float) -> Asteroid:
    """The second asteroid beside that first one, with the middle of its 60 units there."""
    return replace(OTHER, spot=(x, 5000.0), radius=30.0, spaces=((x, 5000.0),))


def test_what_only_touches_an_asteroid_is_sound() -> None:
    """An outpost space on its rim, another asteroid beside it, and a shuttle space at its edge."""
    far = apart((5000.0, 5000.0), 40.0)
    assert named(far) == []
    assert named(put(far, "asteroids.1", beside(5070.0))) == []
    overlaps = named(put(far, "asteroids.1", beside(5069.0)))
    assert overlaps == [(f"belt.asteroids[{ASTEROID.number}]", f"lies on asteroid {OTHER.number}")]
    assert named(put(far, "paths.0.spot", (5000.0, 5040.0))) == []
    assert named(put(far, "paths.0.spot", (5000.0, 5039.0))) != []


@pytest.mark.parametrize("company", COMPANIES)
def test_a_company_without_a_printed_shuttle_reaches_nothing(company: str) -> None:
    printed = tuple(item for item in BELT.printed if item.company != company)
    first = min(asteroid.number for asteroid in BELT.asteroids)
    assert named(replace(BELT, printed=printed)) == [("belt.printed", f"{company} can never reach asteroid {first}")]


def test_an_asteroid_that_no_path_leads_to_is_named_for_each_company_that_does_not_begin_there() -> None:
    lone = next(
        asteroid.number
        for asteroid in BELT.asteroids
        if asteroid.number not in {shuttle.asteroid for shuttle in BELT.printed}
    )
    rest = [asteroid.number for asteroid in BELT.asteroids if asteroid.number != lone]
    paths = tuple(replace(path, ends=(rest[0], rest[-1])) if lone in path.ends else path for path in BELT.paths)
    assert named(replace(BELT, paths=paths)) == [
        ("belt.printed", f"{company} can never reach asteroid {lone}") for company in COMPANIES
    ]
    assert reached_from(replace(BELT, paths=paths), "tawac") == set(rest)


# --- files ---------------------------------------------------------------------------------------


def test_the_map_is_read_from_its_file() -> None:
    again = load_belt(FOLDER / FILE)
    assert (again.belt, again.digest) == (BELT, chart().digest)
    spaces = [space.id for space in again.of_asteroid[ASTEROID.number]]
    assert spaces == [f"{ASTEROID.number}-{place}" for place in range(1, len(ASTEROID.spaces) + 1)]
    for number, attached in again.attached.items():
        ends = {path.number: dict(zip(path.ends, path.energy, strict=True)) for path in BELT.paths}
        assert dict(attached) == {path: parts[number] for path, parts in ends.items() if number in parts}


@pytest.mark.parametrize(
    ("before", "after", "entry", "reason"),
    [
        ("[belt]", "[[[", "", "no valid TOML"),
        ("[belt]", "[belt]\ncolour = 3", "belt.colour", "unknown key"),
        ("number = 1\n", "number = 99\n", "belt", "from 1 on"),
    ],
)
def test_a_broken_file_is_named_with_its_fault(
    tmp_path: Path, before: str, after: str, entry: str, reason: str
) -> None:
    text = (FOLDER / FILE).read_text()
    assert before in text
    (tmp_path / FILE).write_text(text.replace(before, after, 1))
    with pytest.raises(BadComponents) as bad:
        load_belt(tmp_path / FILE)
    assert [(fault.file, fault.entry) for fault in bad.value.faults if reason in fault.reason] == [(FILE, entry)]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as bad:
        load_belt(tmp_path / FILE)
    assert [str(fault) for fault in bad.value.faults] == [f"{FILE}: cannot be read"]
    with pytest.raises(BadComponents, match=r"missions.toml: cannot be read"):
        read_further("missions.toml", tmp_path)
    (tmp_path / "missions.toml").write_text('source = "rulebook"\nmissions = []\nmore = 1\n')
    with pytest.raises(BadComponents, match=r"missions.toml: more: unknown key"):
        read_further("missions.toml", tmp_path)
    assert set(read_further("missions.toml")) == {"status", "missions"}
