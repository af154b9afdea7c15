"""A state as a seat may think it to be: B-203 to B-206 from the other side."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.rules.skymines import components
from app.rules.skymines.vocabulary import moves
from app.rules.skymines.vocabulary.state import LunaState, SeatState, State
from tests.support.rules.invariants import check_end, check_every, check_round_trip
from tests.support.rules.noninterference import seen_by, told_to, watchers
from tests.support.rules.playing import combinations_of_modules, one_move, play
from tests.support.rules.positions import GAME, act, begun, give, planning

EVERYTHING = ("belt", "missions", "threats")
SOME = 12
"""What takes long is looked at in one of so many states."""


def otherwise(state: State, seat: int | None) -> State:
    """The state with all that the seat may not know turned round: what is listed is what is hidden."""
    letters = components.of(state.components).card
    stack = sorted(state.stack, key=lambda card: (letters[card].letter, -state.stack.index(card)))
    return replace(
        state,
        seed="another",
        stack=tuple(stack),
        supplies={letter: plans[::-1] for letter, plans in state.supplies.items()},
        seats=tuple(
            player if number == seat else _seat_otherwise(state, player) for number, player in enumerate(state.seats)
        ),
    )


def _seat_otherwise(state: State, player: SeatState) -> SeatState:
    if player.luna is not None:
        return replace(player, luna=_luna_otherwise(player.luna))
    player = replace(player, hand=player.hand[::-1], rest=player.rest[::-1])
    if player.planned is not None:
        player = replace(player, planned=player.planned[::-1] if any(player.planned) else (player.hand[0], *[None] * 4))
    return player


def _luna_otherwise(luna: LunaState) -> LunaState:
    """Her first card face down changes places with the last one of her deck, and the grade 2 stack is turned round."""
    slots, deck = list(luna.slots), luna.deck
    down = [at for at, slot in enumerate(slots) if slot is not None and not slot.face_up]
    if down and deck:
        slots[down[0]], deck = replace(slots[down[0]], card=deck[-1]), (*deck[:-1], slots[down[0]].card)  # type: ignore[type-var,union-attr]  # a slot that is face down has a card
    return replace(luna, slots=tuple(slots), deck=deck[::-1], grade_two=luna.grade_two[::-1])


@pytest.mark.rule("B-205")
@pytest.mark.parametrize("modules", [(), EVERYTHING])
def test_what_a_seat_may_not_know_changes_nothing_of_what_is_imagined(modules: tuple[str, ...]) -> None:
    """Neither the state nor how much is drawn for it."""
    draw, compared = random.Random(1), 0
    for seed in range(9):
        for played in play(seed, modules=modules):
            if draw.randrange(SOME):
                continue
            seat = draw.choice(watchers(played.state))
            other = otherwise(played.state, seat)
            for hidden in (other, GAME.imagine(other, seat, draw)):
                first, second = random.Random(seed), random.Random(seed)
                assert GAME.imagine(hidden, seat, first) == GAME.imagine(played.state, seat, second)
                assert first.getstate() == second.getstate()
            compared += other != played.state
    assert compared > 100


@pytest.mark.rule("B-205")
def test_another_hand_and_another_token_change_nothing_of_what_is_imagined() -> None:
    state = with_acquired_cards()
    stack, hand = list(state.stack), list(state.seats[1].hand)
    at = next(at for at, card in enumerate(stack) if card[0] == hand[-1][0] and _shareless(state, card))
    stack[at], hand[-1] = hand[-1], stack[at]
    other = give(replace(state, stack=tuple(stack)), 1, hand=tuple(hand))
    assert seen_by(other, 0) == seen_by(state, 0)
    assert GAME.imagine(other, 0, random.Random(3)) == GAME.imagine(state, 0, random.Random(3))
    dealt = begun(humans=2, lunas=1, tokens="dealt")
    tokens = components.of(dealt.components).token
    known = {*dealt.seats[0].dealt, dealt.seats[2].luna_token}
    swapped = give(dealt, 1, dealt=tuple(sorted(set(tokens) - known)[-2:]))
    kept = [act(state, 1, GAME.choices(state, 1).moves[place]) for state, place in ((dealt, 0), (swapped, -1))]
    assert GAME.imagine(kept[0], 0, random.Random(3)) == GAME.imagine(kept[1], 0, random.Random(3))


def with_acquired_cards() -> State:
    """A planning phase in which seat 1 holds two cards of letter B that were acquired."""
    state = planning(humans=2, lunas=1)
    taken = [card for card in state.stack if card[0] == "B" and _shareless(state, card)][:2]
    left = tuple(card for card in state.stack if card not in taken)
    return give(replace(state, stack=left), 1, hand=(*state.seats[1].hand, *taken))


def _shareless(state: State, card: str) -> bool:
    return components.of(state.components).card[card].share is None


@pytest.mark.rule("B-203", "B-204", "B-205")
def test_all_that_is_hidden_is_redrawn_and_nothing_else() -> None:
    state = act(with_acquired_cards(), 1, moves.PlanCards((None, "carbon-1", None, None, None)))
    other = GAME.imagine(state, 0, random.Random(2))
    assert other.seed != state.seed and other.stack != state.stack and other.supplies != state.supplies
    assert set(other.seats[1].hand) != set(state.seats[1].hand)
    assert other.seats[1].planned != state.seats[1].planned
    assert other.seats[2].luna != state.seats[2].luna
    seats = (state.seats[0], *(replace(player, hand=(), planned=None, luna=None) for player in state.seats[1:]))
    same: dict[str, Any] = {"seed": "", "stack": (), "supplies": {}}
    bare = tuple(replace(player, hand=(), planned=None, luna=None) for player in other.seats[1:])
    assert replace(other, seats=(other.seats[0], *bare), **same) == replace(state, seats=seats, **same)
    assert seen_by(other, 1) != seen_by(state, 1), "its owner sees the difference"


@pytest.mark.rule("B-205")
def test_what_counting_tells_stays_true() -> None:
    """The letters of the stack lie as they lay, the same pieces are about, and each Luna has as many of each grade."""
    draw = random.Random(5)
    for seed in range(9):
        for played in play(seed):
            if draw.randrange(SOME) == 0:
                seat = draw.choice(watchers(played.state))
                check_counts(played.state, GAME.imagine(played.state, seat, draw))


def check_counts(state: State, other: State) -> None:
    """What nobody can have seen to be otherwise."""
    index = components.of(state.components)
    assert [index.card[card].letter for card in other.stack] == [index.card[card].letter for card in state.stack]
    hidden = [[*item.stack, *(card for player in item.seats for card in player.hand)] for item in (state, other)]
    assert Counter(hidden[0]) == Counter(hidden[1])
    for mine, theirs in zip(state.seats, other.seats, strict=True):
        assert Counter(index.card[card].letter for card in mine.hand) == Counter(
            index.card[card].letter for card in theirs.hand
        )
        assert len({*theirs.dealt}) == len(mine.dealt)
        if mine.luna is not None and theirs.luna is not None:
            grades = [[index.luna_card[card].grade for card in luna.grade_two] for luna in (mine.luna, theirs.luna)]
            assert grades[0] == grades[1]
    dealt = [token for player in other.seats for token in (*player.dealt, player.luna_token) if token]
    assert len(dealt) == len(set(dealt))


@pytest.mark.rule("B-205")
@pytest.mark.parametrize("seed", range(9))
def test_random_play_goes_on_from_an_imagined_state_to_the_end(seed: int) -> None:
    """Legally, by all that always holds, and told and shown to its seat as the state itself."""
    sets = combinations_of_modules()
    moves = list(play(seed, modules=sets[seed % len(sets)]))
    draw = random.Random(seed)
    played = draw.choice(moves)
    seat = draw.choice(watchers(played.state))
    state = GAME.imagine(played.state, seat, draw)
    check_round_trip(state)
    assert seen_by(state, seat) == seen_by(played.state, seat)
    assert told_to(state, played.events, seat) == told_to(played.state, played.events, seat)
    while asked := GAME.to_move(state):
        after = one_move(state, draw.choice(asked), draw)
        check_every(after)
        state = after.state
    check_end(state)


@pytest.mark.rule("B-205")
def test_each_unseen_card_is_as_likely_as_any_other() -> None:
    """In the other's hand, on top of the stack, on top of a supply and of Luna's deck."""
    state, draw, times = with_acquired_cards(), random.Random(8), 3000
    found: dict[str, Counter[str]] = {"hand": Counter(), "stack": Counter(), "supply": Counter(), "luna": Counter()}
    index = components.of(state.components)
    for _ in range(times):
        other = GAME.imagine(state, 0, draw)
        luna = other.seats[2].luna
        assert luna is not None
        found["hand"].update(card for card in other.seats[1].hand if index.card[card].letter == "B")
        found["stack"][other.stack[0]] += 1
        found["supply"][other.supplies["B"][0]] += 1
        found["luna"][luna.deck[0]] += 1
    unseen = {card for card in (*state.stack, *state.seats[1].hand) if index.card[card].letter == "B"}
    shareless = {card for card in unseen if _shareless(state, card)}
    assert set(found["hand"]) == shareless
    assert set(found["stack"]) == unseen
    assert set(found["supply"]) == set(state.supplies["B"])
    for place, fair in (
        (found["hand"], 2 * times / len(shareless)),
        (found["supply"], times / len(state.supplies["B"])),
        (found["luna"], times / len(found["luna"])),
    ):
        assert all(abs(count - fair) < 5 * fair**0.5 for count in place.values()), place


def test_spectators_imagine_all_hands() -> None:
    state = with_acquired_cards()
    assert msgspec.json.encode(GAME.view(GAME.imagine(state, None, random.Random(1)), None)) == msgspec.json.encode(
        GAME.view(state, None)
    )
    assert set(GAME.imagine(state, None, random.Random(1)).seats[1].hand) != set(state.seats[1].hand)
