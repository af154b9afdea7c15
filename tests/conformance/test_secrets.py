"""Nobody is sent what they may not know: whatever is hidden from a watcher, it is sent the same."""

import random

from tests.support.cases import Case
from tests.support.conformance.watching import seen_by, shown_to, thought_through, told_to, watchers


def test_what_is_seen_does_not_depend_on_what_is_hidden(case: Case) -> None:
    game, draw = case.game, random.Random(1)
    for played in case.sampled(1):
        for seat in watchers(game, played.after):
            other = case.exchange(played.after, seat, draw)
            assert seen_by(game, other, seat) == seen_by(game, played.after, seat)


def test_the_suite_exchanges_what_is_secret(case: Case) -> None:
    """States that are exchanged do differ where a game has secrets, else the tests above would hold of any game."""
    game, draw = case.game, random.Random(2)
    [start, *_] = case.play(2)
    assert any(case.exchange(start.after, None, draw) != start.after for _ in range(5)) == case.secrets
    assert game.decode_state(game.encode_state(case.exchange(start.after, None, draw)))


def test_a_premove_does_not_look_at_what_is_hidden(case: Case) -> None:
    game, draw = case.game, random.Random(3)
    for played in case.sampled(3):
        for seat in range(len(case.seats)):
            wanted = [draw.randrange(100) for _ in range(4)]
            other = case.exchange(played.after, seat, draw)
            assert thought_through(game, other, seat, wanted) == thought_through(game, played.after, seat, wanted)


def test_a_move_that_reveals_nothing_is_told_alike(case: Case) -> None:
    """What follows from a mover's own knowledge is the same for all, whatever is hidden from the mover."""
    game, draw = case.game, random.Random(4)
    for played in case.sampled(4):
        if played.seat is None or played.move is None or game.is_boundary(played.events):
            continue
        other = case.exchange(played.before, played.seat, draw)
        decision = game.decide(other, played.seat, played.move)
        for seat in watchers(game, played.after):
            assert told_to(game, other, decision.events, decision.after, seat) == told_to(
                game, played.before, played.events, played.after, seat
            )


def test_what_is_redacted_stays_so_and_can_be_kept(case: Case) -> None:
    game = case.game
    for played in case.play(5):
        for seat in watchers(game, played.after):
            shown = shown_to(game, played.events, seat)
            assert shown_to(game, shown, seat) == shown
            assert game.decode_events(game.encode_events(shown)) == shown


def test_no_event_names_what_stays_hidden(case: Case) -> None:
    """The start, too, which has no state before it to exchange: ids that are hidden behind a move as before it."""
    game = case.game
    for played in case.sampled(8):
        for seat in watchers(game, played.after):
            hidden = set(case.hidden(played.after, seat))
            if played.seat is not None:
                hidden &= set(case.hidden(played.before, seat))
            shown = game.encode_events(shown_to(game, played.events, seat)).decode()
            assert not [name for name in hidden if f'"{name}"' in shown]


def test_what_only_a_seat_may_know_no_spectator_does(case: Case) -> None:
    """A spectator is shown no event more than any seat is."""
    game = case.game
    for played in case.sampled(6):
        of_nobody = [type(event) for event in shown_to(game, played.events, None)]
        for seat in range(len(case.seats)):
            seen = [type(event) for event in shown_to(game, played.events, seat)]
            assert all(seen.count(kind) >= of_nobody.count(kind) for kind in set(of_nobody))


def test_secret_answers_are_known_to_be_there(case: Case) -> None:
    """A seat that `holds_secret` is `ready` for everybody; without a secret an automa alone may be."""
    game = case.game
    for played in case.sampled(7):
        for number, seat in enumerate(game.view(played.after, None)["seats"]):
            holds, ready = game.holds_secret(played.after, number), bool(seat.get("ready"))
            assert ready or not holds
            assert holds or not ready or case.setups()[number].kind == "automa"
