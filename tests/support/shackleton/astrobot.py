"""Games against AstroBot in tests: the human is seat 0. Of the corporations only Moon Mining knows an action for it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from app.rules.game import Event, SeatSetup
from app.rules.shackleton.board.astrobot import astrobot_of
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.mining.module import MODULE as MINING
from app.rules.shackleton.ruleset import RULES
from app.rules.shackleton.shackleton import Shackleton, shackleton
from app.rules.shackleton.vocabulary.moves import PlayActionCard
from app.rules.shackleton.vocabulary.nouns import Sector
from app.rules.shackleton.vocabulary.questions import AstroBotTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import plain
from tests.support.shackleton.positions import with_seat

HUMAN, ASTROBOT = 0, 1
CORPORATIONS = ("artemis", "mining", "selenium")
"""A, B, C."""
SETUPS = (SeatSetup(kind="human", name="Fabio"), SeatSetup(kind="automa", level=0))
SOLO: Shackleton = shackleton(rules=RULES.with_modules((MINING, plain("artemis"), plain("selenium"))))


def begun(options: dict[str, Any] | None = None, *, level: int = 0, entropy: int = 0, game: Shackleton = SOLO) -> State:
    """A new game against AstroBot, at its first question."""
    setups = (SETUPS[0], SeatSetup(kind="automa", level=level))
    chosen = {"corporations": CORPORATIONS, **(options or {})}
    return game.fold(game.initial(), game.new_game(chosen, setups, entropy.to_bytes(32, "big")))


def in_turn(
    previous: int = 1,
    card: int = 7,
    *,
    astronauts: Sequence[Astronaut] = ASTRONAUTS,
    development: int = 0,
    energy: int = 5,
    level: int = 0,
    corporations: Sequence[str] = CORPORATIONS,
    game: Shackleton = SOLO,
) -> State:
    """AstroBot's turn with this card on its deck and the previous one in its row: it has these astronauts left. An
    empty crater but for the three tokens beside the central hex, nothing in any stock, no leader."""
    state = begun({"corporations": tuple(corporations)}, level=level, game=game)
    left = tuple(astronauts.count(kind) for kind in ASTRONAUTS)
    seats = tuple(replace(player, leader=None) for player in state.seats)
    state = replace(state, seats=seats, sectors={name: Sector() for name in state.sectors}, energy=energy, rim=4, hub=0)
    state = with_seat(with_seat(state, HUMAN, astronauts=left), ASTROBOT, astronauts=left)
    others = tuple(other for other in astrobot_of(state, ASTROBOT).deck if other not in (previous, card))
    state = with_cards(state, row=(previous,), deck=(card, *others), development=development)
    agenda = (NextTurn(), AstroBotTurn(ASTROBOT))
    return replace(state, phase="action", round=1, leaders=(), turn=ASTROBOT, agenda=agenda)


def with_cards(state: State, **changes: Any) -> State:
    """The same with `changes` to AstroBot's cards and solo board."""
    return with_seat(state, ASTROBOT, astrobot=replace(astrobot_of(state, ASTROBOT), **changes))


def with_crater(state: State, slots: dict[int, Astronaut]) -> State:
    """The same with exactly these astronauts in the crater."""
    return replace(state, slots=tuple(slots.get(number) for number in tables(state).slots))


def with_claims(state: State, seat: int, **levels: int) -> State:
    """The same with goals of corporations claimed by a seat."""
    for name, level in levels.items():
        board = state.boards[name]
        goals = tuple((seat,) if number == level else seats for number, seats in enumerate(board.goals))
        state = replace(state, boards={**state.boards, name: replace(board, goals=goals)})
    return with_seat(state, seat, goals={**state.seats[seat].goals, **levels})


def turn_events(state: State) -> list[Event]:
    """All events of AstroBot's turn."""
    return SOLO.decide(state, ASTROBOT, PlayActionCard()).events


def told(state: State, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds of AstroBot's turn."""
    return [event for event in turn_events(state) if isinstance(event, kinds)]


def behind(state: State) -> State:
    """The state behind AstroBot's turn."""
    after: State = SOLO.decide(state, ASTROBOT, PlayActionCard()).after
    return after
