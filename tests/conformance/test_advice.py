"""Advice in games with a robot that knows them: it can be followed, it tells what the seat may see, and it depends on
nothing that the seat may not know."""

import random

from app.play.thinkers import Position
from app.players.advice import Advice
from app.rules.game import Seat
from tests.support.cases import Case


def advice(case: Case, state: object, seat: Seat) -> Advice:
    """What the case's adviser says on the seat, as a server asks it."""
    player, analyst = case.registration.robots.advisers[0](), case.registration.analyst
    position = Position(case.game, state, seat, "table/1/0")
    return position.weighed(player, analyst, position.line_advised(player, analyst))


def test_its_moves_are_offered_and_what_comes_of_them_can_be_told(advised_case: Case) -> None:
    case, game = advised_case, advised_case.game
    asked = 0
    for played in case.sampled(3):
        for seat in game.to_move(played.after):
            asked += 1
            found = advice(case, played.after, seat)
            for way in (found.best, *found.others):
                game.decide(played.after, seat, way.moves[0].move)
                assert way.moves[0].step == game.choices(played.after, seat).step
                assert game.decode_events(game.encode_events(way.events)) == list(way.events)
                assert all(game.redact(event, seat) == event for event in way.events)
                game.tell(played.after, way.events)
            firsts = [way.moves[0].move for way in (found.best, *found.others)]
            assert len(firsts) == len({game.encode_move(move) for move in firsts})
    assert asked


def test_it_is_the_same_whatever_the_seat_may_not_know(advised_case: Case) -> None:
    case, game = advised_case, advised_case.game
    for played in case.sampled(4):
        for seat in game.to_move(played.after):
            other = game.imagine(played.after, seat, random.Random("exchanged"))
            assert advice(case, other, seat) == advice(case, played.after, seat)
