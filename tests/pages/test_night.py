"""The lights of the home page's Moon lie on it, where their companies are, and are the same for everybody."""

import re

from app.games import GAMES
from app.pages.skymines.hero import MOON_RADIUS, hero
from app.pages.skymines.night import SETTLED, STATIONS, night

FACTS = next(game for game in GAMES if game.name == "skymines").load(None).table_facts()
LAMP = re.compile(r"M(-?\d+) (-?\d+)h0")


def test_every_light_lies_on_the_moon() -> None:
    lamps = [(int(x), int(y)) for x, y in LAMP.findall(night(FACTS["moon"], MOON_RADIUS))]
    assert len(lamps) > 100 * len(STATIONS)
    assert all((x - 500) ** 2 + (y - 500) ** 2 < MOON_RADIUS**2 for x, y in lamps)


def test_sectors_and_stations_are_those_of_the_board() -> None:
    assert set(SETTLED) <= {sector["number"] for sector in FACTS["moon"]["sectors"]}
    assert set(STATIONS) <= {station["company"] for station in FACTS["moon"]["stations"]}


def test_it_is_drawn_alike_each_time() -> None:
    assert hero(FACTS) == hero(FACTS)
