"""The nouns that all components share: companies, resources, kinds, letters; and the base of their structs."""

from typing import Literal

from msgspec import Struct

Company = Literal["skymine", "minerva", "astrogo", "tawac"]
Resource = Literal["carbon", "minerals", "titanium"]
CardKind = Literal["carbon", "minerals", "titanium", "energy", "research", "field", "share"]
PlanLetter = Literal["A", "B", "C"]
Slot = Literal["A", "B", "C", "D", "E"]
Tile = Literal["plus-one", "field", "research", "energy"]
Source = Literal["rulebook", "companion", "reconstructed"]

COMPANIES: tuple[Company, ...] = ("skymine", "minerva", "astrogo", "tawac")
RESOURCES: tuple[Resource, ...] = ("carbon", "minerals", "titanium")
PLAN_LETTERS: tuple[PlanLetter, ...] = ("A", "B", "C")
MAX_SEATS = 4
NAMES = ("id", "number", "company", "kind")
SLOTS: tuple[Slot, ...] = ("A", "B", "C", "D", "E")


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The base of all components."""


class SourceOf(Part, frozen=True):
    """The source of an entry of a file that differs from the file's own. `what` says which part of it, if not all.

    It stands beside the values where their digest must stay what it is.
    """

    entry: str
    source: Source
    what: str = ""


def named(part: object, place: int) -> str:
    """What tells an entry from its neighbours: its id, number, company or kind, else its place."""
    return next((str(getattr(part, name)) for name in NAMES if hasattr(part, name)), str(place))
