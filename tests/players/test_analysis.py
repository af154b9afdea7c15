"""Finished games of Skymines and Shackleton Base, judged turn by turn."""

import gzip
import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.play.entries import read_entry
from app.play.exports import read_document
from app.play.judging import chance, steps_of
from app.play.replay import Replay
from app.players import LineFollower
from app.players.analysis import MIN_LOSS, Analysis, Step, analyse
from app.players.shackleton import analysis as shackleton
from app.players.skymines import analysis as skymines
from app.players.skymines.analysis import ANALYST
from app.players.skymines.learned.player import LearnedPlayer
from app.rules.game import Game, Seat, SeatSetup
from app.rules.skymines.vocabulary.events import DroppedOut
from app.rules.skymines.vocabulary.moves import DropOut
from app.store.records import LogRow
from tests.support.games import GAMES

LOGS = Path(__file__).resolve().parents[1] / "logs"
SKYMINES = GAMES.rules("skymines")
BLUNDER = 4
"""The round at whose first turn the first seat drops out, with all its cards unused."""
FEW = 30
"""Steps that tests look at which need no whole game."""


@cache
def game_with_a_blunder() -> tuple[tuple[Step, ...], tuple[int, Any], Step]:
    """A game of two robots of which one blunders once: its steps, its end, and the blunder."""
    seats = [SeatSetup(kind="human", name=name) for name in ("Ada", "Ben")]
    state: Any = SKYMINES.fold(SKYMINES.initial(), SKYMINES.new_game({}, seats, b"analysis".ljust(32)))
    lines, player, steps, blunder = LineFollower(), LearnedPlayer(), list[Step](), None
    while SKYMINES.outcome(state) is None:
        seq, seat = len(steps) + 2, SKYMINES.to_move(state)[0]
        move = lines.move_of(player, SKYMINES, state, seat, chance(seq, seat))
        blunders = blunder is None and seat == 0 and state.round == BLUNDER and skymines.begins(state, seat)
        move = DropOut() if blunders else move
        decision = SKYMINES.decide(state, seat, move)
        steps.append(Step(seq=seq, seat=seat, move=move, events=tuple(decision.events), before=state))
        blunder = steps[-1] if blunders else blunder
        state = decision.after
    assert blunder is not None
    return tuple(steps), (len(steps) + 1, state), blunder


def judged(steps: tuple[Step, ...]) -> Analysis:
    return analyse(SKYMINES, ANALYST, steps, game_with_a_blunder()[1], chance)


class TestSkymines:
    def test_a_planted_blunder_costs_most(self) -> None:
        steps, (_, end), blunder = game_with_a_blunder()
        found = judged(steps)
        worst = found.turns[0]
        assert (worst.seq, worst.seat, worst.round) == (blunder.seq - 1, 0, BLUNDER)
        assert worst.lost > 2 * MIN_LOSS
        assert any(isinstance(event, DroppedOut) for event in worst.played)
        assert worst.better
        assert not any(isinstance(event, DroppedOut) for event in worst.better)
        outcome = SKYMINES.outcome(end)
        assert outcome is not None
        assert found.points[-1].totals == outcome.totals

    def test_the_robot_finds_nothing_better_than_its_own_turns(self) -> None:
        found = judged(game_with_a_blunder()[0])
        assert len(found.turns) == 1
        assert [(seat.turns - seat.agreed, seat.lost == 0) for seat in found.seats] == [(1, False), (0, True)]

    def test_the_same_steps_give_the_same_analysis(self) -> None:
        steps = game_with_a_blunder()[0][:FEW]
        assert judged(steps) == judged(steps)

    def test_nothing_that_the_seat_could_not_know_changes_what_its_turns_cost(self) -> None:
        steps = game_with_a_blunder()[0][:FEW]
        others = tuple(
            replace(step, before=SKYMINES.imagine(step.before, step.seat, random.Random(number)))
            for number, step in enumerate(steps)
        )
        assert any(one.before != other.before for one, other in zip(steps, others, strict=True))
        assert judged(others).turns == judged(steps).turns
        assert judged(others).seats == judged(steps).seats

    def test_only_turns_are_judged(self) -> None:
        steps = game_with_a_blunder()[0][:FEW]
        begun = sum(skymines.begins(step.before, step.seat) for step in steps)
        assert 0 < begun < FEW
        assert sum(seat.turns for seat in judged(steps).seats) <= begun


