"""What many games of Shackleton Base come to: tables and a file."""

import csv
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, isnan, nan
from pathlib import Path
from statistics import mean, median, stdev

from rich.table import Table

from app.commands.shackleton.simulating.games import Result, SeatKind, SeatResult
from app.rules.shackleton import components
from app.rules.shackleton.board.scores import SCORED
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS, CorporationId


def source_of(why: str) -> str:
    """What brought VP, in few kinds: a corporation (for its projects, too), a kind of structure, or an action."""
    index = components.base()
    if why in index.corporation_of:
        return str(index.corporation_of[why])
    return str(index.structure[why].kind) if why in index.structure else why or "other"


def sources(seat: SeatResult) -> dict[str, int]:
    """The VP of a seat by source: what was scored before the end is told apart by what brought it."""
    found: dict[str, int] = defaultdict(int)
    for category, amount in seat.totals.items():
        if category != SCORED:
            found[category] += amount
    for why, amount in seat.scored.items():
        found[source_of(why)] += amount
    return dict(found)


def error(values: Sequence[float]) -> float:
    """Half the interval of 95 % around the mean of values that are independent of each other."""
    return 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf


def table_of_winners(results: Sequence[Result]) -> Table:
    """What the winners of games come to; one of several counts once."""
    totals = [result.seats[result.winners[0]].total for result in results]
    table = _headed("Winners", "mean", "± 95 %", "of 80 to 120")
    aimed = mean(LEAST <= total <= MOST for total in totals)
    table.add_row("", f"{mean(totals):.1f}", f"{error(totals):.1f}", f"{aimed:.0%}")
    return table


def table_of_seats(results: Sequence[Result], kinds: Sequence[SeatKind]) -> Table:
    """Totals, and VP by source: a column for each seat."""
    table = Table(title=f"{len(results)} games", title_justify="left")
    table.add_column("")
    for number, kind in enumerate(kinds, 1):
        table.add_column(f"{number}: {kind.label}", justify="right")
    columns = [[result.seats[seat] for result in results] for seat in range(len(kinds))]
    for name, measure in MEASURES.items():
        table.add_row(name, *(measure([seat.total for seat in column]) for column in columns))
    won = [mean(seat in result.winners for result in results) for seat in range(len(kinds))]
    table.add_row("won", *(f"{share:.0%}" for share in won), end_section=True)
    by_source = [[sources(seat) for seat in column] for column in columns]
    for name in sorted({name for column in by_source for seat in column for name in seat}, key=_rank):
        table.add_row(name, *(f"{mean(seat.get(name, 0) for seat in column):.1f}" for column in by_source))
    return table


LEAST, MOST = 80, 120
"""What winners are to come to."""
MEASURES: dict[str, Callable[[list[int]], str]] = {
    "mean": lambda totals: f"{mean(totals):.1f}",
    "median": lambda totals: f"{median(totals):.0f}",
    "± 95 %": lambda totals: f"{error([*totals]):.1f}",
    "spread": lambda totals: f"{stdev(totals):.1f}" if len(totals) > 1 else "-",
    "least": lambda totals: str(min(totals)),
    "most": lambda totals: str(max(totals)),
}
"""What is told of totals."""


def _rank(source: str) -> tuple[int, str]:
    """Corporations come last."""
    return source in CORPORATIONS, source


def table_of_corporations(results: Sequence[Result], kinds: Sequence[SeatKind]) -> Table:
    """What each corporation brings a seat where it is in play, what it takes, and how many VP seats have there in all.
    Of AstroBot, which takes no actions like others, nothing is counted.

    VP per action: those of its board, of effects of its projects, at its end and of its goal, per corporation action
    on its board or with its projects. VP per main action: the printed VP of its projects as well, per main action spent
    on it (`main_actions`). Actions of the base that go before, such as building what is sent to Mars, count in neither.
    """
    columns = ("seats", "VP of it", "goals", "projects", "actions", *RATES, "mean total")
    table = _headed("Corporations", *columns)
    corporation_of = components.base().corporation_of
    asked = [number for number, kind in enumerate(kinds) if kind.level is None]
    for name in CORPORATIONS:
        games = [[result.seats[seat] for seat in asked] for result in results if name in result.corporations]
        seats = [seat for game in games for seat in game]
        if not seats:
            continue
        funded = (sum(corporation_of[project] == name for project in seat.projects) for seat in seats)
        table.add_row(
            name,
            str(len(seats)),
            f"{mean(own(seat, name) for seat in seats):.1f}",
            f"{mean(vp_of_goal(seat, name) for seat in seats):.1f}",
            f"{mean(funded):.2f}",
            f"{mean(seat.actions.get(name, 0) for seat in seats):.1f}",
            *(_rate([rate(game, name) for game in games]) for rate in RATES.values()),
            f"{mean(seat.total for seat in seats):.1f}",
        )
    return table


