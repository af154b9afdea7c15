"""`python -m app simulate`: many games between built-in players, and what came of them."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from app.commands.parameters import checked_parameters
from app.commands.progress import played
from app.commands.skymines.simulating import report
from app.commands.skymines.simulating.games import SEAT_KINDS, Result, SeatKind, play, read_seats
from app.rules.game import SeatSetup
from app.rules.skymines.modules.campaign.chapter_start import chapter_options
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.skymines import skymines
from app.rules.skymines.vocabulary.modules.campaign import CHAPTERS, MODULES

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
TRACKS = ("first-game", "random")
TOKENS = ("first-game", "rested", "dealt")
CHOSEN = tuple(module.name for module in RULES.modules if module.name != "campaign")
"""The modules that can be chosen one by one; the campaign is played by its chapters."""


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help=f"Who plays, with commas: {SEAT_KINDS}.")] = "greedy,luna:2",
    tracks: Annotated[str, typer.Option(help="Company tracks: random or first-game.")] = "random",
    tokens: Annotated[str, typer.Option(help="Starting tokens: dealt or first-game.")] = "dealt",
    modules: Annotated[str, typer.Option(help=f"Modules in play, with commas: {', '.join(CHOSEN)}.")] = "",
    chapter: Annotated[
        int | None, typer.Option(min=1, max=CHAPTERS, help="A chapter of the campaign instead: its board and modules.")
    ] = None,
    linked_slots: Annotated[bool, typer.Option(help="Play the variant with linked slots.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="The first game's number; the same number is the same game.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at work.")] = os.cpu_count() or 1,
    out: Annotated[Path, typer.Option(help="Folder for games.csv, components.csv and scores.png.")] = Path("out"),
) -> None:
    """Play many games between automatic players and tell what happened."""
    chosen = [name.strip() for name in modules.split(",") if name.strip()]
    options: dict[str, Any] = {"tracks": tracks, "tokens": tokens, "linked_slots": linked_slots}
    if chapter is not None:
        if chosen:
            raise typer.BadParameter("A chapter has modules of its own: leave --modules or --chapter out.")
        options |= chapter_options(chapter)
        chosen = sorted(MODULES[chapter])
    elif chosen:
        options["modules"] = {name: {} for name in chosen}
    kinds = _checked(seats, options)
    console = Console()
    report.check_that_it_can_draw()
    play_one = partial(play, kinds=kinds, options=options)
    results = list(played(play_one, range(seed, seed + games), jobs, console))
    rows = report.uses(results, chosen)
    _tell(results, kinds, rows, console)
    _write(results, kinds, rows, out)
    console.print(f"games.csv, components.csv and scores.png are in {out}", highlight=False)


def _checked(seats: str, options: dict[str, Any]) -> tuple[SeatKind, ...]:
    """The seats, if a game can begin with them and the options."""
    with checked_parameters():
        kinds = read_seats(seats)
        setups = [SeatSetup(kind="human" if kind.level is None else "automa", level=kind.level or 0) for kind in kinds]
        skymines().check_options(options, setups)
    return kinds


def _tell(results: list[Result], kinds: tuple[SeatKind, ...], rows: list[report.UseRow], console: Console) -> None:
    console.print(report.table_of_seats(results, kinds))
    console.print(report.table_of_sources(results, kinds))
    console.print(report.table_of_lengths(results))
    console.print(report.table_of_uses(rows))


def _write(results: list[Result], kinds: tuple[SeatKind, ...], rows: list[report.UseRow], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    report.write_games(out / "games.csv", results, kinds)
    report.write_uses(out / "components.csv", rows)
    report.draw_scores(out / "scores.png", results, kinds)
