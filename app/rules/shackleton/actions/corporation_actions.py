"""Corporation actions, wherever one is due (S-142 to S-154)."""

from app.rules.shackleton.actions.project_abilities import abilities
from app.rules.shackleton.board.corporations import CAN_ACT_ON_BOARD
from app.rules.shackleton.board.reputation import open_actions
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.moves import UseProject, UseTrackAction
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def actions_of_base(state: State, seat: int) -> list[UseTrackAction | UseProject]:
    """Those of the Reputation track and of funded projects; the boards' are offered by their corporations."""
    track = [UseTrackAction(action.at) for action in open_actions(state, seat) if _is_possible(state, action.gain)]
    return [*track, *abilities(state, seat)]


def _is_possible(state: State, gain: Gain) -> bool:
    return gain.what != "token" or bool(state.tokens)


def is_any_possible(state: State, seat: int, only: str = "") -> bool:
    """Whether the seat can take any corporation action; `only`: that of this corporation's board."""
    boards = CAN_ACT_ON_BOARD.by_module(state)
    if only:
        return boards[only](state, seat)
    return bool(actions_of_base(state, seat)) or any(can(state, seat) for can in boards.values())


def take_off(ledger: Ledger, step: TakeCorporationAction) -> None:
    """Take the question off the agenda that a corporation action answers; the next action is asked for behind it.
    Code that carries an action out calls this first."""
    ledger.answered()
    if step.left > 1:
        ledger.ask(TakeCorporationAction(step.seat, step.left - 1, step.may_stop, step.only))
