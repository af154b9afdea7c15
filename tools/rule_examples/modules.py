"""The examples of modules: games with the module, where the reader plays against Luna."""

from collections.abc import Iterator
from typing import Any

from app.rules.game import SeatSetup
from tools.rule_examples.base import COMPANY, LEFT, fields, own, slots
from tools.rule_examples.shown import Shown
from tools.rule_examples.stage import READER, Stage

MISSION, TASK = "vanguard", 2
"""The mission card in play, and the column of its task to move four spaces on one company track."""


def with_modules(entropy: bytes, **modules: Any) -> Stage:
    """The first round of a first game with these modules."""
    options = {"modules": modules, "tracks": "first-game", "tokens": "rested"}
    return Stage(options, [SeatSetup(kind="human", name=""), SeatSetup(kind="automa", name="Luna")], entropy)


def missions() -> Iterator[Shown]:
    """A task of one turn is met and claimed (p. 25)."""
    stage = with_modules(b"missions", missions={"cards": (MISSION,)})
    stage.plan("energy")
    stage.do("PlaceMarker", lambda move: fields(move)["space"] == "tile-plus-one")
    stage.until("TakeTurn")
    stage.do("DropOut")
    decks = zip(stage.facts["slots"], own(stage)["resting"], strict=True)
    deck = next(slot for slot, cards in decks if "carbon-2" in cards)
    stage.do("PickUp", lambda move: fields(move)["slot"] == deck)
    stage.first_until("Planning")
    stage.plan("carbon", "carbon")
    task = f"task:{MISSION}:{TASK}"
    yield stage.shown(task, *slots(stage, "carbon"), units=own(stage)["totals"]["carbon"])
    stage.do("PlacePlusOne")
    stage.do("UseResources", lambda move: len(fields(move)["slots"]) == 2)
    stage.do("Decline")
    while stage.step == "SpendUnits":
        stage.do("Advance", lambda move: fields(move)["company"] == COMPANY)
    yield stage.shown(f"track:{COMPANY}")
    coins = own(stage)["coins"]
    stage.do("ClaimTask")
    yield stage.shown(task, coins=own(stage)["coins"] - coins)


def belt() -> Iterator[Shown]:
    """A shuttle and an outpost on the Belt (p. 26-28)."""
    stage = with_modules(b"belt", belt={})
    stage.plan("energy", "energy", "minerals")
    yield stage.shown(*slots(stage, "energy"), points=own(stage)["totals"]["energy"])
    stage.do("UseEnergy", lambda move: fields(move)["company"] == COMPANY)
    outpost = fields(stage.do("EnterBelt", lambda move: fields(move)["column"] == LEFT))["space"]
    yield stage.shown(f"belt:{outpost}", asteroid=outpost.split("-")[0])
    shuttle = fields(stage.do("EnterBelt", lambda move: "-" not in fields(move)["space"]))["space"]
    yield stage.shown(f"belt:{shuttle}", shuttle=shuttle)
    stage.first_until("EndTurn")
    yield stage.shown(f"station:{COMPANY}", value=stage.view()["stations"][COMPANY]["value"])


def threats() -> Iterator[Shown]:
    """The comet is dealt with (p. 30-31)."""
    stage = with_modules(b"13", belt={}, threats={"threat": "comet"})
    stage.replay("to-the-comet")
    yield stage.shown("threat", *slots(stage, "energy"), points=own(stage)["totals"]["energy"])
    stage.do("DealWithThreat")
    yield stage.shown("threat")
    stage.first_until("EndTurn")
    yield stage.shown(f"seat:{READER}")
