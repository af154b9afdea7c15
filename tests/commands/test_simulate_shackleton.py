"""`python -m app simulate --game shackleton` plays games and writes what came of them."""

import csv
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.commands.shackleton.simulate import app
from app.commands.shackleton.simulating.games import (
    SETS_OF_THREE,
    Result,
    SeatKind,
    SeatResult,
    play,
    play_in_turn,
    read_seats,
)
from app.commands.shackleton.simulating.report import (
    brought,
    error,
    main_actions,
    ratio,
    source_of,
    sources,
    table_of_corporations,
    things,
    used,
    vp_of_goal,
)

SEATS = read_seats("random,astrobot:2")


def test_seats_are_read() -> None:
    assert read_seats("turn, move,astrobot:3,astrobot") == (
        SeatKind("turn"),
        SeatKind("move"),
        SeatKind("astrobot", 3),
        SeatKind("astrobot", 0),
    )


@pytest.mark.parametrize("text", ["", "nobody", "turn:2", "astrobot:x"])
def test_seats_that_cannot_be_read_are_named(text: str) -> None:
    with pytest.raises(ValueError, match="“"):
        read_seats(text)


def test_a_game_is_the_same_for_the_same_number() -> None:
    assert play(4, SEATS, {}) == play(4, SEATS, {})


def test_sources_make_the_total() -> None:
    for seed in range(3):
        for seat in play(seed, read_seats("random,random"), {}).seats:
            assert sum(sources(seat).values()) == seat.total
            assert sum(seat.scored.values()) == seat.totals["scored"]


def test_actions_on_boards_and_with_projects_are_counted() -> None:
    seats = [seat for seed in range(3) for seat in play(seed, read_seats("random,random"), {}).seats]
    assert sum(sum(seat.actions.values()) for seat in seats) > 0
    assert all(set(seat.actions) <= set(seat.totals) for seat in seats)


def test_what_a_corporation_brought_and_took() -> None:
    """Projects of 2 and 3 VP, three shipments and the middle goal, for three main actions."""
    seat = SeatResult(
        leader="",
        place=1,
        totals={"scored": 24, "mining": 3},
        scored={"mining": 16, "goal": 8},
        goals={"mining": 1},
        projects=("mass-driver", "polar-mine"),
        actions={"mining": 3},
    )
    assert brought(seat, "mining") == 16 + 3 + 8 + (2 + 3)
    assert main_actions(seat, "mining") == 3


def test_every_set_of_three_has_its_turn() -> None:
    assert len({*SETS_OF_THREE}) == 35
    kinds = read_seats("random,random")
    games = [play_in_turn(seed, kinds) for seed in (3, 4, 38)]
    assert [game.corporations for game in games] == [SETS_OF_THREE[3], SETS_OF_THREE[4], SETS_OF_THREE[3]]
    assert games[0] == play(3, kinds, {"corporations": list(SETS_OF_THREE[3])})


def test_the_error_of_a_ratio_takes_a_game_as_one() -> None:
    assert ratio([(10, 2), (20, 4), (5, 1)]) == (5, 0)
    found, half = ratio([(10, 2), (6, 2)])
    assert found == 4
    assert round(half, 3) == round(1.96 * (2 * (2**2 + 2**2)) ** 0.5 / 4, 3)
    assert ratio([(10, 2)]) == (5, float("inf"))


def _seat(*, claimed: bool, actions: int) -> SeatResult:
    return SeatResult(
        leader="",
        place=1,
        totals={"scored": 6, "mining": 3},
        scored={"mining": 6},
        goals={"mining": 0} if claimed else {},
        projects=("mass-driver",) if claimed else (),
        actions={"mining": actions},
    )


def test_vp_per_action_leave_out_astrobot() -> None:
    """9 VP of Moon Mining a seat; a goal of 5 VP and a project of 2 VP for one of them."""
    seats = (_seat(claimed=True, actions=3), _seat(claimed=False, actions=2), _seat(claimed=False, actions=0))
    results = [Result(seed=1, corporations=("mining",), seats=seats, winners=(0,), moves=1)] * 2
    columns = table_of_corporations(results, read_seats("turn,turn,astrobot:3")).columns
    row = {column.header: [*column.cells] for column in columns}
    assert row["seats"] == ["4"]
    assert row["VP per action"] == [f"{(9 + 5 + 9) / 5:.1f} ± 0.0"]
    assert row["VP per main action"] == [f"{(9 + 5 + 2 + 9) / (1 + 5 / 3):.1f} ± 0.0"]
    assert vp_of_goal(seats[0], "mining") == 5


def test_every_use_of_a_thing_is_counted() -> None:
    """What is used is known, but for places of Tourists and of the ship, which depend on the game."""
    results = [play(seed, read_seats("random,random"), {}) for seed in range(4)]
    found = used(results)
    assert all(found[kind].keys() == set(known) for kind, known in things().items())
    funded = sum(len(seat.projects) for result in results for seat in result.seats)
    assert sum(found["ProjectFunded"].values()) == funded > 0


def test_the_error_of_a_mean() -> None:
    assert error([100, 100, 100, 100]) == 0
    assert round(error([90, 110, 90, 110]), 2) == round(1.96 * 11.547 / 2, 2)
    assert error([100]) == float("inf")


def test_what_brought_vp_is_told_in_few_kinds() -> None:
    assert [source_of(why) for why in ("mass-driver", "mining", "dome-5", "goal", "")] == [
        "mining",
        "mining",
        "dome",
        "goal",
        "other",
    ]


def test_tables_and_a_file_are_written(tmp_path: Path) -> None:
    args = [
        "--games",
        "2",
        "--seats",
        "random,random",
        "--corporations",
        "first",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
    ]
    told = CliRunner().invoke(app, args)
    assert told.exit_code == 0, told.output
    assert all(
        title in told.output
        for title in ("2 games", "Corporations", "Winners", "Use", "Leaders", "First turn order", "artemis")
    )
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert [row["seat"] for row in rows] == ["1", "2"] * 2
    assert {row["corporations"] for row in rows} == {"artemis+mining+selenium"}


def test_all_sets_of_three_can_be_asked_for(tmp_path: Path) -> None:
    args = ["--games", "2", "--seats", "random,random", "--corporations", "every", "--jobs", "1"]
    told = CliRunner().invoke(app, [*args, "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert [row["corporations"] for row in rows[::2]] == ["+".join(names) for names in SETS_OF_THREE[:2]]


def test_a_game_that_cannot_begin_is_refused(tmp_path: Path) -> None:
    for args in (["--seats", "turn"], ["--seats", "nobody,turn"], ["--corporations", "artemis,mining,nasa"]):
        assert CliRunner().invoke(app, [*args, "--out", str(tmp_path)]).exit_code == 2
