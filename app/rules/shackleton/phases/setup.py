"""Setting the game up: all chance of the base is drawn here and stands in `GameStarted`."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from app.rules.game import BadOptions, Event, SeatSetup
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.tasks import settle
from app.rules.shackleton.astrobot.setup import place_first_dome
from app.rules.shackleton.board.astrobot import is_astrobot, seat_of_astrobot
from app.rules.shackleton.board.corporations import SETTING_UP, TOKENS, Chance, in_order
from app.rules.shackleton.components.shapes import MAX_SEATS, MIN_SEATS
from app.rules.shackleton.components.shapes.solo import LETTERS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import Tables, tables_of
from app.rules.shackleton.vocabulary.events import (
    AstroBotStart,
    BoardStart,
    GameStarted,
    LeaderTaken,
    SeatStart,
    TurnBegan,
)
from app.rules.shackleton.vocabulary.nouns import ASTROBOT, HUMAN, Token
from app.rules.shackleton.vocabulary.options import Options
from app.rules.shackleton.vocabulary.questions import ChooseFirstSector, ChooseLeader
from app.rules.shackleton.vocabulary.state import Before, State
from app.rules.shackleton.vocabulary.tasks import BeginRound, SetUpSeats

SUGGESTED = ("first", "second", "third")
AUTOMA = "automa"
"""The kind of AstroBot's seat at the table."""
LEVELS_OF_ASTROBOT = range(len(LETTERS) + 1)
"""AstroBot's levels: how many of its cards lie on their hard side."""
GUIDED_DEAL = b"first base 428"
"""The entropy of every guided game, whatever was drawn for it: its guide speaks of things that are sure to be there."""


def read_options(rules: Ruleset[State], options: dict[str, Any], seats: Sequence[SeatSetup], table: Tables) -> Options:
    """The options in their typed form. Raises `BadOptions`: which option or seat is wrong."""
    try:
        read = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-option", reason=str(error)) from None
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        raise BadOptions("wrong-number-of-seats", seats=len(seats), most=MAX_SEATS)
    _check_seats(seats)
    _check_level(read, seats)
    if read.first_player is not None and not 0 <= read.first_player < len(seats):
        raise BadOptions("no-such-seat", seat=read.first_player)
    if read.first_player is not None and seats[read.first_player].kind == AUTOMA:
        raise BadOptions("first-player-not-human", seat=read.first_player)
    _check_corporations(rules, read, table)
    if read.deal == "guided":
        _check_guided(read, seats)
    return read


def _check_seats(seats: Sequence[SeatSetup]) -> None:
    """Humans, or one human and AstroBot (S-008)."""
    for number, seat in enumerate(seats):
        if seat.kind not in (HUMAN, AUTOMA):
            raise BadOptions("unknown-seat-kind", seat=number, kind=seat.kind)
    automas = sum(seat.kind == AUTOMA for seat in seats)
    if automas == len(seats):
        raise BadOptions("no-human")
    if automas and len(seats) > MIN_SEATS:
        raise BadOptions("astrobot-plays-one-human", seats=len(seats))


def _check_level(options: Options, seats: Sequence[SeatSetup]) -> None:
    """AstroBot's level is the number of its cards that lie on their hard side (A-006). Where it does not play, cards
    that are named mean nothing: its seat may have been given to a person."""
    for number, seat in enumerate(seats):
        if seat.kind != AUTOMA:
            continue
        level, hard = seat.level, options.hard
        if level not in LEVELS_OF_ASTROBOT:
            raise BadOptions("unknown-level", seat=number, level=level)
        if hard is not None and (len(hard) != level or len(set(hard)) != level):
            raise BadOptions("wrong-number-of-hard-cards", level=level, cards=len(hard))


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


def _check_guided(options: Options, seats: Sequence[SeatSetup]) -> None:
    """A guided game is one person's first game with AstroBot: its deal is known and fits no other set-up."""
    alone = [(seat.kind, seat.level) for seat in seats[1:]] == [(AUTOMA, 0)]
    if not alone or options != Options(corporations="first", deal="guided"):
        raise BadOptions("guided-as-it-is")


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
    drawn = GUIDED_DEAL if options.deal == "guided" else entropy
    seed = hashlib.sha256(b"shackleton" + drawn).hexdigest()
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
    automa = next((number for number, seat in enumerate(seats) if seat.kind == AUTOMA), None)
    first = chance.order(tuple(range(len(seats))))[0] if options.first_player is None else options.first_player
    first = 1 - automa if automa is not None else first
    tokens = {name: _tokens(rules, table, name, Chance(seed, f"{name}/tokens")) for name in corporations}
    corners = chance.order(table.first_corners)
    laid = {corner: tokens[name][0] for corner, name in zip(corners, corporations, strict=True)}
    agencies = chance.order(tuple(dict.fromkeys(leader.agency for leader in table.leaders)))
    agencies = agencies[: len(seats) if automa is None else 1]
    neutral = table.board.neutral_domes if len(seats) == MIN_SEATS else ()
    return GameStarted(
        components=digest,
        options=options,
        seats=tuple(SeatStart(ASTROBOT if seat.kind == AUTOMA else seat.kind, seat.name) for seat in seats),
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
        astrobot=None if automa is None else _astrobot(options, corporations, seats[automa].level, seed, table),
    )


def _astrobot(options: Options, corporations: tuple[str, ...], level: int, seed: str, table: Tables) -> AstroBotStart:
    """Its cards' sides, corporation 1 being A, and an order of its action cards for each round (A-005, A-008)."""
    hard = LETTERS[:level] if options.hard is None else options.hard
    chance, cards = Chance(seed, "astrobot"), tuple(table.index.action_card)
    return AstroBotStart(
        hard=tuple(name for name, letter in zip(corporations, LETTERS, strict=True) if letter in hard),
        orders=tuple(chance.order(cards) for _ in range(table.setup.rounds)),
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
    """The next seat chooses, wholly, before the one after it (S-032). The human against AstroBot has no choice of
    leaders (A-002)."""
    if not task.seats:
        ledger.ask(BeginRound(1))
        return
    seat, *rest = task.seats
    ledger.ask(SetUpSeats(tuple(rest)))
    if is_astrobot(ledger.state, seat):
        place_first_dome(ledger, seat)
        return
    ledger.emit(TurnBegan(seat))
    ledger.ask(ChooseFirstSector(seat))
    if seat_of_astrobot(ledger.state) is None:
        ledger.ask(ChooseLeader(seat))
    else:
        (leader,) = ledger.state.leaders
        ledger.emit(LeaderTaken(seat, leader))
