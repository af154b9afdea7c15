"""The words of dust."""

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question, Task
from app.rules.kit.vocabulary import ModuleOptions, Part, Vocabulary


class DustOptions(ModuleOptions, frozen=True, kw_only=True):
    """`worth`: what each dust swept scores."""

    worth: int = 3


SECTORS = 24


class Dust(Part, frozen=True, tag="dust"):
    """`cloud` is its sector. `swept` by seat, and `secrets`: the amount that each seat hopes for."""

    cloud: int = 0
    swept: tuple[int, ...] = ()
    secrets: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    """The seats that have looked in this round."""


class LookForDust(Move, frozen=True):
    """Look for dust, once a round; no action."""


class Sweep(Move, frozen=True):
    """Sweep `amount` of dust, 1 or 2."""

    amount: int


class DustDealt(Event, frozen=True):
    """The cloud's first sector and everybody's secret."""

    cloud: int
    secrets: tuple[int, ...]


class CloudMoved(Event, frozen=True):
    """The cloud lies on another sector."""

    cloud: int


class DustSeen(Event, frozen=True):
    """A seat looked for dust."""

    seat: int


class DustSwept(Event, frozen=True):
    """A seat swept dust."""

    seat: int
    amount: int


class HowMuch(Question, frozen=True):
    """How much is swept?"""

    seat: int


class ClearAir(Task, frozen=True):
    """What follows a sweep."""

    seat: int


VOCABULARY = Vocabulary(
    moves=LookForDust | Sweep,
    events=DustDealt | CloudMoved | DustSeen | DustSwept,
    steps=HowMuch | ClearAir,
    parts=Dust,
)
