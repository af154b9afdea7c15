"""The facts that clients get once, and what undo may not go back past."""

import msgspec
import pytest

from app.rules.game import Event, Move, tag_of
from app.rules.kit.agenda import Answered
from app.rules.skymines import components
from app.rules.skymines.components.plane import is_inside
from app.rules.skymines.components.roomiest import farthest, room_at
from app.rules.skymines.vocabulary import events as happened
from tests.support.rules.positions import GAME

INDEX = components.base()


def test_facts_are_plain_and_name_their_component_set() -> None:
    facts = GAME.table_facts()
    assert msgspec.json.decode(msgspec.json.encode(facts)) == facts
    assert facts["digest"] == INDEX.digest
    assert facts == GAME.table_facts()


def test_tables_on_the_belt_are_spared_the_moon_but_for_its_size() -> None:
    every, spared = GAME.table_facts(None, modules=[]), GAME.table_facts(None, modules=["threats", "belt"])
    assert GAME.table_facts(None, modules=["no-module"]) == every
    assert {name for name in every if every[name] != spared[name]} == {"moon"}
    assert every["moon"]["sectors"] and every["moon"]["stations"]
    kept = {name: value for name, value in spared["moon"].items() if value}
    assert kept == {name: every["moon"][name] for name in ("width", "height", "globe")}


def test_tables_are_spared_where_values_come_from() -> None:
    every, spared = GAME.table_facts(), GAME.table_facts(None, modules=[])
    assert every["cards"]["carbon-1"]["source"] == "rulebook" and every["tank"]["source"]
    assert b'"source"' not in msgspec.json.encode(spared)
    assert every["cards"]["carbon-1"] == {**spared["cards"]["carbon-1"], "source": "rulebook"}


def test_tables_without_luna_are_spared_her_cards_and_levels() -> None:
    every, spared = GAME.table_facts(), GAME.table_facts(None, automa=False)
    assert {name for name in every if every[name] != spared[name]} == {"luna"}
    assert spared["luna"] == {**every["luna"], "cards": {}, "levels": {}}
    assert every["luna"]["cards"] and every["luna"]["levels"]


def test_every_component_is_among_the_facts() -> None:
    facts = GAME.table_facts()
    for kind, parts in (("cards", INDEX.card), ("plans", INDEX.plan), ("specials", INDEX.special)):
        assert set(facts[kind]) == set(parts)
    assert set(facts["luna"]["cards"]) == set(INDEX.luna_card)
    assert facts["cards"]["carbon-1"]["company"] is None, "defaults are written out"
    assert {gain["type"] for plan in facts["plans"].values() for gain in plan["reward"]} >= {
        "coins",
        "tank",
        "on-track",
    }


def test_the_facts_say_when_things_are_asked_for_at_all() -> None:
    """What a question says of its own comes before the occasion, and both name moves, pages and places."""
    facts = GAME.table_facts()
    assert facts["occasions"]["Acquire"] == {"code": "card-needs-units", "rule": "p. 11", "place": "resource-cards"}
    assert facts["occasions"][""]["code"] == "not-your-turn"
    reason = {"code": "screens-one-by-one", "rule": "p. 15", "place": "uploading"}
    assert facts["reasons"]["Research"]["EnterScreen"] == reason
    named = {*facts["occasions"], *(move for said in facts["reasons"].values() for move in said)} - {""}
    assert named <= {tag_of(move) for move in Move.__subclasses__()}


def test_the_borders_drawn_are_those_that_the_rules_read() -> None:
    drawn = {
        (frozenset(border["between"]), 2 if border["double"] else 1) for border in GAME.table_facts()["moon"]["borders"]
    }
    ruled = {(frozenset((place, near)), cost) for place, lines in INDEX.lines.items() for near, cost in lines}
    assert drawn == ruled


def ring(low: float, high: float) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The edges of a square."""
    corners = [(low, low), (high, low), (high, high), (low, high)]
    return list(zip(corners, [*corners[1:], *corners[:1]], strict=True))


def test_the_roomiest_point_of_a_square_is_its_middle() -> None:
    assert farthest(ring(0, 120)) == (60, 60)


def test_a_hole_is_outside() -> None:
    edges = ring(0, 240) + ring(84, 156)
    x, y = farthest(edges)
    assert room_at(edges, x, y) == pytest.approx(84 * 2**0.5 / (1 + 2**0.5), abs=2), "between a corner and the hole's"
    assert room_at(edges, 120, 120) == -36


def test_what_stands_in_a_sector_is_drawn_inside_it_and_beside_its_hole() -> None:
    moon = INDEX.components.moon
    middles = GAME.table_facts()["moon"]["middles"]
    assert set(middles) == {str(sector.number) for sector in moon.sectors}
    for sector in moon.sectors:
        middle = tuple(middles[str(sector.number)])
        assert is_inside(middle, [moon.points[index] for index in sector.outline])
        assert not sector.hole or not is_inside(middle, [moon.points[index] for index in sector.hole])


@pytest.mark.parametrize(
    "event",
    [
        happened.TurnEnded(0),
        happened.CardsRevealed(()),
        happened.DisplayFilled(((1, "A-01"),)),
        happened.ResearchDisplayFilled((("A1", "plan-A-01"),)),
        happened.LunaCardTurned(1, "B", "I-1"),
        happened.LunaDeckShuffled(1, ()),
    ],
)
def test_what_reveals_something_or_ends_a_turn_is_a_boundary(event: Event) -> None:
    assert GAME.is_boundary([Answered(), event])


def test_a_step_inside_a_turn_is_no_boundary() -> None:
    assert not GAME.is_boundary([Answered(), happened.MarkerAdvanced(0, "tawac", 1, 1)])
    assert not GAME.is_boundary([happened.CardsPlanned(0, (None,) * 5)])
