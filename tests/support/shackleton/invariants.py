"""What must hold in every state of a game, as functions that raise AssertionError."""

import random
from collections import Counter
from collections.abc import Callable, Sequence

from app.rules.game import Event, IllegalMove, Line, Move
from app.rules.kit.parts import part
from app.rules.shackleton.board.astrobot import astrobot_of, seat_of_astrobot
from app.rules.shackleton.board.corporations import AWAY, in_order
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, DIRECTIONS, Astronaut
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
from app.rules.shackleton.vocabulary.astrobot import AstroBotTileOpened
from app.rules.shackleton.vocabulary.events import FeePaid, Gained, Paid, RoundEnded, ShuttleLeft, ShuttleTaken
from app.rules.shackleton.vocabulary.nouns import ASTROBOT, CREDITS
from app.rules.shackleton.vocabulary.state import State
from tests.support.conformance.watching import seen_by, told_to
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.playing import Played

ACTIONS = 18
ROUNDS = 3
ARRIVALS = (ShuttleTaken, ShuttleLeft, AstroBotTileOpened, RoundEnded)
"""With these, astronauts come into the game, or leave it."""


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
        if player.kind == ASTROBOT:
            _check_astrobot(state, seat)
    _check_sectors(state)
    _check_boards(state)
    for name in CHECKED.keys() & set(state.corporations):
        CHECKED[name](state)
    assert 0 <= state.energy <= table.energy.last
    assert min(state.gateway) >= 0


def _check_astrobot(state: State, seat: int) -> None:
    """It has no stock; each card is in its row or its deck; a goal is claimed by a marker at the end of its track."""
    table, player, kept = tables(state), state.seats[seat], astrobot_of(state, seat)
    assert player.stock == {}
    assert sorted((*kept.row, *kept.deck)) == sorted(table.index.action_card)
    assert 0 <= kept.development <= table.solo.development
    assert all((space == table.solo.goal_track) == (name in player.goals) for name, space in kept.markers.items())
    assert all(len(seats) <= 1 for board in state.boards.values() for seats in board.goals)


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
    """Tourists are conserved, and stand only on places that there are, or on AstroBot's card."""
    kept = part(state, Artemis)
    arrived = [tourist for seat in range(len(state.seats)) for tourist in kept.waiting(seat)]
    everybody = sorted((*kept.queue, *arrived, *kept.guests.values(), *kept.card))
    assert everybody == list(range(1, board_of(state).tourists + 1))
    assert kept.guests.keys() <= {place for seat in range(len(state.seats)) for place in places(state, seat)}


def _check_robotics(state: State) -> None:
    """No field has given more tiles than it held, nor two to one seat."""
    for seat in range(len(state.seats)):
        own = part(state, Robotics).of(seat)
        assert len(set(own)) == len(own)
    assert all(tiles_left(state, field) >= 0 for field in fields(state))


def _check_selenium(state: State) -> None:
    """No tile lies in two places; none is lost but those that leave in the Maintenance phase of rounds 1 and 2, or by
    AstroBot."""
    kept = part(state, Selenium)
    done = [tile for seat in range(len(state.seats)) for tile in kept.of(seat)]
    known = [*kept.shown.values(), *kept.stack, *done]
    assert len(set(known)) == len(known)
    assert set(known) <= tiles(state).keys()
    cleared = min(state.round - (state.phase not in ("maintenance", "finished")), 2)
    discarding = seat_of_astrobot(state) is not None
    assert discarding or len(tiles(state)) - len(known) <= 2 * max(0, cleared)
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


def check_every(played: Played) -> None:
    """The checks that are cheap enough for every move."""
    check(played.state)
    check_who_moves(played.state)
    if played.before is not None and played.move is not None:
        check_flow(played.before, played.events, played.state)
        assert not GAME.is_boundary(played.events) or type(played.move).lasting, played.move


def check_flow(before: State, events: Sequence[Event], after: State) -> None:
    """Stocks, VP and Reputation change by exactly what events say; no astronaut comes or goes but with the shuttles and
    the command slots."""
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        said: Counter[str] = Counter()
        for event in events:
            match event:
                case Gained(seat=gainer, thing=thing, amount=amount) if gainer == seat:
                    said[thing] += amount
                case Paid(seat=payer, thing=thing, amount=amount) if payer == seat:
                    said[thing] -= amount
                case FeePaid(amount=amount):
                    said[CREDITS] += amount * ((event.to == seat) - (event.seat == seat))
        for thing in {*old.stock, *new.stock, *said} - {"vp", "reputation"}:
            assert new.stock.get(thing, 0) - old.stock.get(thing, 0) == said[thing], thing
        assert (new.vp - old.vp, new.reputation - old.reputation) == (said["vp"], said["reputation"])
    if not any(isinstance(event, ARRIVALS) for event in events):
        assert astronauts_of(after) == astronauts_of(before)


