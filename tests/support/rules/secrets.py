"""The same game as a seat knows it, with everything exchanged that the seat may not know."""

import random
from typing import Any

from msgspec.structs import replace

from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.vocabulary.state import LunaState, SeatState, State


def exchanged(state: State, seat: int | None, draw: random.Random) -> State:
    """A state that differs in orders, seed, decks, other hands, secret plans and tokens, and in nothing else."""
    index = components.of(state.components)
    stack = _shuffled(state.stack, draw)
    seats: list[SeatState] = []
    for number, player in enumerate(state.seats):
        if player.luna is not None:
            player = replace(player, luna=_luna(player.luna, draw))
        elif number != seat:
            player, stack = _hand(player, stack, index, draw)
            player = _planned(_tokens(player, state.phase, index, draw), state.phase, index, draw)
        seats.append(player)
    return replace(
        state,
        seed=f"{draw.randrange(2**64):x}",
        stack=stack,
        supplies={letter: _shuffled(plans, draw) for letter, plans in state.supplies.items()},
        seats=tuple(seats),
    )


def _shuffled(things: tuple[Any, ...], draw: random.Random) -> tuple[Any, ...]:
    return tuple(draw.sample(things, len(things)))


def _luna(luna: LunaState, draw: random.Random) -> LunaState:
    """Her deck, her grade 2 stack and the cards face down in her slots change places."""
    down = [at for at, slot in enumerate(luna.slots) if slot is not None and not slot.face_up]
    hidden = _shuffled((*luna.deck, *luna.grade_two, *(luna.slots[at].card for at in down)), draw)  # type: ignore[union-attr]
    slots = list(luna.slots)
    for at, card in zip(down, hidden, strict=False):
        slots[at] = replace(slots[at], card=card)  # type: ignore[type-var]
    rest = hidden[len(down) :]
    size = len(luna.deck)
    return replace(luna, slots=tuple(slots), deck=rest[:size], grade_two=rest[size:])


def _hand(
    player: SeatState, stack: tuple[str, ...], index: Index, draw: random.Random
) -> tuple[SeatState, tuple[str, ...]]:
    """Hand cards without a share (shares are open) change places with such cards of the stack."""
    hand, below = list(player.hand), list(stack)
    mine = [at for at, card in enumerate(hand) if index.card[card].share is None]
    theirs = [at for at, card in enumerate(below) if index.card[card].share is None]
    for here, there in zip(mine, draw.sample(theirs, min(len(mine), len(theirs))), strict=False):
        hand[here], below[there] = below[there], hand[here]
    return replace(player, hand=_shuffled(tuple(hand), draw)), tuple(below)


def _tokens(player: SeatState, phase: str, index: Index, draw: random.Random) -> SeatState:
    """Other tokens dealt, and another one kept while that is secret."""
    dealt = tuple(draw.sample(sorted(index.token), len(player.dealt)))
    if phase != "tokens" or player.token is None:
        return replace(player, dealt=dealt)
    token = draw.choice(dealt)
    return replace(player, dealt=dealt, token=token, rest=_shuffled(index.token[token].icons, draw))


def _planned(player: SeatState, phase: str, index: Index, draw: random.Random) -> SeatState:
    """Other cards planned, none to all, for a seat that is ready."""
    if phase != "planning" or player.planned is None:
        return player
    cards = [card for card in player.hand if index.card[card].kind != "share"]
    chosen = draw.sample(cards, min(len(cards), draw.randrange(len(player.slots) + 1)))
    by_slot = dict(zip(player.slots, chosen, strict=False))
    return replace(player, planned=tuple(by_slot.get(slot) for slot in SLOTS))
