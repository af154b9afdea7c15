"""How the set-up and the shuttle phase are folded."""

from typing import Any

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import first_parts
from app.rules.shackleton.components.shapes.nouns import COMMANDS
from app.rules.shackleton.folds.fold import counted, with_building, with_seat, with_sector
from app.rules.shackleton.vocabulary.events import (
    AstronautSwapped,
    FirstDomePlaced,
    GameStarted,
    LeaderTaken,
    RoundBegan,
    SeatStart,
    ShuttleLeft,
    ShuttleTaken,
    TurnBegan,
    TurnOrderSet,
)
from app.rules.shackleton.vocabulary.nouns import ASTROBOT, NEUTRAL, Building, Sector
from app.rules.shackleton.vocabulary.state import AstroBotState, Before, CorporationBoard, SeatState, State

FOLDS: Folds[State] = Folds()


@FOLDS.first(GameStarted)
def game_started(before: Before, event: GameStarted) -> State:
    """Neutral Domes stand in their sectors, with the first panels (S-013)."""
    kind: type[State] = before.rules.state
    neutral = {
        sector: Sector(panel=True, buildings=(Building(NEUTRAL, event.neutral_piece),)) for sector in event.neutral
    }
    modules: dict[str, Any] = first_parts(before.rules, event.corporations)
    return kind(
        components=event.components,
        options=event.options,
        seats=tuple(_seat(seat, event) for seat in event.seats),
        corporations=event.corporations,
        order=event.order,
        leaders=event.leaders,
        shuttles=event.shuttles,
        energy=event.energy,
        rim=len(event.neutral),
        sectors={sector: neutral.get(sector, Sector()) for sector in event.sectors},
        corners=event.corners,
        slots=(None,) * event.slots,
        boards={
            name: CorporationBoard(tokens=board.tokens, shown=board.shown, deck=board.deck)
            for name, board in event.boards.items()
        },
        commands=dict.fromkeys(COMMANDS, ()),
        modules=modules,
    )


def _seat(start: SeatStart, event: GameStarted) -> SeatState:
    """A seat as it begins; AstroBot's with its deck, and its markers at 0 (A-007, A-008)."""
    if start.kind != ASTROBOT or event.astrobot is None:
        return SeatState(kind=start.kind, name=start.name)
    deck, *orders = event.astrobot.orders
    markers = dict.fromkeys(event.corporations, 0)
    kept = AstroBotState(hard=event.astrobot.hard, deck=deck, orders=tuple(orders), markers=markers)
    return SeatState(kind=start.kind, name=start.name, astrobot=kept)


@FOLDS.on(TurnBegan)
def turn_began(state: State, event: TurnBegan) -> State:
    """Nothing has been done in this turn."""
    return replace(state, turn=event.seat, used=(), main="", panel_built=False)


@FOLDS.on(LeaderTaken)
def leader_taken(state: State, event: LeaderTaken) -> State:
    """The tile is the seat's for the whole game."""
    left = tuple(leader for leader in state.leaders if leader != event.leader)
    return with_seat(replace(state, leaders=left), event.seat, leader=event.leader)


@FOLDS.on(FirstDomePlaced)
def first_dome_placed(state: State, event: FirstDomePlaced) -> State:
    """The next panel powers its sector, without Energy (S-017)."""
    powered = replace(state.sectors[event.sector], panel=True)
    state = with_sector(replace(state, rim=state.rim + 1), event.sector, powered)
    return with_building(state, event.seat, event.piece, event.sector)


@FOLDS.on(RoundBegan)
def round_began(state: State, event: RoundBegan) -> State:
    """Tiles of this round that were not revealed stay unseen (S-044), with AstroBot's own on top (A-016)."""
    unseen = tuple(tile for tile in state.shuttles[event.round - 1] if tile not in event.tiles)
    return replace(
        state,
        round=event.round,
        phase="shuttle",
        display=event.tiles,
        shuttles=(*((),) * (event.round - 1), unseen, *state.shuttles[event.round :]),
    )


@FOLDS.on(ShuttleTaken)
def shuttle_taken(state: State, event: ShuttleTaken) -> State:
    """Its astronauts stand on it."""
    left = tuple(tile for tile in state.display if tile != event.tile)
    return with_seat(replace(state, display=left), event.seat, tile=event.tile, astronauts=event.astronauts)


@FOLDS.on(TurnOrderSet)
def turn_order_set(state: State, event: TurnOrderSet) -> State:
    """It holds for the action phase and the next shuttle phase."""
    return replace(state, order=event.order, phase="action")


@FOLDS.on(ShuttleLeft)
def shuttle_left(state: State, event: ShuttleLeft) -> State:
    """Its resources are lost (S-051)."""
    first, second, third = (have + more for have, more in zip(state.gateway, event.astronauts, strict=True))
    return replace(state, display=(), gateway=(first, second, third))


@FOLDS.on(AstronautSwapped)
def astronaut_swapped(state: State, event: AstronautSwapped) -> State:
    """One of the tile for one of the Gateway (S-193)."""
    held = counted(counted(state.seats[event.seat].astronauts, event.gave, -1), event.took, 1)
    there = counted(counted(state.gateway, event.took, -1), event.gave, 1)
    return with_seat(replace(state, gateway=there), event.seat, astronauts=held)
