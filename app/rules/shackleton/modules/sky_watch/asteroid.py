"""The asteroid: its strength, the row that it threatens, and what becomes of it at the end (C-122, C-123, C-131 to
C-133)."""

from app.rules.kit.parts import part
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.corporations import Chance
from app.rules.shackleton.board.projects import has_rule
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.sky_watch.track import board_of
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    NAME,
    AsteroidStruck,
    AsteroidWardedOff,
    ImpactDrawn,
    SkyWatch,
)
from app.rules.shackleton.vocabulary.nouns import REPUTATION
from app.rules.shackleton.vocabulary.state import State


def set_up(ledger: Ledger, chance: Chance) -> None:
    """One of the rows through the central hex is drawn, and lies open."""
    ledger.emit(ImpactDrawn(chance.order(board_of(ledger.state).impact_rows)[0]))


def strength(state: State) -> int:
    """The defence points that ward it off."""
    return board_of(state).strength.at(len(state.seats))


def threatened(state: State) -> tuple[str, ...]:
    """The sectors of the row that it threatens."""
    return tables(state).row(part(state, SkyWatch).impact)


def is_warded_off(state: State) -> bool:
    """Whether the defence of all seats together is enough."""
    return sum(part(state, SkyWatch).defence) >= strength(state)


def maintain(ledger: Ledger) -> None:
    """The player who added most defence in this round gains Reputation."""
    added = part(ledger.state, SkyWatch).added
    for seat, amount in enumerate(added):
        if amount and amount == max(added):
            gain(ledger, seat, REPUTATION, board_of(ledger.state).most_reputation, NAME)


def before_final(ledger: Ledger) -> None:
    """It is warded off, or strikes before anything is scored: whatever scores by sectors finds them as it left them."""
    state = ledger.state
    if is_warded_off(state):
        ledger.emit(AsteroidWardedOff())
        return
    spared = tuple(seat for seat in range(len(state.seats)) if has_rule(state, seat, "no_impact"))
    ledger.emit(AsteroidStruck(threatened(state), spared))


def score(state: State, seat: int) -> int:
    """The VP of own defence points, or what was destroyed costs: of the VP scored so far, no more than there are."""
    board = board_of(state)
    if is_warded_off(state):
        return board.defence_vp * part(state, SkyWatch).defence[seat]
    size = sum(tables(state).size(piece) for piece in destroyed(state, seat))
    return -min(state.seats[seat].vp, board.impact_vp * size)


def destroyed(state: State, seat: int) -> tuple[str, ...]:
    """The structures that a seat has lost."""
    return part(state, SkyWatch).destroyed[seat]
