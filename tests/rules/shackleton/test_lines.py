"""What is told of a move before it is chosen: what it costs and brings at once."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line, Move
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.moves import (
    ChoosePart,
    Decline,
    ExploitCrater,
    PlaceFirstDome,
    SwapAstronaut,
    TakeCommand,
    TakeShuttle,
    UseLeader,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.questions import ChooseFirstSector, ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    begun,
    in_action,
    moves_of,
    play,
    rich,
    taken,
    with_base,
    with_seat,
    with_structures,
    with_tokens,
)


def lines_of(state: State, move: Move) -> tuple[Line, ...]:
    """The lines of an offered move."""
    (seat,) = GAME.to_move(state)
    choices = GAME.choices(state, seat)
    return choices.lines[choices.moves.index(move)]


def credits(amount: int) -> Line:
    """Credits that are paid or gained."""
    return Line("gain" if amount > 0 else "pay", amount, {"of": "credits"})


@pytest.mark.rule("S-079", "S-083", "S-084")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_command_costs_its_slot_and_has_the_bonus_of_its_astronaut(number: int) -> None:
    state = taken(rich(in_action(energy=8)), "fund", number)
    cost = tables(state).command_costs(3, "fund")[number]
    slot = (credits(-cost),) if cost else ()
    assert lines_of(state, TakeCommand("engineer", "fund")) == slot
    assert lines_of(state, TakeCommand("technician", "fund")) == (*slot, Line("bonus", None, {"command": "fund"}))


@pytest.mark.rule("S-155")
def test_a_visit_to_the_gateway_brings_its_credits_and_each_part_says_what_it_is() -> None:
    state = replace(in_action(), gateway=(1, 0, 0))
    due = tables(state).actions.gateway_credits
    assert lines_of(state, VisitGateway("technician")) == (credits(due),)
    state = play(state, VisitGateway("technician"))
    assert lines_of(state, ChoosePart("credits")) == (credits(due),)
    assert lines_of(state, ChoosePart("astronaut")) == (Line("part", None, {"part": "astronaut"}),)


@pytest.mark.rule("S-193a")
@pytest.mark.parametrize(("improved", "expected"), [(False, (credits(-2),)), (True, ())])
def test_a_swap_costs_credits_until_the_headquarters_stand(improved: bool, expected: tuple[Line, ...]) -> None:
    state = replace(rich(with_seat(in_action(), FABIO, leader="canada-a")), gateway=(0, 0, 1))
    state = with_base(state, FABIO, headquarters=()) if improved else state
    assert lines_of(state, SwapAstronaut("engineer", "scientist")) == expected


@pytest.mark.rule("S-193")
@pytest.mark.parametrize(("improved", "expected"), [(False, (credits(-2),)), (True, ())])
def test_a_leader_costs_credits_and_doing_without_nothing(improved: bool, expected: tuple[Line, ...]) -> None:
    state = with_structures(rich(with_seat(in_action(), FABIO, leader="europe-b")), {"O1": [(FABIO, "dome-1")]})
    state = with_base(state, FABIO, headquarters=()) if improved else state
    state = play(state, ExploitCrater("technician", 2))
    assert lines_of(state, UseLeader()) == expected
    assert lines_of(state, Decline()) == ()


@pytest.mark.rule("S-193")
def test_an_improved_leaders_credits_for_sectors_are_told() -> None:
    """Two sectors of the row have a structure."""
    sectors = {"O1": [(FABIO, "dome-1")], "O12": [(FABIO, "dome-2")]}
    state = with_tokens(with_seat(with_structures(in_action(), sectors), FABIO, leader="europe-a"), {})
    plain = Line("activate-tokens", 2)
    assert lines_of(state, ExploitCrater("scientist", 2)) == (plain,)
    assert lines_of(with_base(state, FABIO, headquarters=()), ExploitCrater("scientist", 2)) == (plain, credits(2))


@pytest.mark.rule("S-041")
def test_a_shuttle_tile_brings_what_is_printed_on_it() -> None:
    state = begun()
    while not moves_of(state, TakeShuttle):
        state = play(state, moves_of(state)[0])
    for move in moves_of(state, TakeShuttle):
        tile = tables(state).shuttle[move.tile]
        printed = {
            **{str(kind): count for kind, count in tile.astronauts.items()},
            "credits": tile.credits,
            "titanium": tile.titanium,
            "rare_earth": tile.rare_earth,
        }
        told = {line.args["of"]: line.amount for line in lines_of(state, move)}
        assert told == {thing: amount for thing, amount in printed.items() if amount}


@pytest.mark.rule("S-038")
def test_a_first_sector_tells_its_token_where_it_touches_one() -> None:
    state = in_action()
    state = replace(state, agenda=(ConfirmEndOfTurn(FABIO), ChooseFirstSector(FABIO)))
    central = tables(state).central[0]
    touching = [number for number, sectors in tables(state).touched.items() if central in sectors]
    assert lines_of(with_tokens(state, {}), PlaceFirstDome(central)) == ()
    assert lines_of(with_tokens(state, {touching[0]: "mining"}), PlaceFirstDome(central)) == (
        Line("gain", 1, {"of": "helium3"}),
    )
    assert lines_of(with_tokens(state, dict.fromkeys(touching[:2], "mining")), PlaceFirstDome(central)) == ()
