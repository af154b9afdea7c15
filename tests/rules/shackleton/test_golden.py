"""Recorded games are played again: what is offered, what comes of it and what is scored are as they were."""

import json
from itertools import combinations

import pytest

from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from tests.support import golden
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.golden import SEATS, corporations_of, document_of, path_of


@pytest.mark.parametrize("name", SEATS)
def test_the_recorded_game_of_a_corporation_goes_as_it_went(name: str) -> None:
    document = golden.read(path_of(name))
    found = document_of(name, document["components"], document["moves"])
    changed = [at for at, digests in enumerate(found["digests"]) if digests != document["digests"][at]]
    for part in ("scores", "gained"):
        assert found[part] == document[part], f"first changed after move {changed[:1]}"
    assert not changed, f"first changed after move {changed[0]}"


@pytest.mark.parametrize("name", SEATS)
def test_it_is_played_to_its_end_with_the_corporation(name: str) -> None:
    document = golden.read(path_of(name))
    scores = document["scores"]
    assert [sum(sources.values()) for sources in document["gained"]] == [score["scored"] for score in scores]
    moves = [GAME.decode_move(json.dumps(move).encode()) for _, move in document["moves"]]
    assert any(type(move).__module__.endswith(f".{name.replace('-', '_')}.vocabulary") for move in moves)


def test_every_two_corporations_meet_in_one_of_the_games() -> None:
    met = sorted(tuple(sorted(pair)) for name in SEATS for pair in combinations(corporations_of(name), 2))
    assert met == sorted(tuple(sorted(pair)) for pair in combinations(CORPORATIONS, 2))
    assert sorted(SEATS) == sorted(CORPORATIONS)
