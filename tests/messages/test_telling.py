"""Every event has its words or is silent on purpose; a log reads as what happened."""

from typing import get_args

import pytest

from app.play.tellers.naming import card_name, plan_name, space_name
from app.play.tellers.page import SILENT, is_told
from app.play.telling import tell, tell_undo, told
from app.rules.game import Event
from app.rules.skymines import components
from app.rules.skymines.vocabulary import events as happened
from tests.rules.playing import play
from tests.rules.positions import GAME

NAMES = ["Lin", "Malik"]


@pytest.mark.parametrize("kind", get_args(happened.AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event_is_told_or_silent(kind: type[Event]) -> None:
    assert is_told(kind) is not (kind in SILENT)


@pytest.mark.parametrize("seed", range(9))
def test_whole_games_are_told_to_every_seat(seed: int) -> None:
    told: list[str] = []
    for played in play(seed):
        names = [player.name for player in played.state.seats]
        for seat in (None, *range(len(names))):
            shown = [event for one in played.events if (event := GAME.hides(one, seat)) is not None]
            told = tell("skymines", shown, names)
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
    assert "The game is over." in told


def test_steps_of_one_movement_are_one_sentence() -> None:
    events: list[Event] = [
        happened.MarkerAdvanced(0, "tawac", 2, 2),
        happened.MarkerAdvanced(0, "tawac", 1, 3),
        happened.CoinsGained(0, 1, "threshold"),
        happened.CoinsGained(1, 1, "threshold"),
    ]
    assert tell("skymines", events, NAMES) == [
        "Lin advances 3 spaces on the Tawac track, to space 3.",
        "Lin gains 1 CrypCoin (bonus threshold).",
        "Malik gains 1 CrypCoin (bonus threshold).",
    ]


def test_a_sentence_says_which_events_it_tells() -> None:
    events: list[Event] = [
        happened.Answered(),
        happened.MarkerAdvanced(0, "tawac", 2, 2),
        happened.MarkerAdvanced(0, "tawac", 1, 3),
        happened.CardsUsed(0, ("B",), ("field",)),
        happened.TurnEnded(0),
        happened.CardFetched(0, "energy-2"),
    ]
    assert [one.events for one in told("skymines", events, NAMES)] == [(1, 2), (3,), (3,), (5,)]


def test_what_two_lines_of_a_luna_card_bring_is_told_apart() -> None:
    step = happened.UploadAdvanced(1, 1, 3)
    events: list[Event] = [happened.LunaLineReached(1, 0), step, happened.LunaLineReached(1, 1), step, step]
    assert [one.events for one in told("skymines", events, NAMES)] == [(1,), (3, 4)]


def test_the_agenda_is_never_told() -> None:
    assert tell("skymines", [happened.Answered(), happened.TurnEnded(0)], NAMES) == []


def test_an_ousting_names_both_companies() -> None:
    told = tell("skymines", [happened.OutpostPlaced(1, "minerva", 16, 0, 3, "astrogo")], NAMES)
    assert told == ["Malik places Minerva in sector 16 for 3 energy points and ousts Astrogo."]


def test_an_undo_is_told() -> None:
    assert [one.text for one in tell_undo("Lin")] == ["Lin takes a move back."]
    assert [one.text for one in tell_undo("Lin", agreed=True)] == ["Lin takes moves back, as all have agreed."]


def test_a_game_without_words_is_an_error() -> None:
    with pytest.raises(KeyError):
        tell("chess", [], NAMES)


def test_every_component_has_a_name() -> None:
    index = components.base()
    cards = [*index.card, *index.luna_card]
    assert all(card_name(index, card) != card for card in cards)
    plans = [*index.plan, *index.special, *index.token]
    assert all(plan_name(index, plan) != plan for plan in plans)
    spaces = [*index.majority, *index.standard, "C1-2"]
    assert len({space_name(index, space) for space in spaces}) == len(spaces)


def test_a_component_of_another_set_stands_for_itself() -> None:
    index = components.base()
    assert (card_name(index, "X-99"), plan_name(index, "plan-X-99")) == ("X-99", "plan-X-99")
