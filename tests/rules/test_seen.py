"""What a view says of the table, thing by thing.

Some of these were found by a change of the views that no other test noticed (docs/in-depth.md, "Rules broken on
purpose").
"""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.kit.memo import hand_on
from app.rules.skymines.board.prices import prices_printed
from app.rules.skymines.components.shapes import COMPANIES, SLOTS
from app.rules.skymines.views.views import view
from app.rules.skymines.vocabulary.moves import KeepToken, PlanCards
from app.rules.skymines.vocabulary.state import HeldTile, LunaSlot, PlacedCard, PlacedPlan, State
from tests.support.rules.luna_positions import LUNA, luna_acting, with_luna
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    begun,
    face_up,
    give,
    offered,
    on_moon,
    on_track,
    planning,
)


def seat_of(state: State, number: int, seer: int | None = None) -> dict[str, Any]:
    """What `seer` sees of a seat."""
    found: dict[str, Any] = dict(view(state, seer)["seats"][number])
    return found


# --- the board -----------------------------------------------------------------------------------


def test_sectors_and_spaces_are_shown_by_their_own_numbers() -> None:
    state = on_moon(acting(), "minerva", 5, 24)
    seen = view(state, None)
    assert list(seen["moon"]) == [str(number) for number in range(1, 25)]
    assert {number for number, company in seen["moon"].items() if company} == {"5", "24"}
    prices = prices_printed(state.components, state.display)
    for number, (space, card) in enumerate(zip(seen["display"], state.display, strict=True), 1):
        assert space is not None and space["card"] == card
        assert space["cost"] == prices[number].amount
    empty = view(replace(state, display=(None, *state.display[1:])), None)["display"]
    assert empty == [None, *seen["display"][1:]]


def test_special_plans_lie_face_up_up_to_this_round() -> None:
    state = replace(acting(), round=4)
    assert [(item["round"], item["face_up"]) for item in view(state, None)["specials"]] == [
        (number, number <= 4) for number in state.specials
    ]
    assert {True, False} == {item["face_up"] for item in view(state, None)["specials"]}


def test_the_moons_facts_are_all_but_the_double_lines_which_the_borders_say() -> None:
    facts, moon = GAME.table_facts()["moon"], INDEX.components.moon
    assert set(facts) == (set(moon.__struct_fields__) - {"double"}) | {"globe", "borders", "middles"}
    assert (facts["width"], facts["height"]) == (moon.width, moon.height)


# --- a seat --------------------------------------------------------------------------------------


def test_a_player_who_has_made_a_secret_choice_is_ready_and_luna_always() -> None:
    state = begun(2, 1)
    assert [seat["ready"] for seat in view(state, None)["seats"]] == [False, False, True]
    kept = next(move for move in offered(state, 1) if isinstance(move, KeepToken))
    assert [seat["ready"] for seat in view(act(state, 1, kept), None)["seats"]] == [False, True, True]
    state = planning(2, 1)
    assert [seat["ready"] for seat in view(state, None)["seats"]] == [False, False, True]
    planned = act(state, 0, PlanCards((None,) * 5))
    assert [seat["ready"] for seat in view(planned, None)["seats"]] == [True, False, True]
    assert not any(seat["ready"] for seat in view(acting(2, 1), None)["seats"])


def test_a_seat_holds_a_secret_from_its_choice_until_all_are_shown_and_luna_never() -> None:
    def holding(state: State) -> list[bool]:
        return [GAME.holds_secret(state, seat) for seat in range(len(state.seats))]

    state = begun(2, 1)
    assert holding(state) == [False, False, False]
    kept = next(move for move in offered(state, 1) if isinstance(move, KeepToken))
    assert holding(act(state, 1, kept)) == [False, True, False]
    planned = act(planning(2, 1), 0, PlanCards((None,) * 5))
    assert holding(planned) == [True, False, False]
    assert holding(act(planned, 1, PlanCards((None,) * 5))) == [False, False, False]


def test_a_seat_sees_its_own_secrets_in_their_phase_only() -> None:
    state = give(planning(), 0, planned=("carbon-1", None, None, None, None), rest=("A", "B", "C"))
    assert seat_of(state, 0, 0)["planned"] == ["carbon-1", None, None, None, None]
    assert seat_of(state, 0, 0)["rest"] == []
    assert seat_of(give(state, 0, planned=None), 0, 0)["planned"] is None
    assert seat_of(replace(state, phase="action"), 0, 0)["planned"] is None
    tokens = replace(state, phase="tokens")
    assert (seat_of(tokens, 0, 0)["planned"], seat_of(tokens, 0, 0)["rest"]) == (None, ["A", "B", "C"])
    assert (seat_of(tokens, 0, 1)["token"], seat_of(state, 0, 1)["token"]) == (None, state.seats[0].token)


