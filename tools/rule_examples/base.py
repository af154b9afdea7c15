"""The examples of the base game: the deal of the guided first game, where the reader plays against Luna."""

from collections.abc import Iterator
from typing import Any

from app.rules.game import Move, SeatSetup
from tools.rule_examples.shown import Shown
from tools.rule_examples.stage import READER, Stage

LEFT, COMPANY = 0, "skymine"
"""The column from which outposts are taken, the first of three, and the company that is expanded."""


def guided() -> Stage:
    """The first round of the guided game, before anything is planned."""
    options = {"deal": "guided", "tracks": "first-game", "tokens": "rested"}
    return Stage(options, [SeatSetup(kind="human", name=""), SeatSetup(kind="automa", name="Luna")], b"guided")


def own(stage: Stage) -> dict[str, Any]:
    """The reader's seat in the view."""
    seat: dict[str, Any] = stage.view()["seats"][READER]
    return seat


def slots(stage: Stage, *kinds: str) -> list[str]:
    """Keys of the reader's face-up cards of these kinds."""
    cards, names = stage.facts["cards"], stage.facts["slots"]
    laid = zip(names, own(stage)["area"], strict=True)
    return [f"slot:{slot}" for slot, card in laid if card and cards[card["card"]]["kind"] in kinds]


def planning() -> Iterator[Shown]:
    """Cards are laid and turned up (p. 10)."""
    stage = guided()
    hand = own(stage)["hand"]["cards"]
    yield stage.shown(*(f"hand:{card}" for card in hand), hand=len(hand), slots=len(own(stage)["slots"]))
    yield stage.shown("rest:B", "rest:C", "rest:D")
    stage.plan("minerals", "minerals", "energy")
    yield stage.shown("slot:B", "slot:C", "slot:D", minerals=own(stage)["totals"]["minerals"])


def resources() -> Iterator[Shown]:
    """Two cards acquire one, or move markers (p. 11)."""
    stage = guided()
    stage.plan("minerals", "minerals", "energy")
    yield stage.shown(*slots(stage, "minerals"), units=own(stage)["totals"]["minerals"])
    stage.do("UseResources", lambda move: len(fields(move)["slots"]) == 2)
    space = fields(stage.offered("Acquire")[0])["space"]
    yield stage.shown(f"card:{space}", cost=stage.view()["display"][space - 1]["cost"])
    before = stage.state
    stage.do("Acquire")
    yield stage.shown(f"card:{space}", *slots(stage, "minerals"))
    stage.state = before
    stage.do("Decline")
    while stage.step == "SpendUnits":
        stage.do("Advance", lambda move: fields(move)["company"] == COMPANY)
    yield stage.shown(f"track:{COMPANY}", space=own(stage)["tracks"][COMPANY])


def energy() -> Iterator[Shown]:
    """A company enters two sectors, and its shares are worth more (p. 12)."""
    stage = guided()
    stage.plan("minerals", "minerals", "energy")
    yield stage.shown(*slots(stage, "energy"), points=own(stage)["totals"]["energy"])
    stage.do("UseEnergy", lambda move: fields(move)["company"] == COMPANY)
    yield stage.shown(*(f"sector:{sector}" for sector in entered(stage)))
    first = stage.do("EnterSector", lambda move: fields(move)["column"] == LEFT)
    yield stage.shown(f"sector:{fields(first)['sector']}", first=fields(first)["sector"])
    second = stage.do("EnterSector", lambda move: fields(move)["column"] == LEFT)
    yield stage.shown(f"sector:{fields(second)['sector']}", second=fields(second)["sector"])
    stage.first_until("EndTurn")
    yield stage.shown(f"station:{COMPANY}", value=stage.view()["stations"][COMPANY]["value"])


def entered(stage: Stage) -> list[int]:
    """The sectors that can be entered, in order."""
    return sorted({fields(move)["sector"] for move in stage.offered("EnterSector")})


