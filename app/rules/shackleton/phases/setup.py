"""Setting the game up: all chance of the base is drawn here and stands in `GameStarted`."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from app.rules.game import BadOptions, Event, SeatSetup
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.tasks import settle
from app.rules.shackleton.board.corporations import SETTING_UP, TOKENS, Chance, in_order
from app.rules.shackleton.components.shapes import FEWEST_SEATS, MOST_SEATS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import Tables, tables_of
from app.rules.shackleton.vocabulary.events import BoardStart, GameStarted, SeatStart, TurnBegan
from app.rules.shackleton.vocabulary.nouns import Token
from app.rules.shackleton.vocabulary.options import Options
from app.rules.shackleton.vocabulary.questions import ChooseFirstSector, ChooseLeader
from app.rules.shackleton.vocabulary.state import Before, State
from app.rules.shackleton.vocabulary.tasks import BeginRound, SetUpSeats

SUGGESTED = ("first", "second", "third")


def read_options(rules: Ruleset[State], options: dict[str, Any], seats: Sequence[SeatSetup], table: Tables) -> Options:
    """The options in their typed form. Raises `BadOptions`: which option or seat is wrong."""
    try:
        read = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-option", reason=str(error)) from None
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise BadOptions("wrong-number-of-seats", seats=len(seats), most=MOST_SEATS)
    if any(seat.kind != "human" for seat in seats):
        raise BadOptions("unknown-seat-kind")
    if read.first_player is not None and not 0 <= read.first_player < len(seats):
        raise BadOptions("no-such-seat", seat=read.first_player)
    _check_corporations(rules, read, table)
    return read


def _check_corporations(rules: Ruleset[State], options: Options, table: Tables) -> None:
    """Three different ones that there are (S-007, S-018)."""
    known = {module.name for module in rules.modules}
    if options.corporations == "random":
        if len(known) < table.setup.corporations:
            raise BadOptions("too-few-corporations", corporations=len(known))
        return
    chosen = _named(options, table)
    if len(set(chosen)) != table.setup.corporations or len(chosen) != table.setup.corporations:
        raise BadOptions("wrong-number-of-corporations", corporations=len(chosen))
    for name in chosen:
        if name not in known:
            raise BadOptions("unknown-corporation", corporation=name)


def corporations_of(rules: Ruleset[State], options: dict[str, Any], table: Tables) -> tuple[str, ...]:
    """The corporations that these options name; all that there are, where they are drawn."""
    read = msgspec.convert(options, Options)
    return tuple(module.name for module in rules.modules) if read.corporations == "random" else _named(read, table)


def _named(options: Options, table: Tables) -> tuple[str, ...]:
    if isinstance(options.corporations, str):
        return table.setup.suggested[SUGGESTED.index(options.corporations)]
    return options.corporations


def new_game(before: Before, options: Options, seats: Sequence[SeatSetup], entropy: bytes, digest: str) -> list[Event]:
    """The events of the set-up up to the first question."""
    ledger, table = Ledger(before), tables_of(digest)
    seed = hashlib.sha256(b"shackleton" + entropy).hexdigest()
    ledger.emit(_start(before.rules, options, seats, seed, digest, table))
    for name, set_up in in_order(ledger.state, SETTING_UP):
        set_up(ledger, Chance(seed, name))
    ledger.ask(SetUpSeats(ledger.state.order))
    settle(ledger)
    return ledger.events


def _start(
    rules: Ruleset[State], options: Options, seats: Sequence[SeatSetup], seed: str, digest: str, table: Tables
) -> GameStarted:
    chance = Chance(seed)
    known = tuple(module.name for module in rules.modules)
    drawn = chance.order(known)[: table.setup.corporations]
    corporations = drawn if options.corporations == "random" else _named(options, table)
    first = chance.order(tuple(range(len(seats))))[0] if options.first_player is None else options.first_player
    tokens = {name: _tokens(rules, table, name, Chance(seed, f"{name}/tokens")) for name in corporations}
    corners = chance.order(table.first_corners)
    laid = {corner: tokens[name][0] for corner, name in zip(corners, corporations, strict=True)}
    agencies = chance.order(tuple(dict.fromkeys(leader.agency for leader in table.leaders)))[: len(seats)]
    neutral = table.board.neutral_domes if len(seats) == FEWEST_SEATS else ()
    return GameStarted(
        components=digest,
        options=options,
        seats=tuple(SeatStart(seat.kind, seat.name) for seat in seats),
        corporations=corporations,
        order=(*range(first, len(seats)), *range(first)),
        leaders=tuple(
            chance.order(tuple(leader.id for leader in table.leaders if leader.agency == agency))[0]
            for agency in agencies
        ),
        corners=tuple(laid.get(corner) for corner in sorted(table.touched)),
        slots=len(table.slots),
        boards={name: _board(table, name, tokens[name][1:], Chance(seed, f"{name}/projects")) for name in corporations},
        shuttles=tuple(
            chance.order(tuple(tile.id for tile in table.shuttles if tile.round == number))
            for number in range(1, table.setup.rounds + 1)
        ),
        energy=table.energy.start.at(len(seats)),
        sectors=table.sectors,
        neutral=neutral,
        neutral_piece=table.pieces[0] if neutral else "",
    )


def _tokens(rules: Ruleset[State], table: Tables, name: str, chance: Chance) -> tuple[Token, ...]:
    """The tokens of a corporation, the one beside the central hex first (S-021, S-022)."""
    own = TOKENS.known(rules).get(name)
    return (Token(name),) * table.sheet(name).corporation.tokens if own is None else own(chance)


def _board(table: Tables, name: str, tokens: tuple[Token, ...], chance: Chance) -> BoardStart:
    deck = chance.order(tuple(project.id for project in table.sheet(name).projects))
    shown = table.setup.open_projects
    return BoardStart(tokens=tokens, shown=deck[:shown], deck=deck[shown:])


def set_up_seats(ledger: Ledger, task: SetUpSeats) -> None:
    """The next seat chooses, wholly, before the one after it (S-032)."""
    if not task.seats:
        ledger.ask(BeginRound(1))
        return
    seat, *rest = task.seats
    ledger.emit(TurnBegan(seat))
    ledger.ask(ChooseLeader(seat), ChooseFirstSector(seat), SetUpSeats(tuple(rest)))
