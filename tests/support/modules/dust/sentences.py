"""What is told of dust."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Who
from app.rules.skymines.sentences import things

from .vocabulary import CloudMoved, DustDealt, DustSeen, DustSwept

SENTENCES = Sentences()


SENTENCES.silent(DustDealt)


@SENTENCES.each(CloudMoved)
def _cloud_moved(event: CloudMoved) -> list[Phrase]:
    return [said("log-dust-moved", sector=things.sector(event.cloud))]


@SENTENCES.each(DustSeen)
def _dust_seen(event: DustSeen) -> list[Phrase]:
    return [said("log-dust-seen", seat=Who(event.seat))]


@SENTENCES.each(DustSwept)
def _dust_swept(event: DustSwept) -> list[Phrase]:
    return [said("log-dust-swept", seat=Who(event.seat), amount=event.amount)]
