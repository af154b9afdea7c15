"""What Sky Watch brings to the rules."""

from typing import TypedDict

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import (
    AWAY,
    BEFORE_FINAL,
    BOARD_ACTIONS,
    CAN_ACT,
    CAN_ACT_ON_BOARD,
    COMING,
    COUNTS,
    FINAL,
    GAINS,
    MAINTENANCE,
    SETTING_UP,
    VIEW,
)
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.modules.sky_watch.asteroid import (
    before_final,
    destroyed,
    maintain,
    score,
    set_up,
    strength,
    threatened,
)
from app.rules.shackleton.modules.sky_watch.astrobot import watch
from app.rules.shackleton.modules.sky_watch.folds import FOLDS
from app.rules.shackleton.modules.sky_watch.sentences import CONCERNS, SENTENCES
from app.rules.shackleton.modules.sky_watch.track import add_defence, advance, count, reached, room
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    NAME,
    SHEET,
    AsteroidStruck,
    AsteroidWardedOff,
    ChooseProgramme,
    ContributeToProgramme,
    DefenceAdded,
    ImpactDrawn,
    MarkerAdvanced,
    ProgrammeDone,
    SkyWatch,
    WatchSky,
)
from app.rules.shackleton.modules.sky_watch.watching import (
    ChoosingProgramme,
    Watching,
    ask_for_programme,
    can_contribute,
    can_watch,
)
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State

EVENTS = ImpactDrawn | MarkerAdvanced | ProgrammeDone | DefenceAdded | AsteroidWardedOff | AsteroidStruck


def coming(state: State, seat: int, gain: Gain) -> tuple[Gain, ...]:
    """Steps as far as the track goes, with what stands at the ends of sections that they reach."""
    if gain.what != "step":
        return (gain,)
    steps = room(state, seat, gain.amount)
    return (Gain(what="step", amount=steps), *reached(state, seat, steps)) if steps else ()


class SkyWatchView(TypedDict):
    """What Sky Watch shows: the first slot of the row that the asteroid threatens, the sectors of that row, the
    asteroid's strength; by seat the steps on the track, the Defense Programs done, defence points, those added in this
    round, and the structures destroyed."""

    impact: int
    threatened: list[str]
    strength: int
    steps: list[int]
    done: list[list[str]]
    defence: list[int]
    added: list[int]
    destroyed: list[list[str]]


def view(state: State) -> SkyWatchView:
    """The track, the Defense Programs done, and the asteroid."""
    kept = part(state, SkyWatch)
    return {
        "impact": kept.impact,
        "threatened": list(threatened(state)),
        "strength": strength(state),
        "steps": list(kept.steps),
        "done": [list(programmes) for programmes in kept.done],
        "defence": list(kept.defence),
        "added": list(kept.added),
        "destroyed": [list(pieces) for pieces in kept.destroyed],
    }


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of Sky Watch, reconstructed"}},
    part=SkyWatch,
    vocabulary=Vocabulary(moves=WatchSky | ContributeToProgramme, events=EVENTS, steps=ChooseProgramme, parts=SkyWatch),
    folds=(FOLDS,),
    questions=(answers(ChooseProgramme, ChoosingProgramme),),
    extensions=(answers(TakeCorporationAction, Watching),),
    sentences=(SENTENCES,),
    concerns=(CONCERNS,),
    joins=(
        SETTING_UP.joined_by(set_up),
        COUNTS.joined_by(count),
        GAINS.joined_by({"step": advance, "defence": add_defence}),
        COMING.joined_by(coming),
        CAN_ACT_ON_BOARD.joined_by(can_watch),
        CAN_ACT.joined_by(can_contribute),
        BOARD_ACTIONS.joined_by(ask_for_programme),
        MAINTENANCE.joined_by(maintain),
        BEFORE_FINAL.joined_by(before_final),
        FINAL.joined_by(score),
        AWAY.joined_by(destroyed),
        ASTROBOT.joined_by(watch),
        VIEW.joined_by(view),
    ),
)
