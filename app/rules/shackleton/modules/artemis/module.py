"""What Artemis Tours brings to the rules."""

from typing import Literal, TypedDict

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import (
    BOARD_ACTIONS,
    CAN_ACT,
    CAN_ACT_ON_BOARD,
    COMING,
    COUNTS,
    GAINS,
    MAINTENANCE,
    SETTING_UP,
    VIEW,
    Chance,
)
from app.rules.shackleton.components.shapes import BoardAction, Count, Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.artemis.astrobot import take_tourist
from app.rules.shackleton.modules.artemis.folds import FOLDS
from app.rules.shackleton.modules.artemis.guiding import ChoosingPlace, Guiding, tours
from app.rules.shackleton.modules.artemis.places import attractions, board_of, guests_of, is_full, places_of
from app.rules.shackleton.modules.artemis.sentences import NAMES, SENTENCES
from app.rules.shackleton.modules.artemis.vocabulary import (
    CENTRE,
    NAME,
    SHEET,
    Artemis,
    ChoosePlaceOfTourist,
    GuideTourist,
    TouristGuided,
    TouristOnCard,
    TouristsArrived,
    TouristsQueued,
    TouristsReturned,
)
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State

TOURIST: Literal["tourist"] = "tourist"


def set_up(ledger: Ledger, chance: Chance) -> None:
    """All Tourists stand in the queue."""
    ledger.emit(TouristsQueued(board_of(ledger.state).tourists))


def gain_tourists(ledger: Ledger, seat: int, amount: int) -> None:
    """As many as there are come from the queue."""
    if coming := min(amount, len(part(ledger.state, Artemis).queue)):
        ledger.emit(TouristsArrived(seat, coming))


def coming(state: State, seat: int, gain: Gain) -> tuple[Gain, ...]:
    """Tourists only as many as stand in the queue."""
    there = min(gain.amount, len(part(state, Artemis).queue))
    return (Gain(what=TOURIST, amount=there),) if there else ()


def count(state: State, seat: int, what: Count, project: str) -> int:
    """Tourists on own attractions, on the one that asks, and own attractions without a free place."""
    if what == "tourists_here":
        return guests_of(state, project)
    own = attractions(state, seat)
    if what == "tourists":
        return sum(guests_of(state, attraction) for attraction in own)
    return sum(is_full(state, attraction) for attraction in own)


def close_centre(ledger: Ledger) -> None:
    """The Tourists of the Visitor Centre go to the end of the queue."""
    guests = part(ledger.state, Artemis).guests
    if taken := tuple(place for place in places_of(ledger.state, CENTRE) if place in guests):
        ledger.emit(TouristsReturned(taken))


def can_guide(state: State, seat: int) -> bool:
    """Whether the seat can put a Tourist anywhere."""
    return bool(tours(state, seat))


def can_act(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    """Of the Tourist that a project puts: the same."""
    return can_guide(state, seat)


def act(ledger: Ledger, seat: int, action: BoardAction, free: bool) -> None:
    """A project puts one Tourist."""
    ledger.ask(ChoosePlaceOfTourist(seat))


class ArtemisView(TypedDict):
    """What Artemis Tours shows: the numbers of the Tourists that wait, the first one first, and of those in the
    arrivals of each seat; the Tourists on places of attractions and of the Visitor Centre, by place; its places; the
    Tourists on AstroBot's card."""

    queue: list[int]
    arrivals: list[list[int]]
    guests: dict[str, int]
    centre: list[str]
    card: list[int]


def view(state: State) -> ArtemisView:
    """The queue, the arrivals of all seats, the Tourists on places, the places of the Visitor Centre, and the Tourists
    on AstroBot's card."""
    kept = part(state, Artemis)
    return {
        "queue": list(kept.queue),
        "arrivals": [list(kept.waiting(seat)) for seat in range(len(state.seats))],
        "guests": dict(sorted(kept.guests.items())),
        "centre": list(places_of(state, CENTRE)),
        "card": list(kept.card),
    }


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of Artemis Tours, reconstructed"}},
    part=Artemis,
    vocabulary=Vocabulary(
        moves=GuideTourist,
        events=TouristGuided | TouristOnCard | TouristsArrived | TouristsQueued | TouristsReturned,
        steps=ChoosePlaceOfTourist,
        parts=Artemis,
    ),
    folds=(FOLDS,),
    questions=(answers(ChoosePlaceOfTourist, ChoosingPlace),),
    extensions=(answers(TakeCorporationAction, Guiding),),
    sentences=(SENTENCES,),
    names=(NAMES,),
    joins=(
        SETTING_UP.joined_by(set_up),
        GAINS.joined_by({TOURIST: gain_tourists}),
        COMING.joined_by(coming),
        COUNTS.joined_by(count),
        MAINTENANCE.joined_by(close_centre),
        CAN_ACT_ON_BOARD.joined_by(can_guide),
        CAN_ACT.joined_by(can_act),
        BOARD_ACTIONS.joined_by(act),
        ASTROBOT.joined_by(take_tourist),
        VIEW.joined_by(view),
    ),
)
