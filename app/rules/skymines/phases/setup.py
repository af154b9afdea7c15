"""Setting the game up (p. 4-8): all chance of the beginning is drawn here and stands in `GameStarted`."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from app.rules.game import BadOptions, Event, SeatSetup
from app.rules.kit.chance import shuffled
from app.rules.kit.hooks import Hook
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.tasks import settle
from app.rules.skymines import luna
from app.rules.skymines.actions.movement import advance, advance_helium
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES, MAX_SEATS, PLAN_LETTERS
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import GameStarted, SeatStart, TokenKept, TokenPlaced
from app.rules.skymines.vocabulary.questions import ChooseToken
from app.rules.skymines.vocabulary.state import Before, Options, State
from app.rules.skymines.vocabulary.tasks import BeginRound

T = TypeVar("T")
STACK_LETTERS = ("A", "B", "C", "D", "E")
GUIDED_DEAL = b"first lesson 20"
"""The entropy of every guided game, whatever was drawn for it: its guide speaks of cards that are sure to be there."""


CHECKING: Hook[Callable[[Options, Sequence[SeatSetup]], None]] = Hook()
"""What modules ask of the options and seats of a game that is to begin. Raises `BadOptions`."""


def check_options(rules: Ruleset[State], options: dict[str, Any], seats: Sequence[SeatSetup], index: Index) -> None:
    """Refuse options and seats with which no game may begin. Raises `BadOptions`: which option or seat is wrong."""
    read = read_options(rules, options, seats, index)
    for check in CHECKING.chosen(rules, () if read.modules is UNSET else read.modules):
        check(read, seats)


def read_options(rules: Ruleset[State], options: dict[str, Any], seats: Sequence[SeatSetup], index: Index) -> Options:
    """The options in their typed form, those of a game, too, that only a former version of the rules let begin: its
    beginning is drawn again when its log is verified. Raises `BadOptions` where nothing can be set up with them."""
    try:
        read = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-option", reason=str(error)) from None
    read = msgspec.structs.replace(read, modules=_read_modules(rules, read))
    _check_seats(seats, index)
    _check_tracks(read, index)
    humans = _of_kind(seats, "human")
    if read.first_player is not None and read.first_player not in humans:
        raise BadOptions("first-player-not-human", seat=read.first_player)
    if read.deal == "guided":
        _check_guided(read, seats)
    return read


def _read_modules(rules: Ruleset[State], options: Options) -> dict[str, dict[str, Any]] | UnsetType:
    """The modules that are chosen with all their options written out; UNSET without any."""
    if options.modules is UNSET:
        return UNSET
    read = {name: _read_module(rules, name, chosen) for name, chosen in options.modules.items()}
    for name in read:
        _check_needs(rules, name, read)
    return read or UNSET


def _read_module(rules: Ruleset[State], name: str, options: dict[str, Any]) -> dict[str, Any]:
    """A module's options written out, as they will be read from a log again."""
    if not rules.has_module(name):
        raise BadOptions("unknown-module", module=name)
    try:
        read = msgspec.convert(options, rules.module(name).options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-module-option", module=name, reason=str(error)) from None
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(read))
    return plain


def _check_needs(rules: Ruleset[State], name: str, chosen: dict[str, dict[str, Any]]) -> None:
    """A module that needs another one is refused without it."""
    for needed in rules.module(name).needs:
        if needed not in chosen:
            raise BadOptions("module-needs", module=name, needs=needed)


def _of_kind(seats: Sequence[SeatSetup], kind: str) -> tuple[int, ...]:
    return tuple(number for number, seat in enumerate(seats) if seat.kind == kind)


def _check_seats(seats: Sequence[SeatSetup], index: Index) -> None:
    """One to four seats, at least one human, and not one human alone (p. 4; Luna)."""
    if not 2 <= len(seats) <= MAX_SEATS:
        raise BadOptions("wrong-number-of-seats", seats=len(seats), most=MAX_SEATS)
    if not _of_kind(seats, "human"):
        raise BadOptions("no-human")
    for number, seat in enumerate(seats):
        if seat.kind not in ("human", "automa"):
            raise BadOptions("unknown-seat-kind", seat=number, kind=seat.kind)
        if seat.kind == "automa" and seat.level not in index.level:
            raise BadOptions("unknown-level", seat=number, level=seat.level)


