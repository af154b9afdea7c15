"""The game as the registry knows it: the contract of `app.rules.game`, kept by the modules of this package."""

from collections.abc import Collection, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from app.rules.game import Begun, Event, Majority, Move, Outcome, Scored, SeatSetup, View
from app.rules.kit.agenda import question
from app.rules.kit.game import KitGame
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.shown_modules import with_modules
from app.rules.sentences import Sentence
from app.rules.shackleton import components
from app.rules.shackleton.board.corporations import VIEW
from app.rules.shackleton.board.scores import outcome_of
from app.rules.shackleton.components.index import Index
from app.rules.shackleton.engine.tables import tables_of
from app.rules.shackleton.phases import setup
from app.rules.shackleton.ruleset import RULES
from app.rules.shackleton.sentences.news import changes
from app.rules.shackleton.views import premove
from app.rules.shackleton.views import shapes as sent
from app.rules.shackleton.views.facts import table_facts
from app.rules.shackleton.views.majorities import majorities
from app.rules.shackleton.views.scored import scored
from app.rules.shackleton.views.view import standing, view
from app.rules.shackleton.vocabulary.events import RoundBegan, TurnBegan
from app.rules.shackleton.vocabulary.moves import PlayActionCard
from app.rules.shackleton.vocabulary.questions import AstroBotTurn
from app.rules.shackleton.vocabulary.state import Before, State

AUTOMA = "AstroBot"


class Shackleton(KitGame[State, Before]):
    """Shackleton Base with one component set for new games."""

    name = "shackleton"
    automas = MappingProxyType(dict.fromkeys(setup.LEVELS_OF_ASTROBOT, AUTOMA))

    def __init__(self, index: Index, rules: Ruleset[State] = RULES) -> None:
        self._index = index
        self.rules = rules
        self.shapes = rules.shapes(
            view=with_modules(sent.View, rules, VIEW),
            standing=sent.Standing,
            facts=sent.published_facts(),
            omits_defaults=True,
        )

    def check_options(self, options: dict[str, Any], seats: Sequence[SeatSetup]) -> None:
        setup.read_options(self.rules, options, seats, tables_of(self._index.digest))

    def modules_of(self, options: dict[str, Any]) -> tuple[str, ...]:
        return setup.corporations_of(self.rules, options, tables_of(self._index.digest))

    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]:
        digest = self._index.digest if components is None else components
        read = setup.read_options(self.rules, options, seats, tables_of(digest))
        return setup.new_game(self.initial(), read, seats, entropy, digest)

    def rematch_options(self, options: dict[str, Any], state: State, levels: dict[int, int]) -> dict[str, Any]:
        """Choosing AstroBot's level again sets how many cards are hard, so that those chosen before are not. A guided
        game is dealt again."""
        left = {"deal", "hard"} if levels else {"deal"}
        return {name: value for name, value in options.items() if name not in left}

    def automa_to_move(self, state: State) -> int | None:
        step = question(state)
        return step.seat if isinstance(step, AstroBotTurn) else None

    def automa_move(self, state: State) -> Move:
        return PlayActionCard()

    def view(self, state: State, seat: int | None) -> sent.View:
        return view(state, seat, self.to_move(state))

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.totals else None

    def round_of(self, state: State) -> int:
        return max(1, state.round)

    def standing(self, state: State) -> sent.Standing:
        return standing(state)

    def scored(self, state: State, events: Sequence[Event]) -> tuple[Scored, ...]:
        return scored(state, events)

    def majorities(self, before: State, events: Sequence[Event]) -> tuple[Majority, ...]:
        return majorities(before, events)

    def turn_of(self, state: State) -> int | None:
        return state.turn

    def has_turns(self, state: State, seat: int) -> bool:
        return premove.has_turns(state, seat)

    def begin_turn(self, state: State, seat: int) -> State:
        return premove.begin_turn(state, seat)

    def holdings_changed(self, before: State, after: State, seat: int) -> tuple[Sentence, ...]:
        return changes(before, after, seat)

    def turns_begun(self, events: Sequence[Event]) -> tuple[Begun, ...]:
        return tuple(
            Begun(event.seat, None) if isinstance(event, TurnBegan) else Begun(None, event.round)
            for event in events
            if isinstance(event, TurnBegan | RoundBegan)
        )

    def components(self, state: State) -> str:
        return state.components

    def component_sets(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self._index.digest, *components.known())))

    def table_facts(
        self,
        components: str | None = None,
        language: str = "en",
        *,
        modules: Collection[str] | None = None,
        automa: bool = True,
    ) -> View:
        return table_facts(
            self.rules, tables_of(components or self._index.digest).index, language, modules, automa=automa
        )


def shackleton(folder: Path | None = None, rules: Ruleset[State] = RULES) -> Shackleton:
    """The game with the built-in component set, or with that of `folder`. Raises `BadComponents`.

    Games begun with the built-in set go on whatever the folder holds.
    """
    base = components.base()
    return Shackleton(base if folder is None else components.use(folder), rules)
