"""Games whose finished plays are judged: what their analyst says fits the game, and another process can find it."""

import pickle
import random
from functools import partial
from math import isfinite

import pytest

from app.games import GAMES as HOSTED
from app.messages import DEFAULT
from app.play.judging import chance
from app.players.analysis import Analyst
from app.registration import GameRegistration, messages_of
from tests.support.cases import Case
from tests.support.games import OF_TESTS, REGISTERED

NAMED = [game for game in (*HOSTED, *OF_TESTS) if game.analyst is not None]
"""As servers host them, and as those of tests do."""


def analyst_of(case: Case) -> Analyst:
    """Who judges the case's games."""
    analyst = case.registration.analyst
    assert analyst is not None
    return analyst


def test_turns_begin_with_somebody_who_decides(judged_case: Case) -> None:
    case = judged_case
    game, analyst, begun = case.game, analyst_of(case), 0
    for played in case.play(1):
        for seat in range(len(case.seats)):
            if analyst.goes_on(played.after, seat):
                assert seat in game.to_move(played.after)
            if analyst.begins(played.after, seat):
                begun += 1
                assert analyst.goes_on(played.after, seat)
    assert begun


def test_the_judge_has_a_line_and_a_worth_where_a_turn_begins(judged_case: Case) -> None:
    case = judged_case
    game, analyst = case.game, analyst_of(case)
    player = analyst.player()
    for played in case.sampled(2):
        for seat in range(len(case.seats)):
            assert isfinite(analyst.total(game, played.after, seat))
            if analyst.begins(played.after, seat):
                position = game.imagine(played.after, seat, random.Random(1))
                line = player.line(game, position, seat, chance(1, seat))
                assert line
                assert isfinite(player.worth(game.decide(position, seat, line[0]).after, seat))


@pytest.mark.parametrize("game", NAMED, ids=[game.name for game in NAMED])
def test_another_process_finds_it_by_its_name(game: GameRegistration) -> None:
    analyst = game.analyst
    assert analyst is not None
    assert pickle.loads(pickle.dumps((analyst, partial(game.load, None))))[0] == analyst
    assert analyst.robot in game.robots.names


@pytest.mark.parametrize("game", sorted({game.name for game in NAMED}))
def test_its_page_has_words_of_the_game(game: str) -> None:
    known = messages_of(REGISTERED).catalogue(DEFAULT, game)
    for key in ("analysis-unit", "analysis-limit-strength", "analysis-limit-guess"):
        assert key in known
