"""Which main action (S-054 to S-058), and Canada A's swap before it."""

from collections.abc import Mapping
from typing import ClassVar

from app.rules.game import About, Line, Move, Refusal, Refused, partial_move
from app.rules.shackleton.actions.building import can_build_with
from app.rules.shackleton.actions.crater import crater_lines, exploit, hindrances, open_slots
from app.rules.shackleton.actions.funding import can_fund, can_fund_at_once
from app.rules.shackleton.actions.gains import pay
from app.rules.shackleton.actions.leaders import is_usable
from app.rules.shackleton.board.bases import at_gateway
from app.rules.shackleton.board.energy import panel_hindrance_with
from app.rules.shackleton.board.leaders import credits_of
from app.rules.shackleton.board.payments import purse_of
from app.rules.shackleton.board.prices import slot_cost
from app.rules.shackleton.components.shapes import ASTRONAUTS, COMMANDS, Astronaut, Command
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import AstronautSwapped, CommandTaken, GatewayVisited
from app.rules.shackleton.vocabulary.moves import ExploitCrater, SwapAstronaut, TakeCommand, VisitGateway
from app.rules.shackleton.vocabulary.nouns import CREDITS, PARTS
from app.rules.shackleton.vocabulary.questions import (
    ChooseProject,
    ChooseStructure,
    TakeCorporationAction,
    TakeTurn,
)
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import AfterCrater, CommandBonus, ContinueVisit

PLACES: dict[Command, str] = {
    "build": rulebook.BUILD,
    "fund": rulebook.FUND,
    "corporation_actions": rulebook.CORPORATION_ACTIONS,
}
AnyMainMove = ExploitCrater | TakeCommand | VisitGateway | SwapAstronaut


def command_hindrance(state: State, seat: int, command: Command) -> Refusal | None:
    """What keeps a seat from a command action, whichever astronaut it deploys; None if it can (S-080, S-093, S-131)."""
    cost = slot_cost(state, seat, command)
    if cost is None:
        return Refusal("no-command-slot", rulebook.COMMAND)
    if cost > state.seats[seat].stock.get(CREDITS, 0):
        return Refusal("cannot-pay-slot", rulebook.COMMAND, {"cost": cost})
    if command == "build" and not _can_build_behind(state, seat, cost):
        return Refusal("nothing-to-build", PLACES[command])
    if command == "fund" and not _can_fund_behind(state, seat, cost):
        return Refusal("nothing-to-fund", PLACES[command])
    return None


def _can_build_behind(state: State, seat: int, cost: int) -> bool:
    """Whether the seat can build anything once the command slot is paid."""
    purse = purse_of(state, seat)
    purse[CREDITS] = purse.get(CREDITS, 0) - cost
    return can_build_with(state, seat, purse, can_panel=panel_hindrance_with(state, seat, purse) is None)


def _can_fund_behind(state: State, seat: int, cost: int) -> bool:
    """Whether the seat can fund anything once the command slot is paid, whichever astronaut is deployed there."""
    if can_fund_at_once(state, seat, state.seats[seat].stock.get(CREDITS, 0) - cost):
        return True
    ledger = Ledger(state)
    _deploy(ledger, seat, TakeCommand(_available(state, TakeTurn(seat))[0], "fund"), cost)
    return can_fund(ledger.state, seat)


def _deploy(ledger: Ledger, seat: int, move: TakeCommand, cost: int) -> None:
    pay(ledger, seat, {CREDITS: cost}, "slot")
    ledger.emit(CommandTaken(seat, move.astronaut, move.command))


def _available(state: State, step: TakeTurn) -> tuple[Astronaut, ...]:
    """The types of astronauts that the seat can deploy."""
    left = zip(ASTRONAUTS, state.seats[step.seat].astronauts, strict=True)
    return tuple(astronaut for astronaut, count in left if count and step.must in (None, astronaut))


class TakeTurnAbout(About, frozen=True):
    """The astronaut that has to be deployed, if one was swapped."""

    must: Astronaut | None


