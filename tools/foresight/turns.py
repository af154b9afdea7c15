"""What a seat that knows the deal may do next: plans, turns, and how it drops out of a round.

No choice is left out for what nobody could know, but many are that promise less than others.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations

from msgspec import Struct

from app.players.beam import TurnModel, best_lines
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.learned.player import LearnedPlayer
from app.players.skymines.learned.seats import score_now
from app.players.skymines.outlook import coin_icons
from app.players.skymines.owned import strength
from app.players.skymines.plans import different_plans, promise, with_plan
from app.players.skymines.self_taught.plans import outlook_of_round
from app.players.skymines.weights import WEIGHTS
from app.rules.game import Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines import components
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.phases.flow import cards_to_rest
from app.rules.skymines.vocabulary.moves import KeepToken, PickUp, PlayLunaCard, Rest
from app.rules.skymines.vocabulary.questions import ChooseToken, PickUpDeck, Planning, RestCards, TakeTurn
from app.rules.skymines.vocabulary.state import State
from tools.foresight.settings import Settings

MAX_PLANS = 80
"""Sets of cards that are weighed; of more, the strongest ones."""
WAITING = (ChooseToken, Planning, TakeTurn, PickUpDeck, RestCards)
"""Questions that are answered here in several ways; others of the end of a turn by the best next position."""


class Continued(Struct, frozen=True):
    """Moves that a seat makes, and the position in which it is asked again, or the game is over."""

    moves: tuple[Move, ...]
    state: State


class Turns(BeamPlayer):
    """What one seat may do, and what positions are worth to it. Lines of a turn are found by the worth made by hand,
    which is quick; what they lead to is compared by that of the robot `learned`."""

    def __init__(self, game: Game, seat: Seat, settings: Settings) -> None:
        super().__init__(width=settings.width)
        self._game, self._seat, self._settings = game, seat, settings
        self._learned = LearnedPlayer()

    def expected(self, states: Sequence[State]) -> list[float]:
        """What the seat is expected to have in the end, less a part of what the best other one has now."""
        seat, rival = self._seat, self._settings.rival
        own = self._learned.worths(states, seat)
        return [worth - rival * _of_others(state, seat) for worth, state in zip(own, states, strict=True)]

    # --- what may be done --------------------------------------------------------------------------

    def continued(self, state: State) -> list[Continued]:
        """The ways on from a position in which the seat is asked, at least one."""
        match question(state):
            case ChooseToken():
                return [self._on((move,), state) for move in self._tokens(state)]
            case Planning():
                return [self._on((plan,), state) for plan in self._plans(state)]
            case PickUpDeck():
                return [found for deck in self._decks(state) for found in self._picked_up(state, deck)]
            case RestCards():
                return [self._on(rests, state) for rests in self._rests(state)]
            case _:
                return [self._on(moves, state) for moves in self._turns(state)]

    def begun(self, state: State) -> Continued:
        """The position in which the seat is asked first, with no move of its own."""
        return self._on((), state)

    def _tokens(self, state: State) -> list[Move]:
        """Each token once: nothing depends on which slots its cards begin at rest in."""
        moves = self._game.choices(state, self._seat, words=False).moves
        return list({move.token: move for move in moves if isinstance(move, KeepToken)}.values())

    def _plans(self, state: State) -> Sequence[Move]:
        form = self._game.choices(state, self._seat, words=False).form
        outlook = outlook_of_round(state, self._seat)
        plans = different_plans(form or {}, outlook, MAX_PLANS)
        return sorted(plans, key=lambda plan: -promise(with_plan(outlook, plan)))[: self._settings.plans]

    def _turns(self, state: State) -> list[tuple[Move, ...]]:
        game, seat = self._game, self._seat
        moves = game.choices(state, seat, words=False).moves
        if len(moves) == 1:
            return [moves]
        model = TurnModel(
            after=lambda position, move: game.decide_offered(position, seat, move).after,
            worths=lambda positions: self.worths(positions, seat),
            further=lambda position: self._further(game, position, seat),
        )
        return [line.moves for line in best_lines(model, state, moves, self._settings.width, self._settings.lines)]

    # --- dropping out ------------------------------------------------------------------------------

    def _decks(self, state: State) -> list[Slot]:
        """The resting decks, of those with the same cards one."""
        resting = state.seats[self._seat].resting
        decks = {tuple(sorted(deck)): slot for slot, deck in zip(SLOTS, resting, strict=True) if deck}
        return list(decks.values())

    def _picked_up(self, state: State, slot: Slot) -> Iterator[Continued]:
        move = PickUp(slot)
        then = self._game.decide_offered(state, self._seat, move).after
        if isinstance(question(then), RestCards):
            yield from (self._on((move, *rests), state) for rests in self._rests(then))
        else:
            yield self._on((move,), state)

    def _rests(self, state: State) -> list[tuple[Move, ...]]:
        """Three ways to lay the cards to rest: most strength in one deck, in two, and cards of a kind together."""
        player, cards = state.seats[self._seat], cards_to_rest(state, self._seat)
        laid = [placed.card for placed in player.area if placed is not None]
        ways = [_Way(state.components, player.resting, laid, slots) for slots in permutations(range(5), len(cards))]
        best = {max(ways, key=key) for key in (_Way.strongest, _Way.two_strongest, _Way.of_a_kind)}
        return [
            tuple(Rest(card, SLOTS[at]) for card, at in zip(cards, way.slots, strict=True))
            for way in sorted(best, key=lambda way: way.slots)
        ]

    # --- what follows by itself --------------------------------------------------------------------

    def _on(self, moves: tuple[Move, ...], state: State) -> Continued:
        """The position after these moves of the seat, and those that it makes without a thought; Luna plays hers."""
        game, seat, made = self._game, self._seat, list(moves)
        for move in moves:
            state = game.decide_offered(state, seat, move).after
        while (step := question(state)) is not None:
            if (automa := game.automa_to_move(state)) is not None:
                state = game.decide_offered(state, automa, PlayLunaCard()).after
            elif isinstance(step, WAITING):
                break
            else:
                move, state = self._next(state)
                made.append(move)
        return Continued(tuple(made), state)

    def _next(self, state: State) -> tuple[Move, State]:
        """The move that leads to the best next position."""
        moves = self._game.choices(state, self._seat, words=False).moves
        states = [self._game.decide_offered(state, self._seat, move).after for move in moves]
        if len(states) == 1:
            return moves[0], states[0]
        worths = self.worths(states, self._seat)
        best = worths.index(max(worths))
        return moves[best], states[best]


class _Way(Struct, frozen=True):
    """Cards laid to rest: `slots[i]` is the resting slot of `cards[i]`, counted from 0."""

    components: str
    resting: tuple[tuple[str, ...], ...]
    cards: list[str]
    slots: tuple[int, ...]

    def __hash__(self) -> int:
        return hash(self.slots)

    def _decks(self) -> list[tuple[str, ...]]:
        laid = dict(zip(self.slots, self.cards, strict=True))
        return [(*deck, laid[at]) if at in laid else deck for at, deck in enumerate(self.resting)]

    def _strengths(self) -> list[float]:
        index = components.of(self.components).card
        return sorted(sum(strength(index[card], WEIGHTS) for card in deck) for deck in self._decks())

    def strongest(self) -> float:
        return self._strengths()[-1]

    def two_strongest(self) -> float:
        return sum(self._strengths()[-2:])

    def of_a_kind(self) -> float:
        index, worth = components.of(self.components).card, 0.0
        for deck in self._decks():
            kinds: dict[str, float] = {}
            for card in deck:
                kinds[index[card].kind] = kinds.get(index[card].kind, 0.0) + strength(index[card], WEIGHTS)
            worth += sum(value * value for value in kinds.values())
        return worth


def _of_others(state: State, seat: Seat) -> float:
    """The best score of another seat if the game ended now."""
    showing, _ = coin_icons(state)
    return max(score_now(state, other, showing)[0] for other in range(len(state.seats)) if other != seat)
