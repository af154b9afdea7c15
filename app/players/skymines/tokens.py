"""Which starting token to keep."""

from collections.abc import Iterable

from app.players.skymines.outlook import Outlook
from app.players.skymines.screens import likelihood
from app.rules.game import Move
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary.moves import KeepToken
from app.rules.skymines.vocabulary.state import PlacedPlan


def best_token(moves: Iterable[Move], outlook: Outlook) -> Move:
    """The token whose starting bonus and plan are worth most beside the cards that begin at rest."""
    return max((move for move in moves if isinstance(move, KeepToken)), key=lambda move: _worth(outlook, move.token))


def _worth(outlook: Outlook, name: str) -> float:
    token = outlook.index.token[name]
    spaces = {company: outlook.spaces[company] for company in COMPANIES}
    bonus = sum(
        (outlook.tank_space if start.track == "tank" else spaces[start.track]) * start.amount for start in token.bonus
    )
    resting = sum(outlook.strength(outlook.index.card[icon]) for icon in token.icons)
    plan = likelihood(outlook, PlacedPlan(name)) * (2.0 + 0.5 * outlook.gains(token.reward))
    return bonus + plan - (1 - outlook.weights.deck) * resting
