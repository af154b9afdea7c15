"""What is told of Sky Watch, and what the asteroid means for a seat."""

from app.rules.kit.concerns import Concerns
from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Amount, Phrase, Thing, Who
from app.rules.shackleton.board.crater import is_present
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    AsteroidStruck,
    AsteroidWardedOff,
    DefenceAdded,
    ImpactDrawn,
    MarkerAdvanced,
    ProgrammeDone,
)
from app.rules.shackleton.sentences import things
from app.rules.shackleton.vocabulary.state import State

CONCERNS: Concerns[State] = Concerns()
SENTENCES = Sentences()


@SENTENCES.each(ImpactDrawn)
def _impact_drawn(event: ImpactDrawn) -> list[Phrase]:
    return [said("log-impact-drawn", slot=event.slot)]


@SENTENCES.each(MarkerAdvanced)
def _marker_advanced(event: MarkerAdvanced) -> list[Phrase]:
    return [said("log-steps-gone", seat=Who(event.seat), steps=Amount(event.steps, "step"))]


@SENTENCES.each(ProgrammeDone)
def _programme_done(event: ProgrammeDone) -> list[Phrase]:
    return [said("log-programme-done", seat=Who(event.seat), programme=Thing("programme", event.programme))]


@SENTENCES.each(DefenceAdded)
def _defence_added(event: DefenceAdded) -> list[Phrase]:
    return [said("log-defence-added", seat=Who(event.seat), defence=Amount(event.amount, "defence"))]


@SENTENCES.each(AsteroidWardedOff)
def _asteroid_warded_off(event: AsteroidWardedOff) -> list[Phrase]:
    return [said("log-asteroid-warded-off")]


@SENTENCES.each(AsteroidStruck)
def _asteroid_struck(event: AsteroidStruck) -> list[Phrase]:
    sectors = things.sectors(event.sectors)
    if not event.sectors:
        return [said("log-asteroid-missed")]
    if not event.spared:
        return [said("log-asteroid-struck", sectors=sectors)]
    return [said("log-asteroid-struck-but", sectors=sectors, spared=things.seats(event.spared))]


@CONCERNS.of(AsteroidStruck)
def _destroyed(before: State, event: AsteroidStruck, seat: int) -> Phrase | None:
    own = [sector for sector in event.sectors if is_present(before, seat, sector)]
    if seat in event.spared or not own:
        return None
    return said("concern-asteroid", sectors=things.sectors(own))
