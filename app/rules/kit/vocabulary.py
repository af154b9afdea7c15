"""What a game decodes of logs and states, and what a module keeps and is set up with."""

from typing import Any

from msgspec import Struct, UnsetType

from app.rules.game import Event, Move
from app.rules.kit.agenda import Answered, Asked, Question, Task


class Part(Struct, frozen=True, tag_field="module", omit_defaults=True, gc=False):
    """What a module keeps in the state. The tag is the module's name, and all fields have defaults: so it begins."""


class ModuleOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a module is set up; most have nothing to choose."""


class Vocabulary(Struct, frozen=True, kw_only=True, eq=False):
    """The types that are decoded: each a kind of struct, or a union of kinds. `events` are those that some seat may
    see: the agenda's own are decoded besides. `steps` stand on the agenda, `parts` are kept by modules."""

    moves: Any = Move
    events: Any = Event
    steps: Any = Question | Task
    parts: Any = Part

    def with_words_of(self, other: "Vocabulary") -> "Vocabulary":
        """These types and those that the other one names: what it leaves out adds none."""
        return Vocabulary(
            moves=_with(self.moves, other.moves, ANY.moves),
            events=_with(self.events, other.events, ANY.events),
            steps=_with(self.steps, other.steps, ANY.steps),
            parts=_with(self.parts, other.parts, ANY.parts),
        )

    @property
    def log(self) -> Any:
        """The type of a row of events, those of the agenda among them."""
        return _LIST[self.events | _ASKED[self.steps] | Answered]

    @property
    def agenda(self) -> Any:
        """The type of an agenda."""
        return _TUPLE[self.steps, ...]

    @property
    def modules(self) -> Any:
        """The type of what a state keeps of modules, by their names."""
        return _DICT[str, self.parts] | UnsetType


ANY = Vocabulary()
"""That of rules that decode nothing."""


def _with(own: Any, further: Any, unnamed: Any) -> Any:
    return own if further == unnamed else own | further


# Unions that are made when the program runs are no types to the type checker.
_LIST: Any = list
_TUPLE: Any = tuple
_DICT: Any = dict
_ASKED: Any = Asked
