"""Moving the markers of company tracks and the tank: barriers, thresholds, ends (p. 21, p. 23)."""

from app.rules.game import Line, Refused, partial_move
from app.rules.kit.memo import kept_with_state
from app.rules.skymines import components
from app.rules.skymines.board.bonuses import track_of
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.board.scores import value_passed
from app.rules.skymines.components.shapes import COMPANIES, Company, Track
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CoinsGained, CoinsPaid, HeliumAdvanced, MarkerAdvanced, SlotSwitchedOn
from app.rules.skymines.vocabulary.moves import Advance
from app.rules.skymines.vocabulary.questions import PassBarrier
from app.rules.skymines.vocabulary.state import State


def place_of(state: State, seat: int, company: Company) -> int:
    """The space of the seat's marker on the company's track."""
    return state.seats[seat].tracks[COMPANIES.index(company)]


def is_at_end(state: State, seat: int, company: Company) -> bool:
    """Whether the marker stands on the last space, where it stays (p. 21)."""
    return place_of(state, seat, company) >= track_of(state, company).last


def refused_at_end(company: Company) -> Refused:
    """Why a marker on its track's last space cannot move (p. 21)."""
    what = partial_move(Advance, company=company)
    return Refused(what, "end-of-track", rulebook.COMPANY_TRACKS, {"company": company})


def barrier_ahead(state: State, seat: int, company: Company) -> int:
    """The CrypCoin of the money barrier just before the marker, 0 without one (p. 21)."""
    return _barrier_at(track_of(state, company), place_of(state, seat, company))


def _barrier_at(track: Track, place: int) -> int:
    for barrier in track.barriers:
        if barrier.after == place:
            return barrier.cost
    return 0


def can_advance(state: State, seat: int, company: Company, pay: bool) -> bool:
    """Whether the marker can move one space; `pay`: a barrier may be paid for it, if the coins suffice (p. 21)."""
    track, place = track_of(state, company), place_of(state, seat, company)
    if place >= track.last:
        return False
    barrier = _barrier_at(track, place)
    return barrier == 0 or (pay and state.seats[seat].coins >= barrier)


def could_advance(state: State, seat: int, company: Company) -> bool:
    """Whether the marker could move one space, a barrier paid with all that the seat can have at once (p. 21, 25)."""
    return can_advance(with_coins_at_once(state, seat), seat, company, pay=True)


def could_advance_any(state: State, seat: int) -> bool:
    """Whether any of the seat's markers could (p. 21, 25)."""
    return bool(open_tracks(with_coins_at_once(state, seat), seat, pay=True))


def open_tracks(state: State, seat: int, *, pay: bool) -> tuple[Company, ...]:
    """The companies on whose tracks the seat's marker can move one space; `pay`: also over barriers (p. 21)."""
    return _open_tracks(state, seat, pay)


@kept_with_state
def _open_tracks(state: State, seat: int, pay: bool) -> tuple[Company, ...]:
    return tuple(company for company in COMPANIES if can_advance(state, seat, company, pay))


def advance(ledger: Ledger, seat: int, company: Company, amount: int) -> None:
    """Move as far as possible; what a track's end or a barrier leaves over is lost. Where a barrier could be paid, ask
    whether it is to be (p. 21)."""
    while amount > 0 and can_advance(ledger.state, seat, company, pay=False):
        amount -= _run(ledger, seat, company, amount)
    if amount > 0 and could_advance(ledger.state, seat, company):
        ledger.ask(PassBarrier(seat, company, amount))


def advance_one(ledger: Ledger, seat: int, company: Company) -> None:
    """Move one space and pay the barrier on the way, which must be payable (p. 21)."""
    if barrier := barrier_ahead(ledger.state, seat, company):
        ledger.emit(CoinsPaid(seat, barrier, "barrier"))
    _step(ledger, seat, company, 1)


def _run(ledger: Ledger, seat: int, company: Company, amount: int) -> int:
    """Move up to `amount` spaces, to the next threshold, barrier or end; return how many."""
    track = track_of(ledger.state, company)
    start = place_of(ledger.state, seat, company)
    stops = [barrier.after for barrier in track.barriers if barrier.after > start]
    stops += [threshold.after + 1 for threshold in track.thresholds if threshold.after >= start]
    spaces = min(start + amount, track.last, *stops) - start
    _step(ledger, seat, company, spaces)
    return spaces


def _step(ledger: Ledger, seat: int, company: Company, spaces: int) -> None:
    start = place_of(ledger.state, seat, company)
    ledger.emit(MarkerAdvanced(seat, company, spaces, start + spaces))
    pay_thresholds(ledger, seat, company, start)


