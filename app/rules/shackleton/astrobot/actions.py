"""Corporation actions of AstroBot, and its astronauts of the Gateway (A-068 to A-073)."""

from collections.abc import Iterable

from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import ASTROBOT, astrobot_of, card_of, guide_of
from app.rules.shackleton.board.bases import at_gateway, free_places
from app.rules.shackleton.board.corporations import PLACES, in_order
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotActionLapsed, AstroBotActionReached
from app.rules.shackleton.vocabulary.events import AstronautTaken
from app.rules.shackleton.vocabulary.nouns import REPUTATION
from app.rules.shackleton.vocabulary.state import State


def act(ledger: Ledger, seat: int, corporation: str = "") -> None:
    """The action of a corporation, "" for the active one; 2 Reputation where it is impossible."""
    corporation = corporation or astrobot_of(ledger.state, seat).active
    ledger.emit(AstroBotActionReached(seat, corporation))
    joined = ASTROBOT.of_module(ledger.state, corporation)
    if joined is None or not joined(ledger, seat, guide_of(ledger.state, seat, corporation)):
        ledger.emit(AstroBotActionLapsed(seat, corporation))
        gain(ledger, seat, REPUTATION, ledger.tables.solo.lapsed_reputation, corporation)


def take_astronaut(ledger: Ledger, seat: int, but: Astronaut | None = None) -> None:
    """An astronaut of the Gateway, another one than that of type `but` which was just deployed there; without one, or
    without room for it, nothing happens."""
    astronaut = rarest(ledger.state, seat, at_gateway(ledger.state, but))
    if astronaut is not None and (place := place_for(ledger.state, seat, astronaut)):
        ledger.emit(AstronautTaken(seat, astronaut, place))


def rarest(state: State, seat: int, types: Iterable[Astronaut]) -> Astronaut | None:
    """The type of which fewest are in AstroBot's base; then fewest at the Gateway; then first on the card (A-071)."""
    player = state.seats[seat]
    housed = [astronaut for place in player.built.values() for astronaut in place]
    own = [*housed, player.waiting]
    there = dict(zip(ASTRONAUTS, state.gateway, strict=True))
    rows = [row.astronaut for row in card_of(state, seat).rows]
    return min(types, key=lambda kind: (own.count(kind), there[kind], rows.index(kind)), default=None)


def place_for(state: State, seat: int, astronaut: Astronaut) -> str | None:
    """A place for a gained astronaut: of a corporation, if it has any; of the base one of its own type, else the first
    one (A-073)."""
    free = free_places(state, seat)
    piece = tables(state).piece
    matching = (place for place in free if place in piece and piece[place].astronaut == astronaut)
    return next(iter((*places_of_corporations(state, seat, astronaut), *matching, *free)), None)


def places_of_corporations(state: State, seat: int, astronaut: Astronaut) -> tuple[str, ...]:
    """Where an astronaut can go besides the base: AstroBot always sends it there."""
    return tuple(place for _, further in in_order(state, PLACES) for place in further(state, seat, astronaut))
