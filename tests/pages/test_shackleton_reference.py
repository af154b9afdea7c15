"""The rules of Shackleton Base in our own words have a place for whatever cites its rulebook, and say the components'
values; what is reconstructed is said to be."""

import random
import re
from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import asdict

from app.messages.speaker import default_speaker
from app.pages.shackleton.learning import CORPORATIONS, LEARNING
from app.pages.shackleton.reference import ON_TABLE, PARTS
from app.pages.shackleton.values import values
from app.pages.shell import STATIC
from app.rules.game import SeatSetup, tag_of
from app.rules.kit.agenda import Question
from app.rules.shackleton import components
from app.rules.shackleton.components.shapes.nouns import CorporationId
from app.rules.shackleton.ruleset import RULES
from tests.support.fetching import get
from tests.support.server import Server
from tests.support.shackleton.corporations import GAME
from tests.support.words import MESSAGES

SPEAKER = default_speaker(MESSAGES).of(GAME.name)
SECTIONS = {section.id for part in PARTS for section in part.sections}
COVERED = Counter(place for part in PARTS for section in part.sections for place in section.places)
COMPONENTS = components.base()
CORPORATION_IDS = get_args(CorporationId)


def lines(section: str) -> list[str]:
    """The statements of a section."""
    about = next(one.about for part in PARTS for one in part.sections if one.id == section)
    return SPEAKER.say(f"rules-{section}-text", **values(COMPONENTS.digest, SPEAKER, about)).split("\n")


def test_each_place_of_the_rulebook_has_one_section() -> None:
    """Refusals cite nothing else: the page of another place raises."""
    assert set(COVERED) == set(RULES.rulebook.pages("en"))
    assert COVERED.most_common(1)[0][1] == 1


@pytest.mark.parametrize("question", list(RULES.answerers), ids=tag_of)
def test_each_question_leads_to_a_section(question: type[Question]) -> None:
    assert GAME.table_facts()["asked"][tag_of(question)] in COVERED


@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_offered_leads_to_a_section(seed: int) -> None:
    """Of all seven corporations, three in each game."""
    draw = random.Random(seed)
    chosen = [CORPORATION_IDS[(2 * seed + place) % len(CORPORATION_IDS)] for place in range(3)]
    seats = [SeatSetup(kind="human", name=name) for name in ("Lin", "Ada")]
    events = GAME.new_game({"corporations": chosen}, seats, seed.to_bytes(32, "big"))
    state, cited = GAME.fold(GAME.initial(), events), set()
    while to_move := GAME.to_move(state):
        if draw.randrange(3) == 0:
            cited |= {refused.rule for refused in GAME.choices(state, to_move[0]).refused}
        state = GAME.decide(state, to_move[0], GAME.random_move(state, to_move[0], draw)).after
    assert cited <= set(COVERED)
    assert cited & {f"sheet-of-{name}" for name in chosen}


def test_what_is_shown_on_the_table_belongs_to_a_section() -> None:
    assert set(ON_TABLE) <= SECTIONS


@pytest.mark.rule("C-002")
@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_every_explanation_of_a_corporation_says_that_it_is_reconstructed(corporation: str) -> None:
    told = {
        lines(corporation)[0],
        lines(f"{corporation}-projects")[0],
        SPEAKER.say(f"explain-corporation-{corporation}"),
    }
    assert all("reconstructed" in said for said in told)
    assert "reconstructed" in SPEAKER.say("minutes-reconstructed")
    assert "reconstructed" in SPEAKER.say("rules-fine")


@pytest.mark.rule("C-002")
async def test_the_pages_say_it_of_each_corporation(server: Server) -> None:
    text = (await get(server, LEARNING.rules)).text
    for corporation in CORPORATIONS:
        section = text.split(f'id="rules-{corporation}"')[1].split('<div class="rules-section"')[0]
        assert "reconstructed" in section
    assert SPEAKER.say("minutes-reconstructed") in (await get(server, LEARNING.minutes)).text.replace("&#39;", "’")


def test_corporations_have_their_sections_in_one_order() -> None:
    assert list(CORPORATIONS) == [*CORPORATION_IDS]


@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_each_project_is_named_with_its_vp(corporation: CorporationId) -> None:
    projects = COMPONENTS.sheet[corporation].projects
    said = "\n".join(lines(f"{corporation}-projects"))
    for project in projects:
        assert re.search(rf"{SPEAKER.say(f'project-{project.id}')}[^(\n]*\({project.vp}\)", said), project.id


def test_costs_of_structures_are_those_of_the_components() -> None:
    said, costs = " ".join(lines("build")), " ".join(lines("costs"))
    for kind in COMPONENTS.components.structures.types:
        name = SPEAKER.say(f"kind-{kind.kind}")
        due = [f"{amount} {SPEAKER.say(f'of-{what}')}" for what, amount in asdict(kind.cost).items() if amount]
        assert re.search(rf"{name} .*?{'.*?'.join(due)}", said), kind.kind
        assert re.search(rf"{kind.maintenance} (Credits? )?for (each|the) {name}", costs), kind.kind


def test_spaces_of_the_tracks_are_those_of_the_components() -> None:
    energy, reputation = COMPONENTS.components.energy, COMPONENTS.components.reputation
    said = " ".join(lines("reputation"))
    for spaces in (reputation.goal_extras, reputation.upkeep):
        assert f"spaces {SPEAKER.listed([str(space) for space in spaces])}" in said
    assert all(str(action.at) in said for action in reputation.actions)
    assert f"spaces {SPEAKER.listed([str(space) for space in energy.reputation_at])}" in " ".join(lines("energy"))


@pytest.mark.parametrize("address", [LEARNING.rules, LEARNING.minutes])
async def test_a_page_has_an_anchor_for_each_place_and_no_dead_link(server: Server, address: str) -> None:
    text = (await get(server, address)).text
    anchors = Counter(re.findall(r' id="([\w-]+)"', text))
    assert set(re.findall(r'<a href="#([\w-]+)"', text)) <= set(anchors)
    assert anchors.most_common(1)[0][1] == 1
    assert address != LEARNING.rules or set(COVERED) <= set(anchors)
    assert {LEARNING.minutes, LEARNING.rules} - {address} <= set(re.findall(r'href="([^"#]+)"', text))


async def test_what_pages_draw_is_in_the_sprite(server: Server) -> None:
    sprite = (STATIC / "art" / "shackleton.svg").read_text(encoding="utf-8")
    known = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    for address in (LEARNING.rules, LEARNING.minutes):
        used = set(re.findall(r'<use href="#([^"]+)"', (await get(server, address)).text))
        assert used and used <= known
