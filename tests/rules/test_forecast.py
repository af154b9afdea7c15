"""What a plan is said to add up to while it is laid, against what the rules count once it is turned up."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.skymines.actions.markers import compared, rewarded
from app.rules.skymines.board.spaces import bonus_spaces
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.questions import Planning, TakeTurn
from app.rules.skymines.vocabulary.state import HeldTile, State
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME, INDEX, act, asked, give, on_track, planning, with_tracks

HAND = ("carbon-1", "energy-1", "research-1", "titanium-2", "minerals-2")


def form_of(state: State, seat: int = 0) -> Mapping[str, Any]:
    """The planning form of a seat."""
    form = GAME.choices(state, seat).form
    assert form is not None
    return form


def said(form: Mapping[str, Any], laid: tuple[str | None, ...]) -> dict[str, tuple[int, int]]:
    """What a client adds up: reward total and compared total by majority space."""
    cards = [card for card in laid if card is not None]
    sums = {}
    for item in form["totals"]:
        is_open = item["open"] or any(card in item["opens"] for card in cards)
        total = item["base"] + sum(item["adds"].get(card, 0) for card in cards) if is_open else 0
        ranked = item["compared_base"] + sum(item["compares"].get(card, 0) for card in cards) if is_open else 0
        sums[item["space"]] = total, ranked
    return sums


def counted(state: State, seat: int) -> dict[str, tuple[int, int]]:
    """What the rules count on the seat's turn."""
    spaces = {space: bonus_spaces(state)[space] for space in INDEX.majority}
    return {space: (rewarded(state, seat, what), compared(state, what)[seat]) for space, what in spaces.items()}  # type: ignore[arg-type]  # the spaces are of majorities


@pytest.mark.parametrize("seed", range(6))
def test_a_plan_adds_up_to_what_is_counted_on_the_first_turn(seed: int) -> None:
    promised: dict[int, dict[str, tuple[int, int]]] = {}
    compared_turns = 0
    for played in play(seed):
        if isinstance(played.move, PlanCards) and played.before is not None and played.seat is not None:
            promised[played.seat] = said(form_of(played.before, played.seat), played.move.cards)
        step = played.state.agenda[-1] if played.state.agenda else None
        if isinstance(step, TakeTurn) and played.state.seats[step.seat].turns == 1 and step.seat in promised:
            assert counted(played.state, step.seat) == promised.pop(step.seat)
            compared_turns += 1
    assert compared_turns >= 7


def test_tiles_and_unlocked_bonuses_count_as_the_rules_count_them() -> None:
    state = with_tracks(give(planning(), 0, hand=HAND), skymine="A1", minerva="E1")
    state = give(state, 0, tiles=(HeldTile("energy"), HeldTile("field"), HeldTile("plus-one")))
    first = {
        company: INDEX.track[track].thresholds[0].after + 1
        for company, track in {"skymine": "A1", "minerva": "E1"}.items()
    }
    state = on_track(on_track(state, 0, "skymine", first["skymine"]), 0, "minerva", first["minerva"])
    form = form_of(state)
    nothing, scientist = said(form, ()), said(form, ("research-1",))
    assert nothing["majority-scientist"] == (0, 0)
    assert scientist["majority-scientist"] == (3, 1), (
        "the card, the field tile and the icon of E1; only one is compared"
    )
    assert nothing["majority-energy"][0] > INDEX.tile["energy"].value, "the tile and the bonus of A1"
    assert [item["plus_one"] for item in form["totals"] if item["kind"] in ("titanium", "carbon", "minerals")] == [
        1
    ] * 3
    assert [item["plus_one"] for item in form["totals"] if item["kind"] in ("scientist", "energy")] == [0] * 2


def test_what_rests_comes_back_a_round_after_it_can_be_picked_up() -> None:
    state = give(planning(), 0, hand=HAND)
    assert asked(state) == Planning()
    assert form_of(state)["resting"] == {"decks": ["B", "C", "D"], "linked": False, "back": 2, "laid_back": 3}
    linked = form_of(give(planning(linked_slots=True), 0, resting=((), ("carbon-1",), (), (), ())))
    assert linked["resting"]["decks"] == ["B"] and linked["resting"]["linked"]


@pytest.mark.parametrize(("round_", "back", "laid_back"), [(5, 6, 7), (6, 7, None), (7, None, None)])
def test_nothing_comes_back_after_the_last_round(round_: int, back: int | None, laid_back: int | None) -> None:
    resting = form_of(replace(planning(), round=round_))["resting"]
    assert (resting["back"], resting["laid_back"]) == (back, laid_back)


def test_nobody_is_told_of_another_plan() -> None:
    state = give(give(planning(), 0, hand=HAND), 1, hand=HAND)
    before = GAME.choices(state, 1)
    state = act(state, 0, PlanCards((None, "carbon-1", "energy-1", None, None)))
    assert GAME.choices(state, 1) == before


def test_a_plan_already_laid_changes_nothing_of_what_cards_are_worth() -> None:
    state = give(planning(), 0, hand=HAND)
    assert form_of(state) == form_of(act(state, 0, PlanCards((None, "carbon-1", None, None, None))))
