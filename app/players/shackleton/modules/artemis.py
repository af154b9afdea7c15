"""What waiting Tourists, and places for them, are worth."""

from app.players.shackleton.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.shackleton.modules.artemis.places import board_of, free_places, places
from app.rules.shackleton.modules.artemis.vocabulary import Artemis


def tourists_worth(outlook: Outlook) -> float:
    """A Tourist that waits has the best free place in prospect, and an own place without one a Tourist yet to come."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    worth = places(state, seat)
    free = sorted((worth[place] for place in free_places(state, seat)), reverse=True)
    waiting = len(part(state, Artemis).waiting(seat))
    seated = sum(free[:waiting]) * weights.tourist
    further = sum(vp - board_of(state).centre_vp / 2 for vp in free[waiting:]) * weights.vacancy
    without = max(0, waiting - len(free)) * weights.good / 2
    return (seated + further + without) * outlook.use
