"""What is told has words, in every language that the server speaks; a language may leave messages to English."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from app.messages import DEFAULT
from app.messages.speaker import default_speaker
from app.play.voice import Voice
from app.rules.game import IllegalMove, Move
from app.rules.sentences import Sentence
from tests.support.cases import Case, Played
from tests.support.conformance.watching import shown_to, watchers
from tests.support.words import MESSAGES


@pytest.mark.parametrize("language", MESSAGES.languages)
def test_everything_is_told_in_words(case: Case, language: str) -> None:
    game, names = case.game, [seat.name for seat in case.setups()]
    catalogues = [MESSAGES.catalogue(item, game.name) for item in dict.fromkeys((language, DEFAULT))]
    said = 0
    for played in case.sampled(1):
        voice = Voice(catalogues, names, partial(game.name_of, played.after))
        for sentence in told(case, played):
            words = voice.say(sentence)
            assert words
            assert "{" not in words
            said += 1
    assert said


def test_all_that_is_offered_and_refused_has_words(case: Case) -> None:
    """Itemised lines, and why something is not there or was not done; with the arguments that its words mention."""
    speaker = default_speaker(MESSAGES).of(case.game.name)
    draw = random.Random(1)
    moves = [played.move for played in case.play(1) if played.move]
    refused: set[str] = set()
    for played in case.sampled(1):
        for seat in range(len(case.seats)):
            choices = case.game.choices(played.after, seat)
            for line in (line for lines in choices.lines for line in lines):
                amount = {} if line.amount is None else {"amount": line.amount}
                assert speaker.say(line.key, **line.args, **amount)
            reasons = [(item.code, item.args) for item in choices.refused]
            for code, args in (*reasons, *why_not(case, played.after, seat, draw.choice(moves))):
                assert speaker.say(f"refused-{code}", **args)
                refused.add(code)
    assert refused


def why_not(case: Case, state: object, seat: int, move: Move) -> Iterator[tuple[str, dict[str, Any]]]:
    """Why a seat may not make a move now, and may not make it as a premove, as code and arguments."""
    try:
        case.game.decide(state, seat, move)
    except IllegalMove as error:
        yield error.code, error.details
    gone = case.game.premove(state, seat, [move]).gone
    if gone is not None:
        yield gone.code, gone.args


def told(case: Case, played: Played) -> Iterator[Sentence]:
    """All that anybody is told of a move."""
    game = case.game
    for seat in watchers(game, played.after):
        shown = shown_to(game, played.events, seat)
        yield from game.tell(played.after, shown)
        if seat is not None and played.seat is not None:
            yield from game.news_for(played.before, shown, seat)
            yield from game.holdings_changed(played.before, played.after, seat)


def test_a_sentence_names_events_that_are_there(case: Case) -> None:
    game = case.game
    for played in case.sampled(2):
        shown = shown_to(game, played.events, None)
        for sentence in game.tell(played.after, shown):
            assert sentence.events
            assert all(0 <= place < len(shown) for place in sentence.events)


def test_what_is_told_is_read_of_the_events_alone(case: Case) -> None:
    """Any state of the game will do: sentences add nothing to what events say."""
    game, [start, *rest] = case.game, case.play(3)
    for played in rest[:: case.every]:
        shown = shown_to(game, played.events, None)
        assert game.tell(start.after, shown) == game.tell(played.after, shown)


def test_the_automa_has_names(case: Case) -> None:
    assert all(name.strip() == name and name for name in case.game.automas.values())
