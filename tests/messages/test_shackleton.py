"""All that Shackleton Base tells, asks and names has words; messages take what they are told, and each is said."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from app.messages import DEFAULT
from app.play.voice import Voice
from app.rules.game import Event, Move, SeatSetup, tag_of
from app.rules.kit.agenda import Question
from app.rules.kit.parts import with_part
from app.rules.sentences import Phrase, Thing
from app.rules.shackleton import components
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, CORPORATIONS, Command, Gained, Good
from app.rules.shackleton.components.shapes.structures import AbilityKind
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.artemis.vocabulary import TouristOnCard
from app.rules.shackleton.modules.mars.vocabulary import ModuleCompleted, ShipPanelBuilt, StructureSent
from app.rules.shackleton.modules.mining.vocabulary import Mining
from app.rules.shackleton.modules.selenium.vocabulary import ExperimentDone
from app.rules.shackleton.modules.sky_watch.vocabulary import AsteroidStruck, AsteroidWardedOff
from app.rules.shackleton.vocabulary import astrobot
from app.rules.shackleton.vocabulary import events as happened
from app.rules.shackleton.vocabulary.moves import Decline
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import begun, in_action, with_structures
from tests.support.words import MESSAGES
from tests.support.written_messages import keys_of, said, unsaid, variables

SAID = MESSAGES.catalogue(DEFAULT, GAME.name)
SEEDS = range(6)
NAMES = ["Lin", "Malik", "Ada", "Nia"]
RARE: list[Event] = [
    happened.AstronautMoved(0, "engineer", "waiting", "dome-1", "scientist"),
    happened.AstronautRetrieved(3, "engineer"),
    happened.AstronautRetrieved(3, "engineer", 1, "waiting"),
    happened.AstronautSwapped(0, "engineer", "scientist"),
    happened.FeePaid(0, None, 1),
    happened.GoalClaimed(0, "mining", 0),
    happened.PanelMoved(0, "C1"),
    happened.ShuttleLeft("1-1", (0, 0, 0)),
    happened.StructureBuilt(0, "dome-1", "C1"),
    happened.Gained(0, "titanium", 1),
    happened.Paid(0, "titanium", 1),
    happened.TrackActionUsed(0, 4),
    ExperimentDone(0, "N", "small-geology-1"),
    TouristOnCard(1, 1),
    AsteroidStruck(()),
    AsteroidStruck(("C1",)),
    AsteroidStruck(("C1",), (0,)),
    AsteroidWardedOff(),
    ModuleCompleted(0, 1),
    ShipPanelBuilt(0),
    StructureSent(0, "dome-1", "C1", "2a"),
    astrobot.AstroBotActionLapsed(1, "mining"),
    astrobot.AstroBotCorporationPassedOver(1, "mining", "energy-too-low"),
    astrobot.AstroBotDiverted(1, "fund", "no-project"),
    astrobot.AstroBotGoalAdvanced(1, "mining", 2, "artemis"),
    astrobot.AstroBotProjectChosen(1, "mining", "mass-driver", 3, 1),
    astrobot.AstroBotSymbolLapsed(1),
    astrobot.AstroBotTypePassedOver(1, "dome", "all-built"),
]
"""Events that random games hardly ever come to, or never without a reason."""
AT_TABLE = ("ability-", "astronaut-", "category-", "kind-", "move-", "phase-", "prompt-", "way-")
"""Messages with which the table in the browser names moves, prompts and things by their ids."""
NAMED = ("amount-", "command-", "corporation-", "factory-", "field-", "leader-", "of-", "programme-", "stage-")
"""Those with which sentences do; the rest stands in the code."""


@cache
def games() -> tuple[tuple[State, State, list[Event]], ...]:
    """The moves of random games: the states around them, and their events."""
    return tuple(step for seed in SEEDS for step in _game(seed))


def _game(seed: int) -> Iterator[tuple[State, State, list[Event]]]:
    draw = random.Random(seed)
    alone = not seed % 3
    humans = [SeatSetup(kind="human", name=NAMES[seat]) for seat in range(1 if alone else 2 + seed % 3)]
    setups = [*humans, *([SeatSetup(kind="automa", name="AstroBot", level=2)] if alone else [])]
    corporations = tuple(draw.sample(CORPORATIONS, 3))
    events = GAME.new_game({"corporations": corporations}, setups, seed.to_bytes(32, "big"))
    state: State = GAME.fold(GAME.initial(), events)
    yield state, state, events
    while (automa := GAME.automa_to_move(state)) is not None or GAME.to_move(state):
        seat = GAME.to_move(state)[0] if automa is None else automa
        move = GAME.random_move(state, seat, draw) if automa is None else GAME.automa_move(state)
        decision = GAME.decide(state, seat, move)
        yield state, decision.after, decision.events
        state = decision.after


OUTGROWN: list[Event] = [happened.StructureBuilt(0, "workshop-engineer", "C1")]
CLAIMED: list[Event] = [happened.GoalClaimed(0, "mining", 0)]


def goal_met(other: tuple[int, ...] = (1, 2)) -> State:
    """Two seats, of which the first has met Moon Mining's lowest goal, and the other one with these cargoes."""
    return with_part(in_action(2), Mining(shipped=((1, 2), other)))


