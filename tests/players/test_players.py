"""The built-in players play whole games by the contract alone."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from app.players import ANY_MOVE, Level, Player, RandomPlayer, Robots, move_of
from app.players.halving import Stage
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.learned.player import LearnedPlayer
from app.players.skymines.playouts.player import Effort, PlayoutPlayer
from app.players.skymines.robots import ROBOTS
from app.players.skymines.self_taught.player import SelfTaughtPlayer
from app.players.skymines.worth import between, worth
from app.rules.game import Draw, Game, Move, Seat, tag_of
from app.rules.kit.folds import evolve
from app.rules.skymines import components
from app.rules.skymines.vocabulary.moves import PlanCards
from tests.support.games import GAMES
from tests.support.rules.positions import GAME, act, acting, give, planning, seats

THINKING = ("greedy", "beam", "learned", "self-taught", "playouts")


def mind_of(level: str) -> Player:
    """The player of a level; one who plays rounds out does so less often, which takes less time."""
    if level == "playouts":
        return PlayoutPlayer(Effort(plans=(Stage(ways=2, trials=1),), lines=(Stage(ways=2, trials=1),)))
    return ROBOTS.named(level)


def finished(first: str, second: str, seed: int) -> tuple[int, ...]:
    """The totals of a game between two players."""
    draw = random.Random(seed)
    minds = [mind_of(first), mind_of(second)]
    state: Any = GAME.initial()
    events = GAME.new_game({"tracks": "random"}, seats(2), bytes([seed]))
    while True:
        for event in events:
            state = evolve(state, event)
        if not (asked := GAME.to_move(state)):
            outcome = GAME.outcome(state)
            assert outcome is not None
            return outcome.totals
        seat = asked[0]
        events = GAME.decide(state, seat, move_of(minds[seat], GAME, state, seat, draw)).events


def opening(level: str, seed: int, moves: int) -> list[Any]:
    """The first moves of a game between two players of a level."""
    draw, mind = random.Random(seed), mind_of(level)
    state: Any = GAME.initial()
    events = GAME.new_game({"tracks": "random", "tokens": "dealt"}, seats(2), bytes([seed]))
    made: list[Any] = []
    while len(made) < moves:
        for event in events:
            state = evolve(state, event)
        seat = GAME.to_move(state)[0]
        made.append(move_of(mind, GAME, state, seat, draw))
        events = GAME.decide(state, seat, made[-1]).events
    return made


def test_players_are_found_by_their_names() -> None:
    assert all(isinstance(ROBOTS.named(level.name), type(level.player())) for level in ROBOTS.levels)
    with pytest.raises(KeyError):
        ROBOTS.named("no-such-player")


def test_levels_that_a_former_version_had_are_those_of_the_next_weaker_one() -> None:
    assert [ROBOTS.level(number).number for number in ROBOTS.numbers] == list(ROBOTS.numbers)
    last = ROBOTS.levels[-1]
    assert ROBOTS.level(last.number + 1) is last
    assert ROBOTS.level(0) is ROBOTS.levels[0]


def test_the_usual_level_is_the_one_that_says_so_or_the_strongest() -> None:
    strong, stronger = Level(2, "strong", RandomPlayer), Level(3, "stronger", RandomPlayer)
    assert Robots((ANY_MOVE, strong, stronger)).usual is stronger
    usual = replace(strong, usual=True)
    assert Robots((ANY_MOVE, usual, stronger)).usual is usual


def test_levels_that_cannot_be_told_apart_are_refused() -> None:
    for levels in ((), (ANY_MOVE, replace(ANY_MOVE, name="other")), (ANY_MOVE, replace(ANY_MOVE, number=2))):
        with pytest.raises(ValueError, match="robots:"):
            Robots(levels)
    with pytest.raises(ValueError, match="usual"):
        Robots((replace(ANY_MOVE, usual=True), Level(2, "strong", RandomPlayer, usual=True)))


def test_the_same_game_is_played_twice_alike() -> None:
    assert finished("random", "random", 3) == finished("random", "random", 3)


@pytest.mark.parametrize("level", THINKING)
def test_who_thinks_beats_chance_by_far_with_legal_moves_alone(level: str) -> None:
    thinking, chance = finished(level, "random", seed=1)
    assert thinking > 80
    assert thinking > chance + 60


@pytest.mark.parametrize("level", THINKING)
def test_the_same_draws_are_answered_alike(level: str) -> None:
    assert opening(level, seed=4, moves=40) == opening(level, seed=4, moves=40)


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("modules", [{}, {"missions": {}, "belt": {}, "threats": {"threat": "bridge"}}])
def test_no_player_looks_at_what_is_hidden(level: str, modules: dict[str, Any]) -> None:
    """Its move stays the same when orders, decks, others' hands and plans are others, all through a game."""
    mind, chance, draw = mind_of(level), ROBOTS.named("random"), random.Random(6)
    state: Any = GAME.initial()
    options = {"tracks": "random", "tokens": "dealt"} | ({"modules": modules} if modules else {})
    events = GAME.new_game(options, seats(2, lunas=1), bytes([6]))
    compared = set()
    while True:
        for event in events:
            state = evolve(state, event)
        if not (asked := GAME.to_move(state)):
            break
        if (seat := draw.choice(asked)) == GAME.automa_to_move(state):
            events = GAME.decide(state, seat, GAME.automa_move(state)).events
            continue
        move = (mind if seat == 0 else chance).choose(GAME, state, seat, random.Random(state.round))
        if seat == 0:
            compared.add(tag_of(move))
            assert mind.choose(GAME, GAME.imagine(state, 0, draw), 0, random.Random(state.round)) == move
        events = GAME.decide(state, seat, move).events
    assert compared >= {"Plan", "UseEnergy", "PlaceMarker", "UseResources"}


