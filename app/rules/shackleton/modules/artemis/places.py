"""The places for Tourists: of attractions and of the Visitor Centre."""

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.components.shapes import ArtemisBoard
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.artemis.vocabulary import CENTRE, NAME, Artemis
from app.rules.shackleton.vocabulary.state import State


def board_of(state: State) -> ArtemisBoard:
    """The corporation's board."""
    return components.of(state.components).components.artemis.board


def attractions(state: State, seat: int) -> tuple[str, ...]:
    """The attractions of a seat, in the order of funding."""
    return tuple(project for project in state.seats[seat].projects if tables(state).corporation_of[project] == NAME)


def places_of(state: State, attraction: str) -> dict[str, int]:
    """The places of an attraction, or of the Visitor Centre, with the VP of each."""
    board = board_of(state)
    if attraction == CENTRE:
        worth = (board.centre_vp,) * board.centre.at(len(state.seats))
    else:
        worth = tables(state).project[attraction].places
    return {f"{attraction}-{number}": vp for number, vp in enumerate(worth, start=1)}


def places(state: State, seat: int) -> dict[str, int]:
    """The places that a seat can put Tourists on, taken ones too, with the VP of each."""
    return {
        place: vp
        for attraction in (*attractions(state, seat), CENTRE)
        for place, vp in places_of(state, attraction).items()
    }


def free_places(state: State, seat: int) -> tuple[str, ...]:
    """Those of them without a Tourist."""
    guests = part(state, Artemis).guests
    return tuple(place for place in places(state, seat) if place not in guests)


def guests_of(state: State, attraction: str) -> int:
    """The Tourists on an attraction."""
    guests = part(state, Artemis).guests
    return sum(place in guests for place in places_of(state, attraction))


def is_full(state: State, attraction: str) -> bool:
    """Whether no place of an attraction is free."""
    return guests_of(state, attraction) == len(places_of(state, attraction))
