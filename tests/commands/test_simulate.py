"""`python -m app simulate` plays games and writes what came of them."""

import csv
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.commands.skymines.simulate import app
from app.commands.skymines.simulating.games import SeatKind, play, read_seats
from app.commands.skymines.simulating.report import all_components, uses
from app.commands.skymines.simulating.sources import COINS
from app.rules.skymines import components
from app.rules.skymines.board.scores import CATEGORIES

SEATS = "human:random,luna:3"
OPTIONS = {"tracks": "random", "tokens": "dealt"}


def test_seats_are_read() -> None:
    assert read_seats("human:random, greedy,luna:3,luna") == (
        SeatKind("random"),
        SeatKind("greedy"),
        SeatKind("luna", 3),
        SeatKind("luna", 2),
    )


@pytest.mark.parametrize("text", ["", "nobody", "human:perfect", "greedy:2", "luna:x"])
def test_seats_that_cannot_be_read_are_named(text: str) -> None:
    with pytest.raises(ValueError, match="“"):
        read_seats(text)


def test_a_game_is_the_same_for_the_same_number() -> None:
    assert play(4, read_seats(SEATS), OPTIONS) == play(4, read_seats(SEATS), OPTIONS)


@pytest.mark.parametrize("modules", [[], ["missions", "belt", "threats"]])
def test_sources_are_all_that_a_score_comes_from(modules: list[str]) -> None:
    coins = components.base().components.setup.coins, components.base().components.luna.coins
    result = play(4, read_seats(SEATS), OPTIONS | {"modules": {name: {} for name in modules}})
    for seat, (categories, sources) in enumerate(zip(result.totals, result.sources, strict=True)):
        cash, shares = categories[0], sum(categories[1:5])
        assert cash == coins[seat] + sum(count for name, count in sources.items() if name.startswith(COINS))
        assert shares == sources["worth of shares on tracks"] + sources["worth of shares on cards"]
        assert sources["spaces on tracks"] > 0


def test_every_component_has_a_row_also_if_nobody_used_it() -> None:
    result = play(4, read_seats(SEATS), OPTIONS)
    rows = uses([result])
    assert {(row.kind, row.name) for row in rows} >= set(all_components())
    assert sum(row.times for row in rows) == sum(sum(seat.values()) for seat in result.uses)
    assert all((row.total is None) == (row.times == 0) for row in rows)


def test_files_and_tables_are_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = ["--games", "2", "--seats", SEATS, "--jobs", "1", "--out", str(out)]
    told = CliRunner().invoke(app, args)
    assert told.exit_code == 0, told.output
    assert "2 games" in told.output and "luna 3" in told.output
    rows = list(csv.DictReader((out / "games.csv").read_text().splitlines()))
    assert [row["player"] for row in rows] == ["random", "luna 3"] * 2
    assert all(int(row["total"]) == sum(int(row[key]) for key in CATEGORIES) for row in rows)
    assert (out / "scores.png").read_bytes().startswith(b"\x89PNG")
    assert (out / "components.csv").read_text().startswith("kind,id,times")


def test_a_game_that_cannot_begin_is_refused(tmp_path: Path) -> None:
    for seats in ("greedy", "luna:2,luna:3", "greedy,luna:99", "greedy,nobody"):
        told = CliRunner().invoke(app, ["--seats", seats, "--out", str(tmp_path)])
        assert told.exit_code == 2


def test_a_chapter_of_the_campaign_is_played_with_its_own_modules(tmp_path: Path) -> None:
    args = ["--games", "1", "--seats", "human:random,luna:5", "--jobs", "1", "--out", str(tmp_path)]
    told = CliRunner().invoke(app, [*args, "--chapter", "4"])
    assert told.exit_code == 0, told.output
    used = {row["kind"] for row in csv.DictReader((tmp_path / "components.csv").read_text().splitlines())}
    assert {kind for kind, _ in all_components(["belt", "missions", "threats"])} <= used
    both = CliRunner().invoke(app, [*args, "--chapter", "4", "--modules", "belt"])
    assert both.exit_code == 2 and "--chapter" in both.output
