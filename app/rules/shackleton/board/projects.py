"""The projects that seats have funded, and their effects."""

from typing import TypeVar

from app.rules.shackleton.components.shapes import Effect, Part, Rule, SpecialRule
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.vocabulary.state import State

E = TypeVar("E", bound=Part)


def effects(state: State, seat: int, kind: type[E]) -> list[tuple[str, E]]:
    """The effects of one kind of the projects that a seat has funded, with the projects' ids (S-151)."""
    return effects_among(tables(state), in_force(state, seat), kind)


def in_force(state: State, seat: int) -> tuple[str, ...]:
    """The projects of a seat that have effects; none of AstroBot's have (A-067)."""
    player = state.seats[seat]
    return player.projects if player.astrobot is None else ()


def effects_among(table: Tables, projects: tuple[str, ...], kind: type[E]) -> list[tuple[str, E]]:
    """The effects of one kind of these projects, with the projects' ids."""
    of_kind = table.effects(kind)
    return [(project, effect) for project in projects if project in of_kind for effect in of_kind[project]]


def effects_of(state: State, project: str) -> tuple[Effect, ...]:
    """All effects of a project."""
    return tables(state).project[project].effects


def is_turned(state: State, seat: int, project: str) -> bool:
    """Whether a project's ability has been used in this round (S-149)."""
    return project in state.seats[seat].turned


def has_rule(state: State, seat: int, rule: Rule) -> bool:
    """Whether a special rule of a corporation is in force for the seat."""
    return has_rule_among(tables(state), in_force(state, seat), rule)


def has_rule_among(table: Tables, projects: tuple[str, ...], rule: Rule) -> bool:
    """Whether one of these projects brings a special rule of a corporation."""
    return any(effect.rule == rule for _, effect in effects_among(table, projects, SpecialRule))
