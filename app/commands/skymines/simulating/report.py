"""What many games come to: tables, files and a picture."""

import csv
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import mean, median, stdev

from msgspec import Struct
from rich.table import Table

from app.commands.extras import MissingExtra
from app.commands.skymines.simulating.games import Result, SeatKind
from app.commands.skymines.simulating.modules import components_of
from app.commands.skymines.simulating.use import Use
from app.rules.skymines import components
from app.rules.skymines.board.scores import CATEGORIES

FAR = 40
"""CrypCoin of the tank or of research that show a seat to have gone far on one of the two."""


def seat_totals(results: Sequence[Result], seat: int) -> list[int]:
    """The final totals of one seat, a game each."""
    return [sum(result.totals[seat]) for result in results]


def table_of_seats(results: Sequence[Result], kinds: Sequence[SeatKind]) -> Table:
    """Totals and categories: a column for each seat."""
    table = Table(title=f"{len(results)} games", title_justify="left")
    table.add_column("")
    for number, kind in enumerate(kinds, 1):
        table.add_column(f"{number}: {kind.label}", justify="right")
    measured = [_measures(results, seat) for seat in range(len(kinds))]
    for measure in measured[0]:
        table.add_row(measure, *(seat[measure] for seat in measured), end_section=measure == "won")
    return table


def _measures(results: Sequence[Result], seat: int) -> dict[str, str]:
    """What is told of a seat: its totals, how often it won, the mean of each category."""
    totals = seat_totals(results, seat)
    spread = f"{stdev(totals):.1f}" if len(totals) > 1 else "-"
    won = mean(seat in result.winners for result in results)
    told = {
        "mean": f"{mean(totals):.1f}",
        "median": f"{median(totals):.0f}",
        "spread": spread,
        "least": str(min(totals)),
        "most": str(max(totals)),
        "won": f"{won:.0%}",
    }
    tank, research = CATEGORIES.index("tank"), CATEGORIES.index("research")
    far = mean(max(result.totals[seat][tank], result.totals[seat][research]) >= FAR for result in results)
    told[f"tank or research of {FAR}"] = f"{far:.0%}"
    categories = enumerate(CATEGORIES)
    return told | {key: f"{mean(result.totals[seat][at] for result in results):.1f}" for at, key in categories}


def table_of_sources(results: Sequence[Result], kinds: Sequence[SeatKind]) -> Table:
    """The mean of each source of the seats' scores: a column for each seat."""
    table = Table(title="Sources", title_justify="left")
    table.add_column("")
    for number, kind in enumerate(kinds, 1):
        table.add_column(f"{number}: {kind.label}", justify="right")
    for source in dict.fromkeys(source for result in results for seat in result.sources for source in seat):
        means = (mean(result.sources[seat].get(source, 0) for result in results) for seat in range(len(kinds)))
        table.add_row(source, *(f"{value:.1f}" for value in means))
    return table


def table_of_lengths(results: Sequence[Result]) -> Table:
    """How long games take."""
    table = Table(title="Lengths", title_justify="left")
    for heading in ("", "mean", "least", "most"):
        table.add_column(heading, justify="right")
    for name, counts in (("turns", [r.turns for r in results]), ("moves", [r.moves for r in results])):
        table.add_row(name, f"{mean(counts):.0f}", str(min(counts)), str(max(counts)))
    return table


class UseRow(Struct, frozen=True):
    """A component's use: how often, in which share of the games, and the mean total of the seats that used it."""

    kind: str
    name: str
    times: int
    games: float
    total: float | None


def uses(results: Sequence[Result], modules: Iterable[str] = ()) -> list[UseRow]:
    """Every component with its use, unused ones too."""
    times: Counter[Use] = Counter()
    games: Counter[Use] = Counter()
    totals: dict[Use, list[int]] = defaultdict(list)
    for result in results:
        games.update({use for seat in result.uses for use in seat})
        for seat, used in enumerate(result.uses):
            times.update(used)
            for use in used:
                totals[use].append(sum(result.totals[seat]))
    known = dict.fromkeys([*all_components(modules), *sorted(times)])
    return [
        UseRow(*use, times[use], games[use] / len(results), mean(totals[use]) if totals[use] else None) for use in known
    ]


