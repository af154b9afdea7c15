"""What Selenium Research brings to the rules."""

from typing import TypedDict

from msgspec.structs import replace

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.redaction import Redaction
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import (
    ACTIVATING,
    CAN_ACT_ON_BOARD,
    COUNTS,
    GAINS,
    MAINTENANCE,
    SETTING_UP,
    TOKEN_LINES,
    TOKENS,
    VIEW,
)
from app.rules.shackleton.components.shapes import FIELDS, Count, Field
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.selenium.astrobot import discard
from app.rules.shackleton.modules.selenium.experiments import DoingExperiment, experiments
from app.rules.shackleton.modules.selenium.folds import FOLDS
from app.rules.shackleton.modules.selenium.samples import SAMPLE, ChoosingSample, activate, offer, token_lines, tokens
from app.rules.shackleton.modules.selenium.sentences import NAMES, SENTENCES
from app.rules.shackleton.modules.selenium.tiles import board_of, imagine, lay, refill, tiles
from app.rules.shackleton.modules.selenium.vocabulary import (
    NAME,
    SHEET,
    ChooseSample,
    DoExperiment,
    ExperimentDone,
    ExperimentShown,
    ExperimentsLaid,
    ExperimentsLeft,
    Selenium,
    TakeSample,
)
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State

OF_FIELD: dict[Count, Field] = {
    "geology_experiments": "geology",
    "biology_experiments": "biology",
    "physics_experiments": "physics",
}


def count(state: State, seat: int, what: Count, project: str) -> int:
    """Own tiles, those of one field, the fields with any, and the sets of all fields."""
    known = tiles(state)
    fields = [known[tile].field for tile in part(state, Selenium).of(seat)]
    if what == "experiments":
        return len(fields)
    if what == "fields":
        return len(set(fields))
    if what == "field_sets":
        return min(fields.count(field) for field in FIELDS)
    return fields.count(OF_FIELD[what])


def renew(ledger: Ledger) -> None:
    """Some open tiles leave the game and are replaced, but in the last round."""
    if ledger.state.round == ledger.tables.setup.rounds:
        return
    shown = part(ledger.state, Selenium).shown
    if leaving := tuple(place for place in board_of(ledger.state).leaving if place in shown):
        ledger.emit(ExperimentsLeft(leaving))
        for place in leaving:
            refill(ledger, place)


def can_experiment(state: State, seat: int) -> bool:
    """Whether the seat can do any experiment."""
    return next(experiments(state, seat), None) is not None


class SeleniumView(TypedDict):
    """What Selenium Research shows: the open tiles by place, the stages of those in the stack from the top, and the
    tiles that each seat took."""

    shown: dict[str, str]
    stack: list[str]
    done: list[list[str]]


def view(state: State) -> SeleniumView:
    """The open tiles, the stages of those in the stack from the top, and the tiles of all seats."""
    kept, known = part(state, Selenium), tiles(state)
    return {
        "shown": dict(sorted(kept.shown.items())),
        "stack": [known[tile].stage for tile in kept.stack],
        "done": [list(kept.of(seat)) for seat in range(len(state.seats))],
    }


def _laid(event: ExperimentsLaid, seat: int | None) -> ExperimentsLaid:
    """Without the tiles of the stack."""
    return replace(event, stack=("",) * len(event.stack))


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of Selenium Research, reconstructed"}},
    part=Selenium,
    vocabulary=Vocabulary(
        moves=DoExperiment | TakeSample,
        events=ExperimentDone | ExperimentsLaid | ExperimentsLeft | ExperimentShown,
        steps=ChooseSample,
        parts=Selenium,
    ),
    folds=(FOLDS,),
    questions=(answers(ChooseSample, ChoosingSample),),
    extensions=(answers(TakeCorporationAction, DoingExperiment),),
    sentences=(SENTENCES,),
    names=(NAMES,),
    redaction=Redaction(redacted={ExperimentsLaid: _laid}, boundaries=(ExperimentShown,)),
    imagine=imagine,
    joins=(
        TOKENS.joined_by(tokens),
        SETTING_UP.joined_by(lay),
        ACTIVATING.joined_by(activate),
        TOKEN_LINES.joined_by(token_lines),
        GAINS.joined_by({SAMPLE: offer}),
        COUNTS.joined_by(count),
        MAINTENANCE.joined_by(renew),
        CAN_ACT_ON_BOARD.joined_by(can_experiment),
        ASTROBOT.joined_by(discard),
        VIEW.joined_by(view),
    ),
)
