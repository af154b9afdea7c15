"""What Evergreen Farms brings to the rules."""

from typing import TypedDict

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import CAN_ACT_ON_BOARD, COUNTS, FINAL, RETRIEVED, ROOM_TAKEN, VIEW
from app.rules.shackleton.modules.evergreen.astrobot import plant
from app.rules.shackleton.modules.evergreen.farms import board_of, count, left, pay_for, room_taken, score
from app.rules.shackleton.modules.evergreen.folds import FOLDS
from app.rules.shackleton.modules.evergreen.planting import Planting, plantings
from app.rules.shackleton.modules.evergreen.sentences import SENTENCES
from app.rules.shackleton.modules.evergreen.vocabulary import NAME, SHEET, Evergreen, FarmPlanted, PlantFarm
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def can_plant(state: State, seat: int) -> bool:
    """Whether the seat can plant any farm."""
    return bool(plantings(state, seat))


class FarmView(TypedDict):
    """A farm in a sector, of a seat."""

    size: int
    seat: int


class EvergreenView(TypedDict):
    """What Evergreen Farms shows: its farms by sector, and how many are left by size."""

    farms: dict[str, FarmView]
    left: dict[str, int]


def view(state: State) -> EvergreenView:
    """The farms of the crater by sector, and how many are left by size."""
    farms = part(state, Evergreen).farms
    return {
        "farms": {sector: {"size": farm.size, "seat": farm.seat} for sector, farm in sorted(farms.items())},
        "left": {str(tile.size): left(state, tile.size) for tile in board_of(state).farms},
    }


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of Evergreen Farms, reconstructed"}},
    part=Evergreen,
    vocabulary=Vocabulary(moves=PlantFarm, events=FarmPlanted, parts=Evergreen),
    folds=(FOLDS,),
    extensions=(answers(TakeCorporationAction, Planting),),
    sentences=(SENTENCES,),
    joins=(
        COUNTS.joined_by(count),
        CAN_ACT_ON_BOARD.joined_by(can_plant),
        RETRIEVED.joined_by(pay_for),
        ROOM_TAKEN.joined_by(room_taken),
        FINAL.joined_by(score),
        ASTROBOT.joined_by(plant),
        VIEW.joined_by(view),
    ),
)
