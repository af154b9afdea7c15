"""What is asked in Harvest: a crop to sow or to trade, of the Crow the whole turn."""

from typing import TypeVar

from msgspec import UNSET

from app.rules.game import Line, Move, Refused, partial_move
from app.rules.kit import answerers
from app.rules.kit.agenda import Question
from app.rules.kit.ledger import Ledger
from tests.support.harvest.shapes import TurnAbout
from tests.support.harvest.vocabulary import (
    OLD,
    Card,
    CropSown,
    CropsTraded,
    CrowTurn,
    HarvestEnded,
    PlayCrow,
    Sow,
    State,
    Trade,
    Turn,
    TurnBegan,
    value_of,
)

Q = TypeVar("Q", bound=Question)
M = TypeVar("M", bound=Move)


class Answerer(answerers.Answerer[State, Ledger[State], Q, M]):
    """The kit's answerer with the types of Harvest."""


class Sowing(Answerer[Turn, Sow]):
    """Sow any crop of the hand."""

    rule = "sowing"

    def moves(self, state: State, step: Turn, seat: int) -> list[Sow]:
        return [Sow(card) for card in state.seats[seat].hand]

    def lines(self, state: State, step: Turn, seat: int, move: Sow) -> tuple[Line, ...]:
        return (Line("crops", value_of(move.card)),)

    def about(self, state: State, step: Turn, seat: int) -> TurnAbout:
        return TurnAbout(state.market or UNSET)

    def resolve(self, ledger: Ledger[State], step: Turn, seat: int, move: Sow) -> None:
        sow(ledger, seat, move.card)


class Trading(Answerer[Turn, Trade]):
    """Beside sowing, with the market: exchange any crop of the hand, once a turn. The question stays."""

    rule = "market"

    def moves(self, state: State, step: Turn, seat: int) -> list[Trade]:
        return [] if state.traded else [Trade(card) for card in state.seats[seat].hand]

    def refused(self, state: State, step: Turn, seat: int) -> tuple[Refused, ...]:
        return (Refused(partial_move(Trade), "already-traded", self.rule),) if state.traded else ()

    def resolve(self, ledger: Ledger[State], step: Turn, seat: int, move: Trade) -> None:
        ledger.emit(CropsTraded(seat, move.card, ledger.state.market))


class Crowing(Answerer[CrowTurn, PlayCrow]):
    """The old Crow sows its highest crop, the young one its lowest."""

    rule = "sowing"

    def seats(self, state: State, step: CrowTurn) -> tuple[int, ...]:
        """Nobody has to decide for it."""
        return ()

    def open_to(self, state: State, step: CrowTurn) -> tuple[int, ...]:
        return (step.seat,)

    def moves(self, state: State, step: CrowTurn, seat: int) -> list[PlayCrow]:
        return [PlayCrow()]

    def resolve(self, ledger: Ledger[State], step: CrowTurn, seat: int, move: PlayCrow) -> None:
        player = ledger.state.seats[seat]
        choose = max if player.level == OLD else min
        sow(ledger, seat, choose(player.hand, key=value_of))


def sow(ledger: Ledger[State], seat: int, card: Card) -> None:
    """Sow a crop; the turn ends, and with the last crop the game."""
    ledger.answered()
    ledger.emit(CropSown(seat, card))
    seats = ledger.state.seats
    if any(player.hand for player in seats):
        begin_turn(ledger, (seat + 1) % len(seats))
    else:
        ledger.emit(HarvestEnded())


def begin_turn(ledger: Ledger[State], seat: int) -> None:
    """A seat's turn."""
    ledger.emit(TurnBegan(seat))
    ledger.ask(CrowTurn(seat) if ledger.state.seats[seat].kind == "automa" else Turn(seat))
