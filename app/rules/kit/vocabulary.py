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
        """These types and those of the other one."""
        return Vocabulary(
            moves=self.moves | other.moves,
            events=self.events | other.events,
            steps=self.steps | other.steps,
            parts=self.parts | other.parts,
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

# Unions that are made when the program runs are no types to the type checker.
_LIST: Any = list
_TUPLE: Any = tuple
_DICT: Any = dict
_ASKED: Any = Asked
