"""Stations, screens and gains put as a test needs them."""

from typing import Any

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.kit.tasks import settle
from app.rules.skymines.components.shapes import COMPANIES, Company, Gain
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.moves import DropOut, EndTurn, PlanCards
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn, Expand, Planning, TakeTurn
from app.rules.skymines.vocabulary.state import Column, State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll
from tests.support.rules.positions import GAME, act, asked, asking, offered


def with_station(state: State, company: Company, *columns: tuple[int, bool]) -> State:
    """The state with these columns in a company's station: outposts, and whether the crossed-out space is open."""
    number = COMPANIES.index(company)
    station: Any = tuple(Column(outposts, opened) for outposts, opened in columns)
    return replace(state, stations=(*state.stations[:number], station, *state.stations[number + 1 :]))


def outposts_in(state: State, company: Company) -> tuple[int, ...]:
    """The outposts in each column of a company's station."""
    return tuple(column.outposts for column in state.stations[COMPANIES.index(company)])


def sectors_of(state: State, company: Company) -> list[int]:
    """The sectors with an outpost of the company."""
    return [number for number, holder in enumerate(state.moon, start=1) if holder == company]


def expanding(state: State, seat: int, company: Company, energy: int) -> State:
    """The state in which the seat expands the company with so much energy, no cards being in use."""
    return asking(state, Expand(seat, company, energy), ConfirmEndOfTurn(seat))


def settled(state: State, *steps: Step) -> State:
    """The state once the tasks among these steps, the first one on top, were carried out up to a question."""
    ledger = Ledger(asking(state, *steps))
    settle(ledger)
    return ledger.state


def gaining(state: State, seat: int, *gains: Gain) -> State:
    """The state after these gains, up to the first question; then the turn is closed."""
    return settled(state, GainAll(seat, gains), CloseTurn(seat))


def face_down_slots(state: State, seat: int) -> str:
    """The action slots with a face-down card, in one word."""
    area = state.seats[seat].area
    return "".join(slot for slot, card in zip("ABCDE", area, strict=True) if card and not card.face_up)


def kinds_of(events: list[Event]) -> list[str]:
    """The names of events, without those that only move the agenda."""
    return [name for event in events if (name := type(event).__name__) not in ("Asked", "Answered")]


def next_turn(state: State, seat: int) -> State:
    """The state after the seat confirmed the end of its turn."""
    return act(state, seat, EndTurn())


def played_to_round(state: State, number: int) -> State:
    """The state at the beginning of a round: until then nobody plans a card, everybody drops out."""
    while state.round < number:
        (seat, *_) = GAME.to_move(state)
        match asked(state):
            case Planning():
                state = act(state, seat, PlanCards((None,) * 5))
            case TakeTurn():
                state = act(state, seat, DropOut())
            case _:
                state = act(state, seat, offered(state, seat)[0])
    return state
