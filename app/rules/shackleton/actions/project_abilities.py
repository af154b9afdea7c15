"""Abilities of funded projects that a seat uses when it wants: corporation actions, some once a round (S-149)."""

from app.rules.game import Line
from app.rules.shackleton.actions.gains import can_gain, gain, gain_lines, grant, pay
from app.rules.shackleton.board.corporations import BOARD_ACTIONS, CAN_ACT
from app.rules.shackleton.board.payments import can_pay, due_lines
from app.rules.shackleton.board.projects import effects_of, is_turned
from app.rules.shackleton.components.shapes import Action, BoardActionNow, Exchange
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import due_of, tables
from app.rules.shackleton.vocabulary.events import Paid, ProjectUsed
from app.rules.shackleton.vocabulary.moves import UseProject
from app.rules.shackleton.vocabulary.state import State

Ability = Action | Exchange | BoardActionNow


def ability_of(state: State, project: str) -> Ability | None:
    """The corporation action that a project offers; None if it has none."""
    for effect in effects_of(state, project):
        if isinstance(effect, Action | Exchange) or (isinstance(effect, BoardActionNow) and effect.once_a_round):
            return effect
    return None


def abilities(state: State, seat: int, *, when_funding: bool = False) -> list[UseProject]:
    """The abilities that the seat can use now; `when_funding`: those that can be used in the middle of funding."""
    moves: list[UseProject] = []
    for project in state.seats[seat].projects:
        ability = ability_of(state, project)
        if ability is None or (ability.once_a_round and is_turned(state, seat, project)):
            continue
        if when_funding and not (isinstance(ability, Action) and ability.when_funding):
            continue
        moves += _uses(state, seat, project, ability)
    return moves


def _uses(state: State, seat: int, project: str, ability: Ability) -> list[UseProject]:
    corporation = tables(state).corporation_of[project]
    if isinstance(ability, Exchange):
        stock = state.seats[seat].stock
        return [
            UseProject(project, gives, takes)
            for gives in ability.between
            for takes in ability.between
            if gives != takes and stock.get(gives, 0)
        ]
    if isinstance(ability, BoardActionNow):
        possible = CAN_ACT.by_module(state)[corporation](state, seat, ability.action, ability.free)
        return [UseProject(project)] if possible else []
    if not can_pay(state, seat, due_of(ability.pays)):
        return []
    gains = all(can_gain(state, seat, each) for each in ability.gains)
    return [UseProject(project)] if gains else []


def use(ledger: Ledger, seat: int, move: UseProject) -> None:
    """Carry an ability out; a card of once a round is turned."""
    ability = ability_of(ledger.state, move.project)
    assert ability is not None
    if ability.once_a_round:
        ledger.emit(ProjectUsed(seat, move.project))
    if isinstance(ability, Exchange):
        ledger.emit(Paid(seat, move.gives, 1, move.project))
        gain(ledger, seat, move.takes, 1, move.project)
    elif isinstance(ability, BoardActionNow):
        corporation = ledger.tables.corporation_of[move.project]
        BOARD_ACTIONS.by_module(ledger.state)[corporation](ledger, seat, ability.action, ability.free)
    else:
        pay(ledger, seat, due_of(ability.pays), move.project)
        grant(ledger, seat, ability.gains, move.project)


def ability_lines(state: State, seat: int, move: UseProject) -> tuple[Line, ...]:
    """What an ability costs and brings."""
    ability = ability_of(state, move.project)
    if isinstance(ability, Exchange):
        return (Line("pay", -1, {"of": move.gives}), Line("gain", 1, {"of": move.takes}))
    if isinstance(ability, Action):
        return (*due_lines(due_of(ability.pays)), *gain_lines(state, seat, ability.gains))
    return ()
