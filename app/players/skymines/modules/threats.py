"""What a threat means to a seat: the loss that is feared, the card as a prize, and how near it is."""

from app.players.skymines.outlook import Outlook
from app.players.skymines.worth import FURTHER_WORTH
from app.rules.skymines.board.scoring import value_passed
from app.rules.skymines.board.stations import shuttle_on
from app.rules.skymines.components.shapes.threats import Threat
from app.rules.skymines.modules.threats.dealing import energy_cards
from app.rules.skymines.modules.threats.striking import losses
from app.rules.skymines.modules.threats.vocabulary import BESIDE, Threats
from app.rules.skymines.vocabulary.parts import part

FEAR, LEAST_FEAR = 0.12, 0.2
"""How likely nobody deals with the threat: certain after the last round, less by FEAR for each round to come."""
A_ROUND_LOST = 4.0
"""CrypCoin by which the last round is worth more to a seat than to the others, if it has the cards for it."""
REACH = 0.3
"""The part of the prize that a shuttle beside the card is worth, the requirement being met."""


@FURTHER_WORTH.of("threats")
def threat_worth(outlook: Outlook) -> float:
    """What the threat as it stands adds to a position, or takes from it."""
    kept = part(outlook.state, Threats)
    if kept.card is None or kept.struck:
        return 0.0
    wild = max(outlook.values.values())
    if kept.owner is not None:
        return wild if kept.owner == outlook.seat else 0.0
    prize = wild + outlook.gain(kept.card.gain)
    if kept.dealing is not None:
        return prize if kept.dealing == outlook.seat else 0.0
    return _chance(outlook, kept.card) * prize - _fear(outlook, kept.card)


def _fear(outlook: Outlook, card: Threat) -> float:
    """The loss at the end, as far as it is likely."""
    likely = max(LEAST_FEAR, 1.0 - FEAR * outlook.left)
    loss = A_ROUND_LOST if card.id == "singularity" and outlook.left else losses(outlook.state)[outlook.seat]
    return likely * loss


def _chance(outlook: Outlook, card: Threat) -> float:
    """How near the seat is to dealing with the threat."""
    if not outlook.left and outlook.player.dropped:
        return 0.0
    beside = any(shuttle_on(outlook.state, space) for space in BESIDE)
    return (REACH if beside else REACH / 3) * _met(outlook, card)


def _met(outlook: Outlook, card: Threat) -> float:
    """The part of the requirement that the seat meets, from 0 to 1."""
    parts, player = outlook.index.components, outlook.player
    have = (
        (player.coins, card.coins),
        (len(energy_cards(outlook.state, player)), card.cards),
        (value_passed(parts.tank.values, player.helium), card.tank),
        (value_passed(parts.research.values, player.upload), card.research),
    )
    return min(min(1.0, got / asked) if asked else 1.0 for got, asked in have)
