"""What To Mars brings to the rules."""

from typing import TypedDict

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import (
    AWAY,
    BOARD_ACTIONS,
    CAN_ACT,
    CAN_ACT_ON_BOARD,
    COUNTS,
    PLACES,
    VIEW,
)
from app.rules.shackleton.modules.mars.astrobot import send_for_nothing
from app.rules.shackleton.modules.mars.boarding import ChoosingBoarding, act, can_act
from app.rules.shackleton.modules.mars.folds import FOLDS
from app.rules.shackleton.modules.mars.sending import ActingOnShip, can_act_on_ship
from app.rules.shackleton.modules.mars.sentences import SENTENCES
from app.rules.shackleton.modules.mars.ship import count, modules, pieces_aboard, places
from app.rules.shackleton.modules.mars.vocabulary import (
    NAME,
    SHEET,
    Aboard,
    BoardAstronaut,
    BuildShipPanel,
    ChooseBoarding,
    Mars,
    ModuleCompleted,
    SendStructure,
    ShipPanelBuilt,
    StructureSent,
)
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


class BerthView(TypedDict):
    """A place for a structure of a size on the ship; the structure there, if any, its seat, and who is aboard it."""

    size: int
    owner: int | None
    piece: str | None
    astronauts: list[str]


class MarsView(TypedDict):
    """What To Mars shows: the places of each module of the ship, and how many of the ship's panels are built."""

    modules: list[list[BerthView]]
    panels: int


def view(state: State) -> MarsView:
    """The modules of the ship, place by place, and how many of its panels are built."""
    kept = part(state, Mars)
    return {
        "modules": [
            [_place(size, kept.ship.get(place)) for place, size in sizes.items()] for sizes in modules(state).values()
        ],
        "panels": kept.panels,
    }


def _place(size: int, sent: Aboard | None) -> BerthView:
    if sent is None:
        return {"size": size, "owner": None, "piece": None, "astronauts": []}
    return {"size": size, "owner": sent.owner, "piece": sent.piece, "astronauts": list(sent.astronauts)}


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of To Mars, reconstructed"}},
    part=Mars,
    vocabulary=Vocabulary(
        moves=SendStructure | BuildShipPanel | BoardAstronaut,
        events=StructureSent | ModuleCompleted | ShipPanelBuilt,
        steps=ChooseBoarding,
        parts=Mars,
    ),
    folds=(FOLDS,),
    questions=(answers(ChooseBoarding, ChoosingBoarding),),
    extensions=(answers(TakeCorporationAction, ActingOnShip),),
    sentences=(SENTENCES,),
    joins=(
        COUNTS.joined_by(count),
        CAN_ACT_ON_BOARD.joined_by(can_act_on_ship),
        CAN_ACT.joined_by(can_act),
        BOARD_ACTIONS.joined_by(act),
        PLACES.joined_by(places),
        AWAY.joined_by(pieces_aboard),
        ASTROBOT.joined_by(send_for_nothing),
        VIEW.joined_by(view),
    ),
)
