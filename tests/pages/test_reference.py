"""The rules in our own words have a place for whatever cites the rulebook: every refusal, every question."""

import random
import re
from collections import Counter

import pytest
from msgspec.structs import replace

from app.pages.skymines import values
from app.pages.skymines.learning import LEARNING
from app.pages.skymines.reference import PARTS
from app.rules.game import tag_of
from app.rules.kit.agenda import Question
from app.rules.skymines.components import Components
from app.rules.skymines.ruleset import RULES
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME, INDEX
from tests.support.server import Server
from tests.support.words import say

COVERED = Counter(place for part in PARTS for section in part.sections for place in section.places)
ANCHOR = re.compile(r' id="([\w-]+)"')
LINK = re.compile(r'<a href="#([\w-]+)"')


def test_each_place_of_the_rulebook_has_one_section() -> None:
    """Refusals cite nothing else: the page of another place raises."""
    assert set(COVERED) == set(RULES.rulebook.pages("en"))
    assert COVERED.most_common(1)[0][1] == 1


@pytest.mark.parametrize("question", list(RULES.answerers), ids=tag_of)
def test_each_question_leads_to_a_section(question: type[Question]) -> None:
    assert RULES.answerers[question].rule in COVERED
    assert GAME.table_facts()["asked"][tag_of(question)] == RULES.answerers[question].rule


@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_offered_leads_to_a_section(seed: int) -> None:
    draw, met = random.Random(seed), 0
    for played in play(seed):
        if draw.randrange(6) == 0:
            for seat in GAME.to_move(played.state):
                refused = GAME.choices(played.state, seat).refused
                assert {one.rule for one in refused} <= set(COVERED)
                met += len(refused)
    assert met > 0


async def test_the_page_has_an_anchor_for_each_place_and_no_dead_link(server: Server) -> None:
    text = (await server.client().get(LEARNING.rules)).text
    anchors = Counter(ANCHOR.findall(text))
    assert set(COVERED) <= set(anchors)
    assert set(LINK.findall(text)) <= set(anchors)
    assert anchors.most_common(1)[0][1] == 1


def said(section: str, of: Components = INDEX.components) -> list[str]:
    """The statements of a section, told the values of these components."""
    return say(f"rules-{section}-text", **values.said(of)).split("\n")


def test_the_rules_say_the_values_of_the_components() -> None:
    """What is another value there is another one in the text."""
    of = INDEX.components
    field, tank = replace(of.field_scientist, neutral_coins=17), replace(of.tank, slot_at=18, excess=19)
    other = replace(of, field_scientist=field, tank=tank)
    assert "gives 17 CrypCoin" in said("field", other)[0]
    assert "space 18 switches" in said("boards", other)[0]
    assert "each further space is 19 CrypCoin" in said("boards", other)[2]


def test_the_numbers_of_tank_and_research_are_those_of_the_components() -> None:
    """Screens are counted from 1 where people read of them, spaces of the tank from 0, as on the table."""
    tank, research = INDEX.components.tank, INDEX.components.research
    of_tank, of_research, *_ = (list(map(int, re.findall(r"\d+", line))) for line in said("boards"))
    assert of_tank == [tank.slot_at, *(number for one in tank.values for number in (one.value, one.at))]
    values = [number for one in research.values for number in (one.value, one.at + 1)]
    assert of_research == [research.slot_at + 1, *values, 1]
