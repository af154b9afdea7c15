"""Recorded games are played again, and every seat sees what it saw."""

import pytest

from tests.support.rules.golden import GAMES, WITH_MODULES, digests_of, read, replay, views_of
from tests.support.rules.positions import GAME


@pytest.mark.parametrize("name", [*GAMES, *WITH_MODULES])
def test_every_seat_sees_the_recorded_game_again(name: str) -> None:
    document = read(name)
    states = replay(document)
    for at, views in document["views"].items():
        assert views_of(states[int(at)]) == views, f"move {at}"
    changed = [at for at, state in enumerate(states) if digests_of(state) != document["digests"][at]]
    assert not changed, f"first changed after move {changed[0]}"
    assert GAME.outcome(states[-1]) is not None


def test_the_recorded_games_have_one_to_four_seats() -> None:
    kinds = [[seat["kind"] for seat in read(name)["views"]["0"][0]["seats"]] for name in GAMES]
    assert [kind.count("human") for kind in kinds] == [1, 2, 2, 3]
    assert [len(kind) for kind in kinds] == [2, 2, 3, 4]
