"""What is told fits what is written: each message takes the arguments that it is told, and none is never said."""

import random
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from app.messages import DEFAULT, Messages
from app.rules.game import Event
from app.rules.skymines.vocabulary import events as happened
from tests.support.module_events import module_positions
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME, begun
from tests.support.words import MESSAGES, spoken_in
from tests.support.written_messages import said, unsaid, variables

RARE: list[Event] = [
    happened.CardAcquired(0, 1, "A-01"),
    happened.CardFetched(0, "A-01"),
    happened.CardsPlanned(0, (), again=True),
    happened.CardsRevealed(((None, None),)),
    happened.OutpostRemoved("tawac", 1),
]
"""Events that random games hardly ever come to."""


@cache
def all_told() -> dict[str, set[frozenset[str]]]:
    """All messages told in many games, by key, with the arguments that they were told."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    draw = random.Random(0)
    states = [(played.state, played.events) for seed in range(27) for played in play(seed)]
    for state, events in [(begun(), RARE), *module_positions(), *draw.sample(states, len(states) // 2)]:
        for sentence in GAME.tell(state, events):
            for key, args in said(GAME, sentence, state):
                found[key].add(args)
    return found


@cache
def all_concerns() -> dict[str, set[frozenset[str]]]:
    """The same of what is told to one seat as its own concern."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    rows = [
        (played.before, played.state, [*played.events, *RARE])
        for seed in range(27)
        for played in play(seed)
        if played.before is not None
    ]
    rows += [(state, state, events) for state, events in module_positions()]
    for before, after, events in rows:
        for seat in range(len(after.seats)):
            told = GAME.news_for(before, events, seat)
            for sentence in (*told, *GAME.holdings_changed(before, after, seat)):
                for key, args in said(GAME, sentence, after):
                    found[key].add(args)
    return found


def written_keys(file: str, start: str) -> set[str]:
    """The messages that begin so in the files of this name, the game's and those of its modules."""
    texts = [path.read_text(encoding="utf-8") for path in MESSAGES.files(DEFAULT, GAME.name) if path.name == file]
    return {key for text in texts for key in re.findall(rf"^({start}-[\w-]+) =", text, re.MULTILINE)}


def test_every_concern_is_told_with_just_what_it_mentions() -> None:
    assert written_keys("concerns.ftl", "concern") == {key for key in all_concerns() if key.startswith("concern-")}
    for key, ways in all_concerns().items():
        assert all(variables()[key] <= args for args in ways), key
        assert not key.startswith("concern-") or all(args <= variables()[key] for args in ways), key


def test_every_message_that_is_told_exists_and_gets_what_it_mentions() -> None:
    for key, ways in all_told().items():
        assert all(variables()[key] <= args for args in ways), key


def unheard_of(messages: Messages, language: str) -> dict[str, set[str]]:
    """What messages of a language mention and those of the default one do not: nothing tells it to them."""
    mentioned = {key: names - variables().get(key, set()) for key, names in variables(messages, language).items()}
    return {key: names for key, names in mentioned.items() if names}


def test_no_language_mentions_what_it_is_not_told(tmp_path: Path) -> None:
    assert not any(unheard_of(MESSAGES, language) for language in MESSAGES.languages)
    dripping = spoken_in(tmp_path, "qaa", "log-dropped-out = { $seet } drips ut.")
    assert unheard_of(dripping, "qaa") == {"log-dropped-out": {"seet"}}


def test_every_argument_of_a_sentence_is_said() -> None:
    for key, ways in all_told().items():
        if key.startswith("log-"):
            assert all(args <= variables()[key] for args in ways), key


def test_every_sentence_of_the_log_is_told() -> None:
    assert written_keys("log.ftl", "log") - set(all_told()) == set()


@pytest.mark.parametrize(
    "path", list(MESSAGES.files(DEFAULT, GAME.name)), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_no_message_is_never_said(path: Path) -> None:
    assert unsaid(path) == []
