"""What a plan would add up to and when its cards come back: the numbers that a client adds up while cards are laid.

Only what its owner knows goes into it. Cards are worth what they will be on the seat's first turn, when track bonuses
unlocked since its last one are in effect (p. 21).
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from app.rules.game import Line
from app.rules.kit.hooks import Hook
from app.rules.skymines import components
from app.rules.skymines.board.bonuses import in_effect_next_turn
from app.rules.skymines.board.totals import bonus_of, energy_extra, has_tile, titanium_extra
from app.rules.skymines.components.shapes import RESOURCES, SLOTS, Card, FieldIcon, Tile
from app.rules.skymines.vocabulary.moves import DropOut
from app.rules.skymines.vocabulary.planning import Forecast, PlannedKind, PlanningTotal, Resting
from app.rules.skymines.vocabulary.state import State

FURTHER_FORECASTS: Hook[Callable[[State, int, list[Card]], Any]] = Hook()
"""What a plan would come to in a module: (state on the seat's first turn, seat, cards that can be laid) to plain JSON
values. Reason: missions foresee their tasks (p. 25), from the same state and cards as the totals of the base."""


def forecast(state: State, seat: int, cards: tuple[str, ...]) -> Forecast:
    """`totals` for each majority space, `resting` for what rests where and comes back when, as plain values.

    `cards` are those that can be laid.
    """
    index = components.of(state.components)
    then = _on_first_turn(state, seat)
    faces = [index.card[card] for card in dict.fromkeys(cards)]
    sums = (total(then, seat, space.kind, space.id, faces) for space in index.majority.values())
    found: Forecast = {"totals": list(sums), "resting": resting(state, seat)}
    further = {name: add(then, seat, faces) for name, add in FURTHER_FORECASTS.by_module(state).items()}
    return {**found, "modules": further} if further else found


def resting(state: State, seat: int) -> Resting:
    """Where cards rest and when they come back (p. 18; linked slots, p. 23).

    `decks`: the resting slots that hold a deck; exactly one of them is taken to hand when dropping out, before the
    cards of this round are laid to rest. `back`: the round that those cards can be planned in. `linked`: each card
    rests above its own slot, else on different ones of the player's choice. `laid_back`: the first round in which a
    card laid now can be planned again. Both are None where the game ends before.
    """
    last = components.of(state.components).components.setup.rounds
    coming = [number if number <= last else None for number in (state.round + 1, state.round + 2)]
    decks = [slot for slot, deck in zip(SLOTS, state.seats[seat].resting, strict=True) if deck]
    return {"decks": decks, "linked": state.options.linked_slots, "back": coming[0], "laid_back": coming[1]}


def drop_out_lines(state: State, seat: int, move: DropOut) -> tuple[Line, ...]:
    """What dropping out takes to hand, lays to rest and gives back, and what stays unused (p. 18)."""
    player = state.seats[seat]
    decks = [slot for slot, deck in zip(SLOTS, player.resting, strict=True) if deck]
    unused = [placed.card for placed in player.area if placed is not None and placed.face_up]
    cards = len(player.area) - player.area.count(None)
    tiles = [held.tile for held in player.tiles]
    lines = [
        Line("drop-out-deck", None, {"slots": decks}) if decks else None,
        Line("drop-out-rests", cards) if cards else None,
        Line("drop-out-unused", None, {"cards": unused}) if unused else None,
        Line("drop-out-tiles", None, {"tiles": tiles}) if tiles else None,
    ]
    return tuple([line for line in lines if line])


def _on_first_turn(state: State, seat: int) -> State:
    owner = replace(state.seats[seat], bonuses=in_effect_next_turn(state, seat))
    return replace(state, seats=(*state.seats[:seat], owner, *state.seats[seat + 1 :]))


def total(state: State, seat: int, kind: PlannedKind, name: str, faces: list[Card]) -> PlanningTotal:
    """How the face-up total of a kind will count a plan, for the majority space, or whatever else, of this name."""
    if kind == "scientist":
        return _scientists(state, seat, name, faces)
    extra = titanium_extra(state, seat) if kind == "titanium" else 0
    adds = {card.id: card.value + extra for card in faces if card.kind == kind}
    base, is_open, plus_one = 0, False, 0
    if kind == "energy":
        is_open = has_tile(state, seat, "energy")
        base = energy_extra(state, seat) + (_tile(state, "energy") if is_open else 0)
    if kind in RESOURCES and has_tile(state, seat, "plus-one"):
        plus_one = _tile(state, "plus-one")
    return {
        "space": name,
        "kind": kind,
        "open": is_open,
        "opens": list(adds),
        "base": base,
        "adds": adds,
        "compared_base": base,
        "compares": adds,
        "plus_one": plus_one,
    }


def _scientists(state: State, seat: int, name: str, faces: list[Card]) -> PlanningTotal:
    """Scientists of both kinds are paid for if there is a research scientist; only those are compared (p. 16)."""
    research = {card.id: 1 for card in faces if card.kind == "research"}
    field = {card.id: 1 for card in faces if card.kind == "field"}
    tile = has_tile(state, seat, "research")
    others = has_tile(state, seat, "field") + (bonus_of(state, seat, FieldIcon) is not None)
    return {
        "space": name,
        "kind": "scientist",
        "open": tile,
        "opens": list(research),
        "base": tile + others,
        "adds": research | field,
        "compared_base": int(tile),
        "compares": research,
        "plus_one": 0,
    }


def _tile(state: State, tile: Tile) -> int:
    return components.of(state.components).tile[tile].value
