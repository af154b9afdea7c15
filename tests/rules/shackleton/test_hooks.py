"""How a corporation joins in: a corporation of this test joins in at places that no other uses yet."""

import pytest
from msgspec import field
from msgspec.structs import replace

from app.rules.game import SeatSetup
from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Part, Vocabulary
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.corporations import (
    AWAY,
    BEFORE_FINAL,
    CAN_ACT,
    COUNTS,
    FINAL,
    IS_FULL,
    MAINTENANCE,
    PLACES,
    RETRIEVED,
    in_order,
)
from app.rules.shackleton.board.crater import has_room
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components.shapes import Astronaut, BoardAction, Count
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mining.module import MODULE as MINING
from app.rules.shackleton.modules.mining.module import lift_off
from app.rules.shackleton.phases.maintenance import costs, end
from app.rules.shackleton.shackleton import shackleton
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, TurnBegan
from app.rules.shackleton.vocabulary.moves import EndTurn, PlaceAstronaut
from app.rules.shackleton.vocabulary.nouns import Building, Sector
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import ALL, plain
from tests.support.shackleton.positions import FABIO, NESTORE

SHIP = "ship"


class Trial(Part, frozen=True, tag="selenium"):
    """What the corporation of this test keeps: who came aboard."""

    aboard: dict[str, Astronaut] = field(default_factory=dict)


FOLDS: Folds[State] = Folds()


@FOLDS.behind(AstronautRetrieved)
def _aboard(before: State, after: State, event: AstronautRetrieved) -> State:
    kept = part(after, Trial)
    return with_part(after, replace(kept, aboard={SHIP: event.astronaut})) if event.place == SHIP else after


def _count(state: State, seat: int, what: Count, project: str) -> int:
    return 0


def _retrieved(ledger: Ledger, seat: int, slot: int) -> None:
    gain(ledger, seat, "vp", 3, "farm")


def _before(ledger: Ledger) -> None:
    gain(ledger, FABIO, "vp", 100, "before")


def _places(state: State, seat: int, astronaut: Astronaut) -> tuple[str, ...]:
    return (SHIP,) if astronaut == "engineer" else ()


def _never(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    return False


TRIAL: Module[State] = Module(
    name="selenium",
    part=Trial,
    vocabulary=Vocabulary(parts=Trial),
    folds=(FOLDS,),
    joins=(
        COUNTS.joined_by(_count),
        CAN_ACT.joined_by(_never),
        RETRIEVED.joined_by(_retrieved),
        BEFORE_FINAL.joined_by(_before),
        FINAL.joined_by(lambda state, seat: 7),
        AWAY.joined_by(lambda state, seat: ("laboratory-engineer",)),
        PLACES.joined_by(_places),
        IS_FULL.joined_by(lambda state, sector, size: sector == "O9" and size == 2),
    ),
)
GAME = shackleton(rules=ALL.with_modules((MINING, TRIAL, plain("artemis"))))
SETUPS = [SeatSetup(kind="human", name=str(seat)) for seat in range(3)]
EVENTS = GAME.new_game({"corporations": ("artemis", "selenium", "mining"), "first_player": 0}, SETUPS, bytes(32))


def turn() -> State:
    """Fabio's turn in a game with the corporation."""
    state = GAME.fold(GAME.initial(), EVENTS)
    seats = tuple(
        replace(player, astronauts=(2, 2, 2), stock={"titanium": 1, "rare_earth": 1}, built={})
        for player in state.seats
    )
    state = replace(state, seats=seats, phase="action", round=1)
    return GAME.begin_turn(state, FABIO)


@pytest.mark.rule("S-020", "S-171", "S-189")
def test_corporations_act_in_the_order_of_the_game_not_of_the_rules() -> None:
    state = turn()
    assert [module.name for module in GAME.rules.modules] == ["mining", "selenium", "artemis"]
    assert [name for name, _ in in_order(state, COUNTS)] == ["artemis", "selenium", "mining"]
    assert list(categories(state, FABIO))[-3:] == ["artemis", "selenium", "mining"]
    assert list(in_order(state, MAINTENANCE)) == [("mining", lift_off)]


def test_a_state_with_its_part_can_be_kept() -> None:
    state = turn()
    assert GAME.decode_state(GAME.encode_state(state)) == state
    assert GAME.decode_events(GAME.encode_events(EVENTS)) == EVENTS


def test_it_takes_room() -> None:
    state = turn()
    assert not has_room(state, "O9", 2)
    assert has_room(state, "O9", 1)


@pytest.mark.rule("S-173")
def test_an_astronaut_that_is_won_may_go_to_its_place() -> None:
    state = turn()
    state = replace(
        state,
        seats=tuple(replace(player, astronauts=(0, 0, 0)) for player in state.seats),
        slots=("technician", "engineer", *(None,) * 28),
        agenda=(NextTurn(), ConfirmEndOfTurn(FABIO)),
    )
    state = replace(state, sectors={name: Sector() for name in state.sectors})
    state = _with_dome(state)
    decision = GAME.decide(state, FABIO, EndTurn())
    assert TurnBegan(NESTORE) in decision.events
    state = decision.after
    assert GAME.to_move(state) == (NESTORE,)
    assert state.seats[NESTORE].vp == 6
    offered = GAME.choices(state, NESTORE).moves
    assert set(offered) == {PlaceAstronaut("waiting"), PlaceAstronaut(SHIP)}
    state = GAME.decide(state, NESTORE, PlaceAstronaut(SHIP)).after
    assert part(state, Trial).aboard == {SHIP: "engineer"}


def _with_dome(state: State) -> State:
    """Nestore's Dome stands in O1."""
    seats = (state.seats[0], replace(state.seats[1], built={"dome-1": ()}), state.seats[2])
    dome = Sector(panel=True, buildings=(Building(NESTORE, "dome-1"),))
    return replace(state, seats=seats, sectors={**state.sectors, "O1": dome})


def test_structures_that_are_away_cost_nothing() -> None:
    state = turn()
    built: dict[str, tuple[Astronaut, ...]] = {"laboratory-engineer": (), "dome-1": ()}
    state = replace(state, seats=(replace(state.seats[0], built=built), *state.seats[1:]))
    assert costs(state, FABIO) == 1


@pytest.mark.rule("S-189")
def test_the_end_comes_behind_what_it_does_before() -> None:
    ledger = Ledger(turn())
    assert categories(ledger.state, NESTORE)["selenium"] == 7
    end(ledger)
    assert ledger.state.totals[FABIO]["scored"] == 100
    assert ledger.state.totals[FABIO]["selenium"] == 7
