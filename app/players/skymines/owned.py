"""What a set of cards can do: its strength a round, and which requirements it can meet. Remembered for each set."""

from functools import lru_cache
from itertools import pairwise

from app.players.skymines.weights import Weights
from app.rules.skymines import components
from app.rules.skymines.board.plans import requirements_of
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES, Card, CardKind, Company, Requirement

LIKELY_SHARES = (0.95, 0.75, 0.5)
"""How likely a total is reached in time that takes one, two or three of the seat's best cards of the kind."""
UNLIKELY_CHANCE = 0.15
MAX_CARDS_TOGETHER = 3
"""How many cards of a kind lie face up together in a good round."""
SLOT_NEEDS = ((0, 0.0), (10, 3.5), (14, 4.4), (20, 5.2), (60, 5.4))
"""Cards owned, and the slots that they keep filled: a deck of one card more must lie ready for each slot."""
BEST_PART = 0.75
"""The part of the cards, the best ones, whose strength counts."""


def strength(card: Card, weights: Weights) -> float:
    """What a card does in one use, in units."""
    match card.kind:
        case "energy":
            return weights.energy * card.value
        case "research":
            return weights.research_base + weights.research * card.value
        case "field":
            return weights.field
        case "share":
            return 0.0
        case _:
            return float(card.value)


class Owned:
    """All action cards of a seat, wherever they lie."""

    def __init__(self, components_digest: str, cards: tuple[str, ...], weights: Weights) -> None:
        self._index = components.of(components_digest)
        self._weights = weights
        self.cards = [self._index.card[card] for card in cards]
        self._strengths = sorted((strength(card, weights) for card in self.cards if card.kind != "share"), reverse=True)
        self.shares: dict[Company, int] = {
            company: sum(card.share == company for card in self.cards) for company in COMPANIES
        }
        self._likely: dict[str, float] = {}
        self._engines: dict[tuple[int, float | None], float] = {}

    def engine(self, slots: int, more: float | None = None) -> float:
        """Units a round that the cards come to in so many slots; `more`: the strength of one card more."""
        if (slots, more) not in self._engines:
            self._engines[slots, more] = self._engine(slots, more)
        return self._engines[slots, more]

    def _engine(self, slots: int, more: float | None) -> float:
        strengths = self._strengths if more is None else sorted([*self._strengths, more], reverse=True)
        if not strengths:
            return 0.0
        plays: float = (2.0 / (float(slots) ** -3.0 + _filled(len(strengths)) ** -3.0)) ** (1 / 3)
        best = strengths[: max(1, round(len(strengths) * BEST_PART))]
        return plays * sum(best) / len(best)

    def likelihood(self, plan: str) -> float:
        """How likely the requirements of a plan can be met in some round to come."""
        if plan not in self._likely:
            likely = 1.0
            for requirement in requirements_of(self._index, plan):
                likely *= self._of(requirement)
            self._likely[plan] = likely
        return self._likely[plan]

    def _of(self, requirement: Requirement) -> float:
        amount = requirement.amount
        match requirement.kind:
            case "scientist":
                return _by_number(self._count("research") + self._count("field") - 1, amount)
            case "field":
                return _by_number(self._count("field"), amount)
            case "any-resource":
                return max(self._by_total(kind, amount) for kind in RESOURCES)
            case "carbon-and-any":
                others = max(self._by_total(kind, amount) for kind in ("minerals", "titanium"))
                return self._by_total("carbon", amount) * others
            case kind:
                return self._by_total(kind, amount)

    def best(self, kind: CardKind, most: int = MAX_CARDS_TOGETHER) -> int:
        """What the best cards of a kind add up to, so many of them at `most`."""
        return sum(sorted((card.value for card in self.cards if card.kind == kind), reverse=True)[:most])

    def _count(self, kind: str) -> int:
        return sum(card.kind == kind for card in self.cards)

    def _by_total(self, kind: str, amount: int) -> float:
        values = sorted((card.value for card in self.cards if card.kind == kind), reverse=True)
        return next(
            (likely for at, likely in enumerate(LIKELY_SHARES, 1) if sum(values[:at]) >= amount),
            UNLIKELY_CHANCE,
        )


@lru_cache(maxsize=512)
def owned(components_digest: str, cards: tuple[str, ...], weights: Weights) -> Owned:
    """What these cards can do; `cards` are sorted ids."""
    return Owned(components_digest, cards, weights)


def _by_number(have: int, need: int) -> float:
    return LIKELY_SHARES[1] if have > need else LIKELY_SHARES[2] if have == need else UNLIKELY_CHANCE


def _filled(cards: int) -> float:
    """The slots that so many cards keep filled."""
    for (low, least), (high, most) in pairwise(SLOT_NEEDS):
        if cards <= high:
            return least + (most - least) * (cards - low) / (high - low)
    return SLOT_NEEDS[-1][1]
