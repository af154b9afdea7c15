"""What a seat may see: B-203 to B-206. Views, choices, events and sentences of what it may not know are equal."""

import random
from typing import Any

import msgspec
import pytest

from app.rules.skymines.vocabulary import moves
from app.rules.skymines.vocabulary.events import CardAcquired, CardsPlanned, GameStarted, TokenKept
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.noninterference import check_hidden, seen_by, told_to, watchers
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME, act, acting, begun, give, planning, seats

GAMES = range(18)


@pytest.mark.rule("B-203", "B-204", "B-205")
@pytest.mark.parametrize("seed", GAMES)
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_sent(seed: int) -> None:
    draw = random.Random(seed)
    for played in play(seed):
        check_hidden(played, draw)


@pytest.mark.rule("B-205")
@pytest.mark.parametrize("seed", range(9))
def test_no_hidden_card_or_plan_is_named_in_any_view(seed: int) -> None:
    for played in play(seed):
        for seat in watchers(played.state):
            sent = seen_by(played.state, seat)
            assert not [name for name in _hidden(played.state) if f'"{name}"'.encode() in sent]


def _hidden(state: State) -> list[str]:
    """Seed, stack, supplies, and the Luna cards that no face-up card names, with one Luna only."""
    names = [state.seed, *state.stack, *(plan for plans in state.supplies.values() for plan in plans)]
    lunas = [player.luna for player in state.seats if player.luna is not None]
    if len(lunas) == 1:
        names += [*lunas[0].deck, *lunas[0].grade_two]
        names += [slot.card for slot in lunas[0].slots if slot is not None and not slot.face_up]
    return names


@pytest.mark.rule("B-203")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = planning()
    own, others = GAME.view(state, 0)["seats"]
    assert own["hand"] == {"count": 7, "cards": list(state.seats[0].hand)}
    assert others["hand"] == {"count": 7, "cards": None}
    assert all(seat["hand"]["cards"] is None for seat in GAME.view(state, None)["seats"])


@pytest.mark.rule("B-203")
def test_dealt_tokens_are_shown_to_their_owner_only() -> None:
    state = begun(tokens="dealt")
    dealt = state.seats[0].dealt
    assert GAME.view(state, 0)["seats"][0]["dealt"] == list(dealt)
    assert GAME.view(state, 1)["seats"][0]["dealt"] == []
    [started] = [
        event for event in GAME.new_game({"tokens": "dealt"}, seats(2, 1), b"x") if isinstance(event, GameStarted)
    ]
    shown = GAME.redact(started, 0)
    assert isinstance(shown, GameStarted)
    assert shown.seats[0].dealt == started.seats[0].dealt and shown.seats[1].dealt == ()


@pytest.mark.rule("B-203")
def test_a_kept_token_stays_secret_until_all_have_kept_one() -> None:
    state = begun()
    token = GAME.choices(state, 0).moves[0]
    events = GAME.decide(state, 0, token).events
    kept = [event for event in events if isinstance(event, TokenKept)]
    assert [GAME.redact(event, 1) for event in kept] == [TokenKept(0, "", ("", "", ""))]
    state = act(state, 0, token)
    assert GAME.view(state, 1)["seats"][0]["token"] is None
    assert GAME.view(state, 1)["seats"][0]["ready"] is True
    assert GAME.view(state, 1)["seats"][0]["rest"] == []
    assert isinstance(token, moves.KeepToken)
    mine = GAME.view(state, 0)["seats"][0]
    assert (mine["token"], mine["rest"]) == (token.token, list(token.rest))


@pytest.mark.rule("B-204")
def test_neither_the_view_nor_the_log_tells_how_many_cards_were_planned() -> None:
    state = planning()
    card = state.seats[0].hand[0]
    plans = [moves.PlanCards((None,) * 5), moves.PlanCards((None, card, None, None, None))]
    sent = {
        (told_to(state, GAME.decide(state, 0, plan).events, 1)[0], seen_by(act(state, 0, plan), 1)) for plan in plans
    }
    assert len(sent) == 1
    after = GAME.view(act(state, 0, plans[1]), 1)["seats"][0]
    assert after["hand"]["count"] == 7 and after["planned"] is None and after["ready"] is True
    assert GAME.view(act(state, 0, plans[1]), 0)["seats"][0]["planned"] == [None, card, None, None, None]


@pytest.mark.rule("B-204")
def test_only_the_planner_reads_the_planned_cards_in_the_log() -> None:
    event = CardsPlanned(0, ("carbon-1", None, None, None, None))
    assert GAME.redact(event, 0) == event
    assert GAME.redact(event, 1) == CardsPlanned(0, ())
    assert GAME.redact(event, None) == CardsPlanned(0, ())


@pytest.mark.rule("B-205")
def test_the_set_up_is_sent_without_seed_and_orders() -> None:
    started = GAME.new_game({}, seats(2, 1), b"secret")[0]
    shown: Any = GAME.redact(started, 0)
    assert isinstance(started, GameStarted) and started.seed and started.stack
    assert (shown.seed, shown.stack, shown.supplies) == ("", (), {})
    assert all(seat.deck == () and seat.grade_two == () for seat in shown.seats)


@pytest.mark.rule("B-206")
def test_what_lies_open_is_sent_to_everyone() -> None:
    state = give(acting(humans=2, lunas=1), 0, coins=4, resting=(("carbon-1",), (), (), (), ("energy-1",)))
    for seat in (None, 1):
        view = GAME.view(state, seat)
        first = view["seats"][0]
        assert (first["coins"], first["markers"]) == (4, state.seats[0].markers)
        assert first["resting"] == [["carbon-1"], [], [], [], ["energy-1"]]
        assert [space and space["card"] for space in view["display"]] == list(state.display)
        assert list(view["research"].values()) == list(state.plans)
        assert view["discards"] == list(state.discards)
        assert view["stations"]["tawac"]["home"] == 15


@pytest.mark.rule("B-206")
def test_a_card_is_open_at_the_moment_when_it_is_acquired() -> None:
    event = CardAcquired(0, 3, "A-03", units=2)
    assert [GAME.redact(event, seat) for seat in (None, 0, 1)] == [event] * 3


def test_the_view_of_a_state_is_plain_and_names_each_seat_once() -> None:
    view = GAME.view(acting(humans=3, lunas=1), 2)
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
    assert [seat["seat"] for seat in view["seats"]] == [0, 1, 2, 3]
    assert view["me"] == 2 and view["phase"] == "action" and view["to_move"] == [0]
