"""What leaders offer within an action (S-193)."""

from app.rules.shackleton.actions.astronauts import takings
from app.rules.shackleton.actions.corporation_actions import is_any_possible
from app.rules.shackleton.actions.gains import gain, pay
from app.rules.shackleton.board.leaders import ability, credits_of
from app.rules.shackleton.board.tokens import corners_of
from app.rules.shackleton.components.shapes.structures import AbilityKind
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import ActivateOne, OfferAstronaut, OfferCorporationAction


def is_usable(state: State, seat: int, kind: AbilityKind, at: str = "") -> bool:
    """Whether the seat's leader has this ability now, it can pay for it, and it does anything. `at`: the structure or
    the sector built in, the corporation of the project."""
    price = credits_of(state, seat, kind)
    if price is None or state.seats[seat].stock.get(CREDITS, 0) < price:
        return False
    if kind == "staff_structure":
        return bool(takings(state, seat, into=at))
    if kind == "project_token":
        return bool(corners_of(state, at))
    return kind != "action_after_crater" or is_any_possible(state, seat)


def use_leader(ledger: Ledger, seat: int, at: str) -> None:
    """Pay for the ability, and carry it out."""
    found = ability(ledger.state, seat)
    assert found is not None
    pay(ledger, seat, {CREDITS: found.credits}, "leader")
    if found.kind == "staff_structure":
        ledger.ask(OfferAstronaut(seat, into=at))
    elif found.kind == "mine_built_sector":
        gain(ledger, seat, ledger.tables.resource[at], 1, "leader")
    elif found.kind == "project_token":
        ledger.ask(ActivateOne(seat, corners_of(ledger.state, at)))
    elif found.kind == "action_after_crater":
        ledger.ask(OfferCorporationAction(seat))
