"""When the things of the table can be chosen at all: what a player is told who asks for one at another time.

A question tells what it refuses of its own. All other things are asked for by other questions: the occasions say by
which rule, once for the whole game, so that no question needs to list them.
"""

from collections.abc import Mapping

from app.rules.game import Move, tag_of
from app.rules.kit.ruleset import Ruleset
from app.rules.skymines.views.known import Reason
from app.rules.skymines.vocabulary import moves, rulebook
from app.rules.skymines.vocabulary.state import State

OCCASIONS: Mapping[type[Move], tuple[str, str]] = {
    moves.KeepToken: ("token-at-set-up", rulebook.STARTING_TOKENS),
    moves.UseResources: ("one-action-a-turn", rulebook.TURNS),
    moves.Acquire: ("card-needs-units", rulebook.RESOURCE_CARDS),
    moves.Advance: ("track-needs-units", rulebook.RESOURCE_CARDS),
    moves.UseEnergy: ("expansion-needs-energy", rulebook.ENERGY_CARDS),
    moves.EnterSector: ("sector-needs-energy", rulebook.ENERGY_CARDS),
    moves.RemoveFrom: ("outposts-leave-by-expansion", rulebook.ENERGY_CARDS),
    moves.EnterScreen: ("screen-needs-scientist", rulebook.RESEARCH_SCIENTIST),
    moves.TakePlan: ("plan-needs-points", rulebook.RESEARCH_POINTS),
    moves.PlacePlan: ("plan-placed-last", rulebook.PLACING_PLANS),
    moves.PlaceMarker: ("marker-is-an-action", rulebook.BONUS_MARKERS),
    moves.MoveTank: ("tank-needs-gains", rulebook.FIELD_SCIENTIST),
    moves.TakeTier: ("tier-needs-marker", rulebook.OTHER_MAJORITIES),
    moves.Discard: ("hand-is-for-planning", rulebook.PLANNING),
    moves.PickUp: ("deck-when-dropping-out", rulebook.DROPPING_OUT),
    moves.PlacePlusOne: ("tile-in-a-turn", rulebook.BONUS_TILES),
    moves.Fetch: ("pile-needs-bonus", rulebook.DISCARDED_CARD),
}
"""The occasion of each type of move that names a thing: a refusal's code and its place in the rulebook."""


def occasions(rules: Ruleset[State], language: str) -> dict[str, Reason]:
    """The occasions by the names of the moves; "" is that of all for who does not move."""
    named = {tag_of(move): _reason(rules, *why, language) for move, why in rules.occasions.items()}
    return {"": _reason(rules, "not-your-turn", rulebook.TURNS, language), **named}


def reasons(rules: Ruleset[State], language: str) -> dict[str, dict[str, Reason]]:
    """What questions say of types of moves, where that is more than the occasion: by the names of both."""
    return {
        tag_of(question): {tag_of(move): _reason(rules, *why, language) for move, why in answerer.codes.items()}
        for question, answerer in rules.answerers.items()
        if answerer.codes
    }


def _reason(rules: Ruleset[State], code: str, rule: str, language: str) -> Reason:
    return {"code": code, "rule": rules.rulebook.page(rule, language), "place": rule}
