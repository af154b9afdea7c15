"""A finished game, judged turn by turn by a robot: how each seat's prospects went, and which turns decided most.

A turn is judged by what its seat could know. The robot is shown the position as the seat may think it to be
(`Game.imagine`), and searches the turn from there. Its line and the moves that were made are both followed only as far
as anybody can foresee them: up to the first event that shows something hidden or hands the turn on. Both positions are
weighed by the same worth, and the difference is what the turn has lost. Where something was shown in mid-turn, the
rest of the turn is judged again, from what is known then. So nobody is blamed for a card that came or did not come.

The same log gives the same analysis, if the chance with which a position is imagined depends on the log alone.
"""

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from app.players.foreseen import Foreseen, Judge, along, along_lines, begun
from app.rules.game import Draw, Event, Game, IllegalMove, Move, Seat

MAX_TURNS = 5
"""How many turns are shown."""
MIN_LOSS = 1.0
"""A turn that lost less decided nothing."""


class Analyst(Struct, frozen=True, kw_only=True):
    """Who judges the turns of one game.

    `robot`: the name of the level whose player judges; `player` makes it. `revision`: raised whenever turns are judged
    otherwise, so that analyses are made again. `begins`: whether a turn of the seat begins in a state; `goes_on`:
    whether what is asked there belongs to a turn of the seat, its first question included. What all do at once is no
    turn.
    `total`: what the total at the end of a seat that somebody decides for is expected to be, for the chart. `much`:
    from which difference on a position is worth much less than another, for advice.
    """

    robot: str
    revision: int
    player: Callable[[], Judge]
    begins: Callable[[Any, Seat], bool]
    goes_on: Callable[[Any, Seat], bool]
    total: Callable[[Game, Any, Seat], float]
    much: float = 6.0

    @property
    def name(self) -> str:
        """What an analysis is stored with: an analysis by another name is made again."""
        return f"{self.robot}-{self.revision}"


class Step(Struct, frozen=True, kw_only=True):
    """A move of the log that was not taken back: the number of its entry, its seat, what came of it, and the state
    before it. `move` is None where it cannot be read any more. `decided`: somebody decided it, no automa."""

    seq: int
    seat: Seat
    move: Move | None
    events: tuple[Event, ...]
    before: Any
    decided: bool = True
    by_stand_in: bool = False


class Point(Struct, frozen=True, kw_only=True):
    """A moment of the chart: after entry `seq`, with the total that each seat is expected to reach, or has by then."""

    seq: int
    round: int | None
    totals: tuple[float, ...]


class JudgedTurn(Struct, frozen=True, kw_only=True):
    """A turn: it began after entry `seq` and went on to entry `until`. `lost`: by how much the robot's line is worth
    more. `played` is what happened, `better` what is foreseen of the robot's line, as a spectator may see it."""

    seq: int
    until: int
    round: int | None
    seat: Seat
    by_stand_in: bool
    lost: float
    played: tuple[Event, ...]
    better: tuple[Event, ...]


class JudgedSeat(Struct, frozen=True, kw_only=True):
    """All turns of a seat: how many were judged, in how many the robot saw nothing better, what was lost in all."""

    seat: Seat
    turns: int
    agreed: int
    lost: float


class Analysis(Struct, frozen=True, kw_only=True):
    """A whole game. `turns` are those that lost most, the worst first. `expected`: whether the points have what each
    seat was expected to end with; else what each had by then."""

    expected: bool
    points: tuple[Point, ...]
    turns: tuple[JudgedTurn, ...]
    seats: tuple[JudgedSeat, ...]


def analyse(
    game: Game,
    analyst: Analyst,
    steps: Sequence[Step],
    end: tuple[int, Any],
    chance: Callable[[int, Seat], Draw],
    told: Callable[[int, int], None] = lambda done, of: None,
    automas: Collection[Seat] = (),
) -> Analysis:
    """The analysis of a game that is over. `end`: the number of the last entry, and the state after it. `chance`: the
    source of chance for the move of a seat, by the number of its entry. `told` hears of how many turns are judged, of
    how many. What `automas` will end with nobody can guess: beside them all seats are shown with what they have, so
    that one measure compares them."""
    turns, judged = list(_turns(game, analyst, steps)), list[JudgedTurn]()
    for done, turn in enumerate(turns):
        told(done, len(turns))
        if (found := _judged(game, analyst, turn, chance)) is not None:
            judged.append(found)
    last = _last_point(game, end)
    seats = len(last.totals)
    expected = not automas
    points = [_point(game, turn[0], _expected(analyst, seats) if expected else _totals_now) for turn in turns]
    worst = sorted((turn for turn in judged if turn.lost >= MIN_LOSS), key=lambda turn: (-turn.lost, turn.seq))
    return Analysis(
        expected=expected,
        points=(*points, last),
        turns=tuple(worst[:MAX_TURNS]),
        seats=tuple(_summed(seat, judged) for seat in range(seats) if any(turn.seat == seat for turn in judged)),
    )


