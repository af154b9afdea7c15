"""Component sets at the edge of what is sound: the last value that is taken, the first that is named as a fault.

Each of these was found by a change of the checks that no other test noticed (docs/in-depth.md, "Rules broken on
purpose").
"""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.skymines.components import base
from app.rules.skymines.components.check import faults_of
from app.rules.skymines.components.geometry import double_edges, shared_edges
from app.rules.skymines.components.shapes import (
    Border,
    Coins,
    CoinsForTitanium,
    Components,
    LunaMarker,
    OnTrack,
    Requirement,
    StartingBonus,
    Structure,
)
from tests.support.rules.putting import put

BASE = base().components


def named(whole: Components) -> list[tuple[str, str]]:
    """The faults of a set, as (entry, reason)."""
    return [(fault.entry, fault.reason) for fault in faults_of(whole)]


def card(kind: str) -> int:
    """The place of a card of this kind."""
    return next(place for place, one in enumerate(BASE.cards) if one.kind == kind)


TANK, RESEARCH = BASE.tank.last, BASE.research.last
A1 = BASE.tracks[0]
RESOURCE, ENERGY = card("carbon"), card("energy")
LINK = min(
    after
    for track in BASE.tracks
    for after in (*(barrier.after for barrier in track.barriers), *(threshold.after for threshold in track.thresholds))
)
PLAN = next(place for place, plan in enumerate(BASE.plans) if len(plan.requirements) == 2)
TOKEN = next(place for place, one in enumerate(BASE.tokens) if one.bonus[0].track != "tank")
MARKER, ACTION = next(
    (place, at)
    for place, one in enumerate(BASE.luna.cards)
    for at, action in enumerate(one.actions)
    if isinstance(action, LunaMarker)
)
LEVEL = next(place for place, level in enumerate(BASE.luna.levels) if level.tank_tokens)

STATION = f"moon.stations[{BASE.moon.stations[0].company}]"
HOST = next(place for place, one in enumerate(BASE.moon.sectors) if one.hole)
ENCLAVE = next(
    place
    for place, one in enumerate(BASE.moon.sectors)
    if one.enclave and set(one.outline) == set(BASE.moon.sectors[HOST].hole)
)

SOUND: list[tuple[str, Any]] = [
    (f"cards.{RESOURCE}.value", 4),
    (f"cards.{ENERGY}.value", 3),
    (f"cards.{RESOURCE}.cost", 0),
    (f"plans.{PLAN}.reward", (CoinsForTitanium(0),)),
    (f"plans.{PLAN}.reward", (Coins(1),)),
    ("special_plans.0.cost", 0),
    ("special_plans.0.value", 0),
    (f"tokens.{TOKEN}.bonus.0.amount", LINK),
    ("tank.slot_at", 1),
    ("tank.slot_at", TANK),
    ("research.slot_at", 1),
    ("research.slot_at", RESEARCH),
    ("research.no_a", (1, RESEARCH)),
    ("tracks.0.barriers.0.after", 0),
    ("tracks.0.barriers.-1.after", A1.last - 1),
    ("tracks.0.thresholds.0.after", 0),
    ("tracks.0.thresholds.-1.after", A1.last - 1),
    ("tracks.0.shares.0.at", 1),
    ("field_scientist.per", 1),
    ("luna.cards.0.left", 0),
    (f"luna.levels.{LEVEL}.tank_start", 0),
    ("moon.stations.0.columns", ((2, 2, 0, 0, 2), (2, 0, 0, 0, 2), (1, 1, 1, 0, 2))),
    ("moon.stations.0.columns", ((1, 1, 1, 0, 2), (1, 1, 1, 0, 2), (1, 1, 0, 0, 2))),
    ("moon.stations.0.nearness", (1, 3, 2)),
    ("moon.stations.0.nearness", (2, 3, 1)),
    ("moon.sectors.0.structures", (Structure("deep-mine", 1), Structure("strip-mine", 2))),
    ("moon.sectors.0.structures", ()),
]
"""Values at the very edge that are taken."""

