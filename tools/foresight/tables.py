"""Games that were kept, as tables in Markdown."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from app.commands.match.strength import mean_of, score_of
from app.rules.game import Game
from tools.foresight.accounts import DONE, SOURCES, Round, rounds_of
from tools.foresight.kept_games import KeptGame

Group = tuple[int, int]
"""Luna's level, and how many positions the search has kept (0: the robot `learned`, which knows no deal)."""


def table_of(game: Game, games: Sequence[KeptGame]) -> str:
    """Three tables: how games ended, what was done in each of them, and what both had after each round."""
    groups: dict[Group, list[KeptGame]] = {}
    for kept in games:
        groups.setdefault((kept.deal.level, kept.settings.keep), []).append(kept)
    rounds = {group: [rounds_of(game, kept) for kept in found] for group, found in groups.items()}
    return "\n\n".join(
        "\n".join(lines) for lines in (_ends(groups), _done(rounds), _sources(rounds, of_own=True), _sources(rounds))
    )


def named(group: Group) -> str:
    """What a table calls a group."""
    level, keep = group
    return f"{f'{keep} kept' if keep else 'learned'}, Luna {level}"


def _ends(groups: dict[Group, list[KeptGame]]) -> Iterator[str]:
    yield "| who | deals | own total | Luna's | margin | won | most of one's own | positions |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for group, games in groups.items():
        won = score_of([(1 + (kept.own > kept.other) - (kept.own < kept.other)) / 2 for kept in games])
        yield _row(
            named(group),
            str(len(games)),
            _plus_minus([kept.own for kept in games]),
            _plus_minus([kept.other for kept in games]),
            _plus_minus([kept.own - kept.other for kept in games], signed=True),
            f"{won.mean:.0%} ({won.low:.0%} to {won.high:.0%})",
            _plus_minus([kept.most_own for kept in games]),
            f"{fmean(kept.positions for kept in games):,.0f}",
        )


def _done(rounds: dict[Group, list[list[Round]]]) -> Iterator[str]:
    yield _row("in a game", *map(named, rounds))
    yield _row("---", *("---" for _ in rounds))
    for name in DONE:
        sums = ([sum(each.done[name] for each in game) for game in games] for games in rounds.values())
        yield _row(name, *map(_plus_minus, sums))


def _sources(rounds: dict[Group, list[list[Round]]], *, of_own: bool = False) -> Iterator[str]:
    """What the person, or Luna, would have after each round: `cash + shares + tank + research = total`."""
    most = max(len(game) for games in rounds.values() for game in games)
    yield _row(f"{'own' if of_own else 'Luna'}: {' + '.join(SOURCES)}", *(str(at + 1) for at in range(most)))
    yield _row("---", *("---" for _ in range(most)))
    of: Callable[[Round], dict[str, int]] = (lambda each: each.own) if of_own else (lambda each: each.other)
    for group, games in rounds.items():
        cells = []
        for at in range(most):
            played = [of(game[at]) for game in games if len(game) > at]
            means = [fmean(each[source] for each in played) for source in SOURCES]
            cells.append(f"{' + '.join(f'{mean:.0f}' for mean in means)} = {sum(means):.0f}")
        yield _row(named(group), *cells)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _plus_minus(values: Sequence[float], *, signed: bool = False) -> str:
    estimate = mean_of(values)
    mean = f"{estimate.mean:+.1f}" if signed else f"{estimate.mean:.1f}"
    return mean if len(values) < 2 else f"{mean} ± {estimate.high - estimate.mean:.1f}"
