"""Positions of Shackleton Base to play from: a game that has begun, with what a test puts into it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from app.rules.game import Decision, Event, IllegalMove, Move, SeatSetup
from app.rules.kit.agenda import question
from app.rules.shackleton.components.shapes import Astronaut, Command
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.moves import TakeCommand
from app.rules.shackleton.vocabulary.nouns import NEUTRAL, Building, Sector, Token
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn, TakeTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import GAME

CORPORATIONS = ("artemis", "mining", "selenium")
ENTROPY = bytes(32)
FABIO, NESTORE, MATTHIEU = 0, 1, 2
"""The seats of the rulebook's examples."""


def begun(seats: int = 3, corporations: Sequence[str] = CORPORATIONS, entropy: bytes = ENTROPY) -> State:
    """A new game, at its first question; seat 0 is first."""
    setups = [SeatSetup(kind="human", name=f"Seat {seat}") for seat in range(seats)]
    events = GAME.new_game({"corporations": tuple(corporations), "first_player": 0}, setups, entropy)
    return GAME.fold(GAME.initial(), events)


def in_action(seats: int = 3, corporations: Sequence[str] = CORPORATIONS, energy: int = 5) -> State:
    """The action phase of round 1, everybody with six astronauts, two of each type: an empty crater but for the three
    tokens beside the central hex, nothing in any stock, nobody with a leader; seat 0 takes its turn."""
    state = begun(seats, corporations)
    players = tuple(replace(player, astronauts=(2, 2, 2), tile=None) for player in state.seats)
    empty = {name: Sector() for name in state.sectors}
    state = replace(
        state, seats=players, sectors=empty, energy=energy, phase="action", round=1, leaders=(), rim=4, hub=0
    )
    return turn_of(state, 0)


def turn_of(state: State, seat: int) -> State:
    """The same with the turn of a seat, from its beginning."""
    agenda = (NextTurn(), ConfirmEndOfTurn(seat), TakeTurn(seat))
    return replace(state, turn=seat, agenda=agenda, used=(), main="", panel_built=False)


def with_seat(state: State, seat: int, **changes: Any) -> State:
    """The same with `changes` to a seat."""
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def with_stock(state: State, seat: int, **stock: int) -> State:
    """The same with this in a seat's stock."""
    return with_seat(state, seat, stock={**state.seats[seat].stock, **stock})


def with_structures(state: State, sectors: Mapping[str, Sequence[tuple[int, str]]]) -> State:
    """The same with these structures in sectors, powered: pairs of owner and id on its base."""
    for name, structures in sectors.items():
        stood = state.sectors[name]
        buildings = (*stood.buildings, *(Building(owner, piece) for owner, piece in structures))
        state = replace(state, sectors={**state.sectors, name: Sector(panel=True, buildings=buildings)})
        for owner, piece in structures:
            if owner != NEUTRAL:
                state = with_seat(state, owner, built={**state.seats[owner].built, piece: ()})
    return state


def with_base(state: State, seat: int, **housed: Sequence[Astronaut]) -> State:
    """The same with structures of a seat built elsewhere than in any sector, and astronauts in them; "_" for "-"."""
    built = {name.replace("_", "-"): tuple(astronauts) for name, astronauts in housed.items()}
    return with_seat(state, seat, built={**state.seats[seat].built, **built})


def with_tokens(state: State, tokens: Mapping[int, str]) -> State:
    """The same with exactly these tokens on the main board: corporations by corner."""
    corners = tuple(Token(tokens[number]) if number in tokens else None for number in sorted(tables(state).touched))
    return replace(state, corners=corners)


def corner_of(state: State, *sectors: str) -> int:
    """The corner that touches exactly these sectors."""
    (found,) = (number for number, touched in tables(state).touched.items() if set(touched) == set(sectors))
    return found


def play(state: State, *moves: Move) -> State:
    """The state behind these moves, each by the seat that is asked."""
    for move in moves:
        state = decide(state, move).after
    return state


def decide(state: State, move: Move) -> Decision:
    """What comes of a move of the seat that is asked. It was offered, with lines."""
    (seat,) = GAME.to_move(state)
    choices = GAME.choices(state, seat)
    decision = GAME.decide(state, seat, move)
    assert move in choices.moves
    assert len(choices.lines) == len(choices.moves)
    return decision


def events_of(state: State, move: Move, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds that come of a move."""
    return [event for event in decide(state, move).events if isinstance(event, kinds)]


def moves_of(state: State, kind: type[Move] = Move) -> list[Any]:
    """What is offered to the seat that is asked, of one type perhaps."""
    (seat,) = GAME.to_move(state)
    return [move for move in GAME.choices(state, seat).moves if isinstance(move, kind)]


def refusal(state: State, move: Move, seat: int | None = None) -> str:
    """The code with which a move is refused; it is not offered either."""
    asked = GAME.to_move(state)[0] if seat is None else seat
    assert move not in GAME.choices(state, asked).moves
    try:
        GAME.decide(state, asked, move)
    except IllegalMove as illegal:
        assert GAME.page(illegal.rule, "en")
        return illegal.code
    raise AssertionError(f"{move} is legal")


def asked(state: State) -> str:
    """The name of the pending question's type, "" once the game is over."""
    step = question(state)
    return "" if step is None else type(step).__name__


def stock(state: State, seat: int, thing: str) -> int:
    """So many of a thing a seat has."""
    return state.seats[seat].stock.get(thing, 0)


def rich(state: State, seat: int = FABIO) -> State:
    """The seat can pay whatever it likes."""
    return with_stock(state, seat, credits=50, titanium=20, rare_earth=20)


def powered(state: State, *sectors: str) -> State:
    """Panels in these sectors."""
    return replace(state, sectors={**state.sectors, **{name: Sector(panel=True) for name in sectors}})


def showing(state: State, *projects: str) -> State:
    """The corporations of these projects show them first."""
    for project in projects:
        name = tables(state).corporation_of[project]
        board = state.boards[name]
        others = [other for other in (*board.shown, *board.deck) if other != project]
        shown = replace(board, shown=(project, others[0]), deck=tuple(others[1:]))
        state = replace(state, boards={**state.boards, name: shown})
    return state


def taken(state: State, command: Command, number: int) -> State:
    """So many slots of a command action are taken."""
    return replace(state, commands={**state.commands, command: ("engineer",) * number})


def offered_commands(state: State) -> set[Command]:
    """The command actions that are offered."""
    return {move.command for move in moves_of(state, TakeCommand)}
