"""The shuttle phase."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import ShuttleLeft, TurnBegan, TurnOrderSet
from app.rules.shackleton.vocabulary.moves import TakeShuttle, VisitGateway
from app.rules.shackleton.vocabulary.questions import ChooseShuttle
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import OfferShuttles
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import asked, begun, decide, in_action, moves_of, play, refusal, stock


def in_shuttle_phase(seats: int = 3) -> State:
    """Round 1 with its tiles on display."""
    state = begun(seats)
    while asked(state) != "ChooseShuttle":
        state = play(state, moves_of(state)[0])
    return state


def choosing(number: int, tiles: tuple[str, ...], order: tuple[int, ...]) -> State:
    """A shuttle phase of a round with these tiles and this turn order."""
    state = in_action(len(order))
    last, *others = reversed(order)
    agenda = (OfferShuttles(tuple(others)), ChooseShuttle(last))
    return replace(state, round=number, phase="shuttle", display=tiles, order=order, turn=last, agenda=agenda)


@pytest.mark.rule("S-003", "S-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_tile_more_than_seats_of_the_round_is_revealed(seats: int) -> None:
    state = in_shuttle_phase(seats)
    assert len(state.display) == seats + 1
    assert all(tile.startswith("1-") for tile in state.display)
    by_round = [sum(tile.round == number for tile in tables(state).shuttles) for number in (1, 2, 3)]
    assert by_round == [5, 5, 5]


@pytest.mark.rule("S-045", "S-046", "S-047")
def test_in_reverse_order_each_seat_takes_a_tile_with_all_it_carries() -> None:
    state = in_shuttle_phase()
    before = {seat: dict(state.seats[seat].stock) for seat in range(3)}
    for seat in reversed(state.order):
        assert GAME.to_move(state) == (seat,)
        tile = state.display[0]
        assert refusal(state, TakeShuttle("2-1")) == "tile-not-on-display"
        taken = play(state, TakeShuttle(tile))
        found = tables(state).shuttle[tile]
        assert dict(zip(("engineer", "technician", "scientist"), taken.seats[seat].astronauts, strict=True)) == (
            found.astronauts
        )
        assert stock(taken, seat, "credits") == before[seat].get("credits", 0) + found.credits
        assert stock(taken, seat, "titanium") == before[seat].get("titanium", 0) + found.titanium
        assert stock(taken, seat, "rare_earth") == before[seat].get("rare_earth", 0) + found.rare_earth
        if asked(taken) == "ChooseShuttle":
            assert refusal(taken, TakeShuttle(tile)) == "tile-not-on-display"
        state = taken


@pytest.mark.rule("S-052")
def test_a_tile_carries_six_astronauts() -> None:
    state = begun()
    assert {sum(tile.astronauts.values()) for tile in tables(state).shuttles} == {6}


@pytest.mark.rule("S-048", "S-054")
def test_the_lowest_number_is_first() -> None:
    state = choosing(1, ("1-1", "1-3", "1-4", "1-5"), (0, 1, 2))
    state = play(state, TakeShuttle("1-4"), TakeShuttle("1-1"))
    decision = decide(state, TakeShuttle("1-3"))
    assert [event.order for event in decision.events if isinstance(event, TurnOrderSet)] == [(1, 0, 2)]
    assert [event.seat for event in decision.events if isinstance(event, TurnBegan)] == [1]
    assert GAME.is_boundary(decision.events)


@pytest.mark.rule("S-049", "S-051", "S-053")
def test_worked_example_of_the_shuttle_phase() -> None:
    """Fabio (2) chooses first, then Nestore (1), then Matthieu (0); of three technicians of the tile left over only two
    come to the Gateway, where two are."""
    state = choosing(2, ("2-1", "2-2", "2-3", "2-5"), (0, 1, 2))
    state = replace(state, gateway=(0, 2, 0))
    assert GAME.to_move(state) == (2,)
    state = play(state, TakeShuttle("2-5"))
    assert GAME.to_move(state) == (1,)
    state = play(state, TakeShuttle("2-2"))
    assert GAME.to_move(state) == (0,)
    before = [dict(player.stock) for player in state.seats]
    decision = decide(state, TakeShuttle("2-1"))
    state = decision.after
    assert state.order == (0, 1, 2)
    assert [event for event in decision.events if isinstance(event, ShuttleLeft)] == [ShuttleLeft("2-3", (2, 2, 1))]
    assert state.gateway == (2, 4, 1)
    assert state.display == ()
    assert [dict(player.stock) for player in state.seats[1:]] == before[1:]


@pytest.mark.rule("S-049", "S-050")
def test_a_tile_left_over_takes_nobody_away() -> None:
    """Five engineers are there: no engineer of the tile comes to them, and none of them leaves."""
    state = replace(choosing(2, ("2-1", "2-2", "2-3", "2-5"), (0, 1, 2)), gateway=(5, 2, 0))
    state = play(state, TakeShuttle("2-5"), TakeShuttle("2-2"), TakeShuttle("2-1"))
    assert state.gateway == (5, 4, 1)


@pytest.mark.rule("S-050")
def test_a_fifth_astronaut_of_a_type_may_come_at_other_times() -> None:
    state = replace(in_action(), gateway=(4, 0, 0))
    assert play(state, VisitGateway("engineer")).gateway == (5, 0, 0)


@pytest.mark.rule("S-003", "S-012", "S-044")
def test_later_rounds_reveal_their_own_tiles() -> None:
    state = in_action()
    assert [{tile[0] for tile in tiles} for tiles in state.shuttles[1:]] == [{"2"}, {"3"}]
    hidden = {tile for tiles in state.shuttles[1:] for tile in tiles}
    assert not any(f"'{tile}'" in str(GAME.view(state, 0)) for tile in hidden)
