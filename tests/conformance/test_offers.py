"""What is offered is what is taken, nothing else; a premove is what a turn would be."""

import random
from collections.abc import Sequence
from itertools import chain, product

import pytest

from app.rules.game import Choices, IllegalMove, Move
from tests.support.cases import Case


def test_what_is_offered_is_taken(case: Case) -> None:
    game = case.game
    for played in case.sampled(1):
        for seat in game.to_move(played.after):
            choices = game.choices(played.after, seat)
            assert choices.step
            assert choices.moves or choices.sample is not None
            for move in (*choices.moves, *([choices.sample] if choices.sample else ())):
                assert game.decide(played.after, seat, move).events


def test_no_move_leads_to_a_question_without_moves(case: Case) -> None:
    """Two moves of each type leave everybody who is asked behind them something to answer, until the game is over."""
    game, draw = case.game, random.Random(8)
    for played in chain.from_iterable(case.play(seed) for seed in range(3)):
        for seat in game.to_move(played.after):
            for move in some_of_each_type(game.choices(played.after, seat, words=False).moves, draw):
                after = game.decide_offered(played.after, seat, move).after
                assert game.to_move(after) or game.automa_to_move(after) is not None or game.outcome(after) is not None
                for asked in game.to_move(after):
                    choices = game.choices(after, asked, words=False)
                    assert choices.moves or choices.form is not None, f"{move} leads to {choices.step} without moves"


def some_of_each_type(moves: Sequence[Move], draw: random.Random) -> list[Move]:
    """Two of these moves of each type, or the one there is."""
    by_type: dict[type[Move], list[Move]] = {}
    for move in moves:
        by_type.setdefault(type(move), []).append(move)
    return [move for alike in by_type.values() for move in draw.sample(alike, min(2, len(alike)))]


def test_a_move_that_was_just_offered_comes_to_the_same_without_a_check(case: Case) -> None:
    game = case.game
    for played in case.sampled(1):
        for seat in game.to_move(played.after):
            choices = game.choices(played.after, seat, words=False)
            for move in (*choices.moves, *([choices.sample] if choices.sample else ())):
                assert game.decide_offered(played.after, seat, move) == game.decide(played.after, seat, move)


def test_what_is_not_offered_is_refused_with_its_rule(case: Case) -> None:
    """Every move of a game is tried at every moment: `decide` takes it exactly when it is offered."""
    game = case.game
    sampled = list(case.sampled(2))
    tried = [played.move for played in random.Random(2).sample(sampled, min(8, len(sampled))) if played.move]
    for played, move in product(sampled, tried):
        for seat in game.to_move(played.after):
            choices = game.choices(played.after, seat, words=False)
            if choices.form is None:
                assert is_taken(case, played.after, seat, move) == (move in choices.moves)


def test_what_its_seat_cannot_undo_says_so_before(case: Case) -> None:
    for played in case.sampled(1):
        if played.move is not None and not played.move.lasting:
            assert not case.game.is_boundary(played.events), played.move
            assert case.game.outcome(played.after) is None


def test_a_seat_that_is_not_asked_is_offered_nothing(case: Case) -> None:
    game = case.game
    for played in case.sampled(3):
        asked = {*game.to_move(played.after), game.automa_to_move(played.after)}
        for seat in set(range(len(case.seats))) - asked:
            choices = game.choices(played.after, seat)
            if not choices.step:
                assert choices == Choices(premove=choices.premove)
                if played.move is not None:
                    assert not is_taken(case, played.after, seat, played.move)


def is_taken(case: Case, state: object, seat: int, move: Move) -> bool:
    """Whether the move is legal; a refusal names a place of the rulebook that has a page."""
    try:
        case.game.decide(state, seat, move)
    except IllegalMove as refused:
        assert refused.code
        assert case.game.page(refused.rule, "en")
        return False
    return True


def test_lines_go_with_moves_and_refusals_have_a_page(case: Case) -> None:
    game = case.game
    for played in case.sampled(4):
        for seat in game.to_move(played.after):
            choices = game.choices(played.after, seat)
            assert len(choices.lines) in (0, len(choices.moves))
            assert choices.ends is None or 0 <= choices.ends < len(choices.moves)
            assert all(game.page(refused.rule, "en") for refused in choices.refused)
            bare = game.choices(played.after, seat, words=False)
            assert (bare.moves, bare.refused) == (choices.moves, ())


def test_a_random_move_is_legal(case: Case) -> None:
    game, draw = case.game, random.Random(5)
    for played in case.sampled(5):
        for seat in game.to_move(played.after):
            move = game.random_move(played.after, seat, draw)
            choices = game.choices(played.after, seat, words=False)
            assert is_taken(case, played.after, seat, move)
            assert choices.form is not None or move in choices.moves


def test_a_move_that_cannot_be_read_is_named(case: Case) -> None:
    with pytest.raises(Exception, match="type"):
        case.game.decode_move(b'{"type": "NoSuchMove"}')


def test_what_a_premove_offers_it_takes(case: Case) -> None:
    """Move by move: each one that is offered behind the former ones is possible behind them."""
    game, draw, seen = case.game, random.Random(6), 0
    for played in case.sampled(6):
        for seat in range(len(case.seats)):
            premove, moves = game.premove(played.after, seat), list[Move]()
            assert premove.gone is None
            assert game.choices(played.after, seat).premove or not premove.choices.moves
            while premove.choices.moves:
                seen += 1
                assert premove.view is not None
                moves.append(draw.choice(premove.choices.moves))
                premove = game.premove(played.after, seat, moves)
                assert premove.gone is None
                assert [step.move for step in premove.steps] == moves
    assert bool(seen) == case.premoves


def test_a_premove_of_a_turn_that_goes_on_offers_what_is_offered(case: Case) -> None:
    game = case.game
    for played in case.sampled(7):
        for seat in game.to_move(played.after):
            choices, premove = game.choices(played.after, seat), game.premove(played.after, seat)
            if choices.premove and premove.choices.step == choices.step:
                assert premove.choices.moves == choices.moves
