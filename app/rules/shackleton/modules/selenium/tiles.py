"""The experiment tiles: the stack, the open ones, what returning samples for one takes."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from app.rules.game import Draw
from app.rules.kit.draws import shuffled
from app.rules.kit.parts import part, with_part
from app.rules.shackleton import components
from app.rules.shackleton.board.corporations import Chance
from app.rules.shackleton.components.shapes import SAMPLES, STAGES, Experiment, Sample, SeleniumBoard
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.selenium.vocabulary import ExperimentShown, ExperimentsLaid, Selenium
from app.rules.shackleton.vocabulary.state import State


def board_of(state: State) -> SeleniumBoard:
    """The corporation's board."""
    return components.of(state.components).components.selenium.board


def tiles(state: State) -> dict[str, Experiment]:
    """All experiment tiles by their ids. Not to be changed."""
    return _tiles(state.components)


@cache
def _tiles(digest: str) -> dict[str, Experiment]:
    return {tile.id: tile for tile in components.of(digest).components.selenium.board.experiments}


def lay(ledger: Ledger, chance: Chance) -> None:
    """Small tiles lie on medium ones on large ones, each shuffled; the first ones come to the places."""
    board = board_of(ledger.state)
    stack = [
        tile
        for stage in STAGES
        for tile in chance.order(tuple(each.id for each in board.experiments if each.stage == stage))
    ]
    places = len(board.places)
    shown: dict[str, str] = {str(place): tile for place, tile in zip(board.places, stack[:places], strict=True)}
    ledger.emit(ExperimentsLaid(shown, tuple(stack[places:])))


def refill(ledger: Ledger, place: str) -> None:
    """The top tile of the stack comes to a place, as long as there is one."""
    if stack := part(ledger.state, Selenium).stack:
        ledger.emit(ExperimentShown(place, stack[0]))


def imagine(state: State, seat: int | None, draw: Draw) -> State:
    """The stack drawn again. Everybody knows which tiles lie in it, and those of which stage lie on which."""
    kept, known = part(state, Selenium), tiles(state)
    stack = [
        tile for stage in STAGES for tile in shuffled(sorted(t for t in kept.stack if known[t].stage == stage), draw)
    ]
    return with_part(state, Selenium(shown=kept.shown, stack=tuple(stack), done=kept.done))


def payments(state: State, seat: int, place: str) -> Iterator[tuple[Sample, ...]]:
    """The samples that a seat can return for the open tile of a place, each choice once; none for an empty place."""
    tile = part(state, Selenium).shown.get(place)
    if tile is not None:
        demand = Counter(tiles(state)[tile].samples)
        yield from _affordable(demand, board_of(state).joker, state.seats[seat].stock)


def _affordable(demand: Counter[Sample], joker: int, stock: Mapping[str, int]) -> Iterator[tuple[Sample, ...]]:
    """Some of the demand, none or all, is left out, and `joker` equal samples of another type stand for each."""
    if sum(stock.get(sample, 0) for sample in SAMPLES) < demand.total():
        return  # a sample that is left out takes at least one other
    for left_out in product(*(range(demand[sample] + 1) for sample in SAMPLES)):
        for sets in product(*(range(sum(left_out) + 1 if not count else 1) for count in left_out)):
            if sum(sets) != sum(left_out):
                continue
            paid = {
                sample: demand[sample] - less + joker * more
                for sample, less, more in zip(SAMPLES, left_out, sets, strict=True)
            }
            if all(stock.get(sample, 0) >= count for sample, count in paid.items()):
                yield tuple(sample for sample, count in paid.items() for _ in range(count))
