"""How a corporation joins in: a corporation of this test joins in at the places that Moon Mining does not use."""

import pytest
from msgspec import field
from msgspec.structs import replace

from app.rules.game import Event, Line, SeatSetup
from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Part, Vocabulary
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.corporations import (
    ACTIVATING,
    AWAY,
    BEFORE_FINAL,
    CAN_ACT,
    COUNTS,
    FINAL,
    IS_FULL,
    MAINTENANCE,
    PLACES,
    RETRIEVED,
    SETTING_UP,
    TOKEN_LINES,
    TOKENS,
    WAYS,
    Chance,
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
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, Gained, GameStarted, TurnBegan
from app.rules.shackleton.vocabulary.moves import (
    AddToken,
    BuildStructure,
    EndTurn,
    PlaceAstronaut,
    TakeCommand,
)
from app.rules.shackleton.vocabulary.nouns import Building, Sector, Token
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import ALL, plain
from tests.support.shackleton.positions import FABIO, NESTORE

SHIP = "ship"


class Trial(Part, frozen=True, tag="selenium"):
    """What the corporation of this test keeps: what it drew, and who came aboard."""

    drawn: tuple[str, ...] = ()
    aboard: dict[str, Astronaut] = field(default_factory=dict)


class TrialDrawn(Event, frozen=True):
    """Its own set-up."""

    drawn: tuple[str, ...]


FOLDS: Folds[State] = Folds()


@FOLDS.on(TrialDrawn)
def _drawn(state: State, event: TrialDrawn) -> State:
    return with_part(state, replace(part(state, Trial), drawn=event.drawn))


@FOLDS.behind(AstronautRetrieved)
def _aboard(before: State, after: State, event: AstronautRetrieved) -> State:
    kept = part(after, Trial)
    return with_part(after, replace(kept, aboard={SHIP: event.astronaut})) if event.place == SHIP else after


def _tokens(chance: Chance) -> tuple[Token, ...]:
    """Two of each of three types; the twin of the first one leaves the game (S-022)."""
    first, second, third = chance.order(("alpha", "beta", "gamma"))
    return tuple(Token("selenium", kind) for kind in (first, second, third, second, third))


def _set_up(ledger: Ledger, chance: Chance) -> None:
    ledger.emit(TrialDrawn(chance.order(("x", "y", "z"))))


def _activate(ledger: Ledger, seat: int, token: Token) -> None:
    gain(ledger, seat, token.kind, 1, token.corporation)


def _count(state: State, seat: int, what: Count, project: str) -> int:
    return 0


def _retrieved(ledger: Ledger, seat: int, slot: int) -> None:
    gain(ledger, seat, "vp", 3, "farm")


def _before(ledger: Ledger) -> None:
    gain(ledger, FABIO, "vp", 100, "before")


def _ways(state: State, seat: int, payment: str, due: dict[str, int]) -> dict[str, dict[str, int]]:
    """A Robot for a Titanium."""
    if not due.get("titanium"):
        return {}
    left = {**due, "titanium": due["titanium"] - 1, "robot": 1}
    return {"robot": {name: amount for name, amount in left.items() if amount}}


def _places(state: State, seat: int, astronaut: Astronaut) -> tuple[str, ...]:
    return (SHIP,) if astronaut == "engineer" else ()


def _never(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    return False


TRIAL: Module[State] = Module(
    name="selenium",
    part=Trial,
    vocabulary=Vocabulary(events=TrialDrawn, parts=Trial),
    folds=(FOLDS,),
    joins=(
        TOKENS.joined_by(_tokens),
        SETTING_UP.joined_by(_set_up),
        ACTIVATING.joined_by(_activate),
        TOKEN_LINES.joined_by(lambda state, seat, token: (Line("gain", 1, {"of": token.kind}),)),
        COUNTS.joined_by(_count),
        CAN_ACT.joined_by(_never),
        RETRIEVED.joined_by(_retrieved),
        BEFORE_FINAL.joined_by(_before),
        FINAL.joined_by(lambda state, seat: 7),
        AWAY.joined_by(lambda state, seat: ("laboratory-engineer",)),
        PLACES.joined_by(_places),
        IS_FULL.joined_by(lambda state, sector, size: sector == "O9" and size == 2),
        WAYS.joined_by(_ways),
    ),
)
GAME = shackleton(rules=ALL.with_modules((MINING, TRIAL, plain("artemis"))))
SETUPS = [SeatSetup(kind="human", name=str(seat)) for seat in range(3)]
EVENTS = GAME.new_game({"corporations": ("artemis", "selenium", "mining"), "first_player": 0}, SETUPS, bytes(32))


def turn() -> State:
    """Fabio's turn in a game with the corporation."""
    state = GAME.fold(GAME.initial(), EVENTS)
    seats = tuple(
        replace(player, astronauts=(2, 2, 2), stock={"titanium": 1, "rare_earth": 1, "robot": 1}, built={})
        for player in state.seats
    )
    state = replace(state, seats=seats, phase="action", round=1)
    return GAME.begin_turn(state, FABIO)


@pytest.mark.rule("S-022")
def test_tokens_of_several_kinds_alternate_and_a_twin_is_out() -> None:
    started = next(event for event in EVENTS if isinstance(event, GameStarted))
    (first,) = (token for token in started.corners if token is not None and token.corporation == "selenium")
    kinds = [token.kind for token in started.boards["selenium"].tokens]
    assert len({first.kind, *kinds}) == 3
    assert kinds[:2] == kinds[2:]
    assert first.kind not in kinds


@pytest.mark.rule("S-026")
def test_its_own_set_up_follows_tokens_and_projects() -> None:
    kinds = [type(event) for event in EVENTS]
    assert kinds.index(TrialDrawn) == kinds.index(GameStarted) + 1
    assert sorted(part(GAME.fold(GAME.initial(), EVENTS), Trial).drawn) == ["x", "y", "z"]


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


def test_its_tokens_bring_what_it_says() -> None:
    state = replace(turn(), corners=(None,) * 27)
    state = replace(state, sectors={**state.sectors, "O1": Sector(panel=True)})
    for move in (TakeCommand("engineer", "build"), BuildStructure("dome-1", "O1")):
        state = GAME.decide(state, FABIO, move).after
    kind = state.boards["selenium"].tokens[0].kind
    choices = GAME.choices(state, FABIO)
    added = next(move for move in choices.moves if isinstance(move, AddToken) and move.corporation == "selenium")
    assert choices.lines[choices.moves.index(added)] == (Line("gain", 1, {"of": kind}),)
    gained = [event for event in GAME.decide(state, FABIO, added).events if isinstance(event, Gained)]
    assert gained == [Gained(FABIO, kind, 1, "selenium")]


def test_it_takes_room_and_pays_in_its_way() -> None:
    state = turn()
    assert not has_room(state, "O9", 2)
    assert has_room(state, "O9", 1)
    state = replace(state, sectors={**state.sectors, "O1": Sector(panel=True)})
    state = GAME.decide(state, FABIO, TakeCommand("scientist", "build")).after
    ways = {move.way for move in GAME.choices(state, FABIO).moves if isinstance(move, BuildStructure)}
    assert ways == {"", "robot"}
    after = GAME.decide(state, FABIO, BuildStructure("dome-1", "O1", way="robot")).after
    assert after.seats[FABIO].stock == {"titanium": 1, "rare_earth": 1, "robot": 0}


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
