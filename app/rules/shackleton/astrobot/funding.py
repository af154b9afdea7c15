"""AstroBot funds a project (A-061 to A-067)."""

from collections.abc import Iterator

from msgspec import Struct

from app.rules.shackleton.actions.funding import show_project
from app.rules.shackleton.actions.gains import pay, produce
from app.rules.shackleton.actions.panels import build_panel
from app.rules.shackleton.board.astrobot import astrobot_of, guide_of
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.board.prices import uncovered
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotCorporationPassedOver, AstroBotProjectChosen
from app.rules.shackleton.vocabulary.events import ProjectFunded
from app.rules.shackleton.vocabulary.nouns import ENERGY
from app.rules.shackleton.vocabulary.state import State


class Search(Struct, frozen=True):
    """What AstroBot passes over, and what it funds; None: nothing can be funded."""

    passed: tuple[AstroBotCorporationPassedOver, ...]
    chosen: AstroBotProjectChosen | None = None


def search(state: State, seat: int) -> Search:
    """From the active corporation on, A, B, C, A …, the first one of which a project can be funded once the technician
    is deployed (A-066)."""
    passed: list[AstroBotCorporationPassedOver] = []
    for corporation in _from_active(state, seat):
        project = best_project(state, seat, corporation)
        if project is None:
            passed.append(AstroBotCorporationPassedOver(seat, corporation, "no-project"))
            continue
        needed, discount = requirement(state, seat, corporation)
        if _can_reach(state, seat, needed):
            return Search(tuple(passed), AstroBotProjectChosen(seat, corporation, project, needed, discount))
        passed.append(AstroBotCorporationPassedOver(seat, corporation, "energy-too-low"))
    return Search(tuple(passed))


def _from_active(state: State, seat: int) -> Iterator[str]:
    names = state.corporations
    start = names.index(astrobot_of(state, seat).active)
    return (names[(start + step) % len(names)] for step in range(len(names)))


def best_project(state: State, seat: int, corporation: str) -> str | None:
    """The visible project of most printed VP; of equal ones the left one where the arrow goes counter-clockwise, else
    the right one (A-062). The left one is the face of the deck, which came last (S-024)."""
    shown, project = state.boards[corporation].shown, tables(state).project
    ordered = iter(shown) if guide_of(state, seat).is_clockwise else reversed(shown)
    return max(ordered, key=lambda name: project[name].vp, default=None)


def requirement(state: State, seat: int, corporation: str) -> tuple[int, int]:
    """The Energy that the level must show, and the discount of the Development in it, used if the level is too low."""
    needed = uncovered(state, corporation).requirement
    discount = tables(state).solo.discounts[astrobot_of(state, seat).development]
    return (needed, 0) if state.energy >= needed else (max(0, needed - discount), min(needed, discount))


def _can_reach(state: State, seat: int, needed: int) -> bool:
    trial = Ledger(state)
    raise_energy(trial, seat, needed)
    return trial.state.energy >= needed


def raise_energy(ledger: Ledger, seat: int, needed: int) -> None:
    """Energy for nothing while the level is very low, then a panel for the central hex; neither where the level
    suffices (A-063, A-064)."""
    free = min(needed, ledger.tables.energy.purchase_below) - ledger.state.energy
    if free > 0:
        produce(ledger, seat, free, "purchase")
    if ledger.state.energy < needed and panel_hindrance(ledger.state, seat) is None:
        build_panel(ledger, seat)


def fund(ledger: Ledger, seat: int, chosen: AstroBotProjectChosen) -> None:
    """Raise the level if need be, consume Energy as far as it goes, take the card; a new one is shown (A-065,
    A-067)."""
    ledger.emit(chosen)
    raise_energy(ledger, seat, chosen.requirement)
    consumed = min(uncovered(ledger.state, chosen.corporation).consumption, ledger.state.energy)
    pay(ledger, seat, {ENERGY: consumed}, "fund")
    ledger.emit(ProjectFunded(seat, chosen.corporation, chosen.project))
    if ledger.state.boards[chosen.corporation].deck:
        show_project(ledger, chosen.corporation)