def recorded(name: str) -> tuple[Game, tuple[Step, ...], tuple[int, Any]]:
    """The steps and the end of a recorded game."""
    document = read_document(gzip.decompress((LOGS / f"{name}.json.gz").read_bytes()))
    game = GAMES.rules(document.game)
    entries = [
        read_entry(
            game,
            LogRow(
                seq=entry.seq,
                seat=entry.seat,
                move=msgspec.json.encode(entry.move).decode(),
                events=msgspec.json.encode(entry.events).decode(),
                digest=b"",
                at=entry.at,
            ),
        )
        for entry in document.entries
    ]
    replay = Replay(game)
    for entry in entries:
        replay.add(entry)
    kinds = [seat.kind for seat in document.seats]
    automas: frozenset[Seat] = frozenset(seat for seat, kind in enumerate(kinds) if kind in ("automa", "luna"))
    steps = tuple(steps_of(game, entries, replay.states, automas))
    return game, steps, (entries[-1].seq, replay.states[entries[-1].seq])


SKYMINES_LOGS = (
    "v1/two-with-lunas",
    "v2/undone",
    "v3/takeback-agreed",
    "v4/solo-luna-8-dealt",
    "v2-modules/campaign-first",
    "v4-modules/campaign-fourth",
    "v4-modules/everything-undone",
    "v4-modules/threat-comet",
)
SHACKLETON_LOGS = ("shackleton-v1/astrobot-on-chosen-sides", "shackleton-v1/undone", "shackleton-v1/takeback-agreed")


class TestRecordedGames:
    """Former versions, modules, campaigns, automas, moves that were taken back: a part of each is judged."""

    @pytest.mark.parametrize("name", [*SKYMINES_LOGS, *SHACKLETON_LOGS])
    def test_each_is_judged(self, name: str) -> None:
        game, steps, end = recorded(name)
        analyst = skymines.ANALYST if game.name == "skymines" else shackleton.ANALYST
        few = steps[:40] if game.name == "skymines" else steps[:12]
        automas = {step.seat for step in steps if not step.decided}
        found = analyse(game, analyst, few, end, chance, automas=automas)
        outcome = game.outcome(end[1])
        assert outcome is not None
        assert {seat.seat for seat in found.seats} == {*range(len(outcome.totals))} - automas or len(automas) == 0
        assert found.seats
        assert all(turn.seat not in automas for turn in found.turns)
        assert found.points[-1].totals == outcome.totals
        assert all(len(point.totals) == len(outcome.totals) for point in found.points)
        assert all(game.tell(end[1], turn.played) for turn in found.turns)

    @pytest.mark.parametrize("name", ["v4/solo-luna-8-dealt", "shackleton-v1/astrobot-on-chosen-sides"])
    def test_beside_an_automa_every_seat_is_shown_with_what_it_has(self, name: str) -> None:
        game, steps, end = recorded(name)
        analyst = skymines.ANALYST if game.name == "skymines" else shackleton.ANALYST
        automas = {step.seat for step in steps if not step.decided}
        found = analyse(game, analyst, steps[:12], end, chance, automas=automas)
        before = {step.seq - 1: step.before for step in steps}
        assert not found.expected
        assert len(found.points) > 1
        for point in found.points[:-1]:
            now = {own["seat"]: own["total"] for own in game.standing(before[point.seq])["seats"]}
            assert point.totals == tuple(now[seat] for seat in range(len(now)))
