"""Games of every kind: they begin as their options say, end, and end as they say; states and logs can be kept."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from app.play.replay import Point
from app.play.sharing import with_shared_texts
from app.rules.game import BadOptions, Outcome, SeatSetup
from tests.support.cases import Case
from tests.support.conformance.watching import watchers

SEEDS = (1, 2)
ENTROPY = bytes(range(32))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_and_ranks_its_seats(case: Case, seed: int) -> None:
    game, [*_, last] = case.game, case.play(seed)
    outcome = game.outcome(last.after)
    assert isinstance(outcome, Outcome)
    assert len(outcome.totals) == len(outcome.places) == len(case.seats)
    assert all(len(tie_break.values) == len(case.seats) for tie_break in outcome.tie_breaks)
    best = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    view = game.view(last.after, None)
    assert outcome.winners == best or (outcome.winners == () and view["undecided"])
    assert tuple(view["winners"]) == outcome.winners
    assert tuple(seat["total"] for seat in game.standing(last.after)["seats"]) == outcome.totals
    assert game.to_move(last.after) == ()
    assert game.automa_to_move(last.after) is None
    assert not any(game.choices(last.after, seat).step for seat in range(len(case.seats)))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_game_itself_keeps_is_kept(case: Case, seed: int) -> None:
    for played in case.play(seed):
        case.check(played)


def test_no_outcome_stands_before_the_end(case: Case) -> None:
    [*before, last] = case.play(1)
    assert all(case.game.outcome(played.after) is None for played in before[:: case.every])
    assert all(not case.game.view(played.after, None)["winners"] for played in before[:: case.every])
    assert case.game.outcome(last.after) is not None


def test_each_total_is_made_of_its_categories(case: Case) -> None:
    for played in case.sampled(1):
        for seat in case.game.standing(played.after)["seats"]:
            assert seat["total"] == sum(category["total"] for category in seat["categories"])


def test_the_log_replays_to_the_live_state(case: Case) -> None:
    """`decide` returns the state that its events lead to, however they are folded."""
    game, state = case.game, case.game.initial()
    for played in case.play(3):
        before = state
        for event in played.events:
            state = game.evolve(state, event)
        assert state == played.after == game.fold(before, played.events)
    assert game.encode_state(state) == game.encode_state(played.after)


def test_states_events_and_moves_come_back_from_their_bytes(case: Case) -> None:
    game = case.game
    for played in case.sampled(4):
        data = game.encode_state(played.after)
        assert game.decode_state(data) == played.after
        assert game.encode_state(game.decode_state(data)) == data
        events = game.encode_events(played.events)
        assert game.decode_events(events) == list(played.events)
        assert game.encode_events(game.decode_events(events)) == events
        if played.move is not None:
            assert game.decode_move(game.encode_move(played.move)) == played.move


def test_a_state_with_shared_texts_is_encoded_and_played_on_as_the_game_itself(case: Case) -> None:
    """Its bytes are the same, before an event and behind it: digests are made of them."""
    game, before = case.game, case.game.initial()
    for played in case.play(6):
        (point,) = with_shared_texts([Point(1, None, before)])
        assert game.encode_state(point.state) == game.encode_state(before)
        after = game.fold(point.state, game.decode_events(game.encode_events(played.events)))
        assert game.encode_state(after) == game.encode_state(played.after)
        before = played.after


def test_tables_share_the_texts_of_their_states(case: Case) -> None:
    game, [*_, last] = case.game, case.play(7)
    data = game.encode_state(last.after)
    first, second = (with_shared_texts([Point(1, None, game.decode_state(data))])[0].state for _ in range(2))
    assert first == second == last.after
    assert {id(text) for text in texts_in(first)} == {id(text) for text in texts_in(second)}


def texts_in(value: Any) -> Iterator[str]:
    """All texts in a value, but for those in sets."""
    if isinstance(value, str):
        yield value
    parts = msgspec.structs.astuple(value) if isinstance(value, Struct) else value
    for part in [*parts, *parts.values()] if isinstance(parts, dict) else parts if isinstance(parts, tuple) else ():
        yield from texts_in(part)


def test_a_snapshot_is_seen_and_played_on_as_the_game_itself(case: Case) -> None:
    """In the same order, too: choices, categories of the score."""
    game = case.game
    for played in case.sampled(5):
        decoded = game.decode_state(game.encode_state(played.after))
        assert game.standing(decoded) == game.standing(played.after)
        for seat in watchers(game, played.after):
            assert game.view(decoded, seat) == game.view(played.after, seat)
            assert seat is None or game.choices(decoded, seat) == game.choices(played.after, seat)
        if played.move is not None and played.seat is not None:
            again = game.decode_state(game.encode_state(played.before))
            assert game.decide(again, played.seat, played.move).events == played.events


def test_the_same_entropy_begins_the_same_game(case: Case) -> None:
    game = case.game
    first, same, other = (
        game.encode_events(game.new_game(case.options, case.setups(), entropy))
        for entropy in (ENTROPY, ENTROPY, ENTROPY[::-1])
    )
    assert first == same
    assert (first != other) == case.chance


def test_it_is_known_what_it_is_begun_with(case: Case) -> None:
    game, [start, *_] = case.game, case.play(1)
    game.check_options(case.options, case.setups())
    assert not game.has_carried_over(case.options)
    assert game.components(start.after) in game.component_sets()
    assert game.begins_like(game.version())
    assert game.name == case.registration.name


def test_bad_options_are_refused_by_name(case: Case) -> None:
    with pytest.raises(BadOptions):
        case.game.check_options({**case.options, "no-such-option": 1}, case.setups())
    with pytest.raises(BadOptions):
        case.game.check_options(case.options, [])


def test_every_level_of_its_automa_can_be_seated(case: Case) -> None:
    """Beside one person: a game need not let more play against it."""
    people = [seat for seat in case.setups() if seat.kind != "automa"][:1]
    for level, name in case.game.automas.items():
        case.game.check_options(case.options, [*people, SeatSetup(kind="automa", name=name, level=level)])
        assert name


def test_a_rematch_begins(case: Case) -> None:
    game, [*_, last] = case.game, case.play(1)
    options = game.rematch_options(case.options, last.after, {})
    game.check_options(options, case.setups())
    assert game.new_game(options, case.setups(), ENTROPY)


def test_rounds_are_told_alike_everywhere(case: Case) -> None:
    """`round_of`, views and standings name the same one; a game without rounds has none anywhere."""
    game, rounds = case.game, set()
    for played in case.sampled(2):
        number = game.round_of(played.after)
        rounds.add(number)
        assert game.standing(played.after)["round"] == number
        assert {game.view(played.after, seat)["round"] for seat in watchers(game, played.after)} == {number}
        begun = [began.round for began in game.turns_begun(played.events) if began.round is not None]
        assert begun[-1:] in ([], [number])
    assert None not in rounds or rounds == {None}


def test_robots_of_every_level_play_by_the_rules(case: Case) -> None:
    game, robots = case.game, case.registration.robots
    for number in robots.numbers:
        player, draw = robots.level(number).player(), random.Random(number)
        for played in list(case.sampled(6))[:20]:
            for seat in game.to_move(played.after):
                game.decide(played.after, seat, player.choose(game, played.after, seat, draw))
