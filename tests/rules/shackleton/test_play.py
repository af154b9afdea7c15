"""Whole games by random moves: offered equals enforced, pieces are conserved, nobody falls below zero."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import get_args

import pytest

from app.rules.game import Line, Move, SeatSetup
from app.rules.kit.parts import part
from app.rules.shackleton.board.corporations import AWAY, in_order
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS, DIRECTIONS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.artemis.places import board_of, places
from app.rules.shackleton.modules.artemis.vocabulary import Artemis
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen
from app.rules.shackleton.modules.mars.ship import modules
from app.rules.shackleton.modules.mars.vocabulary import Mars
from app.rules.shackleton.modules.robotics.factories import fields, tiles_left
from app.rules.shackleton.modules.robotics.vocabulary import Robotics
from app.rules.shackleton.modules.selenium.tiles import tiles
from app.rules.shackleton.modules.selenium.vocabulary import Selenium
from app.rules.shackleton.modules.sky_watch.track import programmes, section_at
from app.rules.shackleton.modules.sky_watch.vocabulary import SkyWatch
from app.rules.shackleton.vocabulary.moves import AnyMove, ClaimGoal, Fund, UseProject
from app.rules.shackleton.vocabulary.nouns import NEUTRAL
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME

ACTIONS = 18
SEATS = (2, 3, 4)
SETS = tuple(combinations(CORPORATIONS, 3))
OF_BASE = get_args(AnyMove)
EAGER = (Fund, UseProject, ClaimGoal)
"""Moves of the base with which corporations get into play."""
EAGERNESS = 0.6
HIDING = tuple(sorted(CORPORATIONS, key=lambda name: not GAME.rules.module(name).redaction.hides))[:3]
"""Three corporations, those that hide anything first."""
SHOWN_EVERY = 7
"""At every so many moves all that is shown is made."""


def check(state: State) -> None:
    """What holds in every state."""
    table = tables(state)
    for seat, player in enumerate(state.seats):
        assert all(amount >= 0 for amount in player.stock.values())
        assert player.vp >= 0
        assert 0 <= player.reputation <= table.reputation.last
        assert all(len(housed) <= table.size(piece) for piece, housed in player.built.items())
        placed = Counter(
            building.piece
            for sector in state.sectors.values()
            for building in sector.buildings
            if building.owner == seat
        )
        away = {piece for _, gone in in_order(state, AWAY) for piece in gone(state, seat)}
        assert set(placed) == set(player.built) - away
        assert set(placed.values()) <= {1}
        assert len(player.goals) <= table.goals.markers
        assert set(player.turned) <= set(player.projects)
    _check_sectors(state)
    _check_boards(state)
    for name in CHECKED.keys() & set(state.corporations):
        CHECKED[name](state)
    assert 0 <= state.energy <= table.energy.last
    assert min(state.gateway) >= 0


def _check_sectors(state: State) -> None:
    """One structure a size and a seat, room for six; panels are conserved."""
    table = tables(state)
    for sector in state.sectors.values():
        sizes = [table.size(building.piece) for building in sector.buildings]
        owners = [building.owner for building in sector.buildings]
        assert len(set(sizes)) == len(sizes)
        assert len(set(owners)) == len(owners)
        assert sum(sizes) <= table.board.sector_places
        assert sector.panel or not sector.buildings
    assert state.hub + sum(sector.panel for sector in state.sectors.values()) == state.rim <= len(table.board.panels)


def _check_boards(state: State) -> None:
    """Tokens and projects are conserved."""
    table = tables(state)
    laid = Counter(token.corporation for token in state.tokens.values())
    for name, board in state.boards.items():
        sheet = table.sheet(name)
        assert laid[name] + len(board.tokens) == sheet.corporation.tokens
        funded = [project for player in state.seats for project in player.projects]
        own = [project for project in funded if table.corporation_of[project] == name]
        assert sorted((*board.shown, *board.deck, *own)) == sorted(project.id for project in sheet.projects)
        awaited = any(getattr(step, "corporation", "") == name for step in state.agenda)
        assert len(board.shown) == 2 or not board.deck or awaited


def _check_artemis(state: State) -> None:
    """Tourists are conserved, and stand only on places that there are."""
    kept = part(state, Artemis)
    arrived = [tourist for seat in range(len(state.seats)) for tourist in kept.waiting(seat)]
    everybody = sorted((*kept.queue, *arrived, *kept.guests.values()))
    assert everybody == list(range(1, board_of(state).tourists + 1))
    assert kept.guests.keys() <= {place for seat in range(len(state.seats)) for place in places(state, seat)}


def _check_robotics(state: State) -> None:
    """No field has given more tiles than it held, nor two to one seat."""
    for seat in range(len(state.seats)):
        own = part(state, Robotics).of(seat)
        assert len(set(own)) == len(own)
    assert all(tiles_left(state, field) >= 0 for field in fields(state))


def _check_selenium(state: State) -> None:
    """No tile lies in two places; none is lost but those that leave in the Maintenance phase of rounds 1 and 2."""
    kept = part(state, Selenium)
    done = [tile for seat in range(len(state.seats)) for tile in kept.of(seat)]
    known = [*kept.shown.values(), *kept.stack, *done]
    assert len(set(known)) == len(known)
    assert set(known) <= tiles(state).keys()
    cleared = min(state.round - (state.phase not in ("maintenance", "finished")), 2)
    assert len(tiles(state)) - len(known) <= 2 * max(0, cleared)
    assert len(kept.shown) == len(DIRECTIONS) or not kept.stack


def _check_evergreen(state: State) -> None:
    """No more farms of a size than there are, each with the room of its size."""
    farms = part(state, Evergreen).farms
    for tile in tables(state).index.components.evergreen.board.farms:
        assert sum(farm.size == tile.size for farm in farms.values()) <= tile.tiles
    for name, farm in farms.items():
        sizes = [tables(state).size(building.piece) for building in state.sectors[name].buildings]
        assert farm.size not in sizes
        assert farm.size + sum(sizes) <= tables(state).board.sector_places


def _check_sky_watch(state: State) -> None:
    """Markers stay on the track; a seat does a program once, in a section that it has reached, for defence points."""
    kept = part(state, SkyWatch)
    for seat, done in enumerate(kept.done):
        assert 0 <= kept.steps[seat] <= tables(state).index.components.sky_watch.board.sections[-1].last
        assert len(set(done)) == len(done)
        assert all(programmes(state)[programme][0] <= section_at(state, kept.steps[seat]) for programme in done)
        assert kept.defence[seat] >= sum(programmes(state)[programme][1].defence for programme in done)
        assert 0 <= kept.added[seat] <= kept.defence[seat]


def _check_mars(state: State) -> None:
    """Each structure aboard stands on a place of its size, once, with no more astronauts than it has places."""
    ship = part(state, Mars).ship
    sizes = {place: size for module in modules(state).values() for place, size in module.items()}
    for place, sent in ship.items():
        assert tables(state).size(sent.piece) == sizes[place] >= len(sent.astronauts)
        assert sent.piece in state.seats[sent.owner].built
    assert len({(sent.owner, sent.piece) for sent in ship.values()}) == len(ship)


CHECKED: dict[str, Callable[[State], None]] = {
    "artemis": _check_artemis,
    "evergreen": _check_evergreen,
    "mars": _check_mars,
    "robotics": _check_robotics,
    "selenium": _check_selenium,
    "sky-watch": _check_sky_watch,
}
"""What holds in every state of a game with a corporation."""


def shown(state: State, seat: int) -> None:
    """All that is shown is made; every line names what it is about; moves are offered once."""
    choices = GAME.choices(state, seat)
    assert choices.moves
    assert len(set(choices.moves)) == len(choices.moves) == len(choices.lines)
    assert all(isinstance(line, Line) for lines in choices.lines for line in lines)
    for refused in choices.refused:
        assert not any(refused.what.matches(move) for move in choices.moves), refused
        assert GAME.page(refused.rule, "en")
    assert GAME.view(state, seat)["me"] == seat
    totals = [standing["total"] for standing in GAME.standing(state)["seats"]]
    assert totals == [seat_view["total"] for seat_view in GAME.view(state, None)["seats"]]


def eager_move(state: State, seat: int, draw: random.Random) -> Move:
    """A random move, and more often than not one that does something with a corporation, if any is offered."""
    choices = GAME.choices(state, seat, words=False).moves
    eager = [move for move in choices if isinstance(move, EAGER) or not isinstance(move, OF_BASE)]
    return draw.choice(eager) if eager and draw.random() < EAGERNESS else GAME.random_move(state, seat, draw)


def play_game(seed: int, seats: int, corporations: Sequence[str]) -> State:
    """A whole game, checked at every state."""
    draw = random.Random(seed)
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    events = GAME.new_game({"corporations": corporations}, setups, seed.to_bytes(32, "big"))
    state = GAME.fold(GAME.initial(), events)
    log, number = list(events), 0
    while to_move := GAME.to_move(state):
        (seat,) = to_move
        move = eager_move(state, seat, draw)
        if number % SHOWN_EVERY == 0:
            shown(state, seat)
        decision = GAME.decide(state, seat, move)
        if GAME.is_boundary(decision.events):
            assert type(move).lasting, move
        state = decision.after
        check(state)
        log += decision.events
        number += 1
    assert GAME.fold(GAME.initial(), GAME.decode_events(GAME.encode_events(log))) == state
    assert GAME.decode_state(GAME.encode_state(state)) == state
    return state


@pytest.mark.rule("S-002", "S-004", "S-005", "S-041", "S-042", "S-054", "S-058", "S-090")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_end_with_18_main_actions_each(seed: int, seats: int) -> None:
    state = play_game(seed, seats, SETS[seats + seed])
    assert [player.deployed for player in state.seats] == [ACTIONS] * seats
    assert state.round == 3
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert list(outcome.totals) == [standing["total"] for standing in GAME.standing(state)["seats"]]


@pytest.mark.rule("S-007")
@pytest.mark.parametrize("number", range(len(SETS)), ids=lambda number: "-".join(SETS[number]))
def test_any_three_corporations_can_be_played(number: int) -> None:
    state = play_game(number, SEATS[number % len(SEATS)], SETS[number])
    assert state.corporations == SETS[number]


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_seen_does_not_depend_on_what_is_hidden(seats: int) -> None:
    """Decks, the order of shuttle tiles and what corporations hide are drawn anew: views, choices and what an open move
    brings stay."""
    draw = random.Random(5)
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    options = {"corporations": HIDING}
    state = GAME.fold(GAME.initial(), GAME.new_game(options, setups, bytes(32)))
    differed = False
    while to_move := GAME.to_move(state):
        (seat,) = to_move
        other = GAME.imagine(state, seat, draw)
        differed |= other != state
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.choices(other, seat) == GAME.choices(state, seat)
        move = eager_move(state, seat, draw)
        decision = GAME.decide(state, seat, move)
        if not GAME.is_boundary(decision.events):
            assert GAME.decide(other, seat, move).events == decision.events
        state = decision.after
    assert differed


@pytest.mark.rule("S-013", "S-014")
@pytest.mark.parametrize("seats", SEATS)
def test_only_two_seats_have_neutral_domes(seats: int) -> None:
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    state = GAME.fold(GAME.initial(), GAME.new_game({}, setups, bytes(32)))
    neutral = {
        name
        for name, sector in state.sectors.items()
        if any(building.owner == NEUTRAL for building in sector.buildings)
    }
    assert neutral == (set(tables(state).board.neutral_domes) if seats == 2 else set())
    assert all(state.sectors[name].panel for name in neutral)
    assert state.rim == len(neutral)
