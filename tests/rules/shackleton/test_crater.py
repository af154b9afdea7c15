"""Exploiting the crater."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.shackleton.board.crater import activated, fees, winner
from app.rules.shackleton.board.tokens import can_be_assigned
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import FeePaid, TokenActivated
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    Decline,
    EndTurn,
    ExploitCrater,
    TakeCommand,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.nouns import NEUTRAL, Sector
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import tourists_of
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    corner_of,
    decide,
    events_of,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    turn_of,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

ROW = ("O1", "O12", "O11")
"""That of slot 2, whose fee is 1: Titanium, Titanium, Rare Earth."""
SLOT = 2


def full_row(state: State, *owners: tuple[int, str]) -> State:
    """Structures of these in the three sectors of slot 2's row."""
    return with_structures(state, {sector: (owner,) for sector, owner in zip(ROW, owners, strict=True)})


@pytest.mark.rule("S-063", "S-070", "S-076")
def test_worked_example_of_a_technician() -> None:
    state = full_row(in_action(), (FABIO, "dome-1"), (FABIO, "dome-2"), (FABIO, "workshop-engineer"))
    after = play(state, ExploitCrater("technician", SLOT))
    assert stock(after, FABIO, "credits") == 9
    assert not events_of(state, ExploitCrater("technician", SLOT), FeePaid)


@pytest.mark.rule("S-064", "S-069", "S-077")
def test_worked_example_of_an_engineer() -> None:
    state = full_row(in_action(), (FABIO, "dome-1"), (MATTHIEU, "dome-1"), (MATTHIEU, "workshop-engineer"))
    state = with_stock(state, FABIO, credits=2)
    assert events_of(state, ExploitCrater("engineer", SLOT), FeePaid) == [FeePaid(FABIO, MATTHIEU, 2)]
    after = play(state, ExploitCrater("engineer", SLOT))
    assert [stock(after, FABIO, thing) for thing in ("credits", "titanium", "rare_earth")] == [0, 2, 1]
    assert stock(after, MATTHIEU, "credits") == 2


@pytest.mark.rule("S-071", "S-078")
def test_worked_example_of_a_scientist() -> None:
    state = full_row(in_action(), (MATTHIEU, "dome-1"), (MATTHIEU, "dome-2"), (MATTHIEU, "workshop-engineer"))
    tokens = {
        corner_of(state, "O1"): "mining",
        corner_of(state, "C1", "C6", "O12"): "artemis",
        corner_of(state, "O11"): "artemis",
    }
    state = turn_of(with_tokens(state, tokens), MATTHIEU)
    after = play(state, ExploitCrater("scientist", SLOT), *(ActivateToken(corner) for corner in tokens))
    assert stock(after, MATTHIEU, "helium3") == 1
    assert tourists_of(after, MATTHIEU) == 2
    assert asked(after) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-059", "S-061", "S-062", "S-074")
def test_all_sectors_of_the_row_with_structures_are_activated_and_no_others() -> None:
    state = with_structures(in_action(), {"O1": [(FABIO, "dome-1")], "O7": [(FABIO, "dome-2")]})
    state = replace(state, sectors={**state.sectors, "C1": Sector(panel=True)})
    assert tables(state).row(1) == ("O1", "C1", "C4", "O7")
    assert activated(state, 1) == ("O1", "O7")
    after = play(state, ExploitCrater("engineer", 1))
    assert [stock(after, FABIO, thing) for thing in ("titanium", "rare_earth")] == [1, 1]


@pytest.mark.rule("S-060", "S-075")
def test_an_occupied_slot_is_refused_and_its_row_can_be_used_from_the_other_end() -> None:
    state = full_row(in_action(), (FABIO, "dome-1"), (FABIO, "dome-2"), (FABIO, "workshop-engineer"))
    state = play(state, ExploitCrater("technician", SLOT), moves_of(play(state, ExploitCrater("technician", SLOT)))[0])
    assert state.crater == {SLOT: "technician"}
    state = with_stock(state, NESTORE, credits=9)
    assert refusal(state, ExploitCrater("engineer", SLOT)) == "slot-occupied"
    assert ExploitCrater("engineer", 25) in moves_of(state)


@pytest.mark.rule("S-064", "S-065", "S-094")
def test_the_owner_of_the_biggest_structure_gets_the_fee() -> None:
    state = with_structures(in_action(), {"O1": [(NESTORE, "dome-1"), (MATTHIEU, "laboratory-engineer")]})
    state = with_stock(state, FABIO, credits=5)
    assert fees(state, FABIO, 1) == ((MATTHIEU, 2),)
    assert fees(state, FABIO, 2) == ((MATTHIEU, 1),)
    assert fees(state, NESTORE, 1) == ()


@pytest.mark.rule("S-015", "S-066")
def test_the_fee_of_a_neutral_dome_goes_to_the_bank() -> None:
    state = with_stock(with_structures(in_action(2), {"O1": [(NEUTRAL, "dome-1")]}), FABIO, credits=1)
    assert events_of(state, ExploitCrater("engineer", SLOT), FeePaid) == [FeePaid(FABIO, None, 1)]
    after = play(state, ExploitCrater("engineer", SLOT))
    assert (stock(after, FABIO, "credits"), stock(after, NESTORE, "credits")) == (0, 0)


