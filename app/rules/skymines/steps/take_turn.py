"""Phase 2: exactly one of six actions (p. 10), and the "+1" tile besides (p. 20)."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from app.rules.game import Line, Move, Refusal, Refused, partial_move
from app.rules.skymines.actions.expansion import energy_lines, energy_moves, refused_energy, use_energy
from app.rules.skymines.actions.field import field_lines, field_moves, use_field_scientist
from app.rules.skymines.actions.marker_lines import marker_lines
from app.rules.skymines.actions.markers import marker_moves, may_place, place_marker, refused_markers
from app.rules.skymines.actions.research import research_moves, use_research_scientist
from app.rules.skymines.actions.research_lines import research_lines
from app.rules.skymines.actions.resources import (
    place_plus_one,
    plus_one_lines,
    plus_one_slots,
    refused_resources,
    resource_lines,
    resource_selections,
    use_resources,
)
from app.rules.skymines.board.totals import face_up_cards
from app.rules.skymines.components.shapes import SLOTS, Tile
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.forecast import drop_out_lines
from app.rules.skymines.vocabulary import moves, rulebook
from app.rules.skymines.vocabulary.events import DroppedOut
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import CloseTurn, DroppingOut

TurnMove = (
    moves.UseResources
    | moves.UseEnergy
    | moves.UseResearchScientist
    | moves.UseFieldScientist
    | moves.PlaceMarker
    | moves.PlacePlusOne
    | moves.DropOut
)


class _Action(NamedTuple):
    """A move of a turn: where it is offered, what it costs and brings, how it is done, and why it may be missing.

    `refused` are the things that a player may miss; `refusal` (code and place of the rulebook) is said of any other
    such move, unless `why` knows better. `offers`: whether a single one is among the `moves`, where that is quicker to
    tell. `is_action`: whether it is one of the six, which end the turn.
    """

    kind: type[Move]
    moves: Callable[[State, int], Sequence[TurnMove]]
    lines: Callable[[State, int, Any], tuple[Line, ...]]
    resolve: Callable[[Ledger, int, Any], None]
    refusal: tuple[str, str] | None = None
    refused: Callable[[State, int], tuple[Refused, ...]] | None = None
    why: Callable[[State, int, Any], Refused] | None = None
    offers: Callable[[State, int, Any], bool] | None = None
    is_action: bool = True


def _drop_out(ledger: Ledger, seat: int, _: moves.DropOut) -> None:
    """Turn the cards up; what follows is done as a task (p. 18)."""
    ledger.emit(DroppedOut(seat))
    ledger.ask(DroppingOut(seat))


_ACTIONS = (
    _Action(moves.UseResources, resource_selections, resource_lines, use_resources, why=refused_resources),
    _Action(
        moves.UseEnergy,
        energy_moves,
        energy_lines,
        use_energy,
        ("no-energy-to-use", rulebook.ENERGY_CARDS),
        refused_energy,
    ),
    _Action(
        moves.UseResearchScientist,
        research_moves,
        research_lines,
        use_research_scientist,
        ("no-research-scientist", rulebook.RESEARCH_SCIENTIST),
    ),
    _Action(
        moves.UseFieldScientist,
        field_moves,
        field_lines,
        use_field_scientist,
        ("no-field-scientist", rulebook.FIELD_SCIENTIST),
    ),
    _Action(
        moves.PlaceMarker,
        marker_moves,
        marker_lines,
        place_marker,
        ("marker-not-possible", rulebook.BONUS_MARKERS),
        refused_markers,
        offers=may_place,
    ),
    _Action(
        moves.PlacePlusOne,
        plus_one_slots,
        plus_one_lines,
        place_plus_one,
        ("plus-one-not-possible", rulebook.BONUS_TILES),
        is_action=False,
    ),
    _Action(moves.DropOut, lambda state, seat: (moves.DropOut(),), drop_out_lines, _drop_out),
)
"""In the order in which they are offered."""

_BY_KIND = {action.kind: action for action in _ACTIONS}

_USED_BY: dict[Tile, type[Move]] = {"research": moves.UseResearchScientist, "field": moves.UseFieldScientist}
"""The actions that tiles are used for by themselves."""


class TakeTurnAnswerer(Answerer[TakeTurn, TurnMove]):
    """The six actions, and laying the "+1" tile, which is none of them."""

    rule = rulebook.TURNS
    code = "not-an-action"
    codes: ClassVar = {action.kind: action.refusal for action in _ACTIONS if action.refusal} | {
        moves.EndTurn: ("action-first", rulebook.TURNS)
    }

    def moves(self, state: State, step: TakeTurn, seat: int) -> list[TurnMove]:
        return [move for action in _ACTIONS for move in action.moves(state, seat)]

    def offers(self, state: State, step: TakeTurn, seat: int, move: Move) -> bool:
        known = self.just_listed(state, step, seat)
        if known is not None:
            return move in known
        # Moves of other actions need not be worked out for that.
        action = _BY_KIND.get(type(move))
        if action is None:
            return False
        return action.offers(state, seat, move) if action.offers else move in action.moves(state, seat)

    def lines(self, state: State, step: TakeTurn, seat: int, move: TurnMove) -> tuple[Line, ...]:
        return _BY_KIND[type(move)].lines(state, seat, move)

    def refused(self, state: State, step: TakeTurn, seat: int) -> tuple[Refused, ...]:
        missing = (item for action in _ACTIONS if action.refused for item in action.refused(state, seat))
        return (*missing, *_refused_slots(state, seat))

    def refusal(self, state: State, step: TakeTurn, seat: int, move: Move) -> Refusal:
        named = super().refusal(state, step, seat, move)
        action = _BY_KIND.get(type(move))
        if named.code != self.code or action is None or action.why is None:
            return named
        why = action.why(state, seat, move)
        return Refusal(why.code, why.rule, why.args)

    def resolve(self, ledger: Ledger, step: TakeTurn, seat: int, move: TurnMove) -> None:
        action = _BY_KIND[type(move)]
        if action.is_action:
            ledger.answered()
            ledger.ask(CloseTurn(seat))
        action.resolve(ledger, seat, move)


def _refused_slots(state: State, seat: int) -> tuple[Refused, ...]:
    """The player's own cards and tiles that no action begins with: energy, which companies use, and what has been used
    (p. 11, 12, 20)."""
    owner = state.seats[seat]
    used = [slot for slot, placed in zip(SLOTS, owner.area, strict=True) if placed and not placed.face_up]
    energy = [slot for slot, card in face_up_cards(state, seat) if card.kind == "energy"]
    tiles = [_USED_BY[held.tile] for held in owner.tiles if not held.face_up and held.tile in _USED_BY]
    return (
        *(
            Refused(partial_move(moves.UseResources, slots=(slot,)), "card-used", rulebook.RESOURCE_CARDS)
            for slot in used
        ),
        *(
            Refused(partial_move(moves.UseResources, slots=(slot,)), "energy-all-at-once", rulebook.ENERGY_CARDS)
            for slot in energy
        ),
        *(Refused(partial_move(move, slot="tile"), "tile-used", rulebook.BONUS_TILES) for move in tiles),
    )
