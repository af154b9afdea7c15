"""What is told of Selenium Research, and what its experiments are called."""

from collections.abc import Iterable

from app.rules.kit.names import Names
from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Several, Thing, Who
from app.rules.shackleton.modules.selenium.tiles import tiles
from app.rules.shackleton.modules.selenium.vocabulary import (
    ExperimentDone,
    ExperimentShown,
    ExperimentsLaid,
    ExperimentsLeft,
)
from app.rules.shackleton.vocabulary.state import State

NAMES: Names[State] = Names()
SENTENCES = Sentences()


@NAMES.of("experiment")
def _experiment(state: State, tile: str) -> Phrase | str:
    known = tiles(state)
    if tile not in known:
        return tile
    stage, field = Thing("stage", known[tile].stage), Thing("field", known[tile].field)
    return Phrase("experiment-name", {"stage": stage, "field": field})


def _experiments(ids: Iterable[str]) -> Several:
    return Several(tuple(Thing("experiment", id_) for id_ in ids))


@SENTENCES.each(ExperimentsLaid)
def _experiments_laid(event: ExperimentsLaid) -> list[Phrase]:
    return [said("log-experiments-laid", experiments=_experiments(event.shown.values()))]


@SENTENCES.each(ExperimentDone)
def _experiment_done(event: ExperimentDone) -> list[Phrase]:
    return [said("log-experiment-done", seat=Who(event.seat), experiment=Thing("experiment", event.tile))]


@SENTENCES.each(ExperimentShown)
def _experiment_shown(event: ExperimentShown) -> list[Phrase]:
    return [said("log-experiment-shown", experiment=Thing("experiment", event.tile))]


@SENTENCES.each(ExperimentsLeft)
def _experiments_left(event: ExperimentsLeft) -> list[Phrase]:
    return [said("log-experiments-left", count=len(event.places))]
