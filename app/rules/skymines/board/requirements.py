"""Whether the face-up cards of an action area meet the requirements of a research plan (p. 15, p. 32)."""

from collections.abc import Iterable
from typing import Literal

from app.rules.game import Line
from app.rules.skymines.board.totals import field_scientists, research_scientists, resource_totals, total_of
from app.rules.skymines.components.shapes import Requirement, Slot
from app.rules.skymines.vocabulary.state import State

InUse = Slot | Literal["tile"] | None
"""Where the scientist lies that advances the upload marker; None for a card discarded from the hand."""


def are_met(state: State, seat: int, requirements: Iterable[Requirement], in_use: InUse) -> bool:
    """Whether each requirement is met by itself; nothing is used up (p. 15)."""
    return not any(missing(state, seat, requirement, in_use) for requirement in requirements)


def missing(state: State, seat: int, requirement: Requirement, in_use: InUse) -> int:
    """How much is missing: units, points or scientists; 0 when the requirement is met (p. 15, p. 32)."""
    amount = requirement.amount
    match requirement.kind:
        case "carbon" | "minerals" | "titanium" | "energy" as kind:
            return max(0, amount - total_of(state, seat, kind).amount)
        case "any-resource":
            return max(0, amount - max(resource_totals(state, seat).values()))
        case "carbon-and-any":
            return _missing_of_carbon_and_any(state, seat, amount)
        case "scientist":
            return max(0, amount - other_scientists(state, seat, in_use))
        case "field":
            return max(0, amount - field_scientists(state, seat))


def other_scientists(state: State, seat: int, in_use: InUse) -> int:
    """Face-up scientists of both kinds and the E1 icon, without the one in use (p. 22, p. 32)."""
    everyone = research_scientists(state, seat) + field_scientists(state, seat)
    return everyone - (1 if in_use is not None else 0)


def requirement_lines(state: State, seat: int, requirements: Iterable[Requirement], in_use: InUse) -> tuple[Line, ...]:
    """One line for each requirement: its amount, what is missing (0: met)."""
    return tuple(
        Line(
            f"requirement-{requirement.kind}",
            None,
            {"amount": requirement.amount, "missing": missing(state, seat, requirement, in_use)},
        )
        for requirement in requirements
    )


def _missing_of_carbon_and_any(state: State, seat: int, amount: int) -> int:
    """What is missing of `amount` carbon and as much again of any one type, carbon too (p. 32)."""
    totals = resource_totals(state, seat)
    over = max(0, totals["carbon"] - amount)
    further = max(over, totals["minerals"], totals["titanium"])
    return max(0, amount - totals["carbon"]) + max(0, amount - further)
