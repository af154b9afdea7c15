"""The robot of Shackleton Base that plays rounds out in imagined deals."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from app.players import playouts
from app.players.halving import Stage
from app.players.shackleton.learned.player import LearnedPlayer
from app.players.shackleton.playouts import OF_MORE, OF_TWO, RIVAL, PlayoutPlayer
from app.rules.game import Move, SeatSetup
from app.rules.kit.agenda import question
from app.rules.shackleton.vocabulary.questions import TakeTurn
from tests.support.shackleton.corporations import GAME

QUICK = (Stage(ways=3, trials=1),)


def on_turn(humans: int = 2, automas: int = 0, turns: int = 0) -> tuple[Any, int]:
    """A position in which a turn begins, so many turns after the first one, and whose it is."""
    draw = random.Random(4)
    seats = [SeatSetup(kind="human", name=str(seat)) for seat in range(humans)]
    seats += [SeatSetup(kind="automa", name="AstroBot", level=0)] * automas
    state: Any = GAME.fold(GAME.initial(), GAME.new_game({}, seats, b"played out"))
    while not (begins := isinstance(question(state), TakeTurn)) or turns:
        turns -= begins
        seat = GAME.to_move(state)[0]
        automated = GAME.automa_to_move(state) is not None
        move = GAME.automa_move(state) if automated else GAME.random_move(state, seat, draw)
        state = GAME.decide(state, seat, move).after
    return state, GAME.to_move(state)[0]


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Move]]:
    """How the rounds begin that are played out; the later a line is tried first, the better it turns out."""
    found: list[Sequence[Move]] = []

    def worth_of_end(_player: Any, _game: Any, _deal: Any, _seat: int, moves: Sequence[Move], _draw: Any) -> float:
        found.append(moves)
        return 100.0 * list(dict.fromkeys(found)).index(moves)

    monkeypatch.setattr(PlayoutPlayer, "_worth_of_end", worth_of_end)
    return found


@pytest.mark.parametrize(("humans", "stages"), [(2, OF_TWO), (3, OF_MORE), (4, OF_MORE)])
def test_it_takes_the_line_of_its_turn_whose_rounds_end_best(
    humans: int, stages: Sequence[Stage], tried: list[Sequence[Move]]
) -> None:
    state, seat = on_turn(humans)
    lines = [line.moves for line in LearnedPlayer().lines(GAME, state, seat, stages[0].ways)]
    assert len(lines) == stages[0].ways
    assert lines[0] == LearnedPlayer().line(GAME, state, seat, random.Random(1))
    assert PlayoutPlayer().line(GAME, state, seat, random.Random(1)) == lines[-1]
    assert list(dict.fromkeys(tried)) == lines
    assert len(tried) == sum(stage.ways * stage.trials for stage in stages)


def test_questions_within_a_turn_are_answered_as_by_the_robot_that_learned_from_games(
    tried: list[Sequence[Move]],
) -> None:
    state, seat = on_turn()
    while isinstance(question(state), TakeTurn):
        line = LearnedPlayer().line(GAME, state, seat, random.Random(1))
        state = GAME.decide(state, seat, line[0]).after
        seat = GAME.to_move(state)[0]
    assert PlayoutPlayer().line(GAME, state, seat, random.Random(1)) == LearnedPlayer().line(
        GAME, state, seat, random.Random(1)
    )
    assert not tried


@pytest.mark.parametrize(("humans", "automas"), [(2, 0), (1, 1), (3, 0)])
def test_what_it_finds_depends_on_nothing_that_is_hidden(humans: int, automas: int) -> None:
    state, seat = on_turn(humans, automas, turns=3)
    other = GAME.imagine(state, seat, random.Random(9))
    assert other != state
    found, as_well = (PlayoutPlayer(QUICK).ways_compared(GAME, each, seat, random.Random(1)) for each in (state, other))
    assert len(found) == 3
    assert found == as_well


def test_in_the_last_round_totals_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worth of a position is not asked for behind the end of the game."""
    state, seat = on_turn()
    while GAME.to_move(state) and (state.round < 3 or not isinstance(question(state), TakeTurn)):
        seat = GAME.to_move(state)[0]
        state = GAME.decide(state, seat, GAME.random_move(state, seat, random.Random(2))).after
    seat = GAME.to_move(state)[0]
    ends: list[Any] = []

    def played_on(*args: Any) -> Any:
        ends.append(playouts.played_on(*args))
        return ends[-1]

    monkeypatch.setattr("app.players.shackleton.playouts.played_on", played_on)
    found = PlayoutPlayer((Stage(ways=2, trials=1),)).ways_compared(GAME, state, seat, random.Random(1))
    lines = {line.moves: line.worth for line in LearnedPlayer().lines(GAME, state, seat, 2)}
    outcomes = [GAME.outcome(end) for end in ends]
    assert len(outcomes) == 2
    worths: dict[tuple[Move, ...], float] = {}
    for (moves, worth), outcome in zip(lines.items(), outcomes, strict=True):
        assert outcome is not None
        totals = outcome.totals
        worths[moves] = (worth + totals[seat] - RIVAL * totals[1 - seat]) / 2
    assert {moves: worth for worth, moves in found} == pytest.approx(worths)
