"""How many rounds are still to come for a seat."""

from msgspec import UNSET

from app.rules.kit.parts import part
from app.rules.skymines import components
from app.rules.skymines.modules.threats.strikes import LAST_OF_SINGULARITY, lies
from app.rules.skymines.vocabulary.modules.threats import Threats
from app.rules.skymines.vocabulary.state import State


def rounds_to_come(state: State) -> int:
    """The rounds after this one."""
    rounds = components.of(state.components).components.setup.rounds - state.round
    if state.modules is UNSET or "threats" not in state.modules:
        return rounds
    return _with_threats(state, rounds)


def _with_threats(state: State, rounds: int) -> int:
    """The Singularity on the board takes the last round; the player who deals with it gets it back."""
    if not rounds or not lies(state, "singularity") or part(state, Threats).dealing is not None:
        return rounds
    return max(0, LAST_OF_SINGULARITY - state.round)
