"""Looking ahead: what a seat would be asked at its next turn if that began now, with what stands there."""

from itertools import combinations

from app.rules.game import Choices, Refused
from app.rules.skymines.bonuses import in_effect_next_turn, markers_gained
from app.rules.skymines.components.shapes import MixedPayment
from app.rules.skymines.events import TurnBegan
from app.rules.skymines.evolving.fold import evolve
from app.rules.skymines.flow import is_out
from app.rules.skymines.moves import UseResources
from app.rules.skymines.pending import TakeTurn
from app.rules.skymines.resources import refused_resources, resource_cards
from app.rules.skymines.state import State
from app.rules.skymines.steps.registry import answerer
from app.rules.skymines.totals import bonus_of


def has_turn_ahead(state: State, seat: int) -> bool:
    """Whether a human at this seat waits for a turn of this round while another one's lasts (p. 10, 18)."""
    waits = state.phase == "action" and state.turn not in (None, seat) and not state.totals
    return waits and state.seats[seat].kind == "human" and not is_out(state, seat)


def ahead(state: State, seat: int) -> Choices:
    """The choices of its next turn: track bonuses unlocked by now are in effect then (p. 21).

    Nothing hidden is turned up for it: displays stay as they are.
    """
    if not has_turn_ahead(state, seat):
        return Choices()
    bonuses = in_effect_next_turn(state, seat)
    then = evolve(state, TurnBegan(seat, bonuses, markers_gained(state, seat, bonuses)))
    step = TakeTurn(seat)
    asked = answerer(step)
    moves = tuple(asked.moves(then, step, seat))
    return Choices(
        step="TakeTurn",
        moves=moves,
        lines=tuple(asked.lines(then, step, seat, move) for move in moves),
        refused=asked.refused(then, step, seat) + _refused_mixes(then, seat, moves),
    )


def _refused_mixes(state: State, seat: int, moves: tuple[object, ...]) -> tuple[Refused, ...]:
    """Mixed cards that acquire nothing any more: with the second B1 bonus others' purchases can do that (p. 22)."""
    if bonus_of(state, seat, MixedPayment) is None:
        return ()
    slots = list(resource_cards(state, seat))
    every = (UseResources(chosen) for number in range(2, len(slots) + 1) for chosen in combinations(slots, number))
    return tuple(refused_resources(state, seat, mix) for mix in every if mix not in moves)
