"""What is told of Space Robotics."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Thing, Who
from app.rules.shackleton.modules.robotics.vocabulary import FactoryBuilt

SENTENCES = Sentences()


@SENTENCES.each(FactoryBuilt)
def _factory_built(event: FactoryBuilt) -> list[Phrase]:
    return [said("log-factory-built", seat=Who(event.seat), factory=Thing("factory", event.field))]
