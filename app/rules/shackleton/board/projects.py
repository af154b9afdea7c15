"""The projects that seats have funded, and their effects."""

from typing import TypeVar

from app.rules.shackleton.components.shapes import Effect, Part, Rule, SpecialRule
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.state import State

E = TypeVar("E", bound=Part)


def effects(state: State, seat: int, kind: type[E]) -> list[tuple[str, E]]:
    """The effects of one kind of the projects that a seat has funded, with the projects' ids (S-151); AstroBot's have
    none (A-067)."""
    of_kind, player = tables(state).effects(kind), state.seats[seat]
    projects = player.projects if player.astrobot is None else ()
    return [(project, effect) for project in projects if project in of_kind for effect in of_kind[project]]


def effects_of(state: State, project: str) -> tuple[Effect, ...]:
    """All effects of a project."""
    return tables(state).project[project].effects


def is_turned(state: State, seat: int, project: str) -> bool:
    """Whether a project's ability has been used in this round (S-149)."""
    return project in state.seats[seat].turned


def has_rule(state: State, seat: int, rule: Rule) -> bool:
    """Whether a special rule of a corporation is in force for the seat."""
    return any(effect.rule == rule for _, effect in effects(state, seat, SpecialRule))