def pay_thresholds(ledger: Ledger, seat: int, company: Company, start: int) -> None:
    """Pay for each threshold that the seat's marker passed since it stood on `start`: to its owner and to everyone
    who had passed it before, those who have dropped out and Luna included (p. 21)."""
    at = COMPANIES.index(company)
    end = place_of(ledger.state, seat, company)
    for threshold in track_of(ledger.state, company).thresholds:
        if start <= threshold.after < end:
            for other in _from(seat, ledger.state):
                if ledger.seat(other).tracks[at] > threshold.after:
                    ledger.emit(CoinsGained(other, threshold.coins, "threshold"))


def _from(seat: int, state: State) -> tuple[int, ...]:
    """All seats clockwise, this one first."""
    at = state.order.index(seat)
    return state.order[at:] + state.order[:at]


def step_lines(state: State, seat: int, company: Company) -> tuple[Line, ...]:
    """What one space costs and brings: the barrier, the thresholds' coins and bonus, shares (p. 21)."""
    lines, _ = _way(state, seat, company, 1, state.seats[seat].coins)
    return lines


def advance_lines(state: State, seat: int, company: Company, amount: int, more_coins: int = 0) -> tuple[Line, ...]:
    """The spaces, what they cost and bring if every barrier on the way is paid for, and what is lost (p. 21).

    `more_coins` come before the marker moves.
    """
    lines, left = _way(state, seat, company, amount, state.seats[seat].coins + more_coins)
    gained = (Line("gain-on-track", amount, {"company": company}), *lines)
    return (*gained, Line("spaces-lost", left)) if left else gained


def _way(state: State, seat: int, company: Company, amount: int, coins: int) -> tuple[tuple[Line, ...], int]:
    """The lines of a way of so many spaces, and the spaces that a track's end or a barrier too dear leaves over."""
    track, at = track_of(state, company), COMPANIES.index(company)
    start = place = state.seats[seat].tracks[at]
    lines: list[Line] = []
    barriers = {barrier.after: barrier.cost for barrier in track.barriers}
    while place < min(start + amount, track.last) and (barrier := barriers.get(place, 0)) <= coins:
        if barrier:
            lines.append(Line("pay-barrier", -barrier))
        crossed = [_threshold_line(state, seat, track, number, at) for number in _thresholds_after(track, place)]
        lines += crossed
        coins += sum(line.amount or 0 for line in crossed) - barrier
        place += 1
    shares = [icon.shares for icon in track.shares if start < icon.at <= place]
    shown = (Line("gain-shares", None, {"shares": max(shares)}),) if shares else ()
    return (*lines, *shown), start + amount - place


def _thresholds_after(track: Track, place: int) -> list[int]:
    return [number for number, threshold in enumerate(track.thresholds) if threshold.after == place]


def _threshold_line(state: State, seat: int, track: Track, number: int, at: int) -> Line:
    """The coins and the bonus of a threshold, and who else gains coins by it."""
    threshold = track.thresholds[number]
    beyond = [other for other, of_other in enumerate(state.seats) if of_other.tracks[at] > threshold.after]
    others = [other for other in beyond if other != seat]
    args = {"bonus": f"{track.id}-{number + 1}"}
    if others:
        return Line("gain-threshold-shared", threshold.coins, {**args, "others": others})
    return Line("gain-threshold", threshold.coins, args)


def advance_helium(ledger: Ledger, seat: int, spaces: int) -> None:
    """Move the helium-3 marker; each space beyond the last one pays, and the additional slot is switched ON once its
    space is reached or passed (p. 23)."""
    tank = ledger.set.components.tank
    start = ledger.seat(seat).helium
    moved = min(spaces, tank.last - start)
    if moved > 0:
        ledger.emit(HeliumAdvanced(seat, moved, start + moved))
    if start + moved >= tank.slot_at and "A" not in ledger.seat(seat).slots and has_switches(ledger.state, seat):
        ledger.emit(SlotSwitchedOn(seat, "A"))
    if spaces > moved:
        ledger.emit(CoinsGained(seat, (spaces - moved) * tank.excess, "tank-end"))


def has_switches(state: State, seat: int) -> bool:
    """Whether the seat's additional slots can be switched ON at all: those of a Luna at level 0 cannot."""
    luna = state.seats[seat].luna
    return luna is None or components.of(state.components).level[luna.level].slots


def tank_lines(state: State, seat: int, spaces: int) -> tuple[Line, ...]:
    """What so many tank spaces bring: a higher value, the additional slot, coins beyond the last space (p. 23)."""
    tank, player = components.of(state.components).components.tank, state.seats[seat]
    moved = min(spaces, tank.last - player.helium)
    lines = [Line("gain-tank", moved)] if moved > 0 else []
    if (worth := value_passed(tank.values, player.helium + moved)) > value_passed(tank.values, player.helium):
        lines.append(Line("tank-worth", worth))
    if "A" not in player.slots and player.helium + moved >= tank.slot_at and has_switches(state, seat):
        lines.append(Line("slot-switched-on", None, {"slot": "A"}))
    if spaces > moved:
        lines.append(Line("gain-tank-end", (spaces - moved) * tank.excess))
    return tuple(lines)
