"""What the studies have found, as tables in Markdown."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean

from app.commands.match.strength import Estimate, mean_of, score_of
from app.commands.skymines.simulating.report import all_components
from app.commands.skymines.simulating.sources import COINS
from tools.balance.estimates import (
    Worth,
    companies_pay,
    seats_worth,
    sources,
    times_used,
    tokens_worth,
    tracks_pay,
    users_ahead,
)
from tools.balance.records import Deal, Played, read, used_name
from tools.balance.studies import LEVELS, MODULES, STATION_LEVELS

OTHERS = ("two", "three", "four")
"""Studies of robots alone, without modules."""
ENDS = 6
"""So many components are told of those whose users are most ahead, and of those whose users are farthest behind."""
ROBOT, LUNA = 0, 1
"""Who sits where beside Luna."""
TOLD = (
    "worth of shares on tracks",
    "worth of shares on cards",
    "tank",
    "research",
    "cash",
    "spaces on tracks",
    "shares on tracks",
    "shares on cards",
)
"""Sources that are told of, before the coins by what brought them."""


def report(folder: Path) -> str:
    """All that the folder's games tell."""
    return "\n".join([*_seats_and_tokens(folder), *_tracks(folder), *_uses(folder), *_luna(folder), *_stations(folder)])


def _seats_and_tokens(folder: Path) -> Iterator[str]:
    for study in OTHERS:
        if deals := read(folder, study):
            yield from _worth(f"Seats of {study}", seats_worth(deals))
    if deals := read(folder, "two"):
        yield from _worth("Starting tokens", tokens_worth(deals))


def _worth(title: str, found: Sequence[Worth]) -> Iterator[str]:
    rows = [(item.name, item.deals, _plus(item.coins, 1), _percent(item.wins)) for item in found]
    yield from table(title, ("", "deals", "CrypCoin ahead", "part of wins above a half"), rows)


def _tracks(folder: Path) -> Iterator[str]:
    if deals := read(folder, "two"):
        paid = companies_pay(deals) | tracks_pay(deals)
        rows = [(name, _plus(of, 1)) for name, of in paid.items()]
        yield from table("What shares bring a seat", ("", "CrypCoin"), rows)


def _uses(folder: Path) -> Iterator[str]:
    studies = (*OTHERS, "modules", *(f"luna-{level}" for level in LEVELS))
    games = [game for study in studies for deal in read(folder, study) for game in deal]
    if not games:
        return
    times = times_used(games, _robots)
    modules = MODULES if any(game.beginning.modules for game in games) else ()
    kinds: dict[str, list[str]] = {}
    for kind, name in all_components(modules):
        if kind != "Luna card":
            kinds.setdefault(kind, []).append(name)
    rows = []
    for kind, names in kinds.items():
        counts = {name: times.get(used_name((kind, name)), 0) for name in names}
        least = sorted((count, name) for name, count in counts.items() if count)[:5]
        never = [name for name, count in counts.items() if not count]
        told = ", ".join(never) or "–"
        rows.append((kind, len(names), told, ", ".join(f"{name} ({count})" for count, name in least)))
    yield from table(f"Used by robots in {len(games)} games", ("kind", "number", "never", "least"), rows)
    yield from _ahead(read(folder, "two"))


def _robots(game: Played) -> list[int]:
    """The seats of robots."""
    return [seat for seat, kind in enumerate(game.beginning.seats) if kind.level is None]


def _ahead(deals: Sequence[Deal]) -> Iterator[str]:
    found = sorted(users_ahead(deals).items(), key=lambda item: item[1][1].mean)
    told = [*found[-ENDS:][::-1], *found[:ENDS]] if len(found) > 2 * ENDS else found[::-1]
    rows = [(used, count, _plus(ahead, 1)) for used, (count, ahead) in told]
    yield from table("Who alone of two used it was ahead by", ("", "deals", "CrypCoin"), rows)


def _luna(folder: Path) -> Iterator[str]:
    found = {level: _games(read(folder, f"luna-{level}")) for level in LEVELS}
    found = {level: games for level, games in found.items() if games}
    if not found:
        return
    heads = [f"{who} {level}" for level in found for who in ("robot beside", "Luna")]
    told = {(level, seat): sources(games, seat) for level, games in found.items() for seat in (ROBOT, LUNA)}
    coins = sorted({name for of in told.values() for name in of if name.startswith(COINS)})
    rows: list[tuple[object, ...]] = [
        ("games", *(len(games) for games in found.values() for _ in (ROBOT, LUNA))),
        ("total", *(_total(games, seat) for games in found.values() for seat in (ROBOT, LUNA))),
        ("wins", *(_wins(games, seat) for games in found.values() for seat in (ROBOT, LUNA))),
        *((name, *(f"{of.get(name, 0):.1f}" for of in told.values())) for name in (*TOLD, *coins)),
    ]
    yield from table("Beside Luna", ("", *heads), rows)


def _total(games: Sequence[Played], seat: int) -> str:
    return _plus(mean_of([game.total(seat) for game in games]), 0)


def _wins(games: Sequence[Played], seat: int) -> str:
    return f"{fmean(game.score(seat, 1 - seat) for game in games):.0%}"


def _games(deals: Sequence[Deal]) -> list[Played]:
    return [game for deal in deals for game in deal]


def _stations(folder: Path) -> Iterator[str]:
    deals = read(folder, "stations")
    if not deals:
        return
    rows: list[tuple[object, ...]] = []
    for at, level in enumerate(STATION_LEVELS):
        pairs = [deal[2 * at : 2 * at + 2] for deal in deals]
        for name, told in _MEASURES.items():
            now, richer = ([told(pair[which]) for pair in pairs] for which in (0, 1))
            change = mean_of([after - before for before, after in zip(now, richer, strict=True)])
            rows.append((f"Luna {level}", name, f"{fmean(now):.1f}", f"{fmean(richer):.1f}", _plus(change, 1)))
        scores = [[pair[which].score(ROBOT, LUNA) for pair in pairs] for which in (0, 1)]
        first, second = (score_of(score) for score in scores)
        rows.append((f"Luna {level}", "wins of the robot", _share(first), _share(second), ""))
    heads = ("beside", "", "11 coins", "13 coins", "change")
    yield from table(f"Stations, {len(deals)} deals", heads, rows)


_MEASURES: dict[str, Callable[[Played], float]] = {
    "robot's total": lambda game: float(game.total(ROBOT)),
    "Luna's total": lambda game: float(game.total(LUNA)),
    "robot's margin": lambda game: float(game.total(ROBOT) - game.total(LUNA)),
    "robot's shares": lambda game: _shares(game.sources[ROBOT]),
    "Luna's shares": lambda game: _shares(game.sources[LUNA]),
}


def _shares(of: Mapping[str, int]) -> float:
    """The worth of shares."""
    return float(of["worth of shares on tracks"] + of["worth of shares on cards"])


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """A table in Markdown with its title, and an empty line behind it."""
    yield f"**{title}**\n"
    yield f"| {' | '.join(heads)} |"
    yield f"|{' --- |' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


def _plus(estimate: Estimate, digits: int) -> str:
    return f"{estimate.mean:.{digits}f} ± {estimate.high - estimate.mean:.{digits}f}"


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:+.1f} % ({100 * estimate.low:+.1f} to {100 * estimate.high:+.1f})"


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.0f} % ({100 * estimate.low:.0f} to {100 * estimate.high:.0f})"