def _check_tracks(options: Options, index: Index) -> None:
    """A free choice of tracks names one side of four different boards (p. 5)."""
    if isinstance(options.tracks, str):
        return
    chosen = options.tracks
    if set(chosen) != set(COMPANIES) or any(track not in index.track for track in chosen.values()):
        raise BadOptions("bad-tracks", tracks=chosen)
    if len({track[0] for track in chosen.values()}) < len(COMPANIES):
        raise BadOptions("tracks-of-one-board", tracks=chosen)


def _check_guided(options: Options, seats: Sequence[SeatSetup]) -> None:
    """A guided game is one person's first game with Luna: its deal is known to everybody and fits no other set-up."""
    alone = [seat.kind for seat in seats] == ["human", "automa"]
    if not alone or options != Options(tracks="first-game", tokens="rested", deal="guided"):
        raise BadOptions("guided-as-it-is")


class Chance:
    """The draws of the set-up, each with a number of its own. What is set up for one purpose draws nothing of what
    another is set up with, so a module leaves the shuffles of the base as they are."""

    def __init__(self, seed: str, purpose: str = "setup") -> None:
        self._source = f"{seed}/{purpose}"
        self._count = 0

    def order(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in random order."""
        self._count += 1
        return shuffled(things, self._source, self._count)


CARRIED: Hook[Callable[[dict[str, Any]], bool]] = Hook()
"""Whether the options of a module hold what only a former game hands on."""


class Rematch(Struct, frozen=True):
    """Another game of the same people as far as it is set up: its options, and the levels chosen for Lunas that no
    module has let the table choose yet."""

    options: dict[str, Any]
    levels: dict[int, int]


ANOTHER: Hook[Callable[[State, Rematch], Rematch]] = Hook()
"""What a module makes of another game of the same people, this one being over. A module that lets the table choose
levels takes those out."""


def has_carried_over(rules: Ruleset[State], options: dict[str, Any]) -> bool:
    """Whether these options, of any form, hold what only a former game hands on."""
    modules = options.get("modules")
    chosen = modules if isinstance(modules, dict) else {}
    return any(
        holds(chosen[name]) for name, holds in CARRIED.known(rules).items() if isinstance(chosen.get(name), dict)
    )


def rematch_options(options: dict[str, Any], state: State, levels: dict[int, int]) -> dict[str, Any]:
    """The options for another game of the same people; those of this one, unless modules in play say otherwise, and
    dealt again. Raises `BadOptions` for a level that cannot be chosen."""
    rematch = Rematch(options, levels)
    for change in ANOTHER.in_play(state):
        rematch = change(state, rematch)
    for seat, level in rematch.levels.items():
        raise BadOptions("level-not-offered", seat=seat, level=level)
    return {name: chosen for name, chosen in rematch.options.items() if name != "deal"}


SETTING_UP: Hook[Callable[[Ledger, Chance], None]] = Hook()
"""What modules set up, once the base stands and before anything is asked."""


def new_game(before: Before, options: Options, seats: Sequence[SeatSetup], entropy: bytes, index: Index) -> list[Event]:
    """The events of the set-up up to the first question."""
    ledger = Ledger(before)
    drawn = GUIDED_DEAL if options.deal == "guided" else entropy
    seed = hashlib.sha256(b"skymines" + drawn).hexdigest()
    ledger.emit(_start(options, seats, seed, index))
    for module, set_up in SETTING_UP.by_module(ledger.state).items():
        set_up(ledger, Chance(seed, module))
    if options.tokens == "rested":
        _rest_as_printed(ledger)
    else:
        ledger.ask(ChooseToken())
    return ledger.events


def _rest_as_printed(ledger: Ledger) -> None:
    """Everybody keeps the one token they have, and its cards go to rest in the order in which it shows them."""
    for seat in ledger.state.order:
        for token in ledger.seat(seat).dealt:
            first, second, third = ledger.set.token[token].icons
            ledger.emit(TokenKept(seat, token, (first, second, third)))
    reveal_tokens(ledger)
    settle(ledger)


def _start(options: Options, seats: Sequence[SeatSetup], seed: str, index: Index) -> GameStarted:
    chance = Chance(seed)
    order = _order(options, seats, chance)
    humans = [seat for seat in order if seats[seat].kind == "human"]
    dealt, spare = _deal_tokens(options, humans, chance, index)
    spare_tokens = iter(spare)
    starts = tuple(
        _human_start(setup, humans.index(number), dealt[number])
        if setup.kind == "human"
        else _luna_start(setup, next(spare_tokens), chance, index)
        for number, setup in enumerate(seats)
    )
    return GameStarted(
        components=index.components.digest,
        options=options,
        seed=seed,
        seats=starts,
        order=order,
        tracks=_tracks(options, chance, index),
        stack=tuple(
            card
            for letter in STACK_LETTERS
            for card in chance.order([card.id for card in index.components.cards if card.letter == letter])
        ),
        supplies={
            letter: chance.order([plan.id for plan in index.components.plans if plan.letter == letter])
            for letter in PLAN_LETTERS
        },
    )


def _order(options: Options, seats: Sequence[SeatSetup], chance: Chance) -> tuple[int, ...]:
    """All seats clockwise: the first player, the other humans, and the Lunas last (p. 7; Luna)."""
    humans = _of_kind(seats, "human")
    first = chance.order(humans)[0] if options.first_player is None else options.first_player
    place = humans.index(first)
    return humans[place:] + humans[:place] + _of_kind(seats, "automa")


def _tracks(options: Options, chance: Chance, index: Index) -> tuple[str, str, str, str]:
    """The tracks at the edges of the companies (p. 5): of the first game, chosen, or by shuffled track cards."""
    if options.tracks == "random":
        boards = chance.order(sorted({track[0] for track in index.track}))[: len(COMPANIES)]
        skymine, minerva, astrogo, tawac = (board + chance.order(("1", "2"))[0] for board in boards)
        return skymine, minerva, astrogo, tawac
    chosen = index.components.setup.first_game_tracks if options.tracks == "first-game" else options.tracks
    skymine, minerva, astrogo, tawac = (dict(chosen)[company] for company in COMPANIES)
    return skymine, minerva, astrogo, tawac


def _deal_tokens(
    options: Options, humans: Sequence[int], chance: Chance, index: Index
) -> tuple[dict[int, tuple[str, ...]], tuple[str, ...]]:
    """The tokens of each human, and those dealt to nobody, in a drawn order (p. 8; Luna draws from these)."""
    tokens = chance.order([token.id for token in index.components.tokens])
    if options.tokens == "dealt":
        dealt = {seat: tokens[2 * place : 2 * place + 2] for place, seat in enumerate(humans)}
    else:
        by_place = {token.first_game_seat: token.id for token in index.components.tokens}
        dealt = {seat: (by_place[place + 1],) for place, seat in enumerate(humans)}
    given = {token for hand in dealt.values() for token in hand}
    return dealt, tuple(token for token in tokens if token not in given)


def _human_start(setup: SeatSetup, place: int, dealt: tuple[str, ...]) -> SeatStart:
    return SeatStart(kind="human", name=setup.name, single=f"energy-{place + 1:02}", dealt=dealt)


def _luna_start(setup: SeatSetup, token: str, chance: Chance, index: Index) -> SeatStart:
    grades: dict[int, list[str]] = {1: [], 2: []}
    for card in index.components.luna.cards:
        grades[card.grade].append(card.id)
    return SeatStart(
        kind="luna",
        name=setup.name,
        level=setup.level,
        luna_token=token,
        deck=chance.order(grades[1]),
        grade_two=chance.order(grades[2]) if index.level[setup.level].grade_two else (),
    )


def reveal_tokens(ledger: Ledger) -> None:
    """All kept tokens are placed, their cards go to rest, their bonuses are gained; Luna's follow (p. 8)."""
    ledger.ask(BeginRound())
    for seat in ledger.state.order:
        player = ledger.seat(seat)
        if player.luna is not None:
            luna.apply_starting_bonus(ledger, seat)
        elif player.token is not None:
            _place_token(ledger, seat, player.token)


def _place_token(ledger: Ledger, seat: int, token: str) -> None:
    first, second, third = ledger.seat(seat).rest
    ledger.emit(TokenPlaced(seat, token, (first, second, third)))
    for bonus in ledger.set.token[token].bonus:
        if bonus.track == "tank":
            advance_helium(ledger, seat, bonus.amount)
        else:
            advance(ledger, seat, bonus.track, bonus.amount)
