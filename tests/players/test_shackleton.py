"""The robots of Shackleton Base: each level plays better than the one below, and sees where a move leads."""

import random
from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from app.players import move_of
from app.players.shackleton.ahead import further
from app.players.shackleton.beam import BeamPlayer
from app.players.shackleton.modules.mars import astronaut_vp
from app.players.shackleton.robots import ROBOTS
from app.players.shackleton.worth import worth
from app.rules.game import Move, SeatSetup
from app.rules.kit.agenda import question
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.components import base, known
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.modules.artemis.vocabulary import Artemis
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen, Farm
from app.rules.shackleton.modules.mars.vocabulary import Aboard, Mars
from app.rules.shackleton.modules.mining.vocabulary import Mining
from app.rules.shackleton.modules.robotics.vocabulary import Robotics
from app.rules.shackleton.modules.selenium.vocabulary import Selenium
from app.rules.shackleton.modules.sky_watch.vocabulary import SkyWatch
from app.rules.shackleton.vocabulary.moves import (
    FinishRearranging,
    Rearrange,
    SwapAstronaut,
    TakeCommand,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn, RearrangeBase
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import FinishRound
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    NESTORE,
    in_action,
    play,
    with_base,
    with_seat,
    with_stock,
    with_structures,
)

SEEDS = range(3)
HOME = ((FABIO, "dome-1"),)


def totals(*levels: str) -> list[float]:
    """The mean totals of seats of these levels in a few games."""
    return [mean(seat) for seat in zip(*(_game(levels, seed) for seed in SEEDS), strict=True)]


def _game(levels: tuple[str, ...], seed: int) -> tuple[int, ...]:
    draw, minds = random.Random(seed), [ROBOTS.named(level) for level in levels]
    seats = [SeatSetup(kind="human", name=level) for level in levels]
    state: Any = GAME.fold(GAME.initial(), GAME.new_game({"corporations": "first"}, seats, bytes([seed])))
    while asked := GAME.to_move(state):
        state = GAME.decide(state, asked[0], move_of(minds[asked[0]], GAME, state, asked[0], draw)).after
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.totals


def test_each_level_plays_better_than_the_one_below() -> None:
    by_chance, by_move, by_turn = totals("random", "move", "turn")
    assert by_chance < by_move < by_turn


def test_a_line_leads_to_the_end_of_the_turn() -> None:
    """Each move of it is offered, and behind the last one the turn asks nothing more."""
    state = with_structures(with_stock(in_action(2), FABIO, credits=4, titanium=3, rare_earth=2), {"O1": HOME})
    line = BeamPlayer().line(GAME, state, FABIO, random.Random(1))
    assert len(line) > 1
    assert isinstance(question(play(state, *line)), ConfirmEndOfTurn)


def test_a_wider_beam_finds_a_better_end_of_the_turn() -> None:
    """Of three factories the first one that brings most is not among the three that bring most together."""
    state = with_stock(in_action(2, ("mars", "mining", "robotics")), FABIO, credits=7, titanium=3, rare_earth=2)
    state = with_structures(replace(state, gateway=(1, 1, 1)), {"O1": HOME})
    ends = [play(state, *BeamPlayer(width=width).line(GAME, state, FABIO, random.Random(1))) for width in (1, 8)]
    narrow, wide = (worth(end, FABIO) for end in ends)
    assert narrow < wide


def test_what_follows_a_swapped_astronaut_is_looked_at() -> None:
    """Canada A swaps an astronaut for one of the Gateway before the action that it is worth most for."""
    state = with_seat(replace(in_action(2), gateway=(0, 0, 1)), FABIO, leader="canada-a", astronauts=(1, 0, 0))
    state = with_stock(state, FABIO, credits=2)
    swapped = play(state, SwapAstronaut("engineer", "scientist"))
    assert {type(move) for move in further(swapped, FABIO) or ()} >= {TakeCommand, VisitGateway}
    assert further(state, FABIO) is None, "another turn has begun"


def rearranging(state: State) -> State:
    """The same at the moment when the seat rearranges its base."""
    state = with_seat(state, FABIO, astronauts=(0, 0, 0), tile="1-1")
    return replace(state, phase="maintenance", turn=None, agenda=(FinishRound(), RearrangeBase(FABIO)))


def chosen(state: State, level: str = "turn") -> Move:
    """What a robot does."""
    return move_of(ROBOTS.named(level), GAME, state, FABIO, random.Random(1))


def test_astronauts_go_where_they_are_worth_most_and_then_stay() -> None:
    """A Laboratory scores at the end; until then an engineer in a Dome mines Titanium."""
    state = rearranging(with_base(in_action(2), FABIO, laboratory_engineer=(), dome_1=("engineer",)))
    assert isinstance(chosen(state), FinishRearranging)
    state = replace(state, round=3)
    assert chosen(state) == Rearrange("engineer", "dome-1", "laboratory-engineer")
    assert isinstance(chosen(play(state, chosen(state))), FinishRearranging)


def test_what_waits_is_worth_less_than_what_works() -> None:
    bare = with_seat(in_action(2), FABIO, waiting=None)
    waits = with_seat(with_base(bare, FABIO, dome_1=()), FABIO, waiting="scientist")
    works = with_base(bare, FABIO, dome_1=("scientist",))
    assert worth(bare, FABIO) < worth(waits, FABIO) < worth(works, FABIO)


