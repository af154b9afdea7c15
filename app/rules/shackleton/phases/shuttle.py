"""The shuttle phase (S-044 to S-053)."""

from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import seat_of_astrobot
from app.rules.shackleton.components.shapes import ASTRONAUTS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotTileOpened
from app.rules.shackleton.vocabulary.events import RoundBegan, ShuttleLeft, ShuttleTaken, TurnBegan, TurnOrderSet
from app.rules.shackleton.vocabulary.nouns import CREDITS, RARE_EARTH, TITANIUM, Counts
from app.rules.shackleton.vocabulary.questions import ChooseShuttle
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import BeginRound, NextTurn, OfferShuttles


def begin_round(ledger: Ledger, task: BeginRound) -> None:
    """One tile more than seats is revealed; the last in the turn order chooses first. With AstroBot, the first tile
    stays face down for it, and the human chooses of those behind (A-016)."""
    state, tiles = ledger.state, ledger.state.shuttles[task.round - 1]
    automa = seat_of_astrobot(state)
    tiles = tiles[: len(state.seats) + 1] if automa is None else tiles[1 : ledger.tables.solo.tiles_open + 1]
    ledger.emit(RoundBegan(task.round, tiles))
    ledger.ask(OfferShuttles(tuple(seat for seat in reversed(state.order) if seat != automa)))


def offer_shuttles(ledger: Ledger, task: OfferShuttles) -> None:
    """The next seat chooses; behind the last one the tile left fills the Gateway and the order is set."""
    if task.seats:
        seat, *rest = task.seats
        ledger.emit(TurnBegan(seat))
        ledger.ask(ChooseShuttle(seat), OfferShuttles(tuple(rest)))
        return
    for tile in ledger.state.display:
        ledger.emit(ShuttleLeft(tile, to_gateway(ledger.state, tile)))
    automa = seat_of_astrobot(ledger.state)
    if automa is not None:
        tile = ledger.state.shuttles[ledger.state.round - 1][0]
        ledger.emit(AstroBotTileOpened(automa, tile, astronauts_of(ledger.state, tile)))
    seats = range(len(ledger.state.seats))
    ledger.emit(TurnOrderSet(tuple(sorted(seats, key=lambda seat: _number(ledger.state, seat)))))
    ledger.ask(NextTurn())


def _number(state: State, seat: int) -> int:
    tile = state.seats[seat].tile
    assert tile is not None
    return tables(state).shuttle[tile].number


def astronauts_of(state: State, tile: str) -> Counts:
    """The astronauts of a tile."""
    counts = tables(state).shuttle[tile].astronauts
    engineers, technicians, scientists = (counts[astronaut] for astronaut in ASTRONAUTS)
    return engineers, technicians, scientists


def to_gateway(state: State, tile: str) -> Counts:
    """The astronauts of a tile left over that come to the Gateway: none that would make more of a type than four."""
    most = tables(state).actions.gateway_filled_to
    engineers, technicians, scientists = (
        max(0, min(more, most - have)) for have, more in zip(state.gateway, astronauts_of(state, tile), strict=True)
    )
    return engineers, technicians, scientists


def resources_of(state: State, tile: str) -> dict[str, int]:
    """The resources of a tile, by thing."""
    found = tables(state).shuttle[tile]
    return {CREDITS: found.credits, TITANIUM: found.titanium, RARE_EARTH: found.rare_earth}


def take_shuttle(ledger: Ledger, seat: int, tile: str) -> None:
    """The seat takes a tile with its astronauts and its resources."""
    ledger.emit(ShuttleTaken(seat, tile, astronauts_of(ledger.state, tile)))
    for thing, amount in resources_of(ledger.state, tile).items():
        gain(ledger, seat, thing, amount, "shuttle")
