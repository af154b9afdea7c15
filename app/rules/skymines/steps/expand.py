"""Which sectors an expanding company enters (p. 12)."""

from typing import ClassVar

from app.rules.game import Line, Refused
from app.rules.skymines.actions import expansion
from app.rules.skymines.actions.gains import icon_lines
from app.rules.skymines.board.stations import icons_under_top, share_lines
from app.rules.skymines.components import of
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.asking import About
from app.rules.skymines.vocabulary.events import OutpostPlaced
from app.rules.skymines.vocabulary.moves import Decline, EnterSector, RemoveFrom, UseEnergy
from app.rules.skymines.vocabulary.questions import Expand
from app.rules.skymines.vocabulary.state import State


class Expanding(Answerer[Expand, EnterSector | Decline]):
    """Enter one more sector, or stop and forfeit the energy left."""

    rule = rulebook.ENERGY_CARDS
    code = "expansion-unfinished"
    codes: ClassVar = {
        EnterSector: ("no-such-sector", rulebook.ENERGY_CARDS),
        UseEnergy: ("one-company-only", rulebook.ENERGY_CARDS),
        RemoveFrom: ("one-company-only", rulebook.ENERGY_CARDS),
    }

    def moves(self, state: State, step: Expand, seat: int) -> list[EnterSector | Decline]:
        return [*expansion.entry_moves(state, step), Decline()]

    def refused(self, state: State, step: Expand, seat: int) -> tuple[Refused, ...]:
        return expansion.refused_entries(state, step)

    def about(self, state: State, step: Expand, seat: int) -> About:
        return {"company": step.company, "energy": step.energy, "entered": list(step.entered)}

    def lines(self, state: State, step: Expand, seat: int, move: EnterSector | Decline) -> tuple[Line, ...]:
        if not isinstance(move, EnterSector):
            return (Line("energy-forfeited", step.energy),)
        entry = expansion.entries(state, step.company)[move.sector]
        gains = expansion.sector_gains(of(state.components), step.company, (move.sector,))
        left = Line("energy-left", step.energy - entry.cost)
        return (*_cost_lines(entry), *icon_lines(state, seat, gains), *_value_lines(state, step, move), left)

    def resolve(self, ledger: Ledger, step: Expand, seat: int, move: EnterSector | Decline) -> None:
        ledger.answered()
        if isinstance(move, Decline):
            expansion.finish(ledger, step)
            return
        entry = expansion.entries(ledger.state, step.company)[move.sector]
        ledger.emit(OutpostPlaced(seat, step.company, move.sector, move.column, entry.cost, entry.ousts))
        expansion.go_on(ledger, expansion.after(step, entry))


def _cost_lines(entry: expansion.Entry) -> tuple[Line, ...]:
    crossed = Line("energy-line-single" if entry.line == 1 else "energy-line-double", -entry.line)
    if entry.ousts is None:
        return (crossed,)
    return (crossed, Line("energy-ousting", entry.line - entry.cost, {"company": entry.ousts}))


def _value_lines(state: State, step: Expand, move: EnterSector) -> tuple[Line, ...]:
    icons = icons_under_top(state, step.company, move.column)
    return share_lines(state, step.company, icons) if icons else ()
