"""AstroBot's turn (A-023 to A-072)."""

from collections.abc import Callable, Mapping

from app.rules.shackleton.astrobot import building, crater, funding
from app.rules.shackleton.astrobot.actions import act, take_astronaut
from app.rules.shackleton.astrobot.building import Plan
from app.rules.shackleton.astrobot.cards import carry_out_symbol, draw
from app.rules.shackleton.board.astrobot import card_of
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, Astronaut, Command
from app.rules.shackleton.components.shapes.solo import CardRow
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotDiverted, AstroBotRowReached, Why
from app.rules.shackleton.vocabulary.events import CommandTaken, GatewayVisited
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import CommandBonus, OfferCorporationAction


def play_card(ledger: Ledger, seat: int) -> None:
    """Draw the next card, carry out its symbol, then the topmost of its rows with an astronaut on the tile."""
    draw(ledger, seat)
    carry_out_symbol(ledger, seat)
    number, row = row_due(ledger.state, seat)
    ledger.emit(AstroBotRowReached(seat, number, row.astronaut, row.action))
    why = PERFORM[row.action](ledger, seat, row.astronaut)
    if why is not None:
        ledger.emit(AstroBotDiverted(seat, row.action, why))
        visit_gateway(ledger, seat, row.astronaut)


def row_due(state: State, seat: int) -> tuple[int, CardRow]:
    """The topmost row of the card whose astronaut is left, with its number from 0 (A-038)."""
    left = dict(zip(ASTRONAUTS, state.seats[seat].astronauts, strict=True))
    return next((number, row) for number, row in enumerate(card_of(state, seat).rows) if left[row.astronaut])


def _exploit(ledger: Ledger, seat: int, astronaut: Astronaut) -> Why | None:
    slot = crater.slot_to_win(ledger.state, seat)
    if slot is None:
        return "no-slot"
    crater.exploit(ledger, seat, astronaut, slot)
    return None


def _build(ledger: Ledger, seat: int, astronaut: Astronaut) -> Why | None:
    behind = _behind(ledger.state, seat, astronaut, "build")
    if behind is None:
        return "no-slot"
    plan = building.plan(behind, seat)
    if not isinstance(plan, Plan):
        return plan
    ledger.emit(CommandTaken(seat, astronaut, "build"))
    ledger.ask(CommandBonus(seat, "build", plan.site.sector))
    building.build(ledger, seat, plan)
    return None


def _fund(ledger: Ledger, seat: int, astronaut: Astronaut) -> Why | None:
    behind = _behind(ledger.state, seat, astronaut, "fund")
    if behind is None:
        return "no-slot"
    found = funding.search(behind, seat)
    if found.chosen is not None:
        ledger.emit(CommandTaken(seat, astronaut, "fund"))
    for passed in found.passed:
        ledger.emit(passed)
    if found.chosen is None:
        return "no-project"
    ledger.ask(CommandBonus(seat, "fund"))
    funding.fund(ledger, seat, found.chosen)
    return None


def _take_corporation_actions(ledger: Ledger, seat: int, astronaut: Astronaut) -> Why | None:
    if _behind(ledger.state, seat, astronaut, "corporation_actions") is None:
        return "no-slot"
    ledger.emit(CommandTaken(seat, astronaut, "corporation_actions"))
    actions = (OfferCorporationAction(seat, only=corporation) for corporation in ledger.state.corporations)
    ledger.ask(*actions, CommandBonus(seat, "corporation_actions"))
    return None


PERFORM: Mapping[str, Callable[[Ledger, int, Astronaut], Why | None]] = {
    "crater": _exploit,
    "build": _build,
    "fund": _fund,
    "corporation_actions": _take_corporation_actions,
}
"""How the action of a row is performed; it says why it cannot be, if so."""


def _behind(state: State, seat: int, astronaut: Astronaut, command: Command) -> State | None:
    """The state once the astronaut stands on the leftmost free slot of a command action; None without one (A-046)."""
    if len(state.commands[command]) >= len(tables(state).command_costs(len(state.seats), command)):
        return None
    ledger = Ledger(state)
    ledger.emit(CommandTaken(seat, astronaut, command))
    return ledger.state


def visit_gateway(ledger: Ledger, seat: int, astronaut: Astronaut) -> None:
    """Instead of an action: another astronaut for the one due, and the action of the active corporation (A-072)."""
    ledger.emit(GatewayVisited(seat, astronaut))
    take_astronaut(ledger, seat, astronaut)
    act(ledger, seat)
