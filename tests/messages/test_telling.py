"""Every event is told or silent on purpose; a log reads as what happened, with the components of its own game."""

import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from app.messages import DEFAULT
from app.play.voice import Voice
from app.rules.game import Event
from app.rules.kit.agenda import Answered
from app.rules.sentences import Amount, Argument, Phrase, Sentence, Several, Thing, Who
from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.steps.plan_cards import EMPTY_SLOTS
from app.rules.skymines.vocabulary import events as happened
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME, act, begun, decide, planning
from tests.support.words import MESSAGES, spoken_in

NAMES = ["Lin", "Malik"]
STATE = begun()
A_01 = 'id = "A-01"\nletter = "A"\nkind = "carbon"\nvalue = 2'
"""The card in the data: carbon 2."""
OUTPOST: dict[str, Argument] = {
    "company": Thing("company", "minerva"),
    "sector": Thing("sector", "16"),
    "energy": Amount(3, "energy"),
}
DEEDS = set(
    re.findall(r"^(log-[\w-]+) = .*\n(?: +.*\n| }.*\n)*? +\.deed = ", MESSAGES.source(DEFAULT, GAME.name), re.MULTILINE)
)
"""Messages with a wording that leaves out who did it."""


def read(events: Sequence[Event], state: State = STATE, names: Sequence[str] = NAMES) -> list[str]:
    """What is told of these events, in words."""
    voice = Voice([MESSAGES.catalogue(DEFAULT, GAME.name)], names, lambda thing: GAME.name_of(state, thing))
    return [voice.say(sentence) for sentence in GAME.tell(state, events)]


@pytest.mark.parametrize("kind", get_args(GAME.rules.vocabulary.events), ids=lambda kind: kind.__name__)
def test_every_event_is_told_or_silent(kind: type[Event]) -> None:
    assert GAME.rules.sentences.is_told(kind) is not GAME.rules.sentences.is_silent(kind)


@pytest.mark.parametrize("seed", range(9))
def test_whole_games_are_told_to_every_seat(seed: int) -> None:
    told: list[str] = []
    for played in play(seed):
        names = [player.name for player in played.state.seats]
        for seat in (None, *range(len(names))):
            shown = [event for item in played.events if (event := GAME.redact(item, seat)) is not None]
            told = read(shown, played.state, names)
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
    assert "The game is over." in told


def test_an_outpost_is_told_as_data() -> None:
    [sentence] = GAME.tell(STATE, [happened.OutpostPlaced(1, "minerva", 16, 0, 3, "astrogo")])
    assert sentence == Sentence(
        "log-outpost-ousted",
        {
            "seat": Who(1),
            "company": Thing("company", "minerva"),
            "sector": Thing("sector", "16"),
            "energy": Amount(3, "energy"),
            "ousted": Thing("company", "astrogo"),
        },
        (0,),
    )


def test_steps_of_one_movement_are_one_sentence() -> None:
    events: list[Event] = [
        happened.MarkerAdvanced(0, "tawac", 2, 2),
        happened.MarkerAdvanced(0, "tawac", 1, 3),
        happened.CoinsGained(0, 1, "threshold"),
        happened.CoinsGained(1, 1, "threshold"),
    ]
    assert read(events) == [
        "Lin advances 3 spaces on the Tawac track, to 3.",
        "Lin gains 1 CrypCoin (bonus threshold).",
        "Malik gains 1 CrypCoin (bonus threshold).",
    ]


def test_where_a_marker_comes_to_is_told_as_it_is_printed_there() -> None:
    events: list[Event] = [
        happened.MarkerAdvanced(0, "tawac", 1, 4),
        happened.HeliumAdvanced(0, 2, 2),
        happened.HeliumAdvanced(1, 2, 8),
    ]
    assert read(events) == [
        "Lin advances 1 space on the Tawac track, to 1 share.",
        "Lin advances 2 spaces on the tank track, now worth 0 CrypCoin.",
        "Malik advances 2 spaces on the tank track, now worth 10 CrypCoin.",
    ]


def test_a_sentence_says_which_events_it_tells() -> None:
    events: list[Event] = [
        Answered(),
        happened.MarkerAdvanced(0, "tawac", 2, 2),
        happened.MarkerAdvanced(0, "tawac", 1, 3),
        happened.CardsUsed(0, ("B",), ("field",)),
        happened.TurnEnded(0),
        happened.CardFetched(0, "energy-2"),
    ]
    assert [item.events for item in GAME.tell(STATE, events)] == [(1, 2), (3,), (3,), (5,)]


def test_what_two_lines_of_a_luna_card_bring_is_told_apart() -> None:
    step = happened.UploadAdvanced(1, 1, 3)
    events: list[Event] = [happened.LunaLineReached(1, 0), step, happened.LunaLineReached(1, 1), step, step]
    assert [item.events for item in GAME.tell(STATE, events)] == [(1,), (3, 4)]


def test_the_agenda_is_never_told() -> None:
    assert GAME.tell(STATE, [Answered(), happened.TurnEnded(0)]) == ()


