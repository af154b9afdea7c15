"""AstroBot exploits the crater (A-041 to A-045)."""

import pytest

from app.rules.shackleton.vocabulary.astrobot import AstroBotDiverted
from app.rules.shackleton.vocabulary.events import AstronautTaken, CraterExploited, FeePaid, Gained, GatewayVisited
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import ASTROBOT, HUMAN, behind, in_turn, told, turn_events, with_crater
from tests.support.shackleton.positions import stock, with_base, with_structures


def exploiting(previous: int = 1, sectors: dict[str, list[tuple[int, str]]] | None = None) -> State:
    """Card 4 lets an engineer exploit the crater. By card 1 the search goes from slot 1 clockwise, by card 7 the other
    way round. The row of slot 1 is O1 C1 C4 O7, that of slot 2 O1 O12 O11, that of slot 30 O1 O2 O3."""
    return with_structures(in_turn(previous, 4), sectors or {"O1": [(ASTROBOT, "dome-1")]})


def slot(state: State) -> int:
    """The slot that AstroBot chooses."""
    (event,) = (event for event in turn_events(state) if isinstance(event, CraterExploited))
    return event.slot


@pytest.mark.rule("A-041")
@pytest.mark.parametrize(("previous", "order"), [(1, (1, 2, 7, 16, 25, 30)), (7, (1, 30, 25, 16, 7, 2))])
def test_the_first_free_slot_that_it_would_win_from_the_triangle_along_the_arrow(
    previous: int, order: tuple[int, ...]
) -> None:
    state = exploiting(previous)
    found = []
    for _ in order:
        found.append(slot(state))
        state = with_crater(state, dict.fromkeys(found, "engineer"))
    assert tuple(found) == order
    assert told(state, AstroBotDiverted) == [AstroBotDiverted(ASTROBOT, "crater", "no-slot")]


@pytest.mark.rule("A-041")
def test_the_search_begins_at_the_triangle_and_not_at_the_top() -> None:
    """Card 3 has its triangle at the slot in the south-east, 11, and goes clockwise."""
    assert slot(exploiting(3)) == 16


@pytest.mark.rule("A-044")
def test_winning_is_the_majority_with_its_tie_break() -> None:
    ahead = {"O1": [(ASTROBOT, "dome-1")], "C1": [(HUMAN, "workshop-engineer")], "O12": [(HUMAN, "dome-1")]}
    assert slot(exploiting(sectors=ahead)) == 2
    nearer = {"O1": [(HUMAN, "dome-1")], "C1": [(ASTROBOT, "dome-1")]}
    assert slot(exploiting(sectors=nearer)) not in (1, 2, 30)


@pytest.mark.rule("A-044")
def test_room_in_its_base_does_not_matter() -> None:
    assert slot(with_base(exploiting(), ASTROBOT, dome_1=("engineer",))) == 1


@pytest.mark.rule("A-042")
def test_it_gains_nothing_and_pays_no_fee() -> None:
    state = exploiting(sectors={"O1": [(ASTROBOT, "workshop-engineer")], "C1": [(HUMAN, "dome-1")]})
    events = turn_events(state)
    assert CraterExploited(ASTROBOT, "engineer", 1, ()) in events
    assert not [
        event
        for event in events
        if isinstance(event, FeePaid) or (getattr(event, "seat", HUMAN) == ASTROBOT and isinstance(event, Gained))
    ]
    assert behind(state).seats[ASTROBOT].stock == {}
    assert behind(state).crater == {1: "engineer"}


@pytest.mark.rule("A-043")
def test_the_bank_pays_the_human_for_sectors_without_its_structures() -> None:
    """The fee of slot 1 is 2. In C4 both have a structure, in C1 and O7 the human alone."""
    state = exploiting(
        sectors={
            "O1": [(ASTROBOT, "headquarters")],
            "C1": [(HUMAN, "dome-1")],
            "C4": [(HUMAN, "dome-2"), (ASTROBOT, "workshop-engineer")],
            "O7": [(HUMAN, "dome-3")],
        }
    )
    assert [event for event in turn_events(state) if isinstance(event, Gained)] == [
        Gained(HUMAN, "credits", 2 * 2, "astrobot")
    ]
    assert stock(behind(state), HUMAN, "credits") == stock(state, HUMAN, "credits") + 4


@pytest.mark.rule("A-045", "A-072")
def test_without_a_slot_it_visits_the_gateway() -> None:
    state = exploiting(sectors={"O1": [(HUMAN, "dome-1")]})
    events = turn_events(state)
    assert AstroBotDiverted(ASTROBOT, "crater", "no-slot") in events
    assert GatewayVisited(ASTROBOT, "engineer") in events
    assert not [event for event in events if isinstance(event, AstronautTaken)]
