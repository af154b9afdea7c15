"""How main actions and what they bring are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.shackleton.folds.fold import (
    counted,
    deployed,
    put,
    with_astronaut,
    with_building,
    with_seat,
    with_sector,
    with_stock,
    without_astronaut,
)
from app.rules.shackleton.vocabulary.events import (
    AstronautMoved,
    AstronautTaken,
    CommandTaken,
    CraterExploited,
    EnergyConsumed,
    EnergyProduced,
    FeePaid,
    Gained,
    GatewayVisited,
    GoalClaimed,
    Paid,
    PanelBuilt,
    PanelMoved,
    ProjectFunded,
    ProjectShown,
    ProjectUsed,
    StructureBuilt,
    TokenActivated,
    TokenAdded,
    TrackActionUsed,
)
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(CraterExploited)
def crater_exploited(state: State, event: CraterExploited) -> State:
    """The astronaut stays on its slot until it is retrieved (S-075)."""
    slots = put(state.slots, event.slot, event.astronaut)
    return deployed(replace(state, slots=slots, main="crater"), event.seat, event.astronaut)


@FOLDS.on(CommandTaken)
def command_taken(state: State, event: CommandTaken) -> State:
    """The astronaut takes the leftmost free slot (S-079)."""
    commands = {**state.commands, event.command: (*state.commands[event.command], event.astronaut)}
    return deployed(replace(state, commands=commands, main=event.command), event.seat, event.astronaut)


@FOLDS.on(GatewayVisited)
def gateway_visited(state: State, event: GatewayVisited) -> State:
    """The astronaut stays at the Gateway, which has no limit (S-050)."""
    there = counted(state.gateway, event.astronaut, 1)
    return deployed(replace(state, gateway=there, main="gateway"), event.seat, event.astronaut)


@FOLDS.on(FeePaid)
def fee_paid(state: State, event: FeePaid) -> State:
    """From seat to seat, or to the bank (S-064, S-066)."""
    state = with_stock(state, event.seat, CREDITS, -event.amount)
    return state if event.to is None else with_stock(state, event.to, CREDITS, event.amount)


@FOLDS.on(Gained)
def gained(state: State, event: Gained) -> State:
    """Nothing is limited (S-001)."""
    return with_stock(state, event.seat, event.thing, event.amount)


@FOLDS.on(Paid)
def paid(state: State, event: Paid) -> State:
    """To the bank."""
    return with_stock(state, event.seat, event.thing, -event.amount)


@FOLDS.on(PanelBuilt)
def panel_built(state: State, event: PanelBuilt) -> State:
    """It leaves the rim for the central hex or a sector (S-087, S-099)."""
    state = replace(state, rim=state.rim + 1, panel_built=True)
    if event.sector is None:
        return replace(state, hub=state.hub + 1)
    return with_sector(state, event.sector, replace(state.sectors[event.sector], panel=True))


@FOLDS.on(PanelMoved)
def panel_moved(state: State, event: PanelMoved) -> State:
    """It leaves the central hex for a sector (S-098)."""
    state = replace(state, hub=state.hub - 1)
    return with_sector(state, event.sector, replace(state.sectors[event.sector], panel=True))


@FOLDS.on(EnergyProduced)
def energy_produced(state: State, event: EnergyProduced) -> State:
    """The level is common to all."""
    return replace(state, energy=state.energy + event.amount)


@FOLDS.on(EnergyConsumed)
def energy_consumed(state: State, event: EnergyConsumed) -> State:
    """Likewise."""
    return replace(state, energy=state.energy - event.amount)


@FOLDS.on(StructureBuilt)
def structure_built(state: State, event: StructureBuilt) -> State:
    """Its places on the base are open from then on."""
    return with_building(state, event.seat, event.piece, event.sector)


@FOLDS.on(TokenAdded)
def token_added(state: State, event: TokenAdded) -> State:
    """The next row of the board's prices is uncovered (S-111)."""
    board = state.boards[event.corporation]
    token, *left = board.tokens
    boards = {**state.boards, event.corporation: replace(board, tokens=tuple(left))}
    return replace(state, boards=boards, corners=put(state.corners, event.corner, token))


@FOLDS.on(TokenActivated)
def token_activated(state: State, event: TokenActivated) -> State:
    """What it brings follows in events of its own."""
    return state


@FOLDS.on(AstronautTaken)
def astronaut_taken(state: State, event: AstronautTaken) -> State:
    """From the Gateway to a place."""
    state = replace(state, gateway=counted(state.gateway, event.astronaut, -1))
    return with_astronaut(state, event.seat, event.astronaut, event.place)


@FOLDS.on(AstronautMoved)
def astronaut_moved(state: State, event: AstronautMoved) -> State:
    """From place to place of the base, in exchange for another one perhaps."""
    player = without_astronaut(state.seats[event.seat], event.astronaut, event.place)
    if event.other is not None:
        player = without_astronaut(player, event.other, event.to)
    state = replace(state, seats=(*state.seats[: event.seat], player, *state.seats[event.seat + 1 :]))
    state = with_astronaut(state, event.seat, event.astronaut, event.to)
    return state if event.other is None else with_astronaut(state, event.seat, event.other, event.place)


@FOLDS.on(ProjectFunded)
def project_funded(state: State, event: ProjectFunded) -> State:
    """The card lies beside the seat's base."""
    board = state.boards[event.corporation]
    shown = tuple(project for project in board.shown if project != event.project)
    state = replace(state, boards={**state.boards, event.corporation: replace(board, shown=shown)})
    return with_seat(state, event.seat, projects=(*state.seats[event.seat].projects, event.project))


@FOLDS.on(ProjectShown)
def project_shown(state: State, event: ProjectShown) -> State:
    """Two are visible as long as the deck lasts (S-138)."""
    board = state.boards[event.corporation]
    shown = replace(board, shown=(*board.shown, event.project), deck=board.deck[1:])
    return replace(state, boards={**state.boards, event.corporation: shown})


@FOLDS.on(ProjectUsed)
def project_used(state: State, event: ProjectUsed) -> State:
    """It is turned until the end of the round (S-149)."""
    return with_seat(state, event.seat, turned=(*state.seats[event.seat].turned, event.project))


@FOLDS.on(TrackActionUsed)
def track_action_used(state: State, event: TrackActionUsed) -> State:
    """It cannot be used again within this main action (S-147)."""
    return replace(state, used=(*state.used, event.space))


@FOLDS.on(GoalClaimed)
def goal_claimed(state: State, event: GoalClaimed) -> State:
    """The marker stays (S-161)."""
    board = state.boards[event.corporation]
    goals = tuple((*seats, event.seat) if level == event.level else seats for level, seats in enumerate(board.goals))
    state = replace(state, boards={**state.boards, event.corporation: replace(board, goals=goals)})
    claimed = {**state.seats[event.seat].goals, event.corporation: event.level}
    return with_seat(state, event.seat, goals=claimed)
