"""Advance on other tracks than the one of the bonus space (D2, p. 22)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.actions.movement import advance, advance_lines
from app.rules.skymines.components.shapes import COMPANIES, Company, OnTrack
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import Advance
from app.rules.skymines.vocabulary.questions import AdvanceOthers
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll


class AdvanceOthersAbout(About, frozen=True):
    """By how much other markers move."""

    amounts: tuple[int, ...]


class AdvanceOthersAnswerer(Answerer[AdvanceOthers, Advance]):
    """Each amount goes to a different other track, in the player's order."""

    rule = rulebook.BONUS_SPACES
    code = "amount-not-left"

    def moves(self, state: State, step: AdvanceOthers, seat: int) -> list[Advance]:
        return [Advance(company, amount) for company in _tracks_left(step) for amount in dict.fromkeys(step.amounts)]

    def resolve(self, ledger: Ledger, step: AdvanceOthers, seat: int, move: Advance) -> None:
        ledger.answered()
        at = step.amounts.index(move.amount)
        amounts = step.amounts[:at] + step.amounts[at + 1 :]
        _ask_rest(ledger, AdvanceOthers(seat, amounts, (*step.used, move.company)))
        advance(ledger, seat, move.company, move.amount)

    def refused(self, state: State, step: AdvanceOthers, seat: int) -> tuple[Refused, ...]:
        return tuple(
            Refused(partial_move(Advance, company=company), "track-not-different", self.rule, {"company": company})
            for company in step.used
        )

    def lines(self, state: State, step: AdvanceOthers, seat: int, move: Advance) -> tuple[Line, ...]:
        return advance_lines(state, seat, move.company, move.amount)

    def about(self, state: State, step: AdvanceOthers, seat: int) -> AdvanceOthersAbout:
        return AdvanceOthersAbout(step.amounts)


def _ask_rest(ledger: Ledger, rest: AdvanceOthers) -> None:
    """Ask for the remaining amounts; a last amount for a last track needs no answer."""
    tracks = _tracks_left(rest)
    if len(rest.amounts) == len(tracks) == 1:
        ledger.ask(GainAll(rest.seat, (OnTrack(company=tracks[0], amount=rest.amounts[0]),)))
    elif rest.amounts:
        ledger.ask(rest)


def _tracks_left(step: AdvanceOthers) -> list[Company]:
    return [company for company in COMPANIES if company not in step.used]
