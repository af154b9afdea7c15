"""The corporation action of Selenium Research: an experiment."""

from collections import Counter
from collections.abc import Iterator

from app.rules.game import Line, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import event_lines, gain, gain_lines, grant, happened, pay
from app.rules.shackleton.board.payments import due_lines
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.selenium.tiles import board_of, payments, refill, tiles
from app.rules.shackleton.modules.selenium.vocabulary import NAME, SHEET, DoExperiment, ExperimentDone, Selenium
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def experiments(state: State, seat: int) -> Iterator[DoExperiment]:
    """All experiments that a seat can do now."""
    for place in board_of(state).places:
        yield from (DoExperiment(place, samples) for samples in payments(state, seat, place))


class DoingExperiment(Answerer[TakeCorporationAction, DoExperiment]):
    """Any open tile whose samples the seat can return. Its place is filled before the seat chooses anything that the
    bonus asks for, so that nothing is shown by a later answer."""

    rule = SHEET
    code = "cannot-experiment"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[DoExperiment]:
        return list(experiments(state, seat)) if step.only in ("", NAME) else []

    def refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        shown = part(state, Selenium).shown
        return tuple(
            Refused(
                partial_move(DoExperiment, place=place),
                "too-few-samples" if place in shown else "no-tile-there",
                self.rule,
            )
            for place in board_of(state).places
            if next(payments(state, seat, place), None) is None
        )

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: DoExperiment) -> tuple[Line, ...]:
        tile = tiles(state)[part(state, Selenium).shown[move.place]]
        gains = (*gain_lines(state, seat, (tile.bonus,)), *event_lines(state, seat, "experiment"))
        return (*due_lines(_due(move)), Line("gain", tile.vp, {"of": VP}), *gains)

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: DoExperiment) -> None:
        take_off(ledger, step)
        tile = tiles(ledger.state)[part(ledger.state, Selenium).shown[move.place]]
        pay(ledger, seat, _due(move), NAME)
        ledger.emit(ExperimentDone(seat, move.place, tile.id))
        gain(ledger, seat, VP, tile.vp, NAME)
        grant(ledger, seat, (tile.bonus,), NAME)
        happened(ledger, seat, "experiment")
        refill(ledger, move.place)


def _due(move: DoExperiment) -> dict[str, int]:
    return dict(Counter(move.samples))
