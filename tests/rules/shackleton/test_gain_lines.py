"""What a choice brings, told before it is chosen: what really comes, not what is printed."""

from typing import get_args

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.actions.crater import crater_lines
from app.rules.shackleton.actions.gains import event_lines, gain_lines
from app.rules.shackleton.actions.tokens import token_lines
from app.rules.shackleton.components import base
from app.rules.shackleton.components.shapes import Each, Gain
from app.rules.shackleton.components.shapes.effects import Event
from app.rules.shackleton.components.shapes.nouns import Gained
from app.rules.shackleton.modules.artemis.vocabulary import Artemis
from app.rules.shackleton.modules.sky_watch.vocabulary import SkyWatch
from app.rules.shackleton.vocabulary.moves import ExploitCrater
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    NESTORE,
    in_action,
    with_base,
    with_seat,
    with_structures,
    with_tokens,
)


def position() -> State:
    """Fabio's turn, with Tourists and a track of Sky Watch."""
    return in_action(corporations=("artemis", "mining", "sky-watch"))


def told(state: State, what: Gained, amount: int = 1, sector: str = "") -> dict[str, int]:
    """What the lines of a gain tell, by thing."""
    lines = gain_lines(state, FABIO, (Gain(what=what, amount=amount),), sector)
    assert all(line.key == "gain" for line in lines)
    return {line.args["of"]: line.amount or 0 for line in lines}


def test_what_is_kept_comes_as_it_stands() -> None:
    assert told(position(), "titanium", 2) == {"titanium": 2}


def test_no_more_tourists_than_wait_in_the_queue() -> None:
    state = position()
    assert told(state, "tourist", 2) == {"tourist": 2}
    one = with_part(state, replace(part(state, Artemis), queue=(3,)))
    assert told(one, "tourist", 2) == {"tourist": 1}
    none = with_part(state, replace(part(state, Artemis), queue=()))
    assert told(none, "tourist", 2) == {}


@pytest.mark.rule("C-124", "C-125")
@pytest.mark.parametrize(
    ("steps", "comes"),
    [
        (0, {"step": 2}),
        (5, {"step": 2, "reputation": 1}),
        (17, {"step": 1, "vp": 3}),
        (18, {}),
    ],
)
def test_steps_as_far_as_the_track_goes_and_what_they_reach(steps: int, comes: dict[str, int]) -> None:
    state = position()
    kept = part(state, SkyWatch)
    state = with_part(state, replace(kept, steps=(steps, *kept.steps[1:])))
    assert told(state, "step", 2) == comes


@pytest.mark.rule("S-088")
@pytest.mark.parametrize(
    ("level", "comes"),
    [(4, {"energy": 2, "reputation": 1}), (6, {"energy": 2}), (9, {"energy": 1}), (10, {})],
)
def test_energy_as_far_as_the_track_goes_and_its_reputation(level: int, comes: dict[str, int]) -> None:
    assert told(replace(position(), energy=level), "energy", 2) == comes


@pytest.mark.rule("S-168")
@pytest.mark.parametrize(("have", "comes"), [(3, {"reputation": 2}), (14, {"reputation": 1, "vp": 1}), (15, {"vp": 2})])
def test_reputation_beyond_the_track_is_told_as_vp(have: int, comes: dict[str, int]) -> None:
    assert told(with_seat(position(), FABIO, reputation=have), "reputation", 2) == comes


def test_an_astronaut_only_if_one_is_at_the_gateway_and_has_a_place() -> None:
    state = replace(with_base(position(), FABIO, dome_1=()), gateway=(0, 1, 0))
    assert told(state, "astronaut") == {"astronaut": 1}
    assert told(replace(state, gateway=(0, 0, 0)), "astronaut") == {}
    full = with_seat(position(), FABIO, waiting="engineer")
    full = replace(full, gateway=(0, 1, 0))
    assert told(full, "astronaut") == {}
    assert told(full, "astronaut", sector="O1") == {"astronaut": 1}, "the structure just built has a place"


def test_a_token_only_if_one_lies_there() -> None:
    state = with_tokens(position(), {1: "mining"})
    assert told(state, "token") == {"token": 1}
    assert told(with_tokens(state, {}), "token") == {}


INDEX = base()
GIVING = [
    (str(INDEX.corporation_of[project]), project, effect)
    for project, card in INDEX.project.items()
    for effect in card.effects
    if isinstance(effect, Each)
]
"""What projects give each time that something happens."""


@pytest.mark.parametrize(("corporation", "project", "each"), GIVING, ids=[project for _, project, _ in GIVING])
def test_what_a_project_gives_for_an_event_is_told(corporation: str, project: str, each: Each) -> None:
    others = [name for name in ("artemis", "mining", "sky-watch") if name != corporation]
    state = in_action(corporations=(corporation, *others[:2]))
    of = corporation if each.event == "token" else ""
    assert event_lines(state, FABIO, each.event, of) == ()
    state = with_seat(state, FABIO, projects=(project,))
    assert event_lines(state, FABIO, each.event, of) == gain_lines(state, FABIO, each.gains) != ()
    assert event_lines(state, NESTORE, each.event, of) == ()


def test_projects_give_for_all_events() -> None:
    assert {each.event for _, _, each in GIVING} == set(get_args(Event))


def test_a_token_is_told_with_what_the_project_of_its_corporation_gives() -> None:
    state = with_tokens(position(), {1: "mining", 2: "artemis"})
    _, project, each = next(found for found in GIVING if found[0] == "mining" and found[2].event == "token")
    funded = with_seat(state, FABIO, projects=(project,))
    more = gain_lines(state, FABIO, each.gains)
    assert token_lines(funded, FABIO, 1) == (*token_lines(state, FABIO, 1), *more)
    assert token_lines(funded, FABIO, 2) == token_lines(state, FABIO, 2)


def test_a_project_that_is_turned_gives_no_more_in_the_round() -> None:
    _, project, each = next(found for found in GIVING if found[2].once_a_round)
    state = in_action(corporations=("evergreen", "mining", "artemis"))
    turned = with_seat(state, FABIO, projects=(project,), turned=(project,))
    assert event_lines(turned, FABIO, each.event, "evergreen") == ()


def test_a_row_is_told_with_what_projects_give_for_an_engineer() -> None:
    state = with_structures(in_action(corporations=("robotics", "mining", "artemis")), {"C1": [(FABIO, "dome-1")]})
    _, project, _ = next(found for found in GIVING if found[0] == "robotics" and found[2].event == "engineer_crater")
    funded = with_seat(state, FABIO, projects=(project,))
    rows = [move for move in GAME.choices(state, FABIO).moves if isinstance(move, ExploitCrater)]
    more = {
        astronaut: [line for line in crater_lines(funded, FABIO, move) if line not in crater_lines(state, FABIO, move)]
        for move in rows
        for astronaut in [move.astronaut]
    }
    assert more == {"engineer": [Line("gain", 1, {"of": "robot"})], "technician": [], "scientist": []}
