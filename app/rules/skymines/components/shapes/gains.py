"""What a reward, a tier or a bonus gives."""

from .nouns import Company, Part


class Coins(Part, frozen=True, tag="coins"):
    """CrypCoin from the bank."""

    amount: int


class ResearchPoints(Part, frozen=True, tag="research-points"):
    """Research points to utilise at once (p. 14)."""

    amount: int


class Tank(Part, frozen=True, tag="tank"):
    """Spaces for the helium-3 marker on the tank track."""

    amount: int


class OnTrack(Part, frozen=True, tag="on-track"):
    """Spaces on the track of one named company."""

    company: Company
    amount: int


class OnAnyTrack(Part, frozen=True, tag="on-any-track"):
    """Spaces, all of them, on one company track of the player's choice (p. 32)."""

    amount: int


class RemoveOutposts(Part, frozen=True, tag="remove-outposts"):
    """Top outposts that leave any stations, and the game (p. 32)."""

    amount: int


class CoinsForTitanium(Part, frozen=True, tag="coins-for-titanium"):
    """CrypCoin equal to the face-up titanium total less `less`, never below 0 (p. 32)."""

    less: int


Gain = Coins | ResearchPoints | Tank | OnTrack | OnAnyTrack | RemoveOutposts | CoinsForTitanium