FAULTS: list[tuple[str, Any, str, str]] = [
    ("tank.values.1.at", BASE.tank.values[0].at, "tank.values", "must rise"),
    ("setup.first_game_tracks", {**BASE.setup.first_game_tracks, "skymine": "A1", "minerva": "A2"},
     "setup.first_game_tracks", "two sides of one board"),
    (f"cards.{RESOURCE}.value", 5, "cards[carbon-1]", "value 5 is not 1 to 4"),
    (f"cards.{RESOURCE}.value", 0, "cards[carbon-1]", "value 0 is not 1 to 4"),
    (f"cards.{ENERGY}.value", 4, f"cards[{BASE.cards[ENERGY].id}]", "value 4 is not 1 to 3"),
    (f"cards.{RESOURCE}.cost", -1, "cards[carbon-1]", "cost is negative"),
    (f"plans.{PLAN}.requirements", lambda old: (*old, old[0]), f"plans[{BASE.plans[PLAN].id}].requirements",
     "3 of them, not 1 or 2"),
    (f"plans.{PLAN}.requirements.1", Requirement("carbon", 0), f"plans[{BASE.plans[PLAN].id}].requirements",
     "below 1"),
    (f"plans.{PLAN}.reward", (Coins(2), CoinsForTitanium(-1)), f"plans[{BASE.plans[PLAN].id}].reward", "below 1"),
    (f"plans.{PLAN}.reward", (Coins(0), Coins(1)), f"plans[{BASE.plans[PLAN].id}].reward", "below 1"),
    ("special_plans.0.cost", -1, f"special_plans[{BASE.special_plans[0].id}]", "negative"),
    ("special_plans.0.value", -1, f"special_plans[{BASE.special_plans[0].id}]", "negative"),
    (f"tokens.{TOKEN}.bonus", tuple(StartingBonus(track, 1) for track in ("skymine", "minerva", "tank")),
     f"tokens[{BASE.tokens[TOKEN].id}].bonus", "on 3 tracks"),
    (f"tokens.{TOKEN}.bonus.0.amount", LINK + 1, f"tokens[{BASE.tokens[TOKEN].id}].bonus", "pass the first"),
    ("tank.slot_at", 0, "tank.slot_at", "no space"),
    ("tank.slot_at", TANK + 1, "tank.slot_at", "no space"),
    ("tank.values.-1.at", TANK + 1, "tank.values", "beyond the last space"),
    ("research.slot_at", 0, "research.slot_at", "no screen"),
    ("research.slot_at", RESEARCH + 1, "research.slot_at", "no screen"),
    ("research.values.-1.at", RESEARCH + 1, "research.values", "beyond the last screen"),
    ("research.no_a", (0, 1), "research.no_a", "not on the track"),
    ("research.no_a", (1, RESEARCH + 1), "research.no_a", "not on the track"),
    ("tracks.0.barriers", lambda old: (*old, replace(old[1], after=16)), "tracks[A1].barriers", "3 of them"),
    ("tracks.0.barriers", (), "tracks[A1].barriers", "0 of them"),
    ("tracks.0.barriers.0.after", -1, "tracks[A1].barriers", "not on the track"),
    ("tracks.0.barriers.-1.after", A1.last, "tracks[A1].barriers", "not on the track"),
    ("tracks.0.thresholds.0.after", -1, "tracks[A1].thresholds", "not on the track"),
    ("tracks.0.thresholds.-1.after", A1.last, "tracks[A1].thresholds", "not on the track"),
    ("tracks.0.thresholds.0.coins", 3, "tracks[A1].thresholds", "neither 1 nor 2"),
    ("tracks.0.shares.0.at", 0, "tracks[A1].shares", "not on the track"),
    ("tracks.0.shares.-1.at", A1.last + 1, "tracks[A1].shares", "not on the track"),
    ("bonus.majority.-1.tiers.0.gains", (OnTrack("skymine", 1),),
     f"bonus.majority[{BASE.bonus.majority[-1].id}].tiers", "more than one company"),
    ("field_scientist.per", 0, "field_scientist.per", "1 or more"),
    ("luna.cards.1.id", BASE.luna.cards[0].id, f"luna.cards[{BASE.luna.cards[0].id}]", "2 times"),
    ("luna.cards.0.left", -1, f"luna.cards[{BASE.luna.cards[0].id}]", "negative"),
    (f"luna.cards.{MARKER}.actions.{ACTION}.grid", {"4": "A B C E"}, f"luna.cards[{BASE.luna.cards[MARKER].id}]",
     "no row 4"),
    (f"luna.levels.{LEVEL}.tank_tokens", (7,), f"luna.levels[{LEVEL}]", "two tokens"),
    (f"luna.levels.{LEVEL}", lambda old: replace(old, tank_tokens=(7,), research_tokens=(2,)),
     f"luna.levels[{LEVEL}]", "two tokens"),
    (f"luna.levels.{LEVEL}.tank_start", -1, f"luna.levels[{LEVEL}]", "before space 0"),
    (f"luna.levels.{LEVEL}.research_start", -1, f"luna.levels[{LEVEL}]", "before space 0"),
    ("moon.stations.0.columns.0.0", 3, f"moon.stations[{BASE.moon.stations[0].company}]", "neither 0, 1 nor 2"),
    ("moon.stations.0.columns.0.4", 1, f"moon.stations[{BASE.moon.stations[0].company}]", "does not show 2 coins"),
    ("moon.sectors.0.enclave", lambda old: not old, "moon.sectors", "must have 2 enclaves"),
    ("moon.sectors.0.number", 25, "moon.sectors", "numbers 1 to 24"),
    ("moon.stations.0.company", BASE.moon.stations[1].company, "moon.stations", "the four companies"),
    ("moon.stations.0.columns.1.0", -1, STATION, "neither 0, 1 nor 2"),
    ("moon.stations.0.columns", ((2, 2, 0, 0, 2), (2, 1, 0, 0, 2), (1, 1, 1, 0, 2)), STATION, "shows 16 coins"),
    ("moon.stations.0.nearness", (2, 1, 3), STATION, "nearness"),
    ("moon.stations.0.nearness", (1, 3, 3), STATION, "nearness"),
    ("moon.sectors.0.outline", lambda old: (*old, old[0]), "moon.sectors[1]", "none of them twice"),
    ("moon.sectors.0.outline", lambda old: old[:2], "moon.sectors[1]", "three points or more"),
    ("moon.sectors.0.structures", (Structure("deep-mine", 1), Structure("strip-mine", 0)), "moon.sectors[1]",
     "neither 1 nor 2"),
    ("moon.sectors.0.structures", (Structure("deep-mine", 1), Structure("deep-mine", 2)), "moon.sectors[1]",
     "two structures of a kind"),
    ("moon.sectors.0.label", (-50.0, -50.0), "moon.sectors[1]", "its label lies in no sector"),
    ("moon.sectors.0.spot", BASE.moon.sectors[1].spot, "moon.sectors[1]",
     f"its spot lies in {BASE.moon.sectors[1].number}"),
    (f"moon.sectors.{HOST}.spot", BASE.moon.sectors[ENCLAVE].spot, f"moon.sectors[{BASE.moon.sectors[HOST].number}]",
     f"its spot lies in {BASE.moon.sectors[ENCLAVE].number}"),
    ("moon.sectors.0.outline.0", len(BASE.moon.points), "moon.sectors[1]", "a point that there is not"),
    ("moon.sectors.0.outline.0", -1, "moon.sectors[1]", "a point that there is not"),
]  # fmt: skip
"""Values just beyond the edge, often one of several, with the fault's entry and words of its reason."""


