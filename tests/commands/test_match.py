"""`python -m app simulate --match A,B` plays the same deals with the seats exchanged and says who is stronger."""

import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.cli import app
from app.commands.match.command import match_command
from app.commands.match.deals import DealResult, Match, Side, play_deal, read_sides
from app.commands.match.strength import (
    Bounds,
    elo_of,
    log_likelihood_ratio,
    mean_of,
    score_at,
    score_of,
    verdict_of,
)
from app.games import GAMES
from app.players import ANY_MOVE, Level, RandomPlayer, Robots
from app.rules.game import Game
from tests.support.toy import Toy
from tests.support.toy_registration import TOY

AUTOMAS = {"luna": [0, 1, 2]}
ROBOTS = Robots((ANY_MOVE, Level(2, "strong", RandomPlayer)))


class TestStrength:
    @pytest.mark.parametrize(("score", "elo"), [(0.5, 0), (0.75, 190.85), (0.25, -190.85), (10 / 11, 400)])
    def test_elo_of_a_score(self, score: float, elo: float) -> None:
        assert elo_of(score) == pytest.approx(elo, abs=0.01)
        assert score_at(elo) == pytest.approx(score, abs=1e-5)

    def test_elo_without_a_bound(self) -> None:
        assert (elo_of(0), elo_of(1)) == (-math.inf, math.inf)

    @pytest.mark.parametrize(("won", "low", "high"), [(8, 0.4902, 0.9433), (10, 0.7225, 1.0), (0, 0.0, 0.2775)])
    def test_independent_games_have_the_interval_of_wilson(self, won: int, low: float, high: float) -> None:
        score = score_of([1.0] * won + [0.0] * (10 - won))
        assert (score.low, score.high) == pytest.approx((low, high), abs=1e-4)

    def test_deals_that_differ_less_than_games_leave_a_narrower_interval(self) -> None:
        games, deals = score_of([1.0, 0.0, 1.0, 0.0] * 5), score_of([0.75, 0.25, 0.75, 0.25] * 5)
        assert games.mean == deals.mean == 0.5
        assert deals.high - deals.low < games.high - games.low

    def test_the_interval_of_a_mean(self) -> None:
        estimate = mean_of([1.0, 2.0, 3.0, 4.0])
        assert (estimate.low, estimate.high) == pytest.approx((2.5 - 1.2652, 2.5 + 1.2652), abs=1e-4)
        assert mean_of([1.0]).high == math.inf

    def test_the_ratio_is_that_of_single_games_if_deals_are_such(self) -> None:
        """Wald's ratio for 550 games won of 1,000, at 0 and 30 Elo."""
        none, better = score_at(0), score_at(30)
        exact = 550 * math.log(better / none) + 450 * math.log((1 - better) / (1 - none))
        assert log_likelihood_ratio([1.0] * 550 + [0.0] * 450, Bounds()) == pytest.approx(exact, rel=0.02)

    def test_the_match_ends_at_the_bounds_of_wald(self) -> None:
        """ln 19 = 2.94 for errors of 5 %."""
        alike = [0.75, 0.25]
        assert verdict_of([1.0, 1.0], Bounds()) == "open", "two deals do not decide"
        assert verdict_of([1.0] * 40, Bounds()) == "better"
        assert verdict_of([0.0] * 40, Bounds()) == "not better"
        long = next(pairs for pairs in range(1, 500) if verdict_of(alike * pairs, Bounds()) != "open")
        assert verdict_of(alike * long, Bounds()) == "not better"
        assert (
            log_likelihood_ratio(alike * long, Bounds())
            <= -math.log(19)
            < log_likelihood_ratio(alike * (long - 1), Bounds())
        )


class TestDeals:
    def match(self, b: str = "random", seats: int = 2) -> Match:
        sides = read_sides(f"random,{b}", ROBOTS, {"tick": [1]})
        return Match(load=_toy, robots=ROBOTS, a=sides[0], b=sides[1], seats=seats, options={})

    def test_each_player_sits_on_each_seat(self) -> None:
        match = self.match(seats=3)
        assert [[side is match.a for side in sides] for sides in match.arrangements()] == [
            [True, False, False],
            [False, True, False],
            [False, False, True],
        ]

    def test_a_game_has_one_automa_at_most(self) -> None:
        match = self.match("tick:1", seats=3)
        assert [sum(side.level is None for side in sides) for sides in match.arrangements()] == [2, 2, 2]

    @pytest.mark.parametrize(("b", "seats"), [("random", 2), ("random", 4), ("tick:1", 2)])
    def test_a_deal_is_the_same_for_the_same_number(self, b: str, seats: int) -> None:
        first, second = (play_deal(7, self.match(b, seats)) for _ in range(2))
        assert (first.score, first.own, first.other) == (second.score, second.own, second.other)
        assert 0 <= first.score <= 1

    def test_players_are_read(self) -> None:
        assert read_sides("strong, luna:2", ROBOTS, AUTOMAS) == (Side("strong"), Side("luna:2", 2))

    @pytest.mark.parametrize("text", ["", "strong", "strong,nobody", "strong,luna", "strong,luna:9", "luna:2,strong"])
    def test_players_that_cannot_be_read_are_refused(self, text: str) -> None:
        with pytest.raises(ValueError, match="“"):
            read_sides(text, ROBOTS, AUTOMAS)


def _toy(folder: Path | None) -> Game:
    return Toy()


def test_a_match_of_any_game_is_played_and_told() -> None:
    told = CliRunner().invoke(match_command(TOY, "random,random"), ["--deals", "5", "--jobs", "1"])
    assert told.exit_code == 0, told.output
    assert "5 deals, 10 games of 2" in told.output and "not decided" in told.output


def test_a_match_stops_when_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.commands.match.command.play_deal", lambda seed, match: DealResult(1.0, 9, 1, [0.1]))
    args = ["--deals", "90", "--jobs", "1"]
    told = CliRunner().invoke(match_command(TOY, "random,random"), args)
    assert "yes" in told.output and "90 deals" not in told.output
    assert "90 deals" in CliRunner().invoke(match_command(TOY, "random,random"), [*args, "--to-the-end"]).output


def test_the_command_line_measures_the_game_that_it_names() -> None:
    args = ["simulate", "--game", "shackleton", "--match", "random,random", "--deals", "2", "--jobs", "1"]
    told = CliRunner().invoke(app, args, obj=GAMES)
    assert told.exit_code == 0, told.output
    assert "random,random: 2 deals, 4 games of 2" in told.output


@pytest.mark.parametrize(
    "args",
    [
        ["--match", "random"],
        ["--match", "random,nobody"],
        ["--match", "random,random", "--options", "{"],
        ["--match", "random,random", "--options", '{"tracks": "none"}'],
        ["--match", "random,random", "--seats", "9"],
        ["--match", "random,random", "--elo-better", "-1"],
        ["--match", "random,random", "--game", "chess"],
    ],
)
def test_a_match_that_cannot_begin_is_refused(args: list[str]) -> None:
    assert CliRunner().invoke(app, ["simulate", *args], obj=GAMES).exit_code == 2


@pytest.mark.parametrize("options", ["tracks=random", "{", ""])
def test_options_that_are_not_json_are_refused_with_how_to_write_them(options: str) -> None:
    told = CliRunner().invoke(app, ["simulate", "--match", "random,random", "--options", options], obj=GAMES)
    assert told.exit_code == 2
    assert "JSON, such as" in told.output
