"""The weights of the player that looks ahead: in one table, so that others can be tried against them."""

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, cache_hash=True):
    """CrypCoin at the end, unless said otherwise. The defaults were reasoned out and tried in games."""

    coin: float = 1.0
    purse: float = 0.4
    """Extra for each of the first `PURSE_COINS` coins while rounds are to come: they pay barriers, flips and tiles."""
    growth: float = 0.55
    """Coin icons that a station is expected to open in each round still to come."""
    own_growth: float = 0.05
    """The same for each share of the company that the seat holds: it expands what it owns."""
    shares_a_round: float = 1.6
    """Shares that are expected to come in a round."""
    focus: float = 2.0
    """How much they gather where the seat holds shares already: the power of those held."""
    on_the_way: float = 0.85
    """The part of a way to the next share or value that counts already."""
    last_way: float = 0.5
    """The same in the last round."""
    slot: float = 0.8
    """The part of a switched-on slot's worth that the way to it counts."""
    play: float = 2.3
    """A unit of strength of a card, each time that it is planned."""
    energy: float = 1.3
    research: float = 1.5
    research_base: float = 1.2
    field: float = 3.0
    """Strength of an energy point, of a research point, of a research scientist beside its points, of a field
    scientist; a unit has strength 1."""
    hand: float = 0.8
    deck: float = 0.5
    """A unit of strength in hand for the next round, or in the resting deck that will come back."""
    space: float = 1.0
    """A space on a company track, as a multiple of what its shares come to."""
    energy_point: float = 0.75
    """Coin icons that an energy point opens, with the lines and outposts in its way."""
    sector: float = 0.9
    """What the structures of a sector bring for an energy point."""
    research_point: float = 2.3
    tank_space: float = 2.1
    removal: float = 2.5
    """An outpost that leaves a station for good."""
    active: float = 0.8
    """The part of their use that cards still face up are worth, and of what they make possible."""
    marker: float = 1.5
    """A marker in reserve with nothing better to do than a standard space."""
    majority: float = 0.8
    """The part of a majority space's reward that an open one is worth before the marker lies there."""
    held_plan: float = 2.5
    """A plan that has been taken and fits the cards owned."""
    reward: float = 0.35
    """The part of a plan's reward that it is worth on the screen: only the last one entered is paid."""
    gate: float = 0.6
    """The least that a plan lets through to those behind it: it can be flipped."""
    screens_a_round: float = 0.8
    """Screens that are entered in a round."""
    ahead: float = 0.65
    """The part of what lies ahead on the research track that is expected to come."""
    at_hand: float = 0.92
    """The part of what can be entered on the research track in this round."""
    gap: float = 0.4
    """The part of what lies behind an empty screen."""
    bonus: float = 0.8
    """Track bonuses, as a multiple of what they are worth a round."""
    tile: float = 3.0
    """A bonus tile reserved for the next round."""
    first: float = 0.7
    """Holding the first player marker while rounds are to come."""
    rivals: float = 0.15
    """The part of the others' shares that counts against the seat's own."""


WEIGHTS = Weights()
PURSE_COINS = 4