def test_costs_that_cannot_be_paid_press_more_the_later_it_is() -> None:
    """Without Credits, three structures are a greater burden once the astronauts are deployed."""
    early = with_base(in_action(2), FABIO, dome_1=(), dome_2=(), dome_3=())
    late = with_seat(early, FABIO, astronauts=(0, 0, 1), tile="1-1")
    rich_early, rich_late = (with_seat(state, FABIO, stock={"credits": 3}) for state in (early, late))
    assert worth(rich_late, FABIO) - worth(late, FABIO) > worth(rich_early, FABIO) - worth(early, FABIO)


def board(corporation: str, projects: tuple[str, ...] = ()) -> State:
    """A turn with this corporation among three, where Fabio has funded these projects."""
    others = tuple(name for name in ("mining", "robotics", "artemis") if name != corporation)[:2]
    return with_seat(in_action(2, (corporation, *others)), FABIO, waiting=None, projects=projects)


def by_fabio(value: Any, other: Any) -> tuple[Any, ...]:
    """Of each seat, this of Fabio."""
    return tuple(value if seat == FABIO else other for seat in range(2))


def test_a_tourist_that_waits_has_a_place_in_prospect() -> None:
    def waiting(*tourists: int, projects: tuple[str, ...] = ()) -> float:
        state = board("artemis", projects=projects)
        return worth(with_part(state, replace(part(state, Artemis), arrivals=by_fabio(tourists, ()))), FABIO)

    assert waiting() < waiting(1) < waiting(1, 2)
    arena = ("low-gravity-arena",)
    assert waiting(1, projects=arena) - waiting(projects=arena) > waiting(1) - waiting()


def test_steps_of_the_track_and_defence_are_worth_something() -> None:
    def at(steps: int, defence: int = 0) -> float:
        state = board("sky-watch")
        kept = replace(part(state, SkyWatch), steps=by_fabio(steps, 0))
        return worth(with_part(state, replace(kept, defence=by_fabio(defence, 0))), FABIO)

    assert at(1) < at(4) < at(7)
    assert at(4) < at(4, defence=2)


def test_an_empty_place_aboard_the_ship_is_worth_something() -> None:
    state = with_base(board("mars"), FABIO, workshop_engineer=())

    def aboard(*crew: Astronaut) -> float:
        return worth(with_part(state, Mars(ship={"2b": Aboard(FABIO, "workshop-engineer", crew)})), FABIO)

    assert worth(state, FABIO) < aboard() < aboard("engineer") < aboard("engineer", "engineer")


def test_what_an_astronaut_aboard_scores_is_read_from_the_set() -> None:
    fourth = next(digest for digest in known() if digest.startswith("4c5cdb0f"))
    assert (astronaut_vp(fourth), astronaut_vp(base().digest)) == (2, 1)


def test_farms_will_pay_their_planter() -> None:
    def farm(size: int, seat: int) -> float:
        return worth(with_part(board("evergreen"), Evergreen({"O1": Farm(size, seat)})), FABIO)

    assert farm(1, NESTORE) < farm(1, FABIO) < farm(3, FABIO)
    assert farm(3, FABIO) - farm(3, NESTORE) > 3


def test_plants_are_worth_more_the_nearer_a_farm_is() -> None:
    """In a sector with an own Dome there is room for farms of size 2 and 3."""
    board_only = board("evergreen")
    at_home = with_structures(board_only, {"O1": ((FABIO, "dome-1"),)})

    def plants(state: State, amount: int) -> float:
        return worth(with_stock(state, FABIO, plant=amount), FABIO) - worth(state, FABIO)

    assert plants(at_home, 1) > plants(board_only, 1), "without a structure there is nowhere to plant"
    assert plants(at_home, 3) - plants(at_home, 2) > plants(at_home, 1)


def test_samples_are_worth_more_where_an_open_experiment_asks_for_them() -> None:
    def having(**samples: int) -> float:
        state = with_stock(board("selenium"), FABIO, **samples)
        return worth(with_part(state, replace(part(state, Selenium), shown={"N": "small-physics-2"})), FABIO)

    assert having(alpha=2) == having(gamma=2) < having(beta=2)


def project_worth(project: str, state: State, rounds_over: int = 0) -> float:
    """What having funded a project adds to a position of Fabio's, behind so many rounds."""
    state = replace(state, round=1 + rounds_over)
    have = state.seats[FABIO].projects
    return round(worth(with_seat(state, FABIO, projects=(*have, project)), FABIO) - worth(state, FABIO), 6)


PROJECTS = tuple((project, str(corporation)) for project, corporation in base().corporation_of.items())


@pytest.mark.parametrize(("project", "corporation"), PROJECTS, ids=[project for project, _ in PROJECTS])
def test_an_effect_brings_no_more_the_later_it_comes(project: str, corporation: str) -> None:
    """Each project is worth its printed VP at least, and never more than when more of the game is still to come."""
    state = board(corporation)
    worths = [project_worth(project, state, rounds) for rounds in range(3)]
    assert worths == sorted(worths, reverse=True)
    assert min(worths) >= base().project[project].vp


def test_effects_are_worth_more_to_who_does_what_they_are_for() -> None:
    """Mass Driver scores for each shipment, Automation Award for each factory at the end."""
    state = board("mining")
    shipped = with_part(state, replace(part(state, Mining), shipped=by_fabio((1, 1, 2), ())))
    assert project_worth("mass-driver", shipped, 1) > project_worth("mass-driver", state, 1)
    built = with_part(state, replace(part(state, Robotics), factories=by_fabio(("top-left", "top-right"), ())))
    assert project_worth("automation-award", built, 1) > project_worth("automation-award", state, 1) + 2
