"""Folds of the set-up and of the agenda."""

from msgspec import UNSET

from app.rules.kit.folds import Folds
from app.rules.kit.parts import first_parts
from app.rules.skymines import components
from app.rules.skymines.components.displays import CARD_SPACES, PLANS_OF_A_LETTER
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.folds.fold import with_seat
from app.rules.skymines.vocabulary.events import GameStarted, SeatStart, TokenKept, TokenPlaced
from app.rules.skymines.vocabulary.state import Before, LunaState, PlacedPlan, SeatState, State

FOLDS: Folds[State] = Folds()


@FOLDS.first(GameStarted)
def game_started(before: Before, event: GameStarted) -> State:
    """The table as it stands after steps 1 to 12 (p. 4-8)."""
    index = components.of(event.components)
    setup = index.components.setup
    count = setup.markers[str(len(event.seats))]
    begun: State = before.rules.state(
        components=event.components,
        options=event.options,
        seed=event.seed,
        seats=tuple(
            _luna(start, index) if start.kind == "luna" else _human(start, count, index) for start in event.seats
        ),
        order=event.order,
        starter=event.order[0],
        first_player=event.order[0],
        stack=event.stack[CARD_SPACES:],
        display=event.stack[:CARD_SPACES],
        supplies={letter: plans[PLANS_OF_A_LETTER:] for letter, plans in event.supplies.items()},
        plans=tuple(plan for plans in event.supplies.values() for plan in plans[:PLANS_OF_A_LETTER]),
        supplement=setup.supplement,
        specials=tuple(special.round for special in index.components.special_plans),
        tiles=tuple(tile.id for tile in index.components.bonus.tiles),
        tracks=event.tracks,
        modules=first_parts(before.rules, event.options.modules or ()) or UNSET,
    )
    return begun


def _human(start: SeatStart, markers: int, index: Index) -> SeatState:
    starting = tuple(card.id for card in index.components.cards if card.letter == "start")
    return SeatState(
        kind="human",
        name=start.name,
        coins=index.components.setup.coins,
        markers=markers,
        hand=(*starting, start.single) if start.single else starting,
        slots=index.components.setup.slots_on,
        dealt=start.dealt,
    )


def _luna(start: SeatStart, index: Index) -> SeatState:
    level = index.level[start.level or 0]
    return SeatState(
        kind="luna",
        name=start.name,
        coins=index.components.luna.coins,
        markers=index.components.luna.markers,
        slots=index.components.setup.slots_on,
        helium=level.tank_start,
        upload=level.research_start,
        luna_token=start.luna_token,
        luna=LunaState(
            level=level.level,
            deck=start.deck,
            grade_two=start.grade_two,
            tank_tokens=level.tank_tokens,
            research_tokens=level.research_tokens,
        ),
    )


@FOLDS.on(TokenKept)
def token_kept(state: State, event: TokenKept) -> State:
    return with_seat(state, event.seat, token=event.token, rest=event.rest)


@FOLDS.on(TokenPlaced)
def token_placed(state: State, event: TokenPlaced) -> State:
    """The token comes on screen 0, its three cards into the resting slots in the middle; others leave the game."""
    player = state.seats[event.seat]
    hand = list(player.hand)
    resting: list[tuple[str, ...]] = [()] * len(SLOTS)
    middle = components.of(state.components).components.setup.resting_start
    for slot, card in zip(middle, event.rest, strict=True):
        hand.remove(card)
        resting[SLOTS.index(slot)] = (card,)
    screens = (PlacedPlan(event.token), *player.screens[1:])
    return with_seat(state, event.seat, hand=tuple(hand), resting=tuple(resting), screens=screens, dealt=(), rest=())
