"""The corporation action of Artemis Tours: guiding waiting Tourists to places."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.artemis.places import attractions, board_of, free_places, places, places_of
from app.rules.shackleton.modules.artemis.vocabulary import (
    NAME,
    SHEET,
    Artemis,
    ChoosePlaceOfTourist,
    GuideTourist,
    TouristGuided,
)
from app.rules.shackleton.vocabulary.moves import Decline
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def tours(state: State, seat: int) -> list[GuideTourist]:
    """Where a seat can put a waiting Tourist now."""
    if not part(state, Artemis).waiting(seat):
        return []
    return [GuideTourist(place) for place in free_places(state, seat)]


def guide(ledger: Ledger, seat: int, place: str) -> None:
    """The Tourist that has waited longest goes there, and the place is scored."""
    vp = places(ledger.state, seat)[place]
    ledger.emit(TouristGuided(seat, place))
    gain(ledger, seat, VP, vp, NAME)


def tour_lines(state: State, seat: int, move: GuideTourist) -> tuple[Line, ...]:
    """What a place scores."""
    return (Line("gain", places(state, seat)[move.place], {"of": VP}),)


def refused_tours(state: State, seat: int) -> tuple[Refused, ...]:
    """Places that are taken, those of others, and all, if nobody waits."""
    guests = part(state, Artemis).guests
    others = {
        place: "attraction-of-another-seat"
        for owner in range(len(state.seats))
        if owner != seat
        for attraction in attractions(state, owner)
        for place in places_of(state, attraction)
    }
    own = {place: "place-taken" if place in guests else "no-tourist-waits" for place in places(state, seat)}
    if part(state, Artemis).waiting(seat):
        own = {place: why for place, why in own.items() if place in guests}
    return tuple(
        Refused(partial_move(GuideTourist, place=place), why, SHEET) for place, why in {**others, **own}.items()
    )


class Guiding(Answerer[TakeCorporationAction, GuideTourist]):
    """One Tourist, and then perhaps the next."""

    rule = SHEET
    code = "cannot-guide"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[GuideTourist]:
        return tours(state, seat) if step.only in ("", NAME) else []

    def refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        return refused_tours(state, seat)

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: GuideTourist) -> tuple[Line, ...]:
        return tour_lines(state, seat, move)

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: GuideTourist) -> None:
        take_off(ledger, step)
        guide(ledger, seat, move.place)
        _offer_next(ledger, seat, board_of(ledger.state).guided - 1)


class ChoosePlaceOfTouristAbout(About, frozen=True):
    """`left`: how many Tourists can still be guided."""

    left: int


class ChoosingPlace(Answerer[ChoosePlaceOfTourist, GuideTourist | Decline]):
    """Any free place; the seat may let further Tourists wait."""

    rule = SHEET
    code = "cannot-guide"

    def moves(self, state: State, step: ChoosePlaceOfTourist, seat: int) -> list[GuideTourist | Decline]:
        return [*tours(state, seat), *([Decline()] if step.may_stop else [])]

    def refused(self, state: State, step: ChoosePlaceOfTourist, seat: int) -> tuple[Refused, ...]:
        return refused_tours(state, seat)

    def about(self, state: State, step: ChoosePlaceOfTourist, seat: int) -> ChoosePlaceOfTouristAbout:
        return ChoosePlaceOfTouristAbout(step.left)

    def lines(
        self, state: State, step: ChoosePlaceOfTourist, seat: int, move: GuideTourist | Decline
    ) -> tuple[Line, ...]:
        return tour_lines(state, seat, move) if isinstance(move, GuideTourist) else ()

    def resolve(self, ledger: Ledger, step: ChoosePlaceOfTourist, seat: int, move: GuideTourist | Decline) -> None:
        ledger.answered()
        if isinstance(move, GuideTourist):
            guide(ledger, seat, move.place)
            _offer_next(ledger, seat, step.left - 1)


def _offer_next(ledger: Ledger, seat: int, left: int) -> None:
    if left and tours(ledger.state, seat):
        ledger.ask(ChoosePlaceOfTourist(seat, left, may_stop=True))
