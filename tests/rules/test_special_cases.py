"""Special spaces of the player boards and the general special cases (p. 23)."""

import random

import pytest
from msgspec.structs import replace

from app.rules.game import Move
from app.rules.kit.tasks import settle
from app.rules.skymines.board.prices import cost_of_card
from app.rules.skymines.components.shapes import Tank
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CoinsPaid
from app.rules.skymines.vocabulary.moves import Acquire, Advance, DropOut, PlaceMarker, UseFieldScientist, UseResources
from app.rules.skymines.vocabulary.questions import SpendUnits
from app.rules.skymines.vocabulary.state import PlacedCard, State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll, NextTurn
from tests.support.rules.positions import (
    GAME,
    act,
    asked,
    asking,
    begun,
    decide,
    face_up,
    give,
    offered,
    on_moon,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import ASTROGO, COLLECTORS, acquiring, done, table, unlocked

TRACKS = {"skymine": "C2", "minerva": "D2", "astrogo": "E2", "tawac": "A1"}


@pytest.mark.rule("B-198")
def test_a_cost_never_falls_below_zero() -> None:
    """Printed 1, right column, first B2 bonus: titanium 1 with the "+1" tile takes it and moves 2 spaces."""
    state = unlocked(with_tracks(table(), astrogo="B2"), 0, "B2-1", "B1-1", "B1-2")
    state = replace(state, display=("carbon-1", *[None] * 11))
    below = cost_of_card(state, 0, 1, ("titanium",))
    assert below.amount == sum(line.amount or 0 for line in below.lines) == 0
    assert below.lines[-1].key == "price-floor"
    state = unlocked(state, 0, "B2-1")
    assert cost_of_card(state, 0, 1, ("titanium",)).amount == 0
    state = face_up(state, 0, PlacedCard("titanium-1", plus_one=True))
    refuses(state, 0, UseResources(()), "no-card-chosen", "p. 11")
    state = act(acquiring(state, 0, "A"), 0, Acquire(1))
    assert asked(state) == SpendUnits(0, 2)
    state = act(state, 0, Advance("skymine"), Advance("tawac"))
    assert done(state)
    assert "carbon-1" in state.seats[0].hand


@pytest.mark.rule("B-199")
def test_a_free_card_on_the_buy_space_leaves_the_space_s_cost() -> None:
    """No card of the set is free in CrypCoin without a discount: C2's second takes 1 off a card of 1."""
    state = replace(table(), display=("carbon-1", *[None] * 11))
    c2 = unlocked(with_tracks(give(state, 0, coins=0), astrogo="C2"), 0, "C2-1", "C2-2")
    after = act(c2, 0, PlaceMarker("C2-2"), Acquire(1))
    assert (after.seats[0].coins, after.display[0]) == (0, None)
    bought = act(give(state, 0, coins=2), 0, PlaceMarker("buy"), Acquire(1))
    assert bought.seats[0].coins == 0
    refuses(give(state, 0, coins=0), 0, PlaceMarker("buy"), "not-enough-coins", "p. 17")


@pytest.mark.rule("B-200")
def test_spaces_of_a_used_up_letter_stay_empty() -> None:
    state = table()
    gaps = replace(
        state,
        plans=(None, *state.plans[1:4], None, *state.plans[5:]),
        supplies={**state.supplies, "A": ()},
    )
    ledger = Ledger(asking(gaps, NextTurn()))
    settle(ledger)
    assert ledger.state.plans[0] is None
    assert ledger.state.plans[4] == state.supplies["B"][0]


@pytest.mark.rule("B-201")
def test_the_bank_is_endless_and_nobody_falls_below_zero() -> None:
    """Random games with all bonus spaces of tracks unlocked: everything that costs is met, and nobody is in debt."""
    draw = random.Random(23)
    reasons: set[str] = set()
    for entropy in (b"one", b"two", b"three", b"four"):
        state = begun(3, 1, entropy=entropy, tracks=TRACKS)
        for seat in range(3):
            state = give(state, seat, tracks=(14, 15, 14, 8))
        while GAME.outcome(state) is None:
            seat, move = some_move(state, draw)
            events = decide(state, seat, move)
            state = act(state, seat, move)
            assert all(player.coins >= 0 for player in state.seats)
            reasons.update(event.why for event in events if isinstance(event, CoinsPaid))
    assert {"barrier", "bonus-space", "card", "fetch", "flip"} <= reasons
    rich = give(table(), 0, coins=10**6)
    assert act(face_up(rich, 0, "A-09"), 0, UseFieldScientist("A")).seats[0].coins == 10**6 + 2


def some_move(state: State, draw: random.Random) -> tuple[int, Move]:
    """A legal move of the seat that is to move; nobody drops out while another action is left."""
    luna = GAME.automa_to_move(state)
    if luna is not None:
        return luna, GAME.automa_move(state)
    seat = GAME.to_move(state)[0]
    moves = [move for move in offered(state, seat) if not isinstance(move, DropOut)]
    return seat, moves[draw.randrange(len(moves))] if moves else GAME.random_move(state, seat, draw)


def tank_moved(state: State, spaces: int) -> State:
    """The state after a reward of tank spaces."""
    ledger = Ledger(asking(state, GainAll(0, (Tank(amount=spaces),)), CloseTurn(0)))
    settle(ledger)
    return ledger.state


@pytest.mark.rule("B-169")
def test_slot_a_is_switched_on_for_good() -> None:
    assert "A" not in tank_moved(give(table(), 0, helium=6), 1).seats[0].slots
    for start, spaces in ((6, 3), (7, 1)):
        on = tank_moved(give(table(), 0, helium=start), spaces)
        assert on.seats[0].slots == ("A", "B", "C", "D")
        assert tank_moved(on, 1).seats[0].slots == ("A", "B", "C", "D")


@pytest.mark.rule("B-170")
def test_spaces_beyond_the_tank_s_end_are_coins() -> None:
    """26, move 5: 6 CrypCoin; on 28 a company field scientist with 4 collectors: 9."""
    after = tank_moved(give(table(), 0, helium=26), 5)
    assert (after.seats[0].helium, after.seats[0].coins) == (28, 1 + 6)
    state = face_up(on_moon(give(table(), 0, helium=28), "astrogo", *COLLECTORS[:4]), 0, ASTROGO)
    after = act(state, 0, UseFieldScientist("A"))
    assert (after.seats[0].helium, after.seats[0].coins) == (28, 1 + 9)