@pytest.mark.rule("S-067")
def test_fees_are_paid_from_what_is_at_hand_before() -> None:
    state = with_structures(in_action(), {"O1": [(NESTORE, "dome-1")], "O12": [(MATTHIEU, "dome-1")]})
    state = with_stock(state, FABIO, credits=1)
    assert refusal(state, ExploitCrater("technician", SLOT)) == "cannot-pay-fees"
    one_fee = with_structures(in_action(), {"O1": [(NESTORE, "dome-1")]})
    assert one_fee.seats[FABIO].stock == {}
    assert refusal(one_fee, ExploitCrater("technician", SLOT)) == "cannot-pay-fees"
    after = play(with_stock(state, FABIO, credits=2), ExploitCrater("technician", SLOT))
    assert stock(after, FABIO, "credits") == 6


@pytest.mark.rule("S-068")
def test_a_row_without_structures_is_refused() -> None:
    assert refusal(in_action(), ExploitCrater("engineer", SLOT)) == "row-without-structures"
    assert refusal(in_action(), ExploitCrater("engineer", 31)) == "not-offered"


@pytest.mark.rule("S-072", "S-073")
def test_a_token_between_two_sectors_is_used_once_for_either() -> None:
    state = with_structures(in_action(), {"O12": [(FABIO, "dome-1")], "O11": [(FABIO, "dome-2")]})
    between, beside = corner_of(state, "O11", "O12"), corner_of(state, "O11")
    state = with_tokens(state, {between: "mining", beside: "artemis"})
    assert can_be_assigned(state, (between, beside), ("O12", "O11"))
    state = play(state, ExploitCrater("scientist", SLOT), ActivateToken(between))
    assert refusal(state, ActivateToken(between)) == "token-activated"
    state = play(state, ActivateToken(beside))
    assert (stock(state, FABIO, "helium3"), tourists_of(state, FABIO)) == (1, 1)
    assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-072", "S-073")
def test_no_more_tokens_than_sectors_they_touch() -> None:
    state = with_structures(in_action(), {"O11": [(FABIO, "dome-1")]})
    first, second = corner_of(state, "O11", "O12"), corner_of(state, "O11")
    state = with_tokens(state, {first: "mining", second: "artemis"})
    state = play(state, ExploitCrater("scientist", SLOT))
    assert {move.corner for move in moves_of(state, ActivateToken)} == {first, second}
    state = play(state, ActivateToken(first))
    assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-071")
def test_a_scientist_may_leave_tokens_out() -> None:
    state = with_structures(in_action(), {"O11": [(FABIO, "dome-1")]})
    state = with_tokens(state, {corner_of(state, "O11"): "artemis"})
    state = play(state, ExploitCrater("scientist", SLOT))
    assert not events_of(state, Decline(), TokenActivated)


@pytest.mark.rule("S-055", "S-056", "S-057")
def test_any_astronaut_of_the_tile_for_any_action_and_no_other() -> None:
    state = with_seat(in_action(), FABIO, astronauts=(1, 0, 0), waiting="scientist")
    state = replace(state, gateway=(0, 1, 0))
    state = with_stock(with_structures(state, {"O1": [(FABIO, "dome-1")]}), FABIO, titanium=5, rare_earth=5)
    offered = {(type(move).__name__, getattr(move, "command", "")) for move in moves_of(state)}
    assert offered == {
        ("ExploitCrater", ""),
        ("TakeCommand", "build"),
        ("TakeCommand", "corporation_actions"),
        ("VisitGateway", ""),
    }
    assert refusal(state, VisitGateway("technician")) == "astronaut-not-on-tile"
    assert refusal(state, ExploitCrater("scientist", 1)) == "astronaut-not-on-tile"
    assert refusal(state, TakeCommand("scientist", "build")) == "astronaut-not-on-tile"
    assert refusal(state, EndTurn()) == "another-question"


@pytest.mark.rule("S-063", "S-069", "S-070", "S-071")
def test_the_lines_say_what_a_slot_costs_and_brings() -> None:
    state = full_row(in_action(), (FABIO, "dome-1"), (MATTHIEU, "dome-1"), (MATTHIEU, "workshop-engineer"))
    choices = GAME.choices(with_stock(state, FABIO, credits=2), FABIO)
    fee = Line("pay-seat", -2, {"of": "credits", "seat": MATTHIEU})
    found = {
        move.astronaut: lines
        for move, lines in zip(choices.moves, choices.lines, strict=True)
        if isinstance(move, ExploitCrater) and move.slot == SLOT
    }
    assert found == {
        "engineer": (fee, Line("gain", 2, {"of": "titanium"}), Line("gain", 1, {"of": "rare_earth"})),
        "technician": (fee, Line("gain", 9, {"of": "credits"})),
        "scientist": (fee, Line("activate-tokens", 3)),
    }


@pytest.mark.rule("S-016", "S-172", "S-176")
def test_neutral_domes_win_nothing() -> None:
    state = with_structures(in_action(2), {"O1": [(NEUTRAL, "dome-1")]})
    assert winner(state, SLOT) is None
    assert winner(with_base(state, FABIO, dome_1=()), SLOT) is None


def test_decisions_hand_the_turn_on_only_at_its_end() -> None:
    state = full_row(in_action(), (FABIO, "dome-1"), (FABIO, "dome-2"), (FABIO, "workshop-engineer"))
    decision = decide(state, ExploitCrater("technician", SLOT))
    assert not GAME.is_boundary(decision.events)
    assert GAME.is_boundary(decide(decision.after, moves_of(decision.after)[0]).events)
