"""The shapes of what the server sends of a finished game that a robot has judged, as typed plain dicts."""

from collections.abc import Sequence
from typing import TypedDict

from app.messages.speaker import Speaker
from app.play.documents import ToldTurn
from app.play.entry_sentences import told_turn
from app.play.judging import KeptAnalysis, KeptTurn
from app.play.table import Table
from app.rules.game import Seat


class AnalysedTurn(TypedDict):
    """A turn that began after entry `seq`, to look at with `at`, and went on to entry `until`; its `round` is null in
    games without rounds. `lost`: by how much the position behind the robot's turn is worth more than that behind the
    turn that was played. `better` is told as far as it can be foreseen. `by_stand_in`: a stand-in played it."""

    seq: int
    until: int
    round: int | None
    seat: Seat
    by_stand_in: bool
    lost: float
    played: ToldTurn
    better: ToldTurn


class AnalysedSeat(TypedDict):
    """All judged turns of a seat, in how many of them the robot found nothing that is worth 1 more, and what was lost
    in all."""

    seat: Seat
    turns: int
    agreed: int
    lost: float


class ExpectedTotals(TypedDict):
    """The total that each seat was expected to reach after entry `seq`, or had by then; the last ones are those of the
    end."""

    seq: int
    round: int | None
    totals: Sequence[float]


class Analysis(TypedDict):
    """What a robot thinks of a finished game, for everybody alike. `robot`: the name of its level. `points`: the totals
    whenever a turn began, those that it `expected` at the end, or those that each seat had by then: beside an automa,
    of which nobody can guess what it will end with. `turns` are those that lost most, the worst first; `seats` those
    that it has judged."""

    robot: str
    expected: bool
    points: list[ExpectedTotals]
    turns: list[AnalysedTurn]
    seats: list[AnalysedSeat]


class AnalysisInTheMaking(TypedDict):
    """The analysis is being made: ask again. `done`: how far it is, from 0 to 1."""

    done: float


def analysis_document(table: Table, robot: str, kept: KeptAnalysis, speaker: Speaker) -> Analysis:
    """An analysis, said to the speaker's reader."""
    return {
        "robot": robot,
        "expected": kept.expected,
        "points": [{"seq": point.seq, "round": point.round, "totals": point.totals} for point in kept.points],
        "turns": [_turn(table, turn, speaker) for turn in kept.turns],
        "seats": [
            {"seat": seat.seat, "turns": seat.turns, "agreed": seat.agreed, "lost": seat.lost} for seat in kept.seats
        ],
    }


def _turn(table: Table, turn: KeptTurn, speaker: Speaker) -> AnalysedTurn:
    return {
        "seq": turn.seq,
        "until": turn.until,
        "round": turn.round,
        "seat": turn.seat,
        "by_stand_in": turn.by_stand_in,
        "lost": turn.lost,
        "played": told_turn(table, bytes(turn.played), speaker),
        "better": told_turn(table, bytes(turn.better), speaker),
    }