def ratio(games: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The sum of the first numbers by that of the second ones, and half its interval of 95 %: games are independent of
    each other, the seats of one are not."""
    over, under = (sum(column) for column in zip(*games, strict=True))
    if not under or len(games) < 2:
        return (over / under if under else nan), inf
    found = over / under
    rest = sum((first - found * second) ** 2 for first, second in games)
    return found, 1.96 * (rest * len(games) / (len(games) - 1)) ** 0.5 / under


def _rate(games: Sequence[tuple[float, float]]) -> str:
    found, half = ratio(games)
    return "-" if isnan(found) else f"{found:.1f} ± {half:.1f}"


def _per_action(game: Sequence[SeatResult], name: CorporationId) -> tuple[float, float]:
    return sum(own(seat, name) + vp_of_goal(seat, name) for seat in game), sum(
        seat.actions.get(name, 0) for seat in game
    )


def _per_main_action(game: Sequence[SeatResult], name: CorporationId) -> tuple[float, float]:
    return sum(brought(seat, name) for seat in game), sum(main_actions(seat, name) for seat in game)


RATES: dict[str, Callable[[Sequence[SeatResult], CorporationId], tuple[float, float]]] = {
    "VP per action": _per_action,
    "VP per main action": _per_main_action,
}
"""Of a game VP and actions of a corporation, by heading."""


def own(seat: SeatResult, corporation: CorporationId) -> int:
    """The VP of a corporation's board, of effects of its projects and at its end."""
    return sources(seat).get(corporation, 0)


def vp_of_goal(seat: SeatResult, corporation: CorporationId) -> int:
    """The printed VP of the goal that a seat claimed of a corporation."""
    goals = components.base().sheet[corporation].corporation.goals
    return goals[seat.goals[corporation]].vp if corporation in seat.goals else 0


def brought(seat: SeatResult, corporation: CorporationId) -> int:
    """All VP that a corporation brought a seat: those of its board and its projects, the printed ones too, and of the
    goal that the seat claimed there, without what Reputation adds."""
    index = components.base()
    funded = sum(index.project[project].vp for project in seat.projects if index.corporation_of[project] == corporation)
    return own(seat, corporation) + funded + vp_of_goal(seat, corporation)


def main_actions(seat: SeatResult, corporation: str) -> float:
    """The main actions that a seat spent on a corporation: one for each project, and a part of one for each corporation
    action."""
    index = components.base()
    funded = sum(index.corporation_of[project] == corporation for project in seat.projects)
    return funded + seat.actions.get(corporation, 0) / index.components.actions.corporation_actions


def things() -> dict[str, tuple[str, ...]]:
    """All that can be used, by kind: components with an id, in a game of their corporation."""
    index = components.base()
    own = index.components
    rows, columns = own.robotics.board.rows, own.robotics.board.columns
    return {
        "ProjectFunded": tuple(index.project),
        "StructureBuilt": tuple(index.structure),
        "TrackActionUsed": tuple(str(action.at) for action in own.reputation.actions),
        "CargoShipped": tuple(
            f"{level}-{side}" for level in range(1, len(own.mining.board.levels) + 1) for side in ("upper", "lower")
        ),
        "ExperimentDone": tuple(tile.id for tile in own.selenium.board.experiments),
        "FactoryBuilt": tuple(f"{row.row}-{column.column}" for row in rows for column in columns),
        "FarmPlanted": tuple(str(farm.size) for farm in own.evergreen.board.farms),
        "ProgrammeDone": tuple(each.id for section in own.sky_watch.board.sections for each in section.programmes),
    }


def used(results: Iterable[Result]) -> dict[str, dict[str, int]]:
    """How often each thing was used by anybody, those never used too."""
    found = {kind: dict.fromkeys(known, 0) for kind, known in things().items()}
    for result in results:
        for seat in result.seats:
            for kind, times in seat.used.items():
                for thing, count in times.items():
                    of_kind = found.setdefault(kind, {})
                    of_kind[thing] = of_kind.get(thing, 0) + count
    return found


def table_of_use(results: Sequence[Result]) -> Table:
    """Of each kind of thing the ones used least and most, and those that were never used."""
    table = _headed("Use", "least used", "most used", "never used")
    for kind, times in used(results).items():
        ranked = sorted(times, key=lambda thing: times[thing])
        least, most = (", ".join(f"{thing} {times[thing]}" for thing in some) for some in (ranked[:3], ranked[-3:]))
        table.add_row(kind, least, most, ", ".join(thing for thing in ranked if not times[thing]))
    return table


def table_of_leaders(results: Sequence[Result]) -> Table:
    """What seats come to with each leader."""
    return _table_by("Leaders", results, lambda seat: seat.leader)


def table_of_places(results: Sequence[Result]) -> Table:
    """What seats come to by their place in the first turn order."""
    return _table_by("First turn order", results, lambda seat: str(seat.place))


def _table_by(title: str, results: Iterable[Result], of: Callable[[SeatResult], str]) -> Table:
    table = _headed(title, "times", "mean total", "won")
    found: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    for result in results:
        for number, seat in enumerate(result.seats):
            found[of(seat)].append((seat.total, number in result.winners))
    for name in sorted(filter(None, found)):
        totals, won = zip(*found[name], strict=True)
        table.add_row(name, str(len(totals)), f"{mean(totals):.1f}", f"{mean(won):.0%}")
    return table


def _headed(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def write_games(path: Path, results: Sequence[Result], kinds: Sequence[SeatKind]) -> None:
    """One row for each seat of each game."""
    names = sorted({name for result in results for seat in result.seats for name in sources(seat)}, key=_rank)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["seed", "corporations", "moves", "seat", "player", "leader", "total", "won", *names])
        writer.writerows(row for result in results for row in _rows(result, kinds, names))


def _rows(result: Result, kinds: Sequence[SeatKind], names: Sequence[str]) -> Iterator[list[str | int]]:
    for number, (seat, kind) in enumerate(zip(result.seats, kinds, strict=True)):
        by_source = sources(seat)
        game: list[str | int] = [result.seed, "+".join(result.corporations), result.moves, number + 1]
        told: list[str | int] = [kind.label, seat.leader, seat.total, int(number in result.winners)]
        yield [*game, *told, *(by_source.get(name, 0) for name in names)]
