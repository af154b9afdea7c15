"""Looking ahead: what a seat could do if its next turn began now, to prepare it while others act."""

import pytest

from app.rules.game import Choices, Move
from app.rules.skymines.moves import EndTurn, PlaceMarker, UseEnergy
from tests.rules.playing import Played, play
from tests.rules.positions import GAME, INDEX, acting, face_up, give, on_track, planning, with_tracks

EMPTY = Choices()


def matches(what: dict[str, object], move: Move) -> bool:
    """Whether a refusal is about this move."""
    fields = {"type": type(move).__name__, **{name: getattr(move, name) for name in move.__struct_fields__}}
    return all(
        fields.get(key) in (value, tuple(value) if isinstance(value, list) else value) for key, value in what.items()
    )


@pytest.mark.parametrize("seed", range(9))
def test_what_stops_being_possible_is_refused_with_its_rule(seed: int) -> None:
    for played in play(seed):
        for seat in waiting(played):
            assert played.before is not None
            before, after = GAME.ahead(played.before, seat), GAME.ahead(played.state, seat)
            gone = [move for move in before.moves if after.moves and move not in after.moves]
            for move in gone:
                reasons = [one for one in after.refused if matches(one.what, move)]
                assert len(reasons) == 1, move
                assert reasons[0].code and reasons[0].rule


@pytest.mark.parametrize("seed", range(9))
def test_the_turn_that_comes_is_the_one_that_was_ahead(seed: int) -> None:
    came = 0
    for played in play(seed):
        for seat in GAME.to_move(played.state):
            if played.before is not None and isinstance(played.move, EndTurn) and seat != played.seat:
                expected = GAME.ahead(played.before, seat)
                choices = GAME.choices(played.state, seat)
                if choices.step == "TakeTurn":
                    assert (choices.moves, choices.lines) == (expected.moves, expected.lines)
                    came += 1
    assert came or len(played.state.seats) == 1 or sum(seat.kind == "human" for seat in played.state.seats) == 1


def waiting(played: Played) -> list[int]:
    """The seats that waited for others around this move."""
    if played.before is None:
        return []
    return [seat for seat in range(len(played.state.seats)) if seat != played.seat]


def test_nothing_is_ahead_of_who_acts_has_dropped_out_or_plans() -> None:
    state = acting()
    assert GAME.ahead(state, 0) == EMPTY
    assert GAME.ahead(state, 1).step == "TakeTurn"
    assert GAME.ahead(give(state, 1, dropped=True), 1) == EMPTY
    assert GAME.ahead(planning(), 1) == EMPTY


def test_a_marker_of_another_seat_closes_its_space() -> None:
    state = acting()
    space = next(move for move in GAME.ahead(state, 1).moves if isinstance(move, PlaceMarker))
    for event in GAME.decide(state, 0, space):
        state = GAME.evolve(state, event)
    found = [one for one in GAME.ahead(state, 1).refused if one.what == {"type": "PlaceMarker", "space": space.space}]
    assert [(one.code, one.rule, one.args) for one in found] == [("space-occupied", "p. 16", {"seat": 0})]


@pytest.mark.rule("B-140")
def test_a_bonus_unlocked_by_now_is_in_effect_at_the_turn_ahead() -> None:
    passed = INDEX.track["C1"].thresholds[0].after + 1
    state = give(on_track(with_tracks(acting(), astrogo="C1"), 1, "astrogo", passed), 1, coins=9, hand=("energy-2",))
    assert "C1-1" not in state.seats[1].bonuses
    assert PlaceMarker("C1-1") in GAME.ahead(state, 1).moves


def test_looking_ahead_changes_nothing() -> None:
    state = face_up(acting(), 1, "energy-2")
    before = GAME.encode_state(state)
    assert any(isinstance(move, UseEnergy) for move in GAME.ahead(state, 1).moves)
    assert GAME.encode_state(state) == before
