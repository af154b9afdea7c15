"""Finished games judged in a process of their own."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from app.play.games import Judging
from app.play.judging import Job, NotJudged, Told, judge, judged
from app.play.replay import digest_of
from app.rules.game import Game, Seat, SeatSetup
from app.store.records import LogRow
from tests.support.judged_toy import ANALYST, load
from tests.support.toy import AnyMove, Count, Pass, Pick, Play, Toy

TOY = Toy()
NOW = datetime(2020, 1, 1, tzinfo=UTC)
MOVES: tuple[tuple[Seat, AnyMove], ...] = (
    (0, Pick(1)),
    (1, Pick(1)),
    (0, Count(1)),
    (0, Pass()),
    (1, Count(2)),
    (1, Count(2)),
    (1, Count(2)),
    (1, Pass()),
)


def job_of(moves: tuple[tuple[Seat, Any], ...] = MOVES, **more: Any) -> Job:
    """A game of the toy for two with these moves; a number in the place of a move takes back to that entry."""
    seats = [SeatSetup(kind="human", name="Ada"), SeatSetup(kind=more.pop("second", "human"), name="Ben")]
    events = TOY.new_game({"target": 5}, seats, b"toy")
    state = TOY.fold(TOY.initial(), events)
    states, rows = {1: state}, [row_of(1, None, {"start": {}}, events, state)]
    for seq, (seat, move) in enumerate(moves, start=2):
        if isinstance(move, int):
            state, events, written = states[move], [], {"undo": move}
        else:
            decision = TOY.decide(state, seat, move)
            state, events = decision.after, decision.events
            written = msgspec.to_builtins(move)
        states[seq] = state
        rows.append(row_of(seq, seat, written, events, state))
    judging = more.pop("judging", Judging(ANALYST, lambda: TOY))
    return Job("g1", judging, rows, frozenset(more.pop("automas", ())))


def row_of(seq: int, seat: Seat | None, move: Any, events: Any, state: Any) -> LogRow:
    return LogRow(
        seq=seq,
        seat=seat,
        move=msgspec.json.encode(move).decode(),
        events=TOY.encode_events(events).decode(),
        digest=digest_of(TOY, state),
        at=NOW,
    )


def lines_of(job: Job) -> list[Told]:
    told: list[Told] = []
    judge(job, told.append)
    return told


def found_in(job: Job) -> Any:
    made = lines_of(job)[-1].made
    assert made is not None
    return made


def load_toy() -> Game:
    """For a process that can find it by its name."""
    return load(None)


def load_nothing() -> Game:
    """For one that fails."""
    raise RuntimeError("there are no rules")


class TestJudging:
    def test_a_turn_costs_what_the_robots_turn_is_worth_more(self) -> None:
        found = found_in(job_of())
        (turn,) = found.turns
        assert (turn.seq, turn.until, turn.seat, turn.lost) == (3, 5, 0, 5.0)
        assert [type(event).__name__ for event in TOY.decode_events(bytes(turn.played))] == ["Counted", "Passed"]
        assert [type(event).__name__ for event in TOY.decode_events(bytes(turn.better))] == ["Counted"] * 3
        assert [(seat.seat, seat.turns, seat.agreed, seat.lost) for seat in found.seats] == [
            (0, 1, 0, 5.0),
            (1, 1, 1, 0.0),
        ]

    def test_it_says_what_was_expected_when_each_turn_began_and_how_the_game_ended(self) -> None:
        found = found_in(job_of())
        assert [(point.seq, point.totals) for point in found.points] == [
            (3, (1.0, 1.0)),
            (5, (2.0, 1.0)),
            (9, (1.0, 6.0)),
        ]

    def test_it_tells_how_far_it_is(self) -> None:
        assert [(told.done, told.of) for told in lines_of(job_of())] == [(0, 2), (1, 2), (0, 0)]

    def test_moves_taken_back_are_not_judged(self) -> None:
        found = found_in(job_of(((0, Pick(1)), (1, Pick(1)), (0, Count(2)), (0, 3), *MOVES[2:])))
        assert [(turn.seq, turn.until, turn.lost) for turn in found.turns] == [(5, 7, 5.0)]

    def test_moves_of_the_games_own_player_are_not_judged(self) -> None:
        moves = ((0, Pick(1)), (0, Count(2)), (0, Pass()), (1, Play()), (0, Count(2)), (0, Pass()))
        found = found_in(job_of(moves, second="automa", automas=(1,)))
        assert [seat.seat for seat in found.seats] == [0]

    def test_a_turn_with_a_move_that_nobody_knows_any_more_is_left_out(self) -> None:
        job = job_of()
        rows = [row if row.seq != 4 else msgspec.structs.replace(row, move='{"type":"Former"}') for row in job.rows]
        found = found_in(Job(job.game_id, job.judging, rows, job.automas))
        assert [seat.seat for seat in found.seats] == [1]
        assert len(found.points) == 3

    def test_the_same_log_gives_the_same_analysis(self) -> None:
        assert found_in(job_of()) == found_in(job_of())


async def nobody(done: int, of: int) -> None:
    """Does not mind how far it is."""


class TestProcess:
    async def test_a_game_is_judged_in_another_process(self) -> None:
        job = job_of(judging=Judging(ANALYST, load_toy))
        heard: list[tuple[int, int]] = []

        async def hear(done: int, of: int) -> None:
            heard.append((done, of))

        assert await judged(job, hear) == found_in(job)
        assert heard == [(0, 2), (1, 2)]

    async def test_a_judge_that_fails_to_load_is_an_error(self) -> None:
        with pytest.raises(NotJudged):
            await judged(job_of(judging=Judging(ANALYST, load_nothing)), nobody)

    async def test_rules_without_a_name_are_not_judged(self) -> None:
        with pytest.raises(NotJudged):
            await judged(job_of(), nobody)

    async def test_the_listener_to_its_progress_can_end_it(self) -> None:
        async def refuse(done: int, of: int) -> None:
            raise LookupError("somebody else does it")

        with pytest.raises(LookupError):
            await judged(job_of(judging=Judging(ANALYST, load_toy)), refuse)
