"""Positions for the tests of Luna: one human in seat 0, Luna in seat 1, and ways to set her table."""

from itertools import product
from typing import Any

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.board import stations
from app.rules.skymines.components.shapes import COMPANIES, SLOTS, Company, LunaAction, LunaCard, Slot
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.actions import carry_out
from app.rules.skymines.vocabulary.events import LunaLineReached
from app.rules.skymines.vocabulary.questions import LunaTurn
from app.rules.skymines.vocabulary.state import LunaSlot, LunaState, State, luna_of
from tests.support.rules.boards import with_station
from tests.support.rules.positions import INDEX, acting, asking, give

HUMAN, LUNA = 0, 1
Stock = tuple[int, int, int]
"""The outposts in the three columns of a station."""


def luna_acting(lunas: int = 1, level: int = 2, **options: Any) -> State:
    """The first turn of the human; Luna's slots and majority slots are filled."""
    return acting(1, lunas, level=level, **options)


def her(state: State, seat: int = LUNA) -> LunaState:
    """What only Luna has."""
    return luna_of(state, seat)


def with_luna(state: State, **fields: Any) -> State:
    """The state with some of Luna's own fields changed."""
    return give(state, LUNA, luna=replace(her(state), **fields))


def her_turn(state: State, *cards: str | LunaSlot | None) -> State:
    """Her turn, with these cards in her slots from A on: face down where only an id is given."""
    slots = [LunaSlot(card) if isinstance(card, str) else card for card in cards]
    filled = (*slots, *[None] * (len(SLOTS) - len(slots)))
    return asking(replace(with_luna(state, slots=filled), turn=LUNA), LunaTurn(LUNA))


def carried_out(state: State, card: str | LunaCard, slot: Slot = "B", seat: int = LUNA) -> Ledger:
    """What the actions of a card in a slot lead to."""
    ledger = Ledger(state)
    carry_out(ledger, seat, INDEX.luna_card[card] if isinstance(card, str) else card, slot)
    return ledger


def did(ledger: Ledger) -> list[Event]:
    """What came of the actions, without the lines between them."""
    return [event for event in ledger.events if not isinstance(event, LunaLineReached)]


def card_with(*actions: LunaAction) -> LunaCard:
    """A Luna card with these actions only."""
    return LunaCard(id="test", grade=1, left=0, right=0, scientists=0, actions=actions)


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def with_stock(state: State, company: Company, stock: Stock, opened: tuple[int, ...] = ()) -> State:
    """The state with so many outposts in the columns of a station. Empty columns are opened, and those named."""
    return with_station(
        state, company, *((outposts, outposts == 0 or at in opened) for at, outposts in enumerate(stock))
    )


def with_value(state: State, company: Company, icons: int, vacant: int | None = None) -> State:
    """The state with a station that shows so many coin icons, and has so many vacant spaces if that matters."""
    for first, second, third in product(range(6), repeat=3):
        found = with_stock(state, company, (first, second, third))
        if stations.coins_showing(found, company) == icons and vacant in (None, stations.vacant(found, company)):
            return found
    raise ValueError(f"no station of {company} shows {icons} icons with {vacant} vacant spaces")


def ranked(state: State, *companies: Company) -> State:
    """The state in which companies are worth 4, 3, 2 and 1 in this order."""
    for icons, company in zip((4, 3, 2, 1), companies, strict=True):
        state = with_value(state, company, icons)
    return state


def at(state: State, seat: int, **spaces: int) -> State:
    """The state with a seat's markers on these spaces of the companies' tracks."""
    tracks = tuple(
        spaces.get(company, space) for company, space in zip(COMPANIES, state.seats[seat].tracks, strict=True)
    )
    return give(state, seat, tracks=tracks)


def place(state: State, seat: int, company: Company) -> int:
    """The space of a seat's marker."""
    return state.seats[seat].tracks[COMPANIES.index(company)]


def holders(state: State, **companies: tuple[int, ...]) -> State:
    """The state with these companies in these sectors of an otherwise empty Moon; stations stay as they are."""
    where = {sector: company for company, sectors in companies.items() for sector in sectors}
    return replace(state, moon=tuple(where.get(sector) for sector in range(1, 25)))
