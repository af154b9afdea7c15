"""What is told of To Mars."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Who
from app.rules.shackleton.modules.mars.vocabulary import ModuleCompleted, ShipPanelBuilt, StructureSent
from app.rules.shackleton.sentences import things

SENTENCES = Sentences()


@SENTENCES.each(StructureSent)
def _structure_sent(event: StructureSent) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "piece": things.piece(event.piece), "sector": things.sector(event.sector)}
    return [said("log-structure-sent", **told, module=int(event.place[:-1]))]


@SENTENCES.each(ModuleCompleted)
def _module_completed(event: ModuleCompleted) -> list[Phrase]:
    return [said("log-module-completed", seat=Who(event.seat), module=event.module)]


@SENTENCES.each(ShipPanelBuilt)
def _ship_panel_built(event: ShipPanelBuilt) -> list[Phrase]:
    return [said("log-ship-panel-built", seat=Who(event.seat))]
