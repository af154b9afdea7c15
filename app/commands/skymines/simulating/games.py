"""One simulated game: who sits where, how it is played, what is counted."""

import random
from collections import Counter
from typing import Any

from msgspec import Struct

from app.commands.skymines.simulating.modules import USES
from app.commands.skymines.simulating.sources import sources_of
from app.commands.skymines.simulating.use import Use
from app.players import LineFollower, Player
from app.players.skymines.robots import ROBOTS
from app.rules.game import Event, Game, SeatSetup
from app.rules.skymines.skymines import skymines
from app.rules.skymines.vocabulary import events as happened

MAX_MOVES = 10_000
SEAT_KINDS = f"{', '.join(ROBOTS.names)} or luna:LEVEL"
"""What a seat can be called, for help and errors."""


class SeatKind(Struct, frozen=True):
    """A seat as the command line names it: "luna:3", "greedy", or "human:greedy"."""

    player: str
    level: int | None = None

    @property
    def label(self) -> str:
        """What tables and pictures call it."""
        return self.player if self.level is None else f"luna {self.level}"


class Result(Struct, frozen=True):
    """A game that was played: seven categories a seat, its winners, its length, what each seat used how often, and what
    its score came from (`sources.py`)."""

    seed: int
    totals: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    moves: int
    turns: int
    uses: tuple[dict[Use, int], ...]
    sources: tuple[dict[str, int], ...]


def read_seats(text: str) -> tuple[SeatKind, ...]:
    """The seats of "human:random,greedy,luna:3". Raises ValueError, naming what cannot be read."""
    return tuple(_read_seat(part.strip()) for part in text.split(","))


def _read_seat(text: str) -> SeatKind:
    name, _, detail = text.partition(":")
    if name == "luna":
        if detail and not detail.isdigit():
            raise ValueError(f"“{text}”: Luna's level is a number")
        return SeatKind("luna", int(detail or 2))
    player = detail if name == "human" else name
    if player not in ROBOTS.names or (detail and name != "human"):
        raise ValueError(f"“{text}” is no seat: say {SEAT_KINDS}")
    return SeatKind(player)


def play(seed: int, kinds: tuple[SeatKind, ...], options: dict[str, Any]) -> Result:
    """Play one game. The same arguments give the same game."""
    game = skymines()
    return play_on(game, game.new_game(options, setups(kinds), seed.to_bytes(8, "big")), seed, kinds)


def play_on(game: Game, events: list[Event], seed: int, kinds: tuple[SeatKind, ...]) -> Result:
    """Play one game that begins with these events; `seed` is of what its players draw."""
    draw, lines = random.Random(seed), LineFollower()
    minds = [None if kind.level is not None else ROBOTS.named(kind.player) for kind in kinds]
    state: Any = game.initial()
    count = Count(len(kinds))
    for moves in range(MAX_MOVES):
        for event in events:
            state = game.evolve(state, event)
            count.see(event)
        asked = game.to_move(state)
        if not asked:
            outcome = game.outcome(state)
            assert outcome is not None
            sources = tuple(sources_of(state, seat, coins) for seat, coins in enumerate(count.coins))
            return Result(seed, state.totals, outcome.winners, moves, count.turns, tuple(count.uses), sources)
        events = _decide(game, state, asked[0], minds[asked[0]], lines, draw)
    raise RuntimeError(f"game {seed} does not end")


def setups(kinds: tuple[SeatKind, ...]) -> list[SeatSetup]:
    """The seats as the rules want them."""
    return [_setup(number, kind) for number, kind in enumerate(kinds)]


def _setup(number: int, kind: SeatKind) -> SeatSetup:
    name = f"{kind.label} {number + 1}"
    return (
        SeatSetup(kind="human", name=name)
        if kind.level is None
        else SeatSetup(kind="automa", name=name, level=kind.level)
    )


def _decide(
    game: Game, state: Any, seat: int, mind: Player | None, lines: LineFollower, draw: random.Random
) -> list[Event]:
    move = game.automa_move(state) if mind is None else lines.move_of(mind, game, state, seat, draw)
    return game.decide(state, seat, move).events


class Count:
    """What each seat used: cards, plans, bonus spaces, tokens, sectors, track bonuses; and its coins, by what brought
    or cost them."""

    def __init__(self, seats: int) -> None:
        self.turns = 0
        self.uses: list[Counter[Use]] = [Counter() for _ in range(seats)]
        self.coins: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._bonuses: list[set[str]] = [set() for _ in range(seats)]

    def see(self, event: Event) -> None:
        """Count an event."""
        if coins := coins_of(event):
            seat, why, amount = coins
            self.coins[seat][why] += amount
        if isinstance(event, happened.TurnBegan):
            self.turns += 1
            self.uses[event.seat].update(
                ("track bonus", bonus) for bonus in set(event.bonuses) - self._bonuses[event.seat]
            )
            self._bonuses[event.seat] |= set(event.bonuses)
        elif isinstance(event, happened.CardsRevealed):
            for seat, cards in enumerate(event.cards):
                self.uses[seat].update(("planned card", card) for card in cards if card is not None)
        elif found := used(event):
            seat, use = found
            self.uses[seat][use] += 1


def coins_of(event: Event) -> tuple[int, str, int] | None:
    """The seat whose coins this event changes, what for, and by how much (what is paid: less than nothing)."""
    match event:
        case happened.CoinsGained(seat=seat, amount=amount, why=why):
            return seat, why, amount
        case happened.CoinsPaid(seat=seat, amount=amount):
            return seat, "paid", -amount
        case happened.SupplementTaken(seat=seat, amount=amount):
            return seat, "supplement", amount
    return None


def used(event: Event) -> tuple[int, Use] | None:
    """The seat that used a component by this event, and the component, if one did."""
    match event:
        case (
            happened.CardAcquired(seat=seat, card=card)
            | happened.CardFetched(seat=seat, card=card)
            | happened.LunaCardGained(seat=seat, card=card)
        ):
            return seat, ("card", card)
        case happened.PlanTaken(seat=seat, plan=plan):
            return seat, ("plan", plan)
        case happened.BonusMarkerPlaced(seat=seat, space=space):
            return seat, ("bonus space", space)
        case happened.TokenPlaced(seat=seat, token=token):
            return seat, ("starting token", token)
        case happened.OutpostPlaced(seat=seat, sector=sector):
            return seat, ("sector", f"{sector:02}")
        case happened.LunaCardTurned(seat=seat, card=card):
            return seat, ("Luna card", card)
    further = USES.get(type(event))
    return further(event) if further else None
