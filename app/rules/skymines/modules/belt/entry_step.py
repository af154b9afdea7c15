"""Which Belt spaces an expanding company enters (p. 27)."""

from collections.abc import Iterator
from typing import ClassVar

from app.rules.game import Line, Refused
from app.rules.skymines.actions.expansion import Due
from app.rules.skymines.actions.gains import icon_lines
from app.rules.skymines.board.stations import columns_of, icons_under_top, share_lines
from app.rules.skymines.components.belt import KINDS
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.asking import About
from app.rules.skymines.vocabulary.moves import Decline, RemoveFrom, UseEnergy
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .expansion import enter, finish, rewards_of
from .folds import SHUTTLES
from .reach import Entry, affordable, columns_for, entries, map_of
from .vocabulary import CASES, SPACES, BeltBoard, EnterBelt, ExpandOnBelt


class ExpandingOnBelt(Answerer[ExpandOnBelt, EnterBelt | Decline]):
    """Enter one more Belt space, or stop and forfeit the energy left."""

    rule = SPACES
    code = "belt-expansion-unfinished"
    codes: ClassVar = {
        EnterBelt: ("no-such-belt-space", SPACES),
        UseEnergy: ("one-company-only", rulebook.ENERGY_CARDS),
        RemoveFrom: ("one-company-only", rulebook.ENERGY_CARDS),
    }

    def moves(self, state: State, step: ExpandOnBelt, seat: int) -> list[EnterBelt | Decline]:
        found = affordable(state, step.company, step.energy)
        columns = {kind: columns_for(state, step.company, kind) for kind in KINDS}
        entered = [EnterBelt(entry.space.id, at) for entry in found for at in columns[entry.space.kind]]
        return [*entered, Decline()]

    def refused(self, state: State, step: ExpandOnBelt, seat: int) -> tuple[Refused, ...]:
        return (*_refused_spaces(state, step), *_refused_columns(state, step))

    def about(self, state: State, step: ExpandOnBelt, seat: int) -> About:
        return {"company": step.company, "energy": step.energy, "module": {"entered": list(step.entered)}}

    def lines(self, state: State, step: ExpandOnBelt, seat: int, move: EnterBelt | Decline) -> tuple[Line, ...]:
        if not isinstance(move, EnterBelt):
            return (Line("energy-forfeited", step.energy),)
        entry = entries(state, step.company)[move.space]
        gains = (gain for gain, _ in _rewards(state, step, move.space))
        icons = icons_under_top(state, step.company, move.column)
        worth = share_lines(state, step.company, icons) if icons else ()
        return (
            *_cost_lines(entry),
            *icon_lines(state, seat, gains),
            *worth,
            Line("energy-left", step.energy - entry.cost),
        )

    def resolve(self, ledger: Ledger, step: ExpandOnBelt, seat: int, move: EnterBelt | Decline) -> None:
        ledger.answered()
        if isinstance(move, Decline):
            finish(ledger, step)
            return
        enter(ledger, step, entries(ledger.state, step.company)[move.space], move.column)


def _rewards(state: State, step: ExpandOnBelt, space: str) -> tuple[Due, ...]:
    """What a space brings itself, once others were entered before it (p. 28)."""
    chart = map_of(state)
    before = tuple(chart.space[name].number for name in step.entered)
    return rewards_of(chart, step.company, (space,), (*step.present, *before))


def _cost_lines(entry: Entry) -> Iterator[Line]:
    yield Line("energy-entry", -1)
    if entry.crossed:
        yield Line("energy-entry-crossed", -entry.crossed)
    if entry.ousts is not None:
        yield Line("energy-ousting", -1, {"company": entry.ousts})


def _refused_spaces(state: State, step: ExpandOnBelt) -> Iterator[Refused]:
    reachable, pieces = entries(state, step.company), part(state, BeltBoard).pieces
    for space in map_of(state).spaces:
        what = {"type": "EnterBelt", "space": space.id}
        entry = reachable.get(space.id)
        if pieces[space.at] == step.company:
            yield Refused(what, "own-piece-there", SPACES)
        elif entry is None:
            yield Refused(what, f"belt-{space.kind}-out-of-reach", SPACES, {"company": step.company})
        elif not columns_for(state, step.company, space.kind):
            yield Refused(what, f"no-{space.kind}-left", CASES, {"company": step.company})
        elif entry.cost > step.energy:
            yield Refused(what, "belt-space-too-dear", SPACES, {"cost": entry.cost, "energy": step.energy})


def _refused_columns(state: State, step: ExpandOnBelt) -> Iterator[Refused]:
    for at, column in enumerate(columns_of(state, step.company)):
        if not column.outposts:
            code = "shuttle-column-empty" if at == SHUTTLES else "column-empty"
            yield Refused({"type": "EnterBelt", "column": at}, code, SPACES, {"company": step.company})
