"""`python -m app simulate --game shackleton`: many games between built-in players, and what came of them."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from app.commands.parameters import checked_parameters
from app.commands.progress import played
from app.commands.shackleton.simulating import report
from app.commands.shackleton.simulating.games import SEAT_KINDS, SeatKind, play, play_in_turn, read_seats, setups
from app.rules.shackleton.phases.setup import SUGGESTED
from app.rules.shackleton.shackleton import shackleton

EVERY = "every"
"""For `--corporations`: all sets of three, evenly."""

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help=f"Who plays, with commas: {SEAT_KINDS}.")] = "turn,turn",
    corporations: Annotated[
        str,
        typer.Option(
            help="Three of them with commas; a suggested set: first, second or third; random; or every: all 35 sets of "
            "three in turn."
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, help="The first game's number; the same number is the same game.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at work.")] = os.cpu_count() or 1,
    out: Annotated[Path, typer.Option(help="Folder for games.csv.")] = Path("out"),
) -> None:
    """Play many games between automatic players and tell what happened."""
    names = [name.strip() for name in corporations.split(",")]
    named: dict[str, Any] = {"corporations": names[0] if names[0] in ("random", *SUGGESTED) else names}
    options = {} if corporations == EVERY else named
    kinds = _checked(seats, options)
    console = Console()
    in_turn, alike = partial(play_in_turn, kinds=kinds), partial(play, kinds=kinds, options=options)
    play_one = in_turn if corporations == EVERY else alike
    results = list(played(play_one, range(seed, seed + games), jobs, console))
    console.print(report.table_of_seats(results, kinds))
    console.print(report.table_of_winners(results))
    console.print(report.table_of_corporations(results, kinds))
    console.print(report.table_of_use(results))
    console.print(report.table_of_leaders(results))
    console.print(report.table_of_places(results))
    out.mkdir(parents=True, exist_ok=True)
    report.write_games(out / "games.csv", results, kinds)
    console.print(f"games.csv is in {out}", highlight=False)


def _checked(seats: str, options: dict[str, Any]) -> tuple[SeatKind, ...]:
    """The seats, if a game can begin with them and the options."""
    with checked_parameters():
        kinds = read_seats(seats)
        shackleton().check_options(options, setups(kinds))
    return kinds
