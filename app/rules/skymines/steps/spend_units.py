"""Advance on company tracks, one space a unit (p. 11)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.actions.movement import (
    advance_one,
    barrier_ahead,
    is_at_end,
    open_tracks,
    refused_at_end,
    step_lines,
)
from app.rules.skymines.actions.resources import spend_units
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import Advance, Decline
from app.rules.skymines.vocabulary.questions import SpendUnits
from app.rules.skymines.vocabulary.state import State


class SpendUnitsAbout(About, frozen=True):
    """How many units there are."""

    units: int


class SpendUnitsAnswerer(Answerer[SpendUnits, Advance | Decline]):
    """Every unit that can move a marker must; only before barriers may the owner stop, unless nothing would be done
    with the units at all (p. 11, 21)."""

    rule = rulebook.RESOURCE_CARDS
    code = "one-space-a-unit"

    def moves(self, state: State, step: SpendUnits, seat: int) -> list[Advance | Decline]:
        moves: list[Advance | Decline] = [Advance(company) for company in open_tracks(state, seat, pay=True)]
        return moves if _must_move(state, step) else [*moves, Decline()]

    def resolve(self, ledger: Ledger, step: SpendUnits, seat: int, move: Advance | Decline) -> None:
        ledger.answered()
        if isinstance(move, Advance):
            advance_one(ledger, seat, move.company)
            spend_units(ledger, seat, step.units - 1)

    def refused(self, state: State, step: SpendUnits, seat: int) -> tuple[Refused, ...]:
        movable = open_tracks(state, seat, pay=True)
        stuck = [company for company in COMPANIES if company not in movable]
        refused = tuple(refused_track(state, seat, company) for company in stuck)
        if _must_move(state, step):
            return (*refused, Refused(partial_move(Decline), "units-must-move", rulebook.RESOURCE_CARDS))
        return refused

    def lines(self, state: State, step: SpendUnits, seat: int, move: Advance | Decline) -> tuple[Line, ...]:
        if isinstance(move, Advance):
            return (*step_lines(state, seat, move.company), Line("units-left", step.units - 1))
        return (Line("units-lost", step.units),)

    def about(self, state: State, step: SpendUnits, seat: int) -> SpendUnitsAbout:
        return SpendUnitsAbout(step.units)


def refused_track(state: State, seat: int, company: Company) -> Refused:
    """Why the marker of a company cannot move (p. 21)."""
    if is_at_end(state, seat, company):
        return refused_at_end(company)
    what, cost = partial_move(Advance, company=company), barrier_ahead(state, seat, company)
    return Refused(what, "barrier-too-dear", rulebook.COMPANY_TRACKS, {"company": company, "cost": cost})


def _must_move(state: State, step: SpendUnits) -> bool:
    """A marker that can move freely must, and so must one before a barrier when a card was left for it (p. 11, 21)."""
    return bool(open_tracks(state, step.seat, pay=step.must))