class TakingTurn(Answerer[TakeTurn, AnyMainMove]):
    """Any astronaut of the tile, for any of the five main actions."""

    codes: ClassVar[Mapping[type[Move], tuple[str, str]]] = {SwapAstronaut: ("no-swap", rulebook.LEADERS)}

    def moves(self, state: State, step: TakeTurn, seat: int) -> list[AnyMainMove]:
        commands = [command for command in COMMANDS if command_hindrance(state, seat, command) is None]
        slots, available = open_slots(state, seat), _available(state, step)
        return [
            *[ExploitCrater(astronaut, slot) for astronaut in available for slot in slots],
            *[TakeCommand(astronaut, command) for astronaut in available for command in commands],
            *[VisitGateway(astronaut) for astronaut in available],
            *_swaps(state, step, available),
        ]

    def refused(self, state: State, step: TakeTurn, seat: int) -> tuple[Refused, ...]:
        commands = ((command, command_hindrance(state, seat, command)) for command in COMMANDS)
        missing = [astronaut for astronaut in ASTRONAUTS if astronaut not in _available(state, step)]
        return (
            *(
                Refused(partial_move(kind, astronaut=astronaut), _why_missing(step), self.rule)
                for astronaut in missing
                for kind in (ExploitCrater, TakeCommand, VisitGateway)
            ),
            *(why.of(partial_move(ExploitCrater, slot=slot)) for slot, why in hindrances(state, seat).items()),
            *(why.of(partial_move(TakeCommand, command=command)) for command, why in commands if why),
        )

    def lines(self, state: State, step: TakeTurn, seat: int, move: AnyMainMove) -> tuple[Line, ...]:
        if isinstance(move, ExploitCrater):
            return crater_lines(state, seat, move)
        if isinstance(move, TakeCommand):
            return _command_lines(state, seat, move)
        if isinstance(move, VisitGateway):
            return (Line("gain", tables(state).actions.gateway_credits, {"of": CREDITS}),)
        price = credits_of(state, seat, "swap_astronaut")
        return (Line("pay", -price, {"of": CREDITS}),) if price else ()

    def about(self, state: State, step: TakeTurn, seat: int) -> TakeTurnAbout:
        return TakeTurnAbout(step.must)

    def resolve(self, ledger: Ledger, step: TakeTurn, seat: int, move: AnyMainMove) -> None:
        ledger.answered()
        if isinstance(move, SwapAstronaut):
            pay(ledger, seat, {CREDITS: credits_of(ledger.state, seat, "swap_astronaut") or 0}, "leader")
            ledger.emit(AstronautSwapped(seat, move.gives, move.takes))
            ledger.ask(TakeTurn(seat, move.takes))
        elif isinstance(move, ExploitCrater):
            ledger.ask(AfterCrater(seat))
            exploit(ledger, seat, move)
        elif isinstance(move, VisitGateway):
            ledger.emit(GatewayVisited(seat, move.astronaut))
            ledger.ask(ContinueVisit(seat, move.astronaut, PARTS))
        else:
            _take_command(ledger, seat, move)


def _take_command(ledger: Ledger, seat: int, move: TakeCommand) -> None:
    cost = slot_cost(ledger.state, seat, move.command)
    assert cost is not None
    _deploy(ledger, seat, move, cost)
    is_matching = ledger.tables.actions.bonus[move.command] == move.astronaut
    if move.command == "build":
        ledger.ask(ChooseStructure(seat, bonus=is_matching))
        return
    if is_matching:
        ledger.ask(CommandBonus(seat, move.command))
    if move.command == "fund":
        ledger.ask(ChooseProject(seat))
    else:
        ledger.ask(TakeCorporationAction(seat, ledger.tables.actions.corporation_actions, may_stop=True))


def _why_missing(step: TakeTurn) -> str:
    return "astronaut-not-on-tile" if step.must is None else "another-astronaut-due"


def _swaps(state: State, step: TakeTurn, available: tuple[Astronaut, ...]) -> list[SwapAstronaut]:
    """Canada A, once before an action (S-193)."""
    if step.must is not None or not is_usable(state, step.seat, "swap_astronaut"):
        return []
    return [SwapAstronaut(gives, takes) for gives in available for takes in at_gateway(state) if gives != takes]


def _command_lines(state: State, seat: int, move: TakeCommand) -> tuple[Line, ...]:
    cost = slot_cost(state, seat, move.command)
    slot = (Line("pay", -cost, {"of": CREDITS}),) if cost else ()
    is_matching = tables(state).actions.bonus[move.command] == move.astronaut
    return (*slot, *((Line("bonus", None, {"command": move.command}),) if is_matching else ()))
