"""The robot of Skymines that plays rounds out in imagined deals."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from app.players import LineFollower
from app.players.beam import Line
from app.players.halving import Stage, ranked
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.playouts.candidates import lines_to_try
from app.players.skymines.playouts.player import OF_MORE, OF_TWO, Effort, PlayoutPlayer
from app.players.skymines.playouts.rounds import PLANS_OF_OTHERS, Rounds
from app.players.skymines.self_taught.player import RIVAL, SelfTaughtPlayer
from app.rules.game import Move
from app.rules.kit.agenda import question
from app.rules.skymines import components
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.questions import Planning, TakeTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import GAME, act, planning


def on_turn(humans: int = 2, **options: Any) -> State:
    """The first turn of seat 0, all having planned what the beam plans."""
    state = planning(humans, **options)
    for seat in range(humans):
        state = act(state, seat, BeamPlayer().choose(GAME, state, seat, random.Random(1)))
    return state


class TestHalving:
    def best_of(self, *compared: Any) -> int:
        return ranked(*compared)[0][0]

    def test_the_way_with_the_best_outcomes_is_found(self) -> None:
        assert self.best_of([3.0, 2.0, 1.0], (Stage(3, 1),), 1.0, lambda way, _: [0.0, 5.0, 9.0][way]) == 2

    def test_ways_that_look_best_are_tried_more_often_and_all_of_a_stage_by_the_same_trials(self) -> None:
        tried: list[tuple[int, int]] = []

        def outcome(way: int, trial: int) -> float:
            tried.append((way, trial))
            return float(way)

        assert self.best_of([0.0] * 4, (Stage(4, 1), Stage(2, 2)), 1.0, outcome) == 3
        assert sorted(tried) == [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2)]

    @pytest.mark.parametrize(("part", "best"), [(0.4, 0), (0.6, 1)])
    def test_what_was_expected_counts_the_rest(self, part: float, best: int) -> None:
        assert self.best_of([10.0, 0.0], (Stage(2, 2),), part, lambda way, _: 10.0 * way) == best

    def test_of_equal_ways_it_is_the_earlier_one(self) -> None:
        assert self.best_of([1.0, 2.0, 2.0], (Stage(2, 1),), 0.5, lambda *_: 0.0) == 1

    def test_the_only_way_is_not_tried(self) -> None:
        def outcome(way: int, trial: int) -> float:
            raise AssertionError((way, trial))

        assert ranked([1.0], (Stage(8, 2), Stage(2, 2)), 0.5, outcome) == [(0, 1.0)]

    def test_ways_that_were_tried_less_often_come_after_all_others(self) -> None:
        outcomes = [[4.0, 0.0], [2.0], [3.0, 0.0], [1.0]]
        found = ranked([0.0] * 5, (Stage(4, 1), Stage(2, 1)), 1.0, lambda way, trial: outcomes[way][trial])
        assert found == [(0, 2.0), (2, 1.5), (1, 2.0), (3, 1.0)]


class TestCandidates:
    def tried(self, most: int, of_a_kind: int) -> list[Line]:
        state = on_turn()
        choices = GAME.choices(state, 0, words=False)
        return lines_to_try(SelfTaughtPlayer(), GAME, state, 0, choices, most, of_a_kind)

    def kinds(self, lines: Sequence[Line]) -> Counter[type[Move]]:
        return Counter(type(line.moves[0]) for line in lines)

    def test_the_best_lines_are_tried_and_some_that_begin_with_other_kinds_of_moves(self) -> None:
        best, varied = self.tried(12, 0), self.tried(12, 2)
        rarer = [
            kind for kind in self.offered() if self.kinds(best)[kind] < min(2, self.kinds(self.tried(99, 2))[kind])
        ]
        assert rarer
        assert all(self.kinds(varied)[kind] > self.kinds(best)[kind] for kind in rarer)
        assert varied[0] == best[0]
        worths = [line.worth for line in varied]
        assert worths == sorted(worths, reverse=True)

    def offered(self) -> set[type[Move]]:
        return {type(move) for move in GAME.choices(on_turn(), 0, words=False).moves}

    @pytest.mark.parametrize("most", [2, 4, 6])
    def test_at_least_half_of_them_are_the_best_ones(self, most: int) -> None:
        best, varied = self.tried(most, 0), self.tried(most, 3)
        assert len(varied) == most
        assert [line for line in varied if line in best][: most // 2] == best[: most // 2]
        assert varied != best

    def test_lines_that_come_to_the_same_are_tried_once(self) -> None:
        ends = [(line.worth, question(line.state)) for line in self.tried(99, 4)]
        assert len(ends) == len(set(ends))


class TestRounds:
    def rounds(self, seed: int = 1) -> Rounds:
        return Rounds(GAME, SelfTaughtPlayer(), random.Random(seed))

    def test_others_plan_what_looks_good_to_them(self) -> None:
        state = planning(humans=3)
        imagined = self.rounds().imagined(state, 0)
        assert imagined.seats[0].planned is None
        assert isinstance(question(imagined), Planning)
        for seat in (1, 2):
            form = GAME.choices(imagined, seat, words=False).form
            ranked = SelfTaughtPlayer().ranked_plans(form or {}, imagined, seat)
            assert imagined.seats[seat].planned in [plan.cards for _, plan in ranked[:PLANS_OF_OTHERS]]

    def test_deals_depend_on_nothing_that_is_hidden(self) -> None:
        state = planning(humans=3, lunas=0, tracks="random")
        state = act(state, 2, PlanCards((None,) * 5))
        other = GAME.imagine(state, 0, random.Random(9))
        assert other != state
        assert self.rounds().imagined(other, 0) == self.rounds().imagined(state, 0) != self.rounds(2).imagined(state, 0)

    def test_what_others_have_planned_already_is_not_looked_at(self) -> None:
        state = planning()
        some = GAME.choices(state, 1, words=False).sample
        assert some is not None
        nothing, something = (act(state, 1, plan) for plan in (PlanCards((None,) * 5), some))
        assert self.plans_of_the_other(nothing) == self.plans_of_the_other(something)
        assert len(set(self.plans_of_the_other(nothing))) > 1

    def plans_of_the_other(self, state: Any) -> list[Any]:
        return [self.rounds(seed).imagined(state, 0).seats[1].planned for seed in range(12)]

    def test_a_round_is_played_to_its_end(self) -> None:
        rounds, state = self.rounds(), planning()
        deal = rounds.imagined(state, 0)
        first, second = (SelfTaughtPlayer().choose(GAME, deal, seat, random.Random(1)) for seat in (0, 1))
        assert first != second
        worths = [rounds.worth_of_end(deal, 0, (plan,)) for plan in (first, PlanCards((None,) * 5), first)]
        assert worths[0] == worths[2] > worths[1]

    def test_at_the_end_of_the_game_totals_count(self) -> None:
        last = components.base().components.setup.rounds
        rounds, state = self.rounds(), replace(planning(), round=last)
        deal = rounds.imagined(state, 0)
        end = self.end(deal, PlanCards((None,) * 5))
        outcome = GAME.outcome(end)
        assert outcome is not None
        own, other = outcome.totals
        assert rounds.worth_of_end(deal, 0, (PlanCards((None,) * 5),)) == own - RIVAL * other

    def end(self, state: State, plan: PlanCards) -> State:
        """The end of a game of one round, played by the robot whose rounds are played out."""
        mind, draw, lines = SelfTaughtPlayer(), random.Random(1), LineFollower()
        state = act(state, 0, plan)
        while asked := GAME.to_move(state):
            state = act(state, asked[0], lines.move_of(mind, GAME, state, asked[0], draw))
        return state


QUICK = Effort(plans=(Stage(2, 1),), lines=(Stage(3, 1),))


class TestPlayer:
    @pytest.fixture
    def played_out(self, monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Move]]:
        """How the rounds begin that are played out; the later a way is tried first, the better it turns out."""
        tried: list[Sequence[Move]] = []

        def worth_of_end(rounds: Rounds, state: State, seat: int, moves: Sequence[Move]) -> float:
            tried.append(moves)
            return 100.0 * list(dict.fromkeys(tried)).index(moves)

        monkeypatch.setattr(Rounds, "worth_of_end", worth_of_end)
        return tried

    @pytest.mark.parametrize(("humans", "effort"), [(2, OF_TWO), (3, OF_MORE), (4, OF_MORE)])
    def test_it_takes_the_plan_whose_rounds_end_best(
        self, humans: int, effort: Effort, played_out: list[Sequence[Move]]
    ) -> None:
        state, stages = planning(humans=humans), effort.plans
        form = GAME.choices(state, 0, words=False).form
        plans = [(plan,) for _, plan in SelfTaughtPlayer().ranked_plans(form or {}, state, 0)]
        assert PlayoutPlayer().line(GAME, state, 0, random.Random(1)) == plans[stages[0].ways - 1]
        assert list(dict.fromkeys(played_out)) == plans[: stages[0].ways]
        assert len(played_out) == sum(stage.ways * stage.trials for stage in stages)

    @pytest.mark.parametrize(("humans", "effort"), [(2, OF_TWO), (3, OF_MORE)])
    def test_it_takes_the_line_of_its_turn_whose_rounds_end_best(
        self, humans: int, effort: Effort, played_out: list[Sequence[Move]]
    ) -> None:
        state, stages = on_turn(humans=humans), effort.lines
        player, choices = SelfTaughtPlayer(width=effort.width), GAME.choices(state, 0, words=False)
        found = lines_to_try(player, GAME, state, 0, choices, stages[0].ways, effort.of_a_kind)
        lines = [line.moves for line in found]
        assert len(lines) == stages[0].ways
        assert lines[0] == player.line(GAME, state, 0, random.Random(1))
        assert PlayoutPlayer().line(GAME, state, 0, random.Random(1)) == lines[-1]
        assert list(dict.fromkeys(played_out)) == lines
        assert len(played_out) == sum(stage.ways * stage.trials for stage in stages)

    @pytest.mark.parametrize("position", [planning, on_turn])
    @pytest.mark.parametrize(("part", "best"), [(0.0, 0), (1.0, -1)])
    def test_rounds_count_as_much_as_the_effort_says(
        self, position: Callable[..., State], part: float, best: int, played_out: list[Sequence[Move]]
    ) -> None:
        effort = replace(QUICK, **{"plans_count" if position is planning else "lines_count": part})
        line = PlayoutPlayer(effort).line(GAME, position(), 0, random.Random(1))
        assert line == list(dict.fromkeys(played_out))[best]

    def test_questions_within_a_turn_are_answered_as_by_the_robot_that_taught_itself(
        self, played_out: list[Sequence[Move]]
    ) -> None:
        state = on_turn()
        first, *rest = SelfTaughtPlayer().line(GAME, state, 0, random.Random(1))
        asked = act(state, 0, first)
        assert rest and not isinstance(question(asked), TakeTurn)
        line = PlayoutPlayer().line(GAME, asked, 0, random.Random(1))
        assert line == SelfTaughtPlayer().line(GAME, asked, 0, random.Random(1))
        assert not played_out

    @pytest.mark.parametrize("position", [planning, on_turn])
    def test_with_modules_it_plays_as_the_beam_does(
        self, position: Callable[..., State], played_out: list[Sequence[Move]]
    ) -> None:
        state, draw = position(modules={"missions": {}}), random.Random(1)
        assert PlayoutPlayer().line(GAME, state, 0, draw) == BeamPlayer().line(GAME, state, 0, draw)
        assert not played_out

    @pytest.mark.parametrize("position", [planning, on_turn])
    @pytest.mark.parametrize("humans", [2, 3])
    def test_what_it_finds_depends_on_nothing_that_is_hidden(self, position: Callable[..., State], humans: int) -> None:
        state = position(humans=humans)
        other = GAME.imagine(state, 0, random.Random(9))
        assert other != state
        found, as_well = (
            PlayoutPlayer(QUICK).ways_compared(GAME, each, 0, random.Random(1)) for each in (state, other)
        )
        assert len(found) > 1
        assert found == as_well
