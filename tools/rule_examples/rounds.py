"""The examples of Shackleton Base from the beginnings and ends of rounds, and those against AstroBot."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.phases.maintenance import collect_income, costs, pay_costs
from app.rules.shackleton.vocabulary.moves import EndTurn, PlaceFirstDome, TakeShuttle
from app.rules.shackleton.vocabulary.questions import ChooseShuttle, ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn, OfferShuttles
from tests.support.shackleton import astrobot
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    in_action,
    moves_of,
    play,
    stock,
    with_base,
    with_seat,
    with_stock,
    with_structures,
)
from tools.rule_examples.crater import ROW, SLOT, lit, shown
from tools.rule_examples.shown import Shown

OTHER_END = 25
"""The slot at the other end of the row of `SLOT`."""


def shuttle() -> Iterator[Shown]:
    """Who is last in the turn order chooses first; the tile left over goes to the Gateway (S-053)."""
    state = replace(in_action(), round=2, phase="shuttle", display=("2-1", "2-2", "2-3", "2-5"), gateway=(0, 2, 0))
    state = replace(state, turn=MATTHIEU, agenda=(OfferShuttles((1, 0)), ChooseShuttle(MATTHIEU)))
    yield shown(state, MATTHIEU, *(f"tile:{tile}" for tile in state.display))
    state = play(state, TakeShuttle("2-5"))
    yield shown(state, MATTHIEU, f"stock:{MATTHIEU}:credits", "astronaut:engineer", tile=5)
    state = play(state, TakeShuttle("2-2"))
    yield shown(state, MATTHIEU, "tile:2-1", "tile:2-3", there=state.gateway[1])
    state = play(state, TakeShuttle("2-1"))
    yield shown(state, MATTHIEU, "at-gateway:technician", place=state.order.index(MATTHIEU) + 1, now=state.gateway[1])


def maintenance() -> Iterator[Shown]:
    """Two seats have as much in a row; the sector nearest to an astronaut decides (S-180)."""
    built = {
        "O1": [(FABIO, "workshop-engineer"), (MATTHIEU, "laboratory-engineer")],
        "O12": [(FABIO, "workshop-technician")],
        "O11": [(MATTHIEU, "dome-1")],
    }
    state = with_structures(in_action(), built)
    slots = tuple({SLOT: "engineer", OTHER_END: "scientist"}.get(number) for number in range(1, 31))
    state = replace(state, slots=slots, seats=tuple(replace(seat, astronauts=(0, 0, 0)) for seat in state.seats))
    state = replace(state, turn=MATTHIEU, agenda=(NextTurn(), ConfirmEndOfTurn(MATTHIEU)))
    yield shown(state, MATTHIEU, f"slot:{SLOT}", *lit(*ROW))
    yield shown(state, MATTHIEU, f"slot:{SLOT}", *lit("O1"))
    yield shown(state, MATTHIEU, f"slot:{OTHER_END}", *lit("O11"))
    yield shown(play(state, EndTurn()), MATTHIEU, "piece:laboratory-engineer", "piece:dome-1", "place:waiting")


def income() -> Iterator[Shown]:
    """Astronauts in Domes and in the Headquarters (S-183)."""
    state = with_base(in_action(), MATTHIEU, dome_1=("engineer",), dome_2=("engineer",), dome_3=("technician",))
    state = with_base(state, MATTHIEU, headquarters=("engineer", "scientist"))
    yield shown(state, MATTHIEU, "piece:dome-1", "piece:dome-2", "piece:dome-3", "piece:headquarters")
    ledger = Ledger(state)
    collect_income(ledger, MATTHIEU)
    after = ledger.state
    gained = {thing: stock(after, MATTHIEU, thing) for thing in ("titanium", "credits")}
    domes_only = with_stock(state, MATTHIEU, **gained)
    yield shown(domes_only, MATTHIEU, *(f"stock:{MATTHIEU}:{thing}" for thing in gained), **gained)
    yield shown(after, MATTHIEU, f"reputation-of:{MATTHIEU}", reputation=after.seats[MATTHIEU].reputation)


def upkeep() -> Iterator[Shown]:
    """What structures and Reputation cost, and what an engineer saves (S-187)."""
    state = with_seat(with_stock(in_action(), MATTHIEU, credits=10), MATTHIEU, reputation=6)
    state = with_base(state, MATTHIEU, workshop_engineer=("engineer",), workshop_scientist=())
    state = with_base(state, MATTHIEU, dome_1=(), dome_2=(), headquarters=())
    built = ("dome-1", "dome-2", "workshop-engineer", "workshop-scientist", "headquarters")
    yield shown(state, MATTHIEU, *(f"piece:{piece}" for piece in built))
    yield shown(state, MATTHIEU, f"reputation-of:{MATTHIEU}", reputation=state.seats[MATTHIEU].reputation)
    yield shown(state, MATTHIEU, "piece:workshop-engineer", costs=costs(state, MATTHIEU))
    ledger = Ledger(state)
    pay_costs(ledger, MATTHIEU)
    left = stock(ledger.state, MATTHIEU, "credits")
    yield shown(ledger.state, MATTHIEU, f"stock:{MATTHIEU}:credits", left=left)


def scoring() -> Iterator[Shown]:
    """The four kinds of VP of the final scoring (S-191)."""
    projects = ("moon-casino", "low-gravity-arena", "polar-mine", "mass-driver")
    state = with_seat(with_stock(in_action(), MATTHIEU, credits=10), MATTHIEU, reputation=8, projects=projects)
    state = with_base(state, MATTHIEU, laboratory_engineer=("engineer",), laboratory_technician=("technician",) * 3)
    score = categories(state, MATTHIEU)
    yield shown(state, MATTHIEU, *(f"own:{project}" for project in projects), projects=score["projects"])
    pieces = ("piece:laboratory-engineer", "piece:laboratory-technician")
    yield shown(state, MATTHIEU, *pieces, laboratories=score["laboratories"])
    yield shown(state, MATTHIEU, f"reputation-of:{MATTHIEU}", reputation=score["reputation"])
    casino = {"credits": stock(state, MATTHIEU, "credits"), "casino": score["artemis"]}
    yield shown(state, MATTHIEU, "own:moon-casino", f"stock:{MATTHIEU}:credits", **casino)
    yield shown(state, MATTHIEU, total=sum(score.values()))


def solo_shuttle() -> Iterator[Shown]:
    """The number of AstroBot's tile is seen when it is too late (A-021)."""
    state = astrobot.begun()
    state = _chosen(state, next(move for move in moves_of(state) if isinstance(move, PlaceFirstDome)))
    state = replace(state, display=("1-2", "1-5"), gateway=(0, 0, 0), shuttles=(("1-1", "1-4"), *state.shuttles[1:]))
    yield _seen(state, "tile:1-2", "tile:1-5")
    state = _chosen(state, TakeShuttle("1-2"))
    gateway = dict(zip(("engineers", "technicians", "scientists"), state.gateway, strict=True))
    waiting = ("at-gateway:engineer", "at-gateway:technician", "at-gateway:scientist")
    yield _seen(state, *waiting, tile=2, **gateway)
    yield _seen(state, "gateway", own=1)


def solo_symbol() -> Iterator[Shown]:
    """A goal marker reaches the end of its track, and the middle goal is claimed (A-036)."""
    state = astrobot.in_turn(3, 4, development=3)
    bot = state.seats[astrobot.ASTROBOT].astrobot
    assert bot is not None
    state = astrobot.with_cards(state, markers={**bot.markers, "artemis": 3})
    yield _seen(state, "corporation:artemis", development=3)
    yield _seen(state, "goal:artemis:0", "goal:artemis:1", "goal:artemis:2")
    after = astrobot.behind(state)
    yield _seen(after, "goal:artemis:1", vp=after.seats[astrobot.ASTROBOT].vp)


def _chosen(state: State, move: PlaceFirstDome | TakeShuttle) -> State:
    """What comes of a move of the person at a table with AstroBot."""
    after: State = astrobot.SOLO.decide(state, astrobot.HUMAN, move).after
    return after


def _seen(state: State, *lights: str, **args: int | str) -> Shown:
    """This moment as the person at a table with AstroBot sees it."""
    return Shown(dict(astrobot.SOLO.view(state, astrobot.HUMAN)), lights, args)
