"""The Energy track and the panels (S-085 to S-090, S-133)."""

from collections.abc import Mapping

from app.rules.game import Refusal
from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.state import State

COMMAND_ACTIONS = ("build", "fund", "corporation_actions")


def panel_hindrance(state: State, seat: int) -> Refusal | None:
    """What keeps the seat from building a panel in this turn; None if it can (S-085 to S-089)."""
    if state.main not in COMMAND_ACTIONS:
        return Refusal("no-command-action", rulebook.SOLAR_PANELS)
    return panel_hindrance_with(state, seat, state.seats[seat].stock)


def panel_hindrance_with(state: State, seat: int, purse: Mapping[str, int]) -> Refusal | None:
    """The same within a command action, where the seat pays from this purse."""
    at = rulebook.SOLAR_PANELS
    if state.panel_built:
        return Refusal("panel-built", at)
    if state.rim >= len(tables(state).board.panels):
        return Refusal("no-panels-left", at)
    if state.energy >= tables(state).energy.closed_from:
        return Refusal("energy-full", at)
    due = {} if is_astrobot(state, seat) else tables(state).panel_cost
    if short := [thing for thing, amount in due.items() if purse.get(thing, 0) < amount]:
        return Refusal("too-few-resources", at, {"of": short[0]})
    return None


def next_yield(state: State) -> int:
    """The Energy of the next panel."""
    return tables(state).board.panels[state.rim]


def reputation_for(state: State, level: int) -> int:
    """The Reputation for raising Energy from the present level to this one (S-088)."""
    return sum(state.energy < space <= level for space in tables(state).energy.reputation_at)


def energy_price(state: State, seat: int) -> int | None:
    """The Credits for one Energy more at a very low level; None at a level where none is sold, or if the seat cannot
    pay (S-133, S-134)."""
    track = tables(state).energy
    if state.energy >= track.purchase_below:
        return None
    price = track.prices[state.energy]
    return price if state.seats[seat].stock.get(CREDITS, 0) >= price else None
