"""Where dust joins in: each hook of the base once."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import Draw, Line
from app.rules.kit.draws import shuffled
from app.rules.skymines.board.scores import Category
from app.rules.skymines.board.totals import TotalKind
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import Requirement, Resource
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import Chance
from app.rules.skymines.views.views import Seen
from app.rules.skymines.vocabulary.parts import part, with_part
from app.rules.skymines.vocabulary.state import State

from .vocabulary import CloudMoved, Dust, DustDealt, DustSwept

SECTORS, LOW = 24, 12
SECRETS = range(1, 10)


def set_up(ledger: Ledger, chance: Chance) -> None:
    """The cloud and the secrets are drawn."""
    seats = len(ledger.state.seats)
    ledger.emit(DustDealt(chance.order(range(1, SECTORS + 1))[0], chance.order(SECRETS)[:seats]))


def end_round(ledger: Ledger) -> None:
    """Seat 0 gets dust in its eyes."""
    ledger.emit(DustSwept(0, -1))


def move_cloud(ledger: Ledger) -> None:
    """To the next sector."""
    ledger.emit(CloudMoved(part(ledger.state, Dust).cloud % SECTORS + 1))


def price_lines(state: State, seat: int, space: int, kinds: tuple[Resource, ...]) -> tuple[Line, ...]:
    """Dear while the cloud is low."""
    assert state.options.modules is not UNSET
    surcharge = state.options.modules["dust"]["surcharge"]
    return (Line("dust-price", surcharge),) if part(state, Dust).cloud <= LOW else ()


def total_lines(state: State, seat: int, kind: TotalKind) -> tuple[Line, ...]:
    """Swept dust is carbon."""
    return (Line("dust-total", part(state, Dust).swept[seat]),) if kind == "carbon" else ()


def change(state: State, seat: int, requirement: Requirement) -> int:
    """Field research is harder."""
    return 1 if requirement.kind == "field" else 0


def categories(state: State, seat: int) -> tuple[Category, ...]:
    """What was swept, and the secret."""
    dust = part(state, Dust)
    return (Category("dust", 3 * dust.swept[seat], (Line("dust-score", 3 * dust.swept[seat]),)),)


def view(state: State, _: Seen | None = None) -> dict[str, Any]:
    """The cloud is a piece on the board."""
    dust = part(state, Dust)
    return {"cloud": dust.cloud, "swept": list(dust.swept), "secret": None}


def secret(state: State, seat: int) -> dict[str, Any]:
    """A secret is its owner's."""
    return {"secret": part(state, Dust).secrets[seat]}


def imagine(state: State, seat: int | None, draw: Draw) -> State:
    """Others' secrets: any that are not the seat's own."""
    dust = part(state, Dust)
    left = iter(shuffled(sorted(set(SECRETS) - ({dust.secrets[seat]} if seat is not None else set())), draw))
    secrets = tuple(secret if at == seat else next(left) for at, secret in enumerate(dust.secrets))
    return with_part(state, replace(dust, secrets=secrets))


def facts(index: Index) -> dict[str, Any]:
    """Where the cloud counts as low."""
    return {"low": LOW}