@pytest.mark.parametrize(("path", "value"), SOUND)
def test_the_last_sound_value_is_taken(path: str, value: Any) -> None:
    """No fault in its section; what belongs to it elsewhere may not fit any more."""
    section = path.partition(".")[0]
    assert [found for found in named(put(BASE, path, value)) if found[0].startswith(section)] == []


@pytest.mark.parametrize(("path", "value", "entry", "reason"), FAULTS)
def test_the_first_unsound_value_is_named(path: str, value: Any, entry: str, reason: str) -> None:
    assert [found for found in named(put(BASE, path, value)) if found[0] == entry and reason in found[1]]


# --- the Moon ------------------------------------------------------------------------------------

WIDTH, HEIGHT = BASE.moon.width, BASE.moon.height


@pytest.mark.parametrize(
    ("x", "y", "sound"),
    [
        (0, 0, True),
        (WIDTH, HEIGHT, True),
        (-0.5, 5, False),
        (5, -0.5, False),
        (WIDTH + 0.5, 5, False),
        (5, HEIGHT + 0.5, False),
    ],
)
def test_a_corner_may_stand_on_the_boards_edge_and_not_beyond(x: float, y: float, sound: bool) -> None:
    faults = named(put(BASE, "moon.points", lambda old: (*old, (x, y))))
    assert (faults == []) == sound
    assert all(entry == "moon.points" and f"({x}, {y})" in reason for entry, reason in faults)


