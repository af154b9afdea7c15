"""The figures of balance: forced beginnings, deals that are kept, and what is calculated of them."""

import math
import random
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np
import pytest

from app.commands.skymines.simulating.games import SeatKind
from app.rules.skymines import components
from app.rules.skymines.vocabulary.events import GameStarted
from tools.balance import records
from tools.balance.beginnings import Beginning, begin, game_of, with_richer_stations
from tools.balance.estimates import differences, seats_worth, tokens_worth, tracks_pay, users_ahead
from tools.balance.records import Deal, Played, play_studies, read
from tools.balance.report import report
from tools.balance.studies import Study, pair_of, rotated

RANDOM = SeatKind("random")
PLAN = "plan: A"
TOKENS = sorted(components.base().token)
QUICK = (
    Study("two", lambda number: [Beginning(deal=number, seats=(RANDOM, RANDOM), tokens=pair_of(number))], share=2),
    Study("luna-2", lambda number: [Beginning(deal=number, seats=(RANDOM, SeatKind("luna", 2)))], share=0.5),
)


def played(totals: tuple[int, ...], tokens: tuple[str, ...], user: int | None = None) -> Played:
    """A game as it is kept. Each seat has 4 of Astrogo's shares, all else is cash; plan A is used by one."""
    beginning = Beginning(deal=1, seats=(RANDOM,) * len(totals), tokens=tokens)
    categories = tuple((total - 4, 4, 0, 0, 0, 0, 0) for total in totals)
    uses = tuple({PLAN: 1} if seat == user else {} for seat in range(len(totals)))
    return Played(beginning, ("A1", "B1", "C1", "D1"), categories, uses, ({},) * len(totals))


def test_each_token_meets_each_other_one_once_in_45_deals() -> None:
    pairs = {frozenset(pair_of(number)) for number in range(45)}
    assert pairs == {frozenset(pair) for pair in combinations(TOKENS, 2)}
    assert [pair_of(number) for number in range(45, 90)] == [pair_of(number) for number in range(45)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tokens_of_a_deal_go_round_all_seats(seats: int) -> None:
    games = rotated(seats, 7)
    assert len({game.deal for game in games}) == 1 and len(games) == seats
    for place in range(seats):
        assert len({game.tokens[place] for game in games}) == seats


def test_a_beginning_is_forced_and_otherwise_as_it_was_drawn() -> None:
    beginning = Beginning(deal=5, seats=(RANDOM, RANDOM), tokens=("token-07", "token-02"))
    forced = begin(game_of(beginning), beginning)[0]
    drawn = begin(game_of(beginning), msgspec.structs.replace(beginning, tokens=()))[0]
    assert isinstance(forced, GameStarted) and isinstance(drawn, GameStarted)
    assert [seat.dealt for seat in forced.seats] == [("token-07",), ("token-02",)]
    assert (forced.order, forced.tracks, forced.stack) == ((0, 1), drawn.tracks, drawn.stack)


def test_richer_stations_differ_in_their_coins_alone() -> None:
    path = components.BASE / "moon.toml"
    before, after = path.read_text().splitlines(), with_richer_stations(path.read_text()).splitlines()
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert len(changed) == 4 and all(line.startswith("columns = ") for line in changed)
    beginning = Beginning(deal=1, seats=(RANDOM, RANDOM), richer=True)
    started = begin(game_of(beginning), beginning)[0]
    assert isinstance(started, GameStarted)
    coins = [sum(map(sum, station.columns)) for station in components.of(started.components).station.values()]
    assert coins == [13] * 4


def test_deals_are_kept_and_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "STUDIES", QUICK)
    run = play_studies(tmp_path, seconds=60)
    assert [next(run) for _ in range(4)] == ["two", "luna-2", "two", "two"]
    with (tmp_path / "two.jsonl").open("ab") as file:
        file.write(b'[{"beginning')  # A run that ended in mid-line.
    assert next(play_studies(tmp_path, 60, frozenset(["two"]))) == "two"
    assert [deal[0].beginning.deal for deal in read(tmp_path, "two")] == [0, 1, 2, 3]
    assert records.play(QUICK[0].games(3)[0]) == read(tmp_path, "two")[3][0]
    assert next(play_studies(tmp_path, 0), None) is None
    told = report(tmp_path)
    assert "| token-01 | 1 |" in told and "| total |" in told and "never" in told


def test_differences_are_told_apart() -> None:
    draw, values = random.Random(1), np.array([3.0, 1.0, -4.0])
    rows, found = [], []
    for _ in range(3000):
        one, other = draw.sample(range(3), 2)
        rows.append([float((at == one) - (at == other)) for at in range(3)])
        found.append(values[one] - values[other] + draw.gauss(0, 5))
    estimates = differences(np.array(rows), found)
    for estimate, value in zip(estimates, values, strict=True):
        assert estimate.low < value < estimate.high and estimate.high - estimate.low < 1
    assert differences(np.array(rows[:1]), found[:1])[0].high == math.inf


def test_what_a_seat_and_a_token_are_worth() -> None:
    one, other, third = TOKENS[:3]

    def deal(first: str, second: str, *totals: tuple[int, int]) -> Deal:
        return tuple(
            played(total, tokens) for total, tokens in zip(totals, ((first, second), (second, first)), strict=True)
        )

    # The first seat is worth 4, the tokens 6, 0 and -6.
    deals = [
        deal(one, other, (10, 0), (0, 2)),
        deal(other, third, (10, 0), (0, 2)),
        deal(one, third, (16, 0), (0, 8)),
        deal(one, other, (10, 0), (0, 2)),
    ]
    first, second = seats_worth(deals)
    assert (first.coins.mean, second.coins.mean, first.wins.mean) == (4, -4, 0)
    worth = {item.name: item for item in tokens_worth(deals)}
    assert [round(worth[token].coins.mean, 6) for token in (one, other, third)] == [6, 0, -6]
    assert [worth[token].deals for token in (one, other, third)] == [3, 3, 2]
    assert worth[one].wins.mean > 0 > worth[third].wins.mean
    assert tracks_pay(deals)["C1"].mean == 4


def test_only_components_that_one_seat_alone_used_tell_who_was_ahead() -> None:
    deals = [(played((10, 4), (), user=0), played((10, 6), (), user=1)), (played((9, 9), ()),)]
    count, ahead = users_ahead(deals, least=1)[PLAN]
    assert (count, ahead.mean) == (1, 1)
    assert users_ahead(deals, least=2) == {}
