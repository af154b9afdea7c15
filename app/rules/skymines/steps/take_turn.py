"""Phase 2: exactly one of six actions (p. 10), and the "+1" tile besides (p. 20)."""

from collections.abc import Callable
from typing import Any

from app.rules.game import Line, Move, Refused, tag_of
from app.rules.skymines.actions.expanding import energy_lines, energy_moves, refused_energy, use_energy
from app.rules.skymines.actions.field import field_lines, field_moves, use_field_scientist
from app.rules.skymines.actions.marker_lines import marker_lines
from app.rules.skymines.actions.markers import marker_moves, place_marker, refused_markers
from app.rules.skymines.actions.research_lines import research_lines
from app.rules.skymines.actions.researching import research_moves, use_research_scientist
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
from app.rules.skymines.engine.answering import Answerer, answers
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.forecast import drop_out_lines
from app.rules.skymines.vocabulary import moves, rulebook
from app.rules.skymines.vocabulary.events import DroppedOut
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import CloseTurn, DroppingOut


def _drop_out(ledger: Ledger, seat: int, _: moves.DropOut) -> None:
    """Turn the cards up; what follows is done as a task (p. 18)."""
    ledger.emit(DroppedOut(seat))
    ledger.ask(DroppingOut(seat))


_ACTIONS: dict[type[Move], Callable[[Ledger, int, Any], None]] = {
    moves.UseResources: use_resources,
    moves.UseEnergy: use_energy,
    moves.UseResearchScientist: use_research_scientist,
    moves.UseFieldScientist: use_field_scientist,
    moves.PlaceMarker: place_marker,
    moves.DropOut: _drop_out,
}

_LINES: dict[type[Move], Callable[[State, int, Any], tuple[Line, ...]]] = {
    moves.UseResources: resource_lines,
    moves.UseEnergy: energy_lines,
    moves.UseResearchScientist: research_lines,
    moves.UseFieldScientist: field_lines,
    moves.PlaceMarker: marker_lines,
    moves.PlacePlusOne: plus_one_lines,
    moves.DropOut: drop_out_lines,
}

_USED_BY: dict[Tile, type[Move]] = {"research": moves.UseResearchScientist, "field": moves.UseFieldScientist}
"""The actions that tiles are used for by themselves."""

Action = (
    moves.UseResources
    | moves.UseEnergy
    | moves.UseResearchScientist
    | moves.UseFieldScientist
    | moves.PlaceMarker
    | moves.PlacePlusOne
    | moves.DropOut
)

_REFUSALS: dict[type[Move], tuple[str, str]] = {
    moves.UseEnergy: ("no-energy-to-use", rulebook.ENERGY_CARDS),
    moves.UseResearchScientist: ("no-research-scientist", rulebook.RESEARCH_SCIENTIST),
    moves.UseFieldScientist: ("no-field-scientist", rulebook.FIELD_SCIENTIST),
    moves.PlaceMarker: ("marker-not-possible", rulebook.BONUS_MARKERS),
    moves.PlacePlusOne: ("plus-one-not-possible", rulebook.BONUS_TILES),
    moves.EndTurn: ("action-first", rulebook.TURNS),
}


@answers(TakeTurn)
class TakeTurnAnswerer(Answerer[TakeTurn]):
    """The six actions, and laying the "+1" tile, which is none of them."""

    rule = rulebook.TURNS
    code = "not-an-action"
    codes = _REFUSALS

    def moves(self, state: State, step: TakeTurn, seat: int) -> list[Move]:
        return [
            *resource_selections(state, seat),
            *energy_moves(state, seat),
            *research_moves(state, seat),
            *field_moves(state, seat),
            *marker_moves(state, seat),
            *plus_one_slots(state, seat),
            moves.DropOut(),
        ]

    def lines(self, state: State, step: TakeTurn, seat: int, move: Move) -> tuple[Line, ...]:
        explain = _LINES.get(type(move))
        return explain(state, seat, move) if explain else ()

    def refused(self, state: State, step: TakeTurn, seat: int) -> tuple[Refused, ...]:
        return refused_markers(state, seat) + refused_energy(state, seat) + _refused_slots(state, seat)

    def refusal(self, state: State, step: TakeTurn, seat: int, move: Move) -> tuple[str, str, dict[str, Any]]:
        named = super().refusal(state, step, seat, move)
        if named[0] != self.code:
            return named
        if isinstance(move, moves.UseResources):
            why = refused_resources(state, seat, move)
            return why.code, why.rule, why.args
        return named

    def resolve(self, ledger: Ledger, step: TakeTurn, seat: int, move: Action) -> None:
        if isinstance(move, moves.PlacePlusOne):
            place_plus_one(ledger, seat, move)
            return
        ledger.answered()
        ledger.ask(CloseTurn(seat))
        _ACTIONS[type(move)](ledger, seat, move)


def _refused_slots(state: State, seat: int) -> tuple[Refused, ...]:
    """The cards and tiles of one's own that no action begins with: energy, which companies use, and what has been used
    (p. 11, 12, 20)."""
    owner = state.seats[seat]
    used = [slot for slot, placed in zip(SLOTS, owner.area, strict=True) if placed and not placed.face_up]
    energy = [slot for slot, card in face_up_cards(state, seat) if card.kind == "energy"]
    tiles = [_USED_BY[held.tile] for held in owner.tiles if not held.face_up and held.tile in _USED_BY]
    return (
        *(Refused({"type": "UseResources", "slots": (slot,)}, "card-used", rulebook.RESOURCE_CARDS) for slot in used),
        *(
            Refused({"type": "UseResources", "slots": (slot,)}, "energy-all-at-once", rulebook.ENERGY_CARDS)
            for slot in energy
        ),
        *(Refused({"type": tag_of(move), "slot": "tile"}, "tile-used", rulebook.BONUS_TILES) for move in tiles),
    )