def _turns(game: Game, analyst: Analyst, steps: Sequence[Step]) -> Iterator[list[Step]]:
    """The moves of each turn, up to where it is as good as over."""
    turn: list[Step] = []
    for step in steps:
        if turn and _goes_on(game, analyst, turn, step):
            turn.append(step)
            continue
        if turn:
            yield turn
        turn = [step] if step.decided and analyst.begins(step.before, step.seat) else []
    if turn:
        yield turn


def _goes_on(game: Game, analyst: Analyst, turn: Sequence[Step], step: Step) -> bool:
    same = step.seat == turn[0].seat and not game.turns_begun(turn[-1].events)
    return same and analyst.goes_on(step.before, step.seat)


def _judged(
    game: Game, analyst: Analyst, turn: Sequence[Step], chance: Callable[[int, Seat], Draw]
) -> JudgedTurn | None:
    """What the robot thinks of a turn; None of one whose moves the rules of today do not offer."""
    moves = [step.move for step in turn if step.move is not None]
    if len(moves) < len(turn):
        return None
    player, seat = analyst.player(), turn[0].seat
    made, lost, most, better = 0, 0.0, -math.inf, list[Event]()
    while made < len(turn):
        first = turn[made]
        position = game.imagine(first.before, seat, chance(first.seq, seat))
        played = _played(game, position, seat, moves[made:])
        if played is None:
            return None
        line = along_lines(game, player, begun(position), seat, chance(first.seq, seat), analyst.goes_on)
        less = player.worth(line.state, seat) - player.worth(played.state, seat)
        lost += less
        if less > most:
            most, better = less, [*_events(turn[:made]), *line.events]
        made += len(played.moves)
    return JudgedTurn(
        seq=turn[0].seq - 1,
        until=turn[-1].seq,
        round=game.round_of(turn[0].before),
        seat=seat,
        by_stand_in=any(step.by_stand_in for step in turn),
        lost=round(lost, 1),
        played=_shown(game, _events(turn)),
        better=_shown(game, better),
    )


def _played(game: Game, position: Any, seat: Seat, moves: Sequence[Move]) -> Foreseen | None:
    """The moves that were made, from a position on; None where one of them is not offered."""
    try:
        return along(game, begun(position), seat, moves)
    except IllegalMove:
        return None


def _events(steps: Iterable[Step]) -> list[Event]:
    return [event for step in steps for event in step.events]


def _shown(game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    """What a spectator may see of a turn's events, up to where the next one begins."""
    own = takewhile(lambda event: not game.turns_begun((event,)), events)
    return tuple(shown for event in own if (shown := game.redact(event, None)) is not None)


Totals = Callable[[Game, Any], Iterable[float]]


def _point(game: Game, first: Step, totals_of: Totals) -> Point:
    totals = tuple(round(total, 1) for total in totals_of(game, first.before))
    return Point(seq=first.seq - 1, round=game.round_of(first.before), totals=totals)


def _expected(analyst: Analyst, seats: int) -> Totals:
    """What each seat is expected to end with."""
    return lambda game, state: (analyst.total(game, state, seat) for seat in range(seats))


def _totals_now(game: Game, state: Any) -> Iterable[float]:
    """What each seat would have if the game ended now."""
    now = {own["seat"]: float(own["total"]) for own in game.standing(state)["seats"]}
    return (now[seat] for seat in sorted(now))


def _last_point(game: Game, end: tuple[int, Any]) -> Point:
    """The end, which needs no guess."""
    seq, state = end
    outcome = game.outcome(state)
    assert outcome is not None, "the game is over"
    return Point(seq=seq, round=game.round_of(state), totals=tuple(float(total) for total in outcome.totals))


def _summed(seat: Seat, judged: Iterable[JudgedTurn]) -> JudgedSeat:
    own = [turn.lost for turn in judged if turn.seat == seat]
    agreed = sum(lost < MIN_LOSS for lost in own)
    return JudgedSeat(seat=seat, turns=len(own), agreed=agreed, lost=round(sum(max(0.0, lost) for lost in own), 1))
