"""A player who looks ahead to the end of the turn and takes what is worth most then."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from app.players.worth import strength, worth
from app.rules.game import Choices, Draw, Game, Move, Seat
from app.rules.skymines import components
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.deciding import question
from app.rules.skymines.moves import Plan
from app.rules.skymines.pending import ChooseToken, EndTurn, TakeTurn
from app.rules.skymines.requirements import are_met
from app.rules.skymines.researching import open_requirements
from app.rules.skymines.state import PlacedCard, State

WIDTH = 24
"""Moves looked at for one question; a wider one is sampled."""
DEPTH = 12
"""Questions of one turn that are looked ahead over."""
SCREEN = 4.0
"""What a screen that can be entered is worth while planning."""


class GreedyPlayer:
    """Plays Skymines for the worth of the position at the end of its own turn."""

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        choices = game.choices(state, seat)
        if choices.form is not None:
            return max(_plans(choices.form), key=lambda plan: _planned_strength(state, seat, plan))
        if len(choices.moves) == 1 or choices.step == ChooseToken.__name__:
            return choices.moves[draw.randrange(len(choices.moves))]
        moves = _some(choices, draw, limit=choices.step != TakeTurn.__name__)
        ranked = [(self._promise(game, state, seat, move, draw), -at) for at, move in enumerate(moves)]
        return moves[-max(ranked)[1]]

    def _promise(self, game: Game, state: State, seat: Seat, move: Move, draw: Draw) -> float:
        """The worth at the end of the turn, if every later question is answered by the best next position."""
        state = _after(game, state, seat, move)
        for _ in range(DEPTH):
            if not _goes_on(state, seat):
                break
            moves = _some(game.choices(state, seat), draw, limit=True)
            state = max((_after(game, state, seat, answer) for answer in moves), key=lambda then: worth(then, seat))
        return worth(state, seat)


def _plans(form: Mapping[str, Any]) -> Iterator[Plan]:
    """Every set of hand cards that fills as many slots as it can."""
    slots = sorted(form["slots"])
    for chosen in combinations(form["cards"], min(len(slots), len(form["cards"]))):
        lying = dict(zip(slots, chosen, strict=False))
        a, b, c, d, e = (lying.get(slot) for slot in SLOTS)
        yield Plan((a, b, c, d, e))


def _planned_strength(state: State, seat: Seat, plan: Plan) -> float:
    """Units and points planned, cards of one type together a little more, and the screens that they open."""
    cards = components.of(state.components).card
    kinds = [cards[card].kind for card in plan.cards if card is not None]
    together = 0.5 * (len(kinds) - len(set(kinds)))
    area = tuple(None if card is None else PlacedCard(card) for card in plan.cards)
    return sum(strength(cards[card]) for card in plan.cards if card) + together + _opened(state, seat, area)


def _opened(state: State, seat: Seat, area: tuple[PlacedCard | None, ...]) -> float:
    """Screens ahead that a research scientist of this action area could enter."""
    player = state.seats[seat]
    cards = components.of(state.components).card
    lying = zip(SLOTS, area, strict=True)
    scientist = next((slot for slot, on in lying if on and cards[on.card].kind == "research"), None)
    if scientist is None:
        return 0.0
    seats = (*state.seats[:seat], replace(player, area=area), *state.seats[seat + 1 :])
    state = replace(state, seats=seats)
    opened = 0.0
    for placed in player.screens[player.upload + 1 :]:
        if placed is None or not are_met(state, seat, open_requirements(state, placed), scientist):
            break
        opened += SCREEN
    return opened


def _goes_on(state: State, seat: Seat) -> bool:
    """Whether the seat's turn still asks something but its end."""
    step = question(state)
    return step is not None and not isinstance(step, EndTurn | TakeTurn) and getattr(step, "seat", None) == seat


def _some(choices: Choices, draw: Draw, *, limit: bool) -> list[Move]:
    """The moves, or a sample of a long list."""
    moves = list(choices.moves)
    if limit:
        while len(moves) > WIDTH:
            moves.pop(draw.randrange(len(moves)))
    return moves


def _after(game: Game, state: State, seat: Seat, move: Move) -> State:
    after = state
    for event in game.decide(state, seat, move):
        after = game.evolve(after, event)
    return after
