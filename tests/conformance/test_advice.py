"""Advice in games with a robot that knows them: it can be followed, it tells what the seat may see, and it depends on
nothing that the seat may not know."""

import random

from app.play.thinkers import Position
from app.players.advice import Advice
from app.rules.game import Seat
from tests.support.cases import Case

MAX_ADVISED = 4
"""Positions of a game: `playouts` plays dozens of rounds out for each of them."""


def advice(case: Case, state: object, seat: Seat) -> Advice:
    """What the case's adviser says on the seat, as a server asks it."""
    player, analyst = case.registration.robots.advisers[0](), case.registration.analyst
    position = Position(case.game, state, seat, "table/1/0")
    return position.weighed(player, analyst, position.line_advised(player, analyst))


def positions(case: Case) -> list[tuple[object, Seat]]:
    """Some positions of a game, from its beginning to its end, and a seat that is asked in each."""
    draw = random.Random(case.label)
    asked = [(played.after, seat) for played in case.sampled(3) for seat in case.game.to_move(played.after)]
    return draw.sample(asked, min(MAX_ADVISED, len(asked)))


def test_it_can_be_followed_and_depends_on_nothing_that_the_seat_may_not_know(advised_case: Case) -> None:
    case, game = advised_case, advised_case.game
    asked = positions(case)
    for state, seat in asked:
        found = advice(case, state, seat)
        ways = (found.best, *found.others)
        for way in ways:
            game.decide(state, seat, way.moves[0].move)
            assert way.moves[0].step == game.choices(state, seat).step
            assert game.decode_events(game.encode_events(way.events)) == list(way.events)
            assert all(game.redact(event, seat) == event for event in way.events)
            game.tell(state, way.events)
        firsts = [way.moves[0].move for way in ways]
        assert len(firsts) == len({game.encode_move(move) for move in firsts})
        assert advice(case, game.imagine(state, seat, random.Random("exchanged")), seat) == found
    assert asked
