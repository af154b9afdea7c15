"""What others did that touches one seat, said to that seat: by event, and what changed in the long run.

All of the state is open to everybody but decks and shuttle tiles to come, of which nothing is read here.
"""

from collections.abc import Iterator

from app.rules.kit.concerns import Concerns
from app.rules.kit.sentences import said
from app.rules.sentences import Amount, Phrase, Sentence, Who
from app.rules.shackleton.board import goals
from app.rules.shackleton.board.crater import size_of, winner
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.sentences import things
from app.rules.shackleton.vocabulary import events as happened
from app.rules.shackleton.vocabulary.nouns import CREDITS, VP, Building
from app.rules.shackleton.vocabulary.state import State

CONCERNS: Concerns[State] = Concerns()


def changes(before: State, after: State, seat: int) -> tuple[Sentence, ...]:
    """How many astronauts of the crater the seat would win now, if that is another number of them than before."""
    return tuple(_changes(before, after, seat))


def _changes(before: State, after: State, seat: int) -> Iterator[Sentence]:
    had, has = _would_win(before, seat), _would_win(after, seat)
    if had != has and after.phase == "action":
        yield Sentence("concern-majorities", {"before": had, "now": has})


def _would_win(state: State, seat: int) -> int:
    return sum(winner(state, slot) == seat for slot in state.crater)


@CONCERNS.of(happened.FeePaid)
def _fee_received(before: State, event: happened.FeePaid, seat: int) -> Phrase | None:
    if event.to != seat:
        return None
    return said("concern-fee", seat=Who(event.seat), fee=Amount(event.amount, CREDITS))


@CONCERNS.of(happened.StructureBuilt)
def _outgrown(before: State, event: happened.StructureBuilt, seat: int) -> Phrase | None:
    """A bigger structure than the seat's own, where that was the biggest: fees go to its owner now."""
    buildings = before.sectors[event.sector].buildings
    if event.seat == seat or not buildings:
        return None
    largest = max(buildings, key=lambda building: size_of(before, building))
    if largest.owner != seat or size_of(before, Building(event.seat, event.piece)) <= size_of(before, largest):
        return None
    piece, sector = things.piece(event.piece), things.sector(event.sector)
    return said("concern-outgrown", seat=Who(event.seat), piece=piece, sector=sector)


@CONCERNS.of(happened.GoalClaimed)
def _goal_lost(before: State, event: happened.GoalClaimed, seat: int) -> Phrase | None:
    """The last marker of a goal that the seat could have claimed."""
    taken = len(before.boards[event.corporation].goals[event.level]) + 1
    if event.seat == seat or taken < tables(before).goal_slots(len(before.seats), event.level):
        return None
    if goals.hindrance(before, seat, event.corporation, event.level) is not None:
        return None
    corporation = things.corporation(event.corporation)
    return said("concern-goal-lost", seat=Who(event.seat), corporation=corporation, level=event.level)


@CONCERNS.of(happened.TurnOrderSet)
def _place_in_order(before: State, event: happened.TurnOrderSet, seat: int) -> Phrase | None:
    return said("concern-turn-order", place=1 + event.order.index(seat))


@CONCERNS.of(happened.AstronautRetrieved)
def _astronaut_won(before: State, event: happened.AstronautRetrieved, seat: int) -> Phrase | None:
    if event.seat != seat:
        return None
    astronaut, place = things.astronaut(event.astronaut), things.place(event.place)
    return said("concern-astronaut-won", slot=event.slot, astronaut=astronaut, place=place)


@CONCERNS.of(happened.Gained)
def _gained(before: State, event: happened.Gained, seat: int) -> Phrase | None:
    if event.seat != seat or not event.why:
        return None
    return said("concern-gained", gain=Amount(event.amount, event.thing), why=things.why(event.why))


@CONCERNS.of(happened.Paid)
def _paid(before: State, event: happened.Paid, seat: int) -> Phrase | None:
    if event.seat != seat or not event.why:
        return None
    return said("concern-paid", due=Amount(event.amount, event.thing), why=things.why(event.why))


@CONCERNS.of(happened.GameEnded)
def _over(before: State, event: happened.GameEnded, seat: int) -> Phrase | None:
    totals = [sum(categories.values()) for categories in event.totals]
    place = 1 + sum(total > totals[seat] for total in totals)
    return said("concern-over", total=Amount(totals[seat], VP), place=place)
