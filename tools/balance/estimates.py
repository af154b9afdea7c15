"""What the deals of a study say of seats, starting tokens, tracks and components. The unit of all intervals is the
deal: its games are not independent of each other."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean

import numpy as np
from msgspec import Struct

from app.commands.match.strength import Z95, Estimate, mean_of, score_of
from app.rules.skymines.board.scores import CATEGORIES
from app.rules.skymines.components.shapes import COMPANIES
from tools.balance.records import Deal, Played

HALF = 0.5


class Worth(Struct, frozen=True):
    """What having one thing is worth against having an average one of its kind: in CrypCoin, and as a part of wins
    above (below) a half; from so many deals."""

    name: str
    deals: int
    coins: Estimate
    wins: Estimate


def seats_worth(deals: Sequence[Deal]) -> list[Worth]:
    """What each place in the order of the first round is worth. The tokens go round, so that each place has each."""
    places = range(len(deals[0][0].beginning.seats))
    found = []
    for place in places:
        others = [seat for seat in places if seat != place]
        ahead = [fmean(margin(game, place, others) for game in deal) for deal in deals]
        scores = [fmean(game.score(place, other) for game in deal for other in others) for deal in deals]
        score = score_of(scores)
        wins = Estimate(score.mean - HALF, score.low - HALF, score.high - HALF)
        found.append(Worth(f"seat {place + 1}", len(deals), mean_of(ahead), wins))
    return found


def margin(game: Played, seat: int, others: Iterable[int]) -> float:
    """By how much a seat is ahead of the mean of the others."""
    return game.total(seat) - fmean(game.total(other) for other in others)


def tokens_worth(deals: Sequence[Deal]) -> list[Worth]:
    """What each starting token is worth against an average one, from deals of two in which both seats have had both
    tokens. Least squares: a deal tells the difference of two tokens, all tokens together are worth nothing."""
    pairs = [deal[0].beginning.tokens for deal in deals]
    names = sorted({token for pair in pairs for token in pair})
    rows = np.zeros((len(deals), len(names)))
    for at, (first, second) in enumerate(pairs):
        rows[at, names.index(first)], rows[at, names.index(second)] = 1.0, -1.0
    coins = differences(rows, [_of_first(deal, lambda game, own, other: margin(game, own, [other])) for deal in deals])
    wins = differences(rows, [_of_first(deal, Played.score) - HALF for deal in deals])
    counts = np.abs(rows).sum(axis=0)
    return [Worth(name, int(counts[at]), coins[at], wins[at]) for at, name in enumerate(names)]


def _of_first(deal: Deal, told: Callable[[Played, int, int], float]) -> float:
    """The mean over a deal's games of what is told of the seat with the token that comes first in the first game."""
    token = deal[0].beginning.tokens[0]
    seats = [game.beginning.tokens.index(token) for game in deal]
    return fmean(told(game, seat, 1 - seat) for game, seat in zip(deal, seats, strict=True))


def differences(rows: np.ndarray, found: Sequence[float]) -> list[Estimate]:
    """The values of things, together 0, of which each row compares two (1 and -1), by least squares; with the intervals
    that its residuals tell (normal). Endless ones where there are too few rows."""
    count = rows.shape[1]
    whole = np.vstack([rows, np.ones(count)])
    values = np.linalg.lstsq(whole, np.array([*found, 0.0]), rcond=None)[0]
    rank = int(np.linalg.matrix_rank(rows))
    free = len(found) - rank
    if free < 1 or rank < count - 1:
        return [Estimate(float(value), -math.inf, math.inf) for value in values]
    spread = float(np.sum((np.array(found) - rows @ values) ** 2)) / free
    errors = np.sqrt(np.diag(np.linalg.pinv(rows.T @ rows)) * spread)
    return [
        Estimate(float(value), float(value - Z95 * error), float(value + Z95 * error))
        for value, error in zip(values, errors, strict=True)
    ]


def companies_pay(deals: Sequence[Deal]) -> dict[str, Estimate]:
    """What the shares of each company bring a seat in the end."""
    return {
        company: mean_of([fmean(_category(game, company) for game in deal) for deal in deals]) for company in COMPANIES
    }


def tracks_pay(deals: Sequence[Deal]) -> dict[str, Estimate]:
    """What the shares of the company at which a side of a track lies bring a seat in the end."""
    paid: dict[str, list[float]] = defaultdict(list)
    for deal in deals:
        for company, track in zip(COMPANIES, deal[0].tracks, strict=True):
            paid[track].append(fmean(_category(game, company) for game in deal))
    return {track: mean_of(values) for track, values in sorted(paid.items())}


def _category(game: Played, name: str) -> float:
    at = [str(category) for category in CATEGORIES].index(name)
    return fmean(categories[at] for categories in game.totals)


def users_ahead(deals: Sequence[Deal], least: int = 10) -> dict[str, tuple[int, Estimate]]:
    """For each component that in so many deals of two one seat alone has used: by how much that seat was ahead in the
    end. This tells who uses a component, and not what it is worth: who is ahead buys more."""
    ahead: dict[str, list[float]] = defaultdict(list)
    for deal in deals:
        found: dict[str, list[float]] = defaultdict(list)
        for game in deal:
            for used in game.uses[0].keys() ^ game.uses[1].keys():
                seat = 0 if used in game.uses[0] else 1
                found[used].append(margin(game, seat, [1 - seat]))
        for used, margins in found.items():
            ahead[used].append(fmean(margins))
    return {used: (len(margins), mean_of(margins)) for used, margins in ahead.items() if len(margins) >= least}


def times_used(games: Iterable[Played], seats: Callable[[Played], Iterable[int]]) -> Mapping[str, int]:
    """How often these seats have used each component."""
    times: dict[str, int] = defaultdict(int)
    for game in games:
        for seat in seats(game):
            for used, count in game.uses[seat].items():
                times[used] += count
    return times


def sources(games: Sequence[Played], seat: int) -> dict[str, float]:
    """The mean of each category, and of each finer source, of a seat."""
    names = dict.fromkeys(name for game in games for name in game.sources[seat])
    categories = {str(key): fmean(game.totals[seat][at] for game in games) for at, key in enumerate(CATEGORIES)}
    return categories | {name: fmean(game.sources[seat].get(name, 0) for game in games) for name in names}
