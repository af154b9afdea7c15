"""What is told has words, in every language that the server speaks; a language may leave messages to English."""

from collections.abc import Iterator
from functools import partial

import pytest

from app.messages import DEFAULT
from app.play.voice import Voice
from app.rules.sentences import Sentence
from tests.conformance.watching import shown_to, watchers
from tests.support.cases import Case, Played
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