def astronauts_of(state: State) -> Counter[Astronaut]:
    """All astronauts in the game, wherever they are."""
    found = Counter(state.crater.values())
    for taken in state.commands.values():
        found.update(taken)
    for counts in (state.gateway, *(player.astronauts for player in state.seats)):
        found.update(dict(zip(ASTRONAUTS, counts, strict=True)))
    for player in state.seats:
        found.update(astronaut for housed in player.built.values() for astronaut in housed)
        found.update([player.waiting] if player.waiting else [])
    if "mars" in state.corporations:
        found.update(astronaut for sent in part(state, Mars).ship.values() for astronaut in sent.astronauts)
    return found


def check_who_moves(state: State) -> None:
    """One seat is asked, and has something to choose from; the others have nothing."""
    asked = GAME.to_move(state)
    assert len(asked) == (state.phase != "finished")
    for seat in range(len(state.seats)):
        assert bool(GAME.choices(state, seat, words=False).moves) == (seat in asked)


def check_sampled(played: Played, seen: Sequence[Move], draw: random.Random) -> None:
    """The checks that take longer. `seen`: moves of this game, which are tried though they are not offered."""
    check_replay(played)
    for seat in GAME.to_move(played.state):
        shown(played.state, seat)
        check_offered(played.state, seat, seen)
    check_hidden(played, draw)


def check_replay(played: Played) -> None:
    """The encoded and decoded events, folded onto the decoded state, lead to the live one, which is seen alike."""
    before = GAME.initial() if played.before is None else GAME.decode_state(GAME.encode_state(played.before))
    after = GAME.fold(before, GAME.decode_events(GAME.encode_events(played.events)))
    assert after == played.state
    assert GAME.encode_state(GAME.decode_state(GAME.encode_state(after))) == GAME.encode_state(played.state)
    assert GAME.standing(after) == GAME.standing(played.state)
    for seat in (None, *range(len(after.seats))):
        assert GAME.view(after, seat) == GAME.view(played.state, seat)
        assert seat is None or GAME.choices(after, seat) == GAME.choices(played.state, seat)


def check_offered(state: State, seat: int, seen: Sequence[Move]) -> None:
    """Every offered move is accepted, in a copy of which nothing was listed; others are refused with their rule."""
    copy = GAME.decode_state(GAME.encode_state(state))
    offered = GAME.choices(state, seat, words=False).moves
    for move in offered:
        assert GAME.decide(copy, seat, move).events
        assert GAME.decode_move(GAME.encode_move(move)) == move
    for move in set(seen) - set(offered):
        try:
            GAME.decide(copy, seat, move)
        except IllegalMove as refused:
            assert refused.code and GAME.page(refused.rule, "en")
        else:
            raise AssertionError(f"{move} is accepted, though it is not offered")


def check_hidden(played: Played, draw: random.Random) -> None:
    """What a seat, or a spectator, is sent does not depend on what it may not know, byte for byte."""
    watchers = (None, *(seat for seat, player in enumerate(played.state.seats) if player.kind != ASTROBOT))
    seat = draw.choice(watchers)
    assert seen_by(GAME, GAME.imagine(played.state, seat, draw), seat) == seen_by(GAME, played.state, seat)
    if played.before is None or played.move is None or GAME.is_boundary(played.events):
        return
    assert played.seat is not None
    other = GAME.imagine(played.before, played.seat, draw)
    decision = GAME.decide(other, played.seat, played.move)
    for watcher in watchers:
        assert told_to(GAME, other, decision.events, decision.after, watcher) == told_to(
            GAME, played.before, played.events, played.state, watcher
        )


def check_end(state: State) -> None:
    """A finished game had three rounds of 18 main actions each, asks nobody, and its totals are its outcome."""
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners
    assert [player.deployed for player in state.seats] == [ACTIONS] * len(state.seats)
    assert state.round == ROUNDS and state.phase == "finished"
    assert GAME.to_move(state) == () and GAME.automa_to_move(state) is None
    assert list(outcome.totals) == [standing["total"] for standing in GAME.standing(state)["seats"]]


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