class Cheat:
    """Would plan by the order of the stack, by others' plans and by the seed."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        self.seen.append((state.seed, state.stack, state.supplies, [player.planned for player in state.seats]))
        return game.random_move(state, seat, draw)


def test_a_player_that_looks_at_what_is_hidden_sees_what_is_imagined() -> None:
    state = act(planning(humans=2, lunas=1), 0, PlanCards((None,) * 5))
    cheat = Cheat()
    for seed in range(8):
        move_of(cheat, GAME, state, 1, random.Random(seed))
    seeds, stacks, _, plans = zip(*cheat.seen, strict=True)
    assert len({*seeds, state.seed}) == len({*stacks, state.stack}) == 9
    assert len({planned[0] for planned in plans}) > 4
    other = GAME.imagine(state, 1, random.Random(9))
    assert move_of(cheat, GAME, other, 1, random.Random(0)) == move_of(cheat, GAME, state, 1, random.Random(0))
    assert cheat.seen[-1] == cheat.seen[-2] == cheat.seen[0]


@pytest.mark.parametrize(
    ("game", "level", "kind"),
    [
        ("skymines", 0, RandomPlayer),
        ("skymines", 1, RandomPlayer),
        ("skymines", 2, GreedyPlayer),
        ("skymines", 3, BeamPlayer),
        ("skymines", 4, LearnedPlayer),
        ("skymines", 5, SelfTaughtPlayer),
        ("skymines", 6, PlayoutPlayer),
        ("skymines", 9, PlayoutPlayer),
        ("toy", 1, RandomPlayer),
        ("toy", 2, RandomPlayer),
    ],
)
def test_a_robots_level_says_who_plays(game: str, level: int, kind: type[Player]) -> None:
    assert type(GAMES.robots(game).level(level).player()) is kind


def test_more_is_worth_more() -> None:
    state = acting()
    assert worth(give(state, 0, coins=9), 0) > worth(state, 0)
    assert worth(give(state, 0, tracks=(3, 0, 0, 0)), 0) > worth(give(state, 0, tracks=(0, 0, 0, 0)), 0)
    assert worth(give(state, 1, coins=9), 0) == worth(state, 0)


def test_the_way_to_the_next_value_counts_in_part() -> None:
    values = components.base().components.tank.values
    assert between(values, 0) == 0
    assert between(values, values[0].at) == values[0].value
    assert values[0].value < between(values, values[0].at + 1) < values[1].value
    assert between(values, values[-1].at) == values[-1].value