def all_components(modules: Iterable[str] = ()) -> list[Use]:
    """What could have been used in games with these modules, so that what never was is seen."""
    index = components.base()
    stack = [card for cards in index.stack.values() for card in cards]
    bonuses = [f"{track}-{number}" for track in index.track for number in (1, 2)]
    return [
        *(("starting token", token) for token in index.token),
        *(("planned card", card) for card in index.starting_cards),
        *(("card", card) for card in stack),
        *(("plan", plan) for plan in [*index.plan, *index.special]),
        *(("bonus space", space) for space in [*index.majority, *index.standard]),
        *(("track bonus", bonus) for bonus in bonuses),
        *(("sector", f"{sector:02}") for sector in index.sector),
        *(("Luna card", card) for card in index.luna_card),
        *components_of(modules),
    ]


def table_of_uses(rows: Iterable[UseRow]) -> Table:
    """How often each kind of component was used, and which ones least and most."""
    by_kind: dict[str, list[UseRow]] = defaultdict(list)
    for row in rows:
        by_kind[row.kind].append(row)
    table = Table(title="Components", title_justify="left")
    for heading in ("kind", "number", "never", "least used", "most used"):
        table.add_column(heading, justify="right" if heading in ("number", "never") else "left")
    for kind, some in by_kind.items():
        ordered = sorted(some, key=lambda row: row.times)
        never = [row for row in some if row.times == 0]
        table.add_row(kind, str(len(some)), str(len(never)), _named(ordered[:3]), _named(ordered[:-4:-1]))
    return table


def _named(rows: Iterable[UseRow]) -> str:
    return ", ".join(f"{row.name} ({row.times})" for row in rows)


def write_games(path: Path, results: Sequence[Result], kinds: Sequence[SeatKind]) -> None:
    """One row for each seat of each game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["seed", "moves", "turns", "seat", "player", "total", *CATEGORIES, "won"])
        for result in results:
            for seat, kind in enumerate(kinds):
                scored = result.totals[seat]
                row = [result.seed, result.moves, result.turns, seat + 1, kind.label, sum(scored), *scored]
                writer.writerow([*row, int(seat in result.winners)])


def write_uses(path: Path, rows: Iterable[UseRow]) -> None:
    """One row for each component."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["kind", "id", "times", "share of games", "mean total of its users"])
        for row in rows:
            total = "" if row.total is None else f"{row.total:.1f}"
            writer.writerow([row.kind, row.name, row.times, f"{row.games:.3f}", total])


def check_that_it_can_draw() -> None:
    """Raise `MissingExtra` before many games are played for nothing."""
    if find_spec("matplotlib") is None:
        raise MissingExtra("report", "The picture of the scores needs matplotlib")


def draw_scores(path: Path, results: Sequence[Result], kinds: Sequence[SeatKind]) -> None:
    """The distribution of final totals, a curve of steps for each seat."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 5), layout="constrained")
    axes = figure.subplots()
    every = [seat_totals(results, seat) for seat in range(len(kinds))]
    most = max(max(totals) for totals in every)
    bins = range(0, most + 11, 10)
    for seat, (kind, totals) in enumerate(zip(kinds, every, strict=True)):
        label = f"seat {seat + 1}: {kind.label}, mean {mean(totals):.0f}"
        axes.hist(totals, bins=list(bins), histtype="step", linewidth=2, label=label)
    axes.set_xlabel("final total, CrypCoin")
    axes.set_ylabel("games")
    axes.set_title(f"Final totals of {len(results)} games")
    axes.legend()
    FigureCanvasAgg(figure)
    figure.savefig(path)
