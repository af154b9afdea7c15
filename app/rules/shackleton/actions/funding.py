"""Funding a project (S-129 to S-141)."""

from collections.abc import Iterator

from app.rules.game import Line, Move, Refusal
from app.rules.shackleton.actions.gains import gain_lines, grant, pay, produce
from app.rules.shackleton.actions.panels import build_panel
from app.rules.shackleton.actions.project_abilities import abilities, use
from app.rules.shackleton.board.corporations import BOARD_ACTIONS, CAN_ACT
from app.rules.shackleton.board.energy import energy_price, panel_hindrance
from app.rules.shackleton.board.payments import due_lines
from app.rules.shackleton.board.prices import price_of
from app.rules.shackleton.board.projects import effects_of
from app.rules.shackleton.components.shapes import BoardActionNow, FreeBuild, Now
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import ProjectFunded, ProjectShown
from app.rules.shackleton.vocabulary.moves import BuildPanel, BuyEnergy, Fund, UseProject
from app.rules.shackleton.vocabulary.nouns import CREDITS, ENERGY
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import OfferFreeStructure, RevealProject

Raising = BuildPanel | BuyEnergy | UseProject
"""What raises the Energy level in the middle of funding (S-132)."""


def hindrance(state: State, seat: int, project: str) -> Refusal | None:
    """What keeps a seat from funding a project now; None if it can (S-129 to S-131, S-136)."""
    corporation = tables(state).corporation_of.get(project)
    if corporation not in state.boards or project not in state.boards[corporation].shown:
        return Refusal("project-not-visible", rulebook.FUND)
    return _price_hindrance(state, seat, corporation, state.seats[seat].stock.get(CREDITS, 0))


def _price_hindrance(state: State, seat: int, corporation: str, credits: int) -> Refusal | None:
    """What keeps a seat with so many Credits from funding any visible project of a corporation; None if it can."""
    price = price_of(state, seat, corporation)
    if state.energy < max(price.requirement, price.consumption):
        return Refusal("energy-too-low", rulebook.FUND, {"have": state.energy, "at": price.requirement})
    if credits < price.credits:
        return Refusal("too-few-credits", rulebook.FUND, {"price": price.credits})
    return None


def visible(state: State) -> tuple[str, ...]:
    """All projects that lie open, corporation by corporation."""
    return tuple(project for name in state.corporations for project in state.boards[name].shown)


def fundable(state: State, seat: int) -> list[Fund]:
    """The projects that a seat can fund now."""
    credits = state.seats[seat].stock.get(CREDITS, 0)
    return [
        Fund(project) for corporation in _in_reach(state, seat, credits) for project in state.boards[corporation].shown
    ]


def _in_reach(state: State, seat: int, credits: int) -> Iterator[str]:
    """The corporations of which a seat with so many Credits can fund a project now."""
    for corporation in state.corporations:
        if state.boards[corporation].shown and _price_hindrance(state, seat, corporation, credits) is None:
            yield corporation


def can_fund_at_once(state: State, seat: int, credits: int) -> bool:
    """Whether a seat with so many Credits can fund any project as things stand."""
    return next(_in_reach(state, seat, credits), None) is not None


def can_fund(state: State, seat: int) -> bool:
    """Whether a seat can fund any project, now or behind what raises the Energy level."""
    credits = state.seats[seat].stock.get(CREDITS, 0)
    if can_fund_at_once(state, seat, credits):
        return True
    panel = panel_hindrance(state, seat) is None and can_fund_behind(state, seat, BuildPanel())
    return panel or bool(raising(state, seat))


def raising(state: State, seat: int) -> list[BuyEnergy | UseProject]:
    """What raises the Energy level, besides a panel, so that a project can still be funded behind it."""
    moves: list[BuyEnergy | UseProject] = [BuyEnergy()] if energy_price(state, seat) is not None else []
    moves.extend(abilities(state, seat, when_funding=True))
    return [move for move in moves if can_fund_behind(state, seat, move)]


def can_fund_behind(state: State, seat: int, move: Raising) -> bool:
    """Whether a seat can fund any project behind what raises the Energy level, which it can do."""
    ledger = Ledger(state)
    raise_energy(ledger, seat, move)
    return can_fund(ledger.state, seat)


def raise_energy(ledger: Ledger, seat: int, move: Move) -> None:
    """Build a panel, buy Energy, or use a project."""
    if isinstance(move, BuyEnergy):
        price = energy_price(ledger.state, seat)
        assert price is not None
        pay(ledger, seat, {CREDITS: price}, "energy")
        produce(ledger, seat, 1, "purchase")
    elif isinstance(move, UseProject):
        use(ledger, seat, move)
    else:
        build_panel(ledger, seat)


def fund(ledger: Ledger, seat: int, project: str) -> None:
    """Consume Energy, pay, take the card with its immediate effects; then a new project is shown."""
    corporation = ledger.tables.corporation_of[project]
    price = price_of(ledger.state, seat, corporation)
    pay(ledger, seat, {ENERGY: price.consumption, CREDITS: price.credits}, "fund")
    ledger.emit(ProjectFunded(seat, corporation, project))
    ledger.ask(RevealProject(seat, corporation))
    for effect in reversed(ledger.tables.project[project].effects):
        if isinstance(effect, Now):
            grant(ledger, seat, effect.gains, project)
        elif isinstance(effect, FreeBuild):
            ledger.ask(OfferFreeStructure(seat, effect.kind))
        elif isinstance(effect, BoardActionNow) and not effect.once_a_round:
            can_act = CAN_ACT.by_module(ledger.state)[corporation]
            if can_act(ledger.state, seat, effect.action, effect.free):
                BOARD_ACTIONS.by_module(ledger.state)[corporation](ledger, seat, effect.action, effect.free)


def show_project(ledger: Ledger, corporation: str) -> None:
    """The top card of the deck becomes visible (S-138)."""
    ledger.emit(ProjectShown(corporation, ledger.state.boards[corporation].deck[0]))


def fund_lines(state: State, seat: int, project: str, corporation: str) -> tuple[Line, ...]:
    """What a project costs, and what it brings at once."""
    price = price_of(state, seat, corporation)
    gains = (
        line
        for effect in effects_of(state, project)
        if isinstance(effect, Now)
        for line in gain_lines(state, seat, effect.gains)
    )
    return (*due_lines({ENERGY: price.consumption, CREDITS: price.credits}), *gains)