@cache
def told() -> dict[str, set[frozenset[str]]]:
    """All messages told in these games, by key, with the arguments that they were told."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    start, met, led = begun(), goal_met(), with_structures(in_action(), {"C1": [(1, "dome-1")]})
    made = [(start, start, RARE), (met, met, CLAIMED), (led, led, OUTGROWN)]
    for before, after, events in [*games(), *made]:
        sentences = [*GAME.tell(after, events)]
        for seat in range(len(after.seats)):
            sentences += [*GAME.news_for(before, events, seat), *GAME.holdings_changed(before, after, seat)]
        for sentence in sentences:
            for key, args in said(GAME, sentence, after):
                found[key].add(args)
    return found


def read(events: list[Event], state: State | None = None) -> list[str]:
    """What is told of these events, in words."""
    state = state or begun()
    voice = Voice([SAID], NAMES, lambda thing: GAME.name_of(state, thing))
    return [voice.say(sentence) for sentence in GAME.tell(state, events)]


@pytest.mark.parametrize("kind", [*get_args(GAME.rules.vocabulary.events)], ids=lambda kind: kind.__name__)
def test_every_event_is_told_or_silent(kind: type[Event]) -> None:
    assert GAME.rules.sentences.is_told(kind) is not GAME.rules.sentences.is_silent(kind)


def test_every_message_that_is_told_exists_and_gets_what_it_mentions() -> None:
    known = variables(game=GAME.name)
    for key, ways in told().items():
        assert all(known[key] <= args for args in ways), key
        if key.startswith(("log-", "concern-")):
            assert all(args <= known[key] for args in ways), key


def _files() -> list[Path]:
    return [path for path in MESSAGES.files(DEFAULT, GAME.name) if GAME.name in path.parts]


def test_every_sentence_that_is_written_is_told() -> None:
    written = {key for path in _files() if path.stem in ("automa", "log", "concerns") for key in keys_of(path)}
    written = {key for key in written if key.startswith(("log-", "concern-"))}
    assert written - set(told()) == set()


@pytest.mark.parametrize("path", _files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_message_is_never_said(path: Path) -> None:
    assert [key for key in unsaid(path) if not key.startswith((*AT_TABLE, *NAMED))] == []


@pytest.mark.parametrize("move", list(get_args(GAME.rules.vocabulary.moves)), ids=tag_of)
def test_every_move_has_the_words_of_its_button(move: type[Move]) -> None:
    assert move is Decline or f"move-{tag_of(move)}" in SAID


@pytest.mark.parametrize("question", GAME.rules.answerers, ids=tag_of)
def test_every_question_has_its_prompt_and_says_what_is_asked(question: type[Question]) -> None:
    assert f"prompt-{tag_of(question)}" in SAID, "in table.ftl"
    assert f"step-{tag_of(question)}" in SAID, "in rules.ftl"


def test_what_may_be_declined_says_so() -> None:
    declined = {
        GAME.choices(before, seat).step
        for before, _, _ in games()
        for seat in GAME.to_move(before)
        if Decline() in GAME.choices(before, seat, words=False).moves
    }
    assert declined >= {"OfferLeader", "FillStructure", "TakeCorporationAction"}
    assert all(f"move-Decline-{step}" in SAID for step in declined)


def test_every_component_has_a_name() -> None:
    index, state = components.base(), begun()
    found: dict[str, list[str]] = {
        "corporation": [*index.sheet],
        "leader": [*index.leader],
        "piece": [*index.structure],
        "place": ["waiting", *index.structure],
        "project": [*index.project],
        "shuttle": [*index.shuttle],
        "sector": [*index.sector],
        "corner": [str(number) for number in index.corner],
        "command": [*get_args(Command)],
        "why": ["crater", "dome-1", "mining", "mass-driver"],
    }
    for kind, ids in found.items():
        for id_ in ids:
            name = GAME.name_of(state, Thing(kind, id_))
            assert isinstance(name, Phrase)
            assert name.key in SAID, name.key
    assert all(f"ability-{ability}" in SAID for ability in get_args(AbilityKind))
    assert all(f"of-{thing}" in SAID for thing in (*get_args(get_args(Gained)[0]), *get_args(Good), *ASTRONAUTS))


def test_a_project_of_another_set_stands_for_itself() -> None:
    assert GAME.name_of(begun(), Thing("project", "no-such")) == "no-such"


def test_what_an_action_brings_is_told_together_by_its_reason() -> None:
    assert read(
        [
            happened.CraterExploited(0, "engineer", 5, ("O3", "O2")),
            happened.FeePaid(0, 1, 2),
            happened.FeePaid(0, None, 1),
            happened.Gained(0, "titanium", 1, "crater"),
            happened.Gained(0, "rare_earth", 1, "crater"),
            happened.Gained(0, "titanium", 1, "crater"),
            happened.Gained(0, "credits", 1, "mass-driver"),
            happened.Gained(1, "credits", 3, "dome-2"),
        ]
    ) == [
        "Lin deploys an engineer on crater slot 5 and activates sector R3 and sector R2.",
        "Lin pays a fee of 2 Credits to Malik.",
        "Lin pays a fee of 1 Credit to the bank.",
        "Lin gains 2 Titanium and 1 Rare Earth (crater).",
        "Lin gains 1 Credit (Mass Driver).",
        "Malik gains 3 Credits (Dome 2).",
    ]


def test_a_bigger_structure_is_told_to_who_had_the_biggest() -> None:
    state = with_structures(in_action(), {"C1": [(1, "dome-1")]})
    assert [news.key for news in GAME.news_for(state, OUTGROWN, 1)] == ["concern-outgrown"]
    assert GAME.news_for(state, OUTGROWN, 2) == ()
    smaller = with_structures(in_action(), {"C1": [(1, "workshop-engineer")]})
    assert GAME.news_for(smaller, [happened.StructureBuilt(0, "dome-1", "C1")], 1) == ()


def test_a_goal_is_told_to_who_could_have_claimed_it() -> None:
    assert [news.key for news in GAME.news_for(goal_met(), CLAIMED, 1)] == ["concern-goal-lost"]
    assert GAME.news_for(goal_met(()), CLAIMED, 1) == ()


def test_what_became_of_majorities_is_told_to_their_seat() -> None:
    before = with_structures(in_action(), {"C1": [(0, "dome-1")]})
    before = replace(before, slots=("engineer", *before.slots[1:]))
    row = tables(before).row(1)
    before = with_structures(before, {row[0]: [(0, "dome-2")]})
    after = with_structures(before, {row[0]: [(1, "workshop-engineer")]})
    assert [change.args for change in GAME.holdings_changed(before, after, 0)] == [{"before": 1, "now": 0}]
    assert [change.args for change in GAME.holdings_changed(before, after, 1)] == [{"before": 0, "now": 1}]
    assert GAME.holdings_changed(before, after, 2) == ()
