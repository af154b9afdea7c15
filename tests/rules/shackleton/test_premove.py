"""The next turn of a seat, thought through before it comes."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.vocabulary.nouns import Counts
from app.rules.shackleton.vocabulary.state import Phase
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, NESTORE, in_action, with_seat


@pytest.mark.parametrize(
    ("seat", "astronauts", "phase", "expected"),
    [
        (NESTORE, (0, 1, 0), "action", True),
        (NESTORE, (0, 0, 0), "action", False),
        (FABIO, (0, 0, 0), "action", True),
        (NESTORE, (2, 2, 2), "shuttle", False),
        (FABIO, (0, 0, 0), "maintenance", False),
    ],
)
def test_a_seat_has_turns_in_the_action_phase_while_it_moves_or_has_an_astronaut_left(
    seat: int, astronauts: Counts, phase: Phase, expected: bool
) -> None:
    """It is the turn of seat 0, the last of whose astronauts may be deployed already."""
    state = with_seat(replace(in_action(), phase=phase), seat, astronauts=astronauts)
    assert GAME.has_turns(state, seat) is expected


def test_a_premove_begins_with_what_the_next_turn_offers() -> None:
    state = in_action()
    begun = GAME.begin_turn(replace(state, used=(0,), main="build", panel_built=True), NESTORE)
    assert (begun.turn, begun.used, begun.main, begun.panel_built) == (NESTORE, (), "", False)
    assert GAME.to_move(begun) == (NESTORE,)
    assert GAME.choices(begun, NESTORE).step == "TakeTurn"
