"""Gains of rewards, tiers and bonus spaces, carried out one after the other (p. 16-17, p. 32)."""

from collections.abc import Iterable

from app.rules.game import Line
from app.rules.skymines.actions.movement import advance, advance_helium, advance_lines, could_advance_any, tank_lines
from app.rules.skymines.actions.research_points import utilise
from app.rules.skymines.board.stations import top_columns
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.components.shapes import (
    COMPANIES,
    Coins,
    CoinsForTitanium,
    Gain,
    OnAnyTrack,
    OnTrack,
    RemoveOutposts,
    ResearchPoints,
    Tank,
)
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CoinsGained
from app.rules.skymines.vocabulary.questions import ChooseTrack, RemoveOutpost
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll


def gain_all(ledger: Ledger, task: GainAll) -> None:
    """Gain coins first, as they may pay for what follows, then the rest in the printed order."""
    gains = sorted(task.gains, key=lambda gain: not isinstance(gain, Coins | CoinsForTitanium))
    while gains and isinstance(gains[0], Coins | CoinsForTitanium | Tank):
        gain_one(ledger, task.seat, gains.pop(0))
    if gains[1:]:
        ledger.ask(GainAll(task.seat, tuple(gains[1:])))
    if gains:
        gain_one(ledger, task.seat, gains[0])


def gain_one(ledger: Ledger, seat: int, gain: Gain) -> None:
    """Gain one thing; what must be chosen is asked."""
    match gain:
        case Coins(amount=amount):
            _gain_coins(ledger, seat, amount, "reward")
        case CoinsForTitanium(less=less):
            _gain_coins(ledger, seat, coins_for_titanium(ledger.state, seat, less), "titanium")
        case Tank(amount=amount):
            advance_helium(ledger, seat, amount)
        case OnTrack(company=company, amount=amount):
            advance(ledger, seat, company, amount)
        case OnAnyTrack(amount=amount):
            if could_advance_any(ledger.state, seat):
                ledger.ask(ChooseTrack(seat, amount))
        case ResearchPoints(amount=amount):
            utilise(ledger, seat, amount)
        case RemoveOutposts(amount=amount):
            if any(top_columns(ledger.state, company) for company in COMPANIES):
                ledger.ask(RemoveOutpost(seat, amount))


def _gain_coins(ledger: Ledger, seat: int, amount: int, why: str) -> None:
    if amount > 0:
        ledger.emit(CoinsGained(seat, amount, why))


def coins_for_titanium(state: State, seat: int, less: int) -> int:
    """CrypCoin equal to the face-up titanium total less `less`, never below 0 (p. 32)."""
    return max(0, total_of(state, seat, "titanium").amount - less)


def gain_lines(state: State, seat: int, gains: Iterable[Gain]) -> tuple[Line, ...]:
    """Each gain with what it meets on its way: thresholds, shares, barriers and the ends of tracks."""
    gains = tuple(gains)
    coins = sum([_coins_of(state, seat, gain) for gain in gains])
    return tuple([line for gain in gains for line in _way_lines(state, seat, gain, coins)])


def icon_lines(state: State, seat: int, gains: Iterable[Gain]) -> tuple[Line, ...]:
    """One line for each gain: its kind, and how much of it."""
    return tuple(_gain_line(state, seat, gain) for gain in gains)


def _way_lines(state: State, seat: int, gain: Gain, coins: int) -> tuple[Line, ...]:
    """The lines of one gain; `coins` come before any marker moves."""
    match gain:
        case OnTrack(company=company, amount=amount):
            return advance_lines(state, seat, company, amount, coins)
        case Tank(amount=amount):
            return tank_lines(state, seat, amount)
        case _:
            return (_gain_line(state, seat, gain),)


def _gain_line(state: State, seat: int, gain: Gain) -> Line:
    match gain:
        case CoinsForTitanium():
            return Line("gain-coins", _coins_of(state, seat, gain))
        case OnTrack(company=company, amount=amount):
            return Line("gain-on-track", amount, {"company": company})
        case _:
            return Line(f"gain-{gain.__struct_config__.tag}", gain.amount)


def _coins_of(state: State, seat: int, gain: Gain) -> int:
    match gain:
        case Coins(amount=amount):
            return amount
        case CoinsForTitanium(less=less):
            return coins_for_titanium(state, seat, less)
        case _:
            return 0
