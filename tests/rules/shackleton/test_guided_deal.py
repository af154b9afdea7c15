"""The deal of the guided first game: always the same, and what its guide speaks of is there."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.rules.game import BadOptions, SeatSetup
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import asked

OPTIONS: dict[str, Any] = {"corporations": "first", "deal": "guided"}
FOLLOWED = Path(__file__).parents[2] / "support" / "shackleton" / "guided-game.json"
HUMAN, ASTROBOT = 0, 1


def seats(*kinds: str, level: int = 0) -> list[SeatSetup]:
    """Seats of these kinds, automas at this level."""
    return [SeatSetup(kind=kind, name=str(seat), level=level) for seat, kind in enumerate(kinds)]


def begun(options: dict[str, Any], entropy: bytes = b"moon") -> State:
    """One person's game with AstroBot."""
    events = GAME.new_game(options, seats("human", "automa"), entropy)
    return GAME.fold(GAME.initial(), events)


def test_the_guided_deal_is_the_same_whatever_is_drawn() -> None:
    assert begun(OPTIONS, b"one") == begun(OPTIONS, b"two")
    assert GAME.view(begun(OPTIONS), HUMAN)["guided"] is True
    assert "guided" not in GAME.view(begun({"corporations": "first"}), HUMAN)


@pytest.mark.parametrize(
    ("more", "kinds", "level"),
    [
        ({}, ("human", "human"), 0),
        ({}, ("automa", "human"), 0),
        ({}, ("human", "automa"), 1),
        ({"corporations": "second"}, ("human", "automa"), 0),
        ({"first_player": 0}, ("human", "automa"), 0),
        ({"hard": []}, ("human", "automa"), 0),
    ],
)
def test_the_guided_deal_fits_no_other_set_up(more: dict[str, Any], kinds: tuple[str, ...], level: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options({**OPTIONS, **more}, seats(*kinds, level=level))
    assert refused.value.code == "guided-as-it-is"


@pytest.mark.parametrize("levels", [{}, {ASTROBOT: 2}])
def test_a_repeated_guided_game_is_dealt_again(levels: dict[int, int]) -> None:
    assert GAME.rematch_options(OPTIONS, begun(OPTIONS), levels) == {"corporations": "first"}


def test_the_game_goes_as_the_guide_says() -> None:
    """What was done in a browser by somebody who followed it (tests/browser/shackleton/test_guided.py)."""
    state, learnt = begun(OPTIONS), []
    for line in json.loads(FOLLOWED.read_text(encoding="utf-8")):
        while GAME.automa_to_move(state) is not None:
            state = GAME.decide(state, ASTROBOT, GAME.automa_move(state)).after
        learnt.append(line["lesson"])
        if "move" in line:
            move = GAME.decode_move(json.dumps(line["move"]).encode())
            assert move in GAME.choices(state, HUMAN).moves, line
            state = GAME.decide(state, HUMAN, move).after
    assert (asked(state), state.round, learnt[-1]) == ("TakeTurn", 2, "farewell")
    me = state.seats[HUMAN]
    assert me.goals == {"mining": 0}
    assert me.projects and me.waiting and all(me.built.values())
