"""The command line of a match."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from app.commands.match.deals import DealResult, Match, play_deal, read_sides, setups
from app.commands.match.strength import Bounds, Estimate, Verdict, elo_of, mean_of, score_of, verdict_of
from app.commands.parameters import checked_parameters
from app.registration import GameRegistration

HELD_OUT = 900_000_000
"""The first deal of a match. No robot is tuned or trained on deals from here on, so that matches measure what it does
on deals that it has not seen."""


def match_command(registered: GameRegistration, players: str) -> typer.Typer:
    """The command line of a match between two players of a game."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

    @app.command()
    def match(
        deals: Annotated[int, typer.Option(min=2, help="How many deals at most.")] = 100,
        seats: Annotated[int, typer.Option(min=2, help="Seats of a game.")] = 2,
        options: Annotated[str, typer.Option(help="Options of the game, as JSON.")] = "{}",
        seed: Annotated[int, typer.Option(min=0, help="The first deal's number.")] = HELD_OUT,
        elo_none: Annotated[float, typer.Option(help="Stop once A is likely no better than this.")] = 0.0,
        elo_better: Annotated[float, typer.Option(help="Stop once A is likely as much better as this.")] = 30.0,
        alpha: Annotated[float, typer.Option(min=1e-9, max=0.5, help="How often to err by “better”.")] = 0.05,
        beta: Annotated[float, typer.Option(min=1e-9, max=0.5, help="How often to err by “not better”.")] = 0.05,
        to_the_end: Annotated[bool, typer.Option("--to-the-end", help="Play all deals, whatever is decided.")] = False,
        jobs: Annotated[int, typer.Option(min=1, help="Processes at work.")] = os.cpu_count() or 1,
    ) -> None:
        """Play the same deals with the seats exchanged, and tell how much stronger A is than B."""
        if elo_none >= elo_better:
            raise typer.BadParameter("“better” must be more than “none”", param_hint="--elo-better")
        bounds = Bounds(elo_none, elo_better, alpha, beta)
        play_one = partial(play_deal, match=_checked(registered, players, seats, options))
        results: list[DealResult] = []
        verdict: Verdict = "open"
        for result in _played(play_one, range(seed, seed + deals), jobs):
            results.append(result)
            verdict = verdict_of([result.score for result in results], bounds)
            if verdict != "open" and not to_the_end:
                break
        Console().print(table_of(players, seats, results, verdict))

    return app


def _checked(registered: GameRegistration, players: str, seats: int, options: str) -> Match:
    """The match, if games can begin with it."""
    game = registered.load(None)
    automas: dict[str, list[int]] = {}
    for level, name in game.automas.items():
        automas.setdefault(name.lower(), []).append(level)
    with checked_parameters():
        a, b = read_sides(players, registered.robots, automas)
        given = _read_options(options)
        match = Match(load=registered.load, robots=registered.robots, a=a, b=b, seats=seats, options=given)
        for sides in match.arrangements():
            game.check_options(given, setups(sides))
    return match


def _read_options(text: str) -> dict[str, Any]:
    """Options as they are given. Raises `ValueError`, which says how they are written."""
    try:
        given: dict[str, Any] = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f'“{text}” are no options: write JSON, such as {{"tracks": "random"}} ({error})') from None
    return given


def _played(one: "partial[DealResult]", seeds: range, jobs: int) -> Iterator[DealResult]:
    """The deals in the order of their seeds, a few of them ahead of what is asked for."""
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(min(jobs, len(seeds))) as workers:
        for first in range(0, len(seeds), 2 * jobs):
            yield from workers.map(one, seeds[first : first + 2 * jobs])


def table_of(players: str, seats: int, results: list[DealResult], verdict: Verdict) -> Table:
    """What a match has shown."""
    table = Table(title=f"{players}: {len(results)} deals, {len(results) * seats} games of {seats}", show_header=False)
    score = score_of([result.score for result in results])
    seconds = sorted(second for result in results for second in result.seconds)
    table.add_row("A's total", _plus_minus(mean_of([result.own for result in results])))
    table.add_row("B's total", _plus_minus(mean_of([result.other for result in results])))
    table.add_row("margin", _plus_minus(mean_of([result.own - result.other for result in results])))
    table.add_row("score of A", f"{score.mean:.1%} ({score.low:.1%} to {score.high:.1%})")
    table.add_row("Elo", " ".join((_elo(score.mean), f"({_elo(score.low)} to {_elo(score.high)})")))
    table.add_row("A is better", {"better": "yes", "not better": "no", "open": "not decided"}[verdict])
    table.add_row("ms for a move of A", f"{1000 * sum(seconds) / len(seconds):.1f} on average")
    table.add_row("", f"{1000 * seconds[int(0.95 * len(seconds))]:.1f} at the 95th percentile")
    table.add_row("", f"{1000 * seconds[-1]:.0f} the longest")
    return table


def _elo(score: float) -> str:
    return f"{elo_of(score):+.0f}"


def _plus_minus(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.high - estimate.mean:.1f}"
