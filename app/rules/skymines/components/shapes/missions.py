"""The cards of the module of missions."""

from typing import Literal

from .nouns import Part, Source

MissionId = Literal["camp", "foundry", "frontier", "institute", "exchange", "vanguard"]

InArea = Literal["scientists", "units", "energy", "cards", "shares"]
"""What a seat can have face up in its action area, at any moment of its turn: scientists of both kinds; units of one
resource type; energy points; action cards; additional shares of one company."""
InTurn = Literal["tank", "expand", "ousted", "upload", "plans", "track", "coins", "price"]
"""What a seat can do in one turn: spaces of its tank; pieces of one company placed; pieces ousted; screens uploaded to;
plans taken; spaces on one company track; CrypCoin gained; the printed cost of the dearest card acquired or bought."""

AREA_TASKS: tuple[InArea, ...] = ("scientists", "units", "energy", "cards", "shares")


class MissionTask(Part, frozen=True):
    """A task: at least `at` of `kind`."""

    kind: InArea | InTurn
    at: int
    source: Source = "reconstructed"


class StatusCard(Part, frozen=True):
    """What the status card prints, and how many mission cards lie out (p. 25): the CrypCoin of a claim; what the own
    bonus space costs, and how far it moves on a company track; `cards` with up to `few` people and with more."""

    reward: int
    own_space_cost: int
    own_space_spaces: int
    few: int
    cards: tuple[int, int]
    source: Source = "rulebook"


class Mission(Part, frozen=True):
    """A mission card (p. 25): a task for each of the three columns of one-time markers."""

    id: MissionId
    tasks: tuple[MissionTask, MissionTask, MissionTask]
