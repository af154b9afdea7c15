"""How the events of To Mars, and astronauts that come aboard, are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.components.shapes.nouns import Astronaut
from app.rules.shackleton.folds.fold import with_sector
from app.rules.shackleton.modules.mars.ship import piece_of
from app.rules.shackleton.modules.mars.vocabulary import Aboard, Mars, ModuleCompleted, ShipPanelBuilt, StructureSent
from app.rules.shackleton.vocabulary.events import AstronautMoved, AstronautRetrieved, AstronautTaken
from app.rules.shackleton.vocabulary.nouns import Building
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(StructureSent)
def structure_sent(state: State, event: StructureSent) -> State:
    """It leaves its sector, where the panel stays; its places of the base stay open (C-151)."""
    sent, sector = Building(event.seat, event.piece), state.sectors[event.sector]
    left = tuple(building for building in sector.buildings if building != sent)
    kept = part(state, Mars)
    ship = {**kept.ship, event.place: Aboard(event.seat, event.piece)}
    return with_part(with_sector(state, event.sector, replace(sector, buildings=left)), replace(kept, ship=ship))


@FOLDS.on(ModuleCompleted)
def module_completed(state: State, event: ModuleCompleted) -> State:
    """That all its places are taken says the ship."""
    return state


@FOLDS.on(ShipPanelBuilt)
def ship_panel_built(state: State, event: ShipPanelBuilt) -> State:
    """The next one to the right is the leftmost one left."""
    kept = part(state, Mars)
    return with_part(state, replace(kept, panels=kept.panels + 1))


@FOLDS.behind(AstronautTaken)
def astronaut_taken(before: State, after: State, event: AstronautTaken) -> State:
    """From the Gateway aboard, perhaps."""
    return _with_astronaut(after, event.seat, event.astronaut, event.place)


@FOLDS.behind(AstronautRetrieved)
def astronaut_retrieved(before: State, after: State, event: AstronautRetrieved) -> State:
    """From the crater aboard, perhaps."""
    return after if event.seat is None else _with_astronaut(after, event.seat, event.astronaut, event.place)


@FOLDS.behind(AstronautMoved)
def astronaut_moved(before: State, after: State, event: AstronautMoved) -> State:
    """From the base aboard, perhaps."""
    return _with_astronaut(after, event.seat, event.astronaut, event.to)


def _with_astronaut(state: State, seat: int, astronaut: Astronaut, place: str) -> State:
    piece = piece_of(place)
    if piece is None:
        return state
    kept = part(state, Mars)
    ship = {
        at: replace(aboard, astronauts=(*aboard.astronauts, astronaut))
        if (aboard.owner, aboard.piece) == (seat, piece)
        else aboard
        for at, aboard in kept.ship.items()
    }
    return with_part(state, replace(kept, ship=ship))