def test_an_outline_without_an_area_is_named() -> None:
    number = len(BASE.moon.points)
    points = put(BASE, "moon.points", lambda old: (*old, (10.0, 10.0), (20.0, 20.0), (30.0, 30.0)))
    flat = put(points, "moon.sectors.0.outline", (number, number + 1, number + 2))
    assert ("moon.sectors[1]", "its outline does not run clockwise") in named(flat)


def test_an_edge_of_three_places_is_named_with_its_ends_and_with_them_all() -> None:
    """Sector 2 given the outline of sector 1: their edges, and those that a third one shares with them."""
    outline = BASE.moon.sectors[0].outline
    edges = {frozenset(pair) for pair in zip(outline, (*outline[1:], outline[0]), strict=True)}
    told = {}
    for entry, reason in named(put(BASE, "moon.sectors.1.outline", outline)):
        if found := re.fullmatch(r"the edge (\d+)-(\d+) is shared by more than two places: (.*)", reason):
            told[frozenset((int(found[1]), int(found[2])))] = (entry, found[3].split(", "))
    assert told and set(told) <= edges
    for entry, places in told.values():
        assert len(places) == 3 and {"1", "2"} < set(places)
        assert entry.endswith(f"[{places[0]}]")


def test_outlines_that_cross_are_named_once_with_both_places() -> None:
    """Sectors 1 and 2 each as a triangle of its own, whose sides cross in two points."""
    number = len(BASE.moon.points)
    corners = ((10.0, 10.0), (30.0, 10.0), (10.0, 30.0), (15.0, 5.0), (25.0, 25.0), (15.0, 25.0))
    moon = put(BASE, "moon.points", lambda old: (*old, *corners))
    moon = put(moon, "moon.sectors.0.outline", (number, number + 1, number + 2))
    moon = put(moon, "moon.sectors.1.outline", (number + 3, number + 4, number + 5))
    found = [fault for fault in named(moon) if fault in CROSSING]
    assert len(found) == 1


CROSSING = {("moon.sectors[1]", "its outline crosses that of 2"), ("moon.sectors[2]", "its outline crosses that of 1")}


def test_a_border_that_is_double_in_one_edge_alone_is_named() -> None:
    """A single border of several edges between two sectors, one of them drawn double."""
    doubles = double_edges(BASE.moon)
    (one, two), edges = next(
        (pair, edges) for pair, edges in shared_edges(BASE.moon).items() if len(edges) >= 3 and not doubles & set(edges)
    )
    half = put(BASE, "moon.double", lambda old: (*old, Border(*edges[0])))
    reason = f"the border between {one} and {two} is single in one part and double in another"
    assert ("moon.double", reason) in named(half)


@pytest.mark.parametrize(("apart", "too_near"), [(40.0, False), (39.5, True)])
def test_label_and_spot_may_be_40_units_apart(apart: float, too_near: bool) -> None:
    moon = put(put(BASE, "moon.sectors.0.spot", (500.0, 500.0)), "moon.sectors.0.label", (500.0 + apart, 500.0))
    assert any("units apart" in reason for entry, reason in named(moon) if entry == "moon.sectors[1]") == too_near


def test_an_edge_that_one_place_has_twice_is_named_with_its_ends() -> None:
    """A sector apart from all others whose hole is its own outline."""
    number = len(BASE.moon.points)
    outline = (number, number + 1, number + 2)
    apart = put(BASE, "moon.points", lambda old: (*old, (1.0, 1.0), (9.0, 1.0), (1.0, 9.0)))
    doubled = put(apart, "moon.sectors.0", lambda old: replace(old, outline=outline, hole=outline))
    twice = {reason for entry, reason in named(doubled) if entry == "moon.sectors[1]" and reason.endswith("twice")}
    assert twice == {
        f"has the edge {a}-{b} twice" for a, b in ((0, 1), (0, 2), (1, 2)) for a, b in [(a + number, b + number)]
    }