def shares() -> Iterator[Shown]:
    """Shares come by the track, their value by the station (p. 9)."""
    stage = guided()
    stage.plan("minerals", "minerals", "energy")
    yield stage.shown(f"track:{COMPANY}", **held(stage, "before"))
    stage.do("UseResources", lambda move: len(fields(move)["slots"]) == 2)
    stage.do("Decline")
    while stage.step == "SpendUnits":
        stage.do("Advance", lambda move: fields(move)["company"] == COMPANY)
    yield stage.shown(f"track:{COMPANY}", **held(stage, "shares"))
    stage.until("TakeTurn")
    stage.do("UseEnergy", lambda move: fields(move)["company"] == COMPANY)
    stage.do("EnterSector", lambda move: fields(move)["column"] == LEFT)
    stage.do("EnterSector", lambda move: fields(move)["column"] == LEFT)
    stage.first_until("EndTurn")
    value = stage.view()["stations"][COMPANY]["value"]
    yield stage.shown(f"station:{COMPANY}", value=value)
    yield stage.shown(f"shares:{COMPANY}", worth=value * own(stage)["shares"][COMPANY])


def held(stage: Stage, name: str) -> dict[str, int]:
    """The reader's shares of the company, under this name."""
    return {name: own(stage)["shares"][COMPANY]}


def scientist() -> Iterator[Shown]:
    """The upload marker enters a screen; a plan is taken and placed (p. 14-15)."""
    stage = guided()
    stage.plan("research", "minerals", "carbon")
    yield stage.shown(*slots(stage, "research"), "screen:0")
    stage.do("UseResearchScientist")
    coins = own(stage)["coins"]
    stage.do("EnterScreen")
    stage.first_until("Utilise")
    yield stage.shown("screen:0", coins=own(stage)["coins"] - coins)
    taken = fields(stage.offered("TakePlan")[0])["space"]
    yield stage.shown(f"plan:{taken}")
    stage.do("TakePlan")
    screen = fields(stage.offered("PlacePlan")[0])["screen"]
    stage.do("PlacePlan")
    yield stage.shown(f"screen:{screen}", screen=screen + 1)


def majorities() -> Iterator[Shown]:
    """A bonus marker on a majority space (p. 16)."""
    stage = guided()
    stage.plan("minerals", "minerals", "energy")
    space = "majority-minerals"
    other = stage.view()["seats"][1]["totals"]["minerals"]
    yield stage.shown(*slots(stage, "minerals"), units=own(stage)["totals"]["minerals"], other=other)
    stage.do("PlaceMarker", lambda move: fields(move)["space"] == space)
    yield stage.shown(f"space:{space}")
    before = own(stage)["tracks"]
    tier = stage.do("TakeTier")
    company, steps = next((name, at - before[name]) for name, at in own(stage)["tracks"].items() if at != before[name])
    yield stage.shown(f"track:{company}", tier=fields(tier)["at"], steps=steps)


def dropping_out() -> Iterator[Shown]:
    """A deck is picked up, the cards used go to rest (p. 18)."""
    stage = guided()
    stage.plan("minerals", "minerals", "energy")
    yield stage.shown(*slots(stage, "minerals", "energy"))
    stage.do("DropOut")
    yield stage.shown("rest:B", "rest:C", "rest:D")
    stage.do("PickUp", lambda move: fields(move)["slot"] == "C")
    yield stage.shown(*(f"hand:{card}" for card in own(stage)["hand"]["cards"][-1:]))
    for slot, to in (("B", "C"), ("C", "A"), ("D", "E")):
        stage.do("Rest", lambda move, slot=slot, to=to: fields(move) == {"slot": slot, "to": to})  # type: ignore[misc]
    yield stage.shown("rest:C", "rest:A", "rest:E")


def luna() -> Iterator[Shown]:
    """Luna's card, line by line (p. 22-23)."""
    stage = guided()
    stage.plan("minerals", "minerals", "energy")
    stage.do("PlaceMarker", lambda move: fields(move)["space"] == "majority-minerals")
    stage.do("TakeTier")
    stage.until("TakeTurn")
    stage.do("DropOut")
    stage.first_until("EndTurn")
    yield from stage.turn_of_luna()


def fields(move: Move) -> dict[str, Any]:
    """The fields of a move."""
    return {name: getattr(move, name) for name in move.__struct_fields__}


def scoring() -> Iterator[Shown]:
    """The end of a whole game (p. 19-20)."""
    stage = guided()
    stage.replay("whole-game")
    score = stage.view()["scores"][READER]
    totals = {category["key"]: category["total"] for category in score["categories"]}
    companies = stage.facts["companies"]
    yield stage.shown("coins:0", cash=totals["cash"])
    worth = sum(totals[company] for company in companies)
    yield stage.shown(*(f"shares:{company}" for company in companies), shares=worth)
    yield stage.shown("tank", tank=totals["tank"])
    yield stage.shown("screen:", research=totals["research"])
    yield stage.shown(total=score["total"])
