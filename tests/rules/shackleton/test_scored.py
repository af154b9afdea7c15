"""By which ways VP were scored during a game: goals, corporations with their projects, and all else."""

from collections import Counter

import pytest

from app.rules.game import Scored
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import Gained, Paid
from app.rules.shackleton.vocabulary.nouns import VP
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.playing import play
from tests.support.shackleton.positions import CORPORATIONS, begun


def test_each_way_to_score_has_its_name() -> None:
    state = begun()
    of = tables(state).corporation_of
    project = next(project for project, corporation in of.items() if corporation == CORPORATIONS[1])
    events = [
        Gained(0, VP, 5, "goal"),
        Gained(1, VP, 4, CORPORATIONS[0]),
        Gained(1, VP, 3, project),
        Gained(0, VP, 2, "dome-1"),
        Paid(1, VP, 1, "maintenance"),
        Gained(0, "titanium", 9, "goal"),
    ]
    assert GAME.scored(state, events) == (
        Scored(0, "goal", 5),
        Scored(1, CORPORATIONS[0], 4),
        Scored(1, CORPORATIONS[1], 3),
        Scored(0, "other", 2),
        Scored(1, "other", -1),
    )


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_what_was_scored_comes_to_the_vp_in_play(seed: int) -> None:
    vp, causes, state = Counter[int](), set[str](), None
    for played in play(seed):
        state = played.state
        for scored in GAME.scored(state, played.events):
            vp[scored.seat] += scored.amount
            causes.add(scored.cause)
        assert [seat.vp for seat in state.seats] == [vp[seat] for seat in range(len(state.seats))]
    assert state is not None
    assert causes <= {"goal", "other", *state.corporations}
