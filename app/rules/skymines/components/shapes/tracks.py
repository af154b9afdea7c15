"""Company tracks and their bonuses (p. 21 to 23)."""

from .nouns import Part, Resource, Source


class Energy(Part, frozen=True, tag="energy"):
    """A1: the energy total is `amount` higher while an energy card is face up."""

    amount: int


class ExtraMarkers(Part, frozen=True, tag="extra-markers"):
    """A2: `amount` additional bonus markers."""

    amount: int


class MineralsDiscount(Part, frozen=True, tag="minerals-discount"):
    """B1, first: acquiring with minerals cards costs `amount` less."""

    amount: int


class MixedPayment(Part, frozen=True, tag="mixed-payment"):
    """B1, second: cards of any types may pay together, and the cost is `amount` less."""

    amount: int


class TitaniumDiscount(Part, frozen=True, tag="titanium-discount"):
    """B2, first: acquiring with titanium cards costs `amount` less."""

    amount: int


class TitaniumValue(Part, frozen=True, tag="titanium-value"):
    """B2, second: each face-up titanium card is worth `amount` more."""

    amount: int


class FieldIcon(Part, frozen=True, tag="field-icon"):
    """E1: one virtual field scientist; a company's field scientist counts `collectors` gas collectors more."""

    collectors: int


class ResearchAndTank(Part, frozen=True, tag="research-and-tank"):
    """C1, a bonus space: pay `cost`, then one of `options`, each (research points, tank spaces)."""

    cost: int
    options: tuple[tuple[int, int], ...]


class BuyAndTank(Part, frozen=True, tag="buy-and-tank"):
    """C2, a bonus space: buy a display card for its total cost less `discount`, and/or `tank` tank spaces."""

    discount: int
    tank: int


class DiscardForCoins(Part, frozen=True, tag="discard-for-coins"):
    """D1, a bonus space: a hand card (of `only`, if given) goes; its printed cost + `extra` CrypCoin come."""

    extra: int
    only: Resource | None = None


class OtherTracks(Part, frozen=True, tag="other-tracks"):
    """D2, a bonus space: pay `cost`; each number of `amounts` goes, in spaces, to a different other track."""

    cost: int
    amounts: tuple[int, ...]


class DiscardForAction(Part, frozen=True, tag="perform-or-fetch"):
    """E2, a bonus space: discard a hand card; perform its action or (`both`: and/or) buy any card of the discard
    pile for `price`."""

    price: int
    both: bool


PermanentBonus = Energy | ExtraMarkers | MineralsDiscount | MixedPayment | TitaniumDiscount | TitaniumValue | FieldIcon
SpaceBonus = ResearchAndTank | BuyAndTank | DiscardForCoins | OtherTracks | DiscardForAction
TrackBonus = PermanentBonus | SpaceBonus


class Barrier(Part, frozen=True):
    """A money barrier on the way from space `after` to the next one."""

    after: int
    cost: int


class Threshold(Part, frozen=True):
    """A bonus threshold on the way from space `after` to the next one: CrypCoin for all past it, and a bonus."""

    after: int
    coins: int
    bonus: TrackBonus


class ShareIcon(Part, frozen=True):
    """Shares owned once the marker has reached space `at`."""

    at: int
    shares: int


class Track(Part, frozen=True):
    """One side of a company track, "A1" to "E2": spaces 0 to `last`."""

    id: str
    last: int
    barriers: tuple[Barrier, ...]
    thresholds: tuple[Threshold, Threshold]
    shares: tuple[ShareIcon, ...]
    source: Source = "reconstructed"
