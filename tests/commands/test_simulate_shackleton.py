"""`python -m app simulate --game shackleton` plays games and writes what came of them."""

import csv
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.commands.shackleton.simulate import app
from app.commands.shackleton.simulating.games import SeatKind, SeatResult, play, read_seats
from app.commands.shackleton.simulating.report import brought, error, main_actions, source_of, sources, things, used

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


def test_a_game_that_cannot_begin_is_refused(tmp_path: Path) -> None:
    for args in (["--seats", "turn"], ["--seats", "nobody,turn"], ["--corporations", "artemis,mining,nasa"]):
        assert CliRunner().invoke(app, [*args, "--out", str(tmp_path)]).exit_code == 2
