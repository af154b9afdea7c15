"""What is told of dust."""

from app.rules.skymines.telling import things
from app.rules.skymines.telling.page import each, said, silent
from app.rules.telling import Phrase, Who

from .vocabulary import CloudMoved, DustDealt, DustSeen, DustSwept

silent(DustDealt)


@each(CloudMoved)
def _cloud_moved(event: CloudMoved) -> list[Phrase]:
    return [said("log-dust-moved", sector=things.sector(event.cloud))]


@each(DustSeen)
def _dust_seen(event: DustSeen) -> list[Phrase]:
    return [said("log-dust-seen", seat=Who(event.seat))]


@each(DustSwept)
def _dust_swept(event: DustSwept) -> list[Phrase]:
    return [said("log-dust-swept", seat=Who(event.seat), amount=event.amount)]
