"""What main actions cost: command slots, structures, projects."""

from app.rules.shackleton.board.bases import in_workshop
from app.rules.shackleton.board.leaders import credits_of
from app.rules.shackleton.components.shapes import Command, PriceRow
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.vocabulary.state import State


def slot_cost(state: State, seat: int, command: Command) -> int | None:
    """The Credits of the leftmost free slot of a command action; None without one (S-079 to S-082)."""
    costs = tables(state).command_costs(len(state.seats), command)
    taken = len(state.commands[command])
    if taken >= len(costs):
        return None
    discount = tables(state).structures.workshop.command_credits * in_workshop(state, seat, "scientist")
    return max(0, costs[taken] - discount)


def uncovered(state: State, corporation: str) -> PriceRow:
    """The lowest uncovered row of a corporation's board: one more for each token taken from it (S-111, S-130)."""
    return uncovered_with(tables(state), corporation, len(state.boards[corporation].tokens))


def uncovered_with(table: Tables, corporation: str, tokens: int) -> PriceRow:
    """The same, by the number of tokens left on the board."""
    prices = table.sheet(corporation).corporation.prices
    return prices[len(prices) - 1 - tokens]


def price_of(state: State, seat: int, corporation: str) -> PriceRow:
    """What a project of a corporation costs the seat: of the lowest uncovered row, less what technicians in their
    Workshop and the leader are worth, never below 0 (S-117, S-130)."""
    table, row = tables(state), uncovered(state, corporation)
    technicians = in_workshop(state, seat, "technician")
    workshop = table.structures.workshop
    leader = credits_of(state, seat, "cheaper_project") or 0
    return PriceRow(
        credits=max(0, row.credits - technicians * workshop.project_credits - leader),
        requirement=max(0, row.requirement - technicians * workshop.project_energy),
        consumption=row.consumption,
    )
