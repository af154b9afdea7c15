"""Building a solar panel (S-085 to S-091)."""

from app.rules.game import Line
from app.rules.shackleton.actions.gains import gain_lines, pay, produce
from app.rules.shackleton.board.energy import next_yield
from app.rules.shackleton.board.payments import Due, due_lines
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import PanelBuilt
from app.rules.shackleton.vocabulary.nouns import ENERGY
from app.rules.shackleton.vocabulary.state import State


def build_panel(ledger: Ledger, seat: int, sector: str | None = None) -> None:
    """The next panel goes to the central hex, or to the sector that is built in; its Energy is produced."""
    amount = next_yield(ledger.state)
    pay(ledger, seat, ledger.tables.panel_cost, "panel")
    ledger.emit(PanelBuilt(seat, sector))
    produce(ledger, seat, amount, "panel")


def with_panel(state: State, seat: int) -> State:
    """The state behind the next panel, which the seat can build on the central hex."""
    ledger = Ledger(state)
    build_panel(ledger, seat)
    return ledger.state


def behind_panel(state: State, purse: Due) -> dict[str, int]:
    """What is left of a purse behind the next panel, whose Energy is produced."""
    cost = tables(state).panel_cost
    left = {thing: amount - cost.get(thing, 0) for thing, amount in purse.items()}
    return {**left, ENERGY: purse[ENERGY] + next_yield(state)}


def panel_lines(state: State, seat: int) -> tuple[Line, ...]:
    """What the next panel costs and brings."""
    gains = gain_lines(state, seat, (Gain(what="energy", amount=next_yield(state)),))
    return (*due_lines(tables(state).panel_cost), *gains)
