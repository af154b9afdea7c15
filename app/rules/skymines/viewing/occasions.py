"""When the things of the table can be chosen at all: what a player is told who asks for one at another time.

A question tells what it refuses of its own. All other things are asked for by other questions: `OCCASIONS` says by
which rule, once for the whole game, so that no question needs to list them.
"""

from app.rules.game import Move, tag_of
from app.rules.skymines.engine.answering import questions
from app.rules.skymines.viewing.known import Reason
from app.rules.skymines.vocabulary import moves

OCCASIONS: dict[type[Move], tuple[str, str]] = {
    moves.KeepToken: ("token-at-set-up", "p. 8"),
    moves.UseResources: ("one-action-a-turn", "p. 10"),
    moves.Acquire: ("card-needs-units", "p. 11"),
    moves.Advance: ("track-needs-units", "p. 11"),
    moves.UseEnergy: ("expansion-needs-energy", "p. 12"),
    moves.EnterSector: ("sector-needs-energy", "p. 12"),
    moves.RemoveFrom: ("outposts-leave-by-expansion", "p. 12"),
    moves.EnterScreen: ("screen-needs-scientist", "p. 14"),
    moves.TakePlan: ("plan-needs-points", "p. 14"),
    moves.PlacePlan: ("plan-placed-last", "p. 14"),
    moves.PlaceMarker: ("marker-is-an-action", "p. 16"),
    moves.MoveTank: ("tank-needs-gains", "p. 16"),
    moves.TakeTier: ("tier-needs-marker", "p. 17"),
    moves.Discard: ("hand-is-for-planning", "p. 10"),
    moves.PickUp: ("deck-when-dropping-out", "p. 18"),
    moves.PlacePlusOne: ("tile-in-a-turn", "p. 20"),
    moves.Fetch: ("pile-needs-bonus", "p. 23"),
}
"""The occasion of each type of move that names a thing: a refusal's code and page."""


def occasions() -> dict[str, Reason]:
    """The occasions by the names of the moves; "" is that of all for who does not move."""
    named = {tag_of(move): _reason(*why) for move, why in OCCASIONS.items()}
    return {"": _reason("not-your-turn", "p. 10"), **named}


def reasons() -> dict[str, dict[str, Reason]]:
    """What questions say of types of moves, where that is more than the occasion: by the names of both."""
    return {
        tag_of(question): {tag_of(move): _reason(*why) for move, why in answerer.codes.items()}
        for question, answerer in questions().items()
        if answerer.codes
    }


def _reason(code: str, rule: str) -> Reason:
    return {"code": code, "rule": rule}
