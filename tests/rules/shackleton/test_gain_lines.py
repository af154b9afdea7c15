"""What a choice brings, told before it is chosen: what really comes, not what is printed."""

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.actions.gains import gain_lines
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.components.shapes.nouns import Gained
from app.rules.shackleton.modules.artemis.vocabulary import Artemis
from app.rules.shackleton.modules.sky_watch.vocabulary import SkyWatch
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.positions import FABIO, in_action, with_base, with_seat, with_tokens


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