def test_what_lies_before_a_seat_is_shown_as_it_lies() -> None:
    state = face_up(acting(), 0, "carbon-2", PlacedCard("titanium-1", face_up=False), PlacedCard("A-04", plus_one=True))
    state = give(state, 0, tiles=(HeldTile("energy", False), HeldTile("field")))
    plan = INDEX.components.plans[0].id
    state = give(state, 0, screens=(PlacedPlan(plan), None, *state.seats[0].screens[2:]))
    seen = seat_of(state, 0)
    assert [placed and (placed["card"], placed["face_up"], placed["plus_one"]) for placed in seen["area"]] == [
        ("carbon-2", True, False),
        ("titanium-1", False, False),
        ("A-04", True, True),
        None,
        None,
    ]
    assert seen["tiles"] == [{"tile": "energy", "face_up": False}, {"tile": "field", "face_up": True}]
    assert seen["screens"][:2] == [{"plan": plan, "face_up": True}, None]
    assert seen["luna"] is None


def test_of_lunas_cards_those_face_up_are_named_and_the_others_counted() -> None:
    card, other = list(INDEX.luna_card)[:2]
    slots = (LunaSlot(card, face_up=True), LunaSlot(other), None, None, None)
    state = with_luna(luna_acting(), slots=slots)
    seen = seat_of(state, LUNA)["luna"]
    assert seen["slots"] == [{"card": card, "face_up": True}, {"card": None, "face_up": False}, None, None, None]
    assert (seen["deck"], len(seen["slots"])) == (len(with_luna(state).seats[LUNA].luna.deck), len(SLOTS))  # type: ignore[union-attr]  # this seat is Luna's


def test_shares_of_the_track_and_of_cards_are_added() -> None:
    card = next(card for card in INDEX.components.cards if card.share == "tawac")
    track = INDEX.track[acting().tracks[COMPANIES.index("tawac")]]
    state = on_track(acting(), 0, "tawac", track.last)
    assert INDEX.shares_at[track.id][0] == 0
    on_board = seat_of(state, 0)["shares"]["tawac"]
    assert on_board == INDEX.shares_at[track.id][track.last] > 0
    state = give(state, 0, resting=((card.id,), (), (), (), ()))
    assert seat_of(state, 0)["shares"]["tawac"] == on_board + 1


# --- the whole -----------------------------------------------------------------------------------


def test_a_seats_view_has_its_own_secrets_in_its_place() -> None:
    state = planning(3)
    for seat in range(3):
        seen = view(state, seat)
        assert seen["me"] == seat
        assert [item["seat"] for item in seen["seats"] if item["hand"]["cards"] is not None] == [seat]


def test_a_view_after_another_is_what_it_would_be_by_itself() -> None:
    """What has not changed is taken over; whatever has changed is not."""
    first = acting(3)
    states = [
        first,
        give(first, 1, coins=9),
        replace(first, phase="planning"),
        on_moon(first, "tawac", 3),
        replace(first, tracks=tuple(reversed(first.tracks))),
        replace(first, display=(None, *first.display[1:])),
        replace(first, markers=(("discard", 2),)),
        replace(first, seats=first.seats[:2]),
        acting(2),
        acting(2, 1),
    ]
    alone = []
    for state in states:
        view(acting(4), None)  # so that nothing is taken over
        alone.append(view(replace(state), None))
    for state, own in zip(states, alone, strict=True):
        for before in states:
            view(replace(before), None)
            assert view(replace(state), None) == own


def test_seats_that_have_not_changed_are_taken_over_as_they_are() -> None:
    """Of each table by itself, when several are shown in turn."""
    states = [acting(3), acting(3)]
    before = [view(state, None) for state in states]
    for state, seen in zip(states, before, strict=True):
        later = give(state, 1, coins=9)
        hand_on(state, later)
        after = view(later, None)
        assert [after["seats"][seat] is seen["seats"][seat] for seat in range(3)] == [True, False, True]
        assert after["display"] is seen["display"]
        assert after["seats"][1]["area"] is seen["seats"][1]["area"]


def test_a_move_hands_on_what_was_shown_before_it() -> None:
    state = acting(2)
    before = view(state, None)
    after = view(GAME.decide(state, 0, GAME.choices(state, 0).moves[0]).after, None)
    assert after["seats"][1] is before["seats"][1] and after["moon"] is before["moon"]


def test_scores_and_winners_are_there_once_the_game_is_over() -> None:
    state = acting()
    assert (view(state, None)["scores"], view(state, None)["winners"]) == (None, [])
    totals = tuple((total, 0, 0, 0, 0, 0, 0) for total in (10, 20))
    over = replace(state, totals=totals, phase="finished", agenda=(), round=7)
    seen = view(over, None)
    assert seen["winners"] == [1] and seen["scores"] is not None and [item["seat"] for item in seen["scores"]] == [0, 1]
    assert "undecided" not in seen
    assert set(seen["stations"]) == set(COMPANIES)


@pytest.mark.parametrize("seat", [None, 0])
def test_nobody_is_to_move_where_nothing_is_asked(seat: int | None) -> None:
    assert view(replace(acting(), agenda=()), seat)["to_move"] == []
    assert view(acting(), seat)["to_move"] == [0]
