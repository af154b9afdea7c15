"""Where dust joins in at hooks of the base."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import Draw, Line
from app.rules.kit.draws import shuffled
from app.rules.kit.memo import Latest
from app.rules.kit.parts import part, with_part
from app.rules.skymines.board.scores import Category
from app.rules.skymines.components.index import Index
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import Chance
from app.rules.skymines.vocabulary.state import State

from .vocabulary import SECTORS, Dust, DustDealt, DustSwept

LOW = 12
SECRETS = range(1, 10)


def set_up(ledger: Ledger, chance: Chance) -> None:
    """The cloud and the secrets are drawn."""
    seats = len(ledger.state.seats)
    ledger.emit(DustDealt(chance.order(range(1, SECTORS + 1))[0], chance.order(SECRETS)[:seats]))


def begin_scoring(ledger: Ledger) -> None:
    """Seat 0 gets dust in its eyes."""
    ledger.emit(DustSwept(0, -1))


def with_swept(state: State, seat: int, categories: tuple[Category, ...]) -> tuple[Category, ...]:
    """What was swept scores behind all else."""
    assert state.options.modules is not UNSET
    total = state.options.modules["dust"]["worth"] * part(state, Dust).swept[seat]
    return (*categories, Category("dust", total, (Line("dust-score", total),)))


def view(state: State, _: Latest) -> dict[str, Any]:
    """The cloud is a piece on the board."""
    dust = part(state, Dust)
    return {"cloud": dust.cloud, "swept": list(dust.swept)}


def imagine(state: State, seat: int | None, draw: Draw) -> State:
    """Others' secrets: any that are not the seat's own."""
    dust = part(state, Dust)
    left = iter(shuffled(sorted(set(SECRETS) - ({dust.secrets[seat]} if seat is not None else set())), draw))
    secrets = tuple(secret if at == seat else next(left) for at, secret in enumerate(dust.secrets))
    return with_part(state, replace(dust, secrets=secrets))


def facts(index: Index) -> dict[str, Any]:
    """Where the cloud counts as low."""
    return {"low": LOW}