def test_a_player_who_plans_again_is_not_said_to_be_ready_twice() -> None:
    state = planning()
    cards = (None, state.seats[0].hand[0], None, None, None)
    assert read(decide(state, 0, PlanCards(cards))) == ["Lin is ready."]
    state = act(state, 0, PlanCards(cards))
    assert read(decide(state, 0, PlanCards(EMPTY_SLOTS))) == ["Lin has changed the planned cards."]


def test_an_ousting_names_both_companies() -> None:
    assert read([happened.OutpostPlaced(1, "minerva", 16, 0, 3, "astrogo")]) == [
        "Malik places Minerva in sector 16 for 3 energy points and ousts Astrogo."
    ]


def test_things_in_a_row_are_joined_as_the_language_does_it() -> None:
    assert read([happened.CardsUsed(0, ("A",)), happened.CardsUsed(0, ("A", "C", "D"))]) == [
        "Lin has used the card of slot A.",
        "Lin has used the cards of slots A, C, and D.",
    ]


def changed_set(folder: Path, file: str, old: str, new: str) -> str:
    """The digest of the built-in set with one place of one file changed."""
    shutil.copytree(Path(components.__file__).with_name("base"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return components.use(folder).digest


def test_a_card_is_told_as_the_game_s_own_set_has_it(tmp_path: Path) -> None:
    digest = changed_set(tmp_path / "set", "cards.toml", A_01, A_01.replace("value = 2", "value = 3"))
    event = happened.CardDiscarded(0, "A-01")
    assert read([event]) == ["Lin discards carbon 2."]
    assert read([event], replace(STATE, components=digest)) == ["Lin discards carbon 3."]


def test_every_component_has_a_name() -> None:
    index = components.base()
    for kind, ids in {
        "card": [*index.card, *index.luna_card],
        "plan": [*index.plan, *index.special, *index.token],
        "space": [*index.majority, *index.standard, f"{STATE.tracks[0]}-2"],
    }.items():
        names = [GAME.name_of(STATE, Thing(kind, item)) for item in ids]
        assert all(isinstance(name, Phrase) and name.key in MESSAGES.catalogue(DEFAULT, GAME.name) for name in names)


def test_a_component_of_another_set_stands_for_itself() -> None:
    assert [GAME.name_of(STATE, Thing(kind, "X-99")) for kind in ("card", "plan")] == ["X-99", "X-99"]


def test_what_a_plan_asks_and_gives_is_a_list() -> None:
    index = components.base()
    name = GAME.name_of(STATE, Thing("plan", next(iter(index.plan))))
    assert isinstance(name, Phrase)
    assert isinstance(name.args["needs"], Several)


def test_a_bonus_space_of_a_track_is_named_by_its_company_and_what_it_brings() -> None:
    company, track = COMPANIES[2], STATE.tracks[2]
    assert track == "C1"
    assert GAME.name_of(STATE, Thing("space", f"{track}-2")) == Phrase(
        "space-of-track",
        {"company": Thing("company", company), "number": 2, "bonus": Phrase("track-space-research-and-tank")},
    )


@pytest.mark.parametrize("seed", range(9))
def test_what_a_luna_card_brings_is_also_said_where_her_name_stands_above(seed: int) -> None:
    for played in play(seed):
        if not any(isinstance(event, happened.LunaLineReached) for event in played.events):
            continue
        first = next(place for place, event in enumerate(played.events) if isinstance(event, happened.LunaLineReached))
        for sentence in GAME.tell(played.state, played.events):
            hers = min(sentence.events) > first and sentence.args.get("seat") == Who(played.seat or 0)
            # At the end of the game her card is put away.
            assert not hers or sentence.key in {*DEEDS, "log-final-total"}, sentence.key


def test_a_sentence_is_said_wholly_in_one_language(tmp_path: Path) -> None:
    """A language that lacks a name within a sentence, or mentions what it is not told, does not say that sentence."""
    placed = Sentence("log-outpost-placed", {"seat": Who(0), **OUTPOST})
    english = Voice([MESSAGES.catalogue(DEFAULT, GAME.name)], NAMES, lambda thing: GAME.name_of(STATE, thing)).say(
        placed
    )
    sentence = "log-outpost-placed = { $seat } setzt { $company } in { $sector } ein ({ $energy })."
    names = "company-minerva = Minerva\nsector-name = Sektor { $sector }\namount-energy = { $amount } Energie"
    expected = {
        sentence: english,
        f"{sentence}\n{names}": "Lin setzt Minerva in Sektor 16 ein (3 Energie).",
        f"{sentence.replace('$seat', '$seet')}\n{names}": english,
    }
    for number, (messages, said) in enumerate(expected.items()):
        known = spoken_in(tmp_path / str(number), "qaa", messages)
        spoken = [known.catalogue(language, GAME.name) for language in ("qaa", DEFAULT)]
        assert Voice(spoken, NAMES, lambda thing: GAME.name_of(STATE, thing)).say(placed) == said
