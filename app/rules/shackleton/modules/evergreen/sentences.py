"""What is told of Evergreen Farms."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Who
from app.rules.shackleton.modules.evergreen.vocabulary import FarmPlanted
from app.rules.shackleton.sentences import things

SENTENCES = Sentences()


@SENTENCES.each(FarmPlanted)
def _farm_planted(event: FarmPlanted) -> list[Phrase]:
    return [said("log-farm-planted", seat=Who(event.seat), size=event.size, sector=things.sector(event.sector))]
