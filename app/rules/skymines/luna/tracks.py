"""Luna's markers on the company tracks, the tank track and the research track."""

from app.rules.skymines.actions import movement
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import (
    CoinsGained,
    CoinsPaid,
    LunaGradeTwoAdded,
    MarkerAdvanced,
    SlotSwitchedOn,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.state import luna_of


def advance_company(ledger: Ledger, seat: int, company: Company, spaces: int) -> None:
    """Advance on a company track. Each space beyond the end is paid out instead."""
    for left in range(spaces, 0, -1):
        if movement.is_at_end(ledger.state, seat, company):
            _pay_excess(ledger, seat, left, "track-end")
            return
        _pay_barrier(ledger, seat, company)
        _step(ledger, seat, company)


def _step(ledger: Ledger, seat: int, company: Company) -> None:
    start = movement.place_of(ledger.state, seat, company)
    ledger.emit(MarkerAdvanced(seat, company, 1, start + 1))
    movement.pay_thresholds(ledger, seat, company, start)


def _pay_barrier(ledger: Ledger, seat: int, company: Company) -> None:
    """She pays a barrier, or all that she has, and is never stopped by it."""
    cost = movement.barrier_ahead(ledger.state, seat, company)
    if amount := min(cost, ledger.seat(seat).coins):
        ledger.emit(CoinsPaid(seat, amount, "barrier"))


def advance_tank(ledger: Ledger, seat: int, spaces: int) -> None:
    """Advance her helium-3 marker; Luna tokens on the way bring grade 2 cards."""
    start = ledger.seat(seat).helium
    movement.advance_helium(ledger, seat, spaces)
    tokens = luna_of(ledger.state, seat).tank_tokens
    _meet_tokens(ledger, seat, "tank", [at for at in tokens if start < at <= ledger.seat(seat).helium])


def advance_upload(ledger: Ledger, seat: int, screens: int) -> None:
    """Advance her upload marker over empty screens; slot E goes ON on the way, but for a level without slots."""
    track = ledger.set.components.research
    start = ledger.seat(seat).upload
    to = min(start + screens, track.last)
    if to > start:
        ledger.emit(UploadAdvanced(seat=seat, spaces=to - start, to=to))
    if start < track.slot_at <= to and movement.has_switches(ledger.state, seat):
        ledger.emit(SlotSwitchedOn(seat=seat, slot="E"))
    tokens = luna_of(ledger.state, seat).research_tokens
    _meet_tokens(ledger, seat, "research", [at for at in tokens if start < at <= to])
    _pay_excess(ledger, seat, start + screens - to, "research-end")


def _meet_tokens(ledger: Ledger, seat: int, track: str, tokens: list[int]) -> None:
    """Each token met puts a grade 2 card on top of her deck, as long as there are any."""
    for at in sorted(tokens):
        if luna_of(ledger.state, seat).grade_two:
            ledger.emit(LunaGradeTwoAdded(seat=seat, track=track, at=at))


def _pay_excess(ledger: Ledger, seat: int, spaces: int, why: str) -> None:
    if spaces:
        ledger.emit(CoinsGained(seat=seat, amount=spaces * ledger.set.components.luna.excess, why=why))
