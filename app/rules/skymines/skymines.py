"""The game as the registry knows it: the contract of `app.rules.game`, kept by the modules of this package."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from app.rules.game import Begun, Event, Move, Outcome, SeatSetup, View
from app.rules.kit.agenda import question
from app.rules.kit.game import KitGame
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.shown_modules import with_modules
from app.rules.sentences import Sentence
from app.rules.skymines import components
from app.rules.skymines.board.scores import outcome_of
from app.rules.skymines.components.index import Index, of
from app.rules.skymines.phases import setup
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.sentences.news import changes
from app.rules.skymines.views import known, premove
from app.rules.skymines.views import shapes as seen
from app.rules.skymines.views.facts import SOURCE_FIELDS, table_facts
from app.rules.skymines.views.seats import holds_secret
from app.rules.skymines.views.standing import standing
from app.rules.skymines.views.views import FURTHER_VIEWS, view
from app.rules.skymines.vocabulary import planning
from app.rules.skymines.vocabulary.events import RoundBegan, TurnBegan
from app.rules.skymines.vocabulary.moves import PlayLunaCard
from app.rules.skymines.vocabulary.questions import LunaTurn
from app.rules.skymines.vocabulary.state import Before, State

VERSION = "4"
"""Raised whenever moves are decided differently; logs replay through `evolve` and do not depend on it. A game that has
begun goes on by its log, and from there by the rules of today. 2: units must be used, a mix holds only cards that its
price needs, a wild reward passes over tracks at whose end the marker stands. 3: on the Belt too, the rewards of an
expansion remember the places that they come from; a barrier, units and a threat are asked about also where a mission's
coins would pay. 4: so is everything that costs CrypCoin; Luna ousts on the Belt only where no vacant space lies within
reach; tiles and cards bought back count for tasks; mission cards are as many as people need, and chapters draw
theirs."""

AUTOMA = "Luna"
USUAL_LEVEL = 2
"""Luna's level at a table that names none."""


class Skymines(KitGame[State, Before]):
    """Skymines with one component set for new games; games begun with other sets known are replayed with theirs."""

    name = "skymines"
    versions = ("1", "2", "3", VERSION)

    def __init__(self, index: Index, rules: Ruleset[State] = RULES) -> None:
        self._index = index
        self.rules = rules
        self.shapes = rules.shapes(
            view=with_modules(seen.View, rules, FURTHER_VIEWS),
            standing=seen.Standing,
            facts=known.Facts,
            form=planning.PlanningForm,
            left_out=SOURCE_FIELDS,
        )
        levels = sorted(index.level, key=lambda level: (level != USUAL_LEVEL, level))
        self.automas = dict.fromkeys(levels, AUTOMA)

    def check_options(self, options: dict[str, Any], seats: Sequence[SeatSetup]) -> None:
        setup.check_options(self.rules, options, seats, self._index)

    def has_carried_over(self, options: dict[str, Any]) -> bool:
        return setup.has_carried_over(self.rules, options)

    def rematch_options(self, options: dict[str, Any], state: State, levels: dict[int, int]) -> dict[str, Any]:
        return setup.rematch_options(options, state, levels)

    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]:
        index = self._index if components is None else of(components)
        return setup.new_game(
            self.initial(), setup.read_options(self.rules, options, seats, index), seats, entropy, index
        )

    def automa_to_move(self, state: State) -> int | None:
        step = question(state)
        return step.seat if isinstance(step, LunaTurn) else None

    def automa_move(self, state: State) -> Move:
        return PlayLunaCard()

    def turn_of(self, state: State) -> int | None:
        return state.turn

    def has_turns(self, state: State, seat: int) -> bool:
        return premove.has_turns(state, seat)

    def begin_turn(self, state: State, seat: int) -> State:
        return premove.begin_turn(state, seat)

    def view(self, state: State, seat: int | None) -> seen.View:
        return view(state, seat)

    def holds_secret(self, state: State, seat: int) -> bool:
        return holds_secret(state, state.seats[seat])

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.totals else None

    def round_of(self, state: State) -> int:
        return state.round

    def standing(self, state: State) -> seen.Standing:
        return standing(state)

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
        index = self._index if components is None else of(components)
        return table_facts(self.rules, index, language, modules=modules, automa=automa)


def skymines(folder: Path | None = None, rules: Ruleset[State] = RULES) -> Skymines:
    """The game with the built-in component set, or with that of `folder`. Raises `BadComponents`.

    Games begun with the built-in set go on whatever the folder holds.
    """
    base = components.base()
    return Skymines(base if folder is None else components.use(folder), rules)
