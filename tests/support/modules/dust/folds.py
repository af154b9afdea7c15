"""How the events of dust are folded, and who may see what of them."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.kit.redaction import Redaction
from app.rules.skymines.folds.fold import put
from app.rules.skymines.vocabulary.events import RoundBegan
from app.rules.skymines.vocabulary.state import State

from .vocabulary import CloudMoved, Dust, DustDealt, DustSeen, DustSwept

FOLDS: Folds[State] = Folds()


def dealt_to(event: DustDealt, seat: int | None) -> DustDealt:
    """Only one's own secret."""
    return replace(event, secrets=tuple(one if at == seat else 0 for at, one in enumerate(event.secrets)))


REDACTION = Redaction(redacted={DustDealt: dealt_to}, boundaries=(CloudMoved,))


@FOLDS.on(DustDealt)
def dust_dealt(state: State, event: DustDealt) -> State:
    return with_part(state, Dust(event.cloud, (0,) * len(event.secrets), event.secrets))


@FOLDS.on(CloudMoved)
def cloud_moved(state: State, event: CloudMoved) -> State:
    return with_part(state, replace(part(state, Dust), cloud=event.cloud))


@FOLDS.behind(RoundBegan)
def round_began(before: State, after: State, event: RoundBegan) -> State:
    """Everybody may look again."""
    return with_part(after, replace(part(after, Dust), looked=()))


@FOLDS.on(DustSeen)
def dust_seen(state: State, event: DustSeen) -> State:
    dust = part(state, Dust)
    return with_part(state, replace(dust, looked=(*dust.looked, event.seat)))


@FOLDS.on(DustSwept)
def dust_swept(state: State, event: DustSwept) -> State:
    dust = part(state, Dust)
    return with_part(state, replace(dust, swept=put(dust.swept, event.seat, dust.swept[event.seat] + event.amount)))
