"""The track of Sky Watch, and its Defense Programs (C-121 to C-130)."""

from functools import cache

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import gain, grant, happened, pay_way
from app.rules.shackleton.board.payments import Way, after_discounts, ways_to_pay
from app.rules.shackleton.components.shapes import Count, Gain
from app.rules.shackleton.components.shapes.ventures import Programme, Section, SkyWatchBoard
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import due_of
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    NAME,
    ContributeToProgramme,
    DefenceAdded,
    MarkerAdvanced,
    ProgrammeDone,
    SkyWatch,
)
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.state import State


def board_of(state: State) -> SkyWatchBoard:
    """The corporation's board."""
    return components.of(state.components).components.sky_watch.board


def section_at(state: State, steps: int) -> int:
    """The section that a marker is in behind so many steps, from 1; 0 at the start of the track."""
    sections = board_of(state).sections
    return next(number for number, section in enumerate(sections, start=1) if steps <= section.last) if steps else 0


def room(state: State, seat: int, steps: int) -> int:
    """How many of these steps a seat can go."""
    return min(steps, board_of(state).sections[-1].last - part(state, SkyWatch).steps[seat])


def reached(state: State, seat: int, steps: int) -> tuple[Gain, ...]:
    """What so many steps bring a seat: the gain of each section whose end it reaches (C-125)."""
    at = part(state, SkyWatch).steps[seat]
    return tuple(section.reached for section in board_of(state).sections if at < section.last <= at + steps)


def advance(ledger: Ledger, seat: int, steps: int) -> None:
    """A seat goes along the track as far as it goes; what it reaches brings what stands there."""
    steps = room(ledger.state, seat, steps)
    if steps:
        gains = reached(ledger.state, seat, steps)
        ledger.emit(MarkerAdvanced(seat, steps))
        grant(ledger, seat, gains, NAME)


def add_defence(ledger: Ledger, seat: int, amount: int) -> None:
    """A seat adds defence points."""
    ledger.emit(DefenceAdded(seat, amount))


def programmes(state: State) -> dict[str, tuple[int, Programme]]:
    """All Defense Programs by their ids, with the numbers of their sections, from 1. Not to be changed."""
    return _programmes(state.components)


@cache
def _programmes(digest: str) -> dict[str, tuple[int, Programme]]:
    sections = components.of(digest).components.sky_watch.board.sections
    return {
        programme.id: (number, programme)
        for number, section in enumerate(sections, start=1)
        for programme in section.programmes
    }


def is_topmost(state: State, programme: str) -> bool:
    """Whether it is the topmost Defense Program of its section."""
    return any(_topmost(section) == programme for section in board_of(state).sections)


def _topmost(section: Section) -> str:
    return section.programmes[-1].id


def own_section(state: State, seat: int) -> int:
    """The section that the seat's marker is in, from 1; 0 at the start of the track."""
    return section_at(state, part(state, SkyWatch).steps[seat])


def ways(state: State, seat: int, programme: str, *, free: bool) -> dict[str, Way]:
    """The ways in which a seat can pay for a Defense Program."""
    if free:
        return {"": Way({})}
    due = due_of(programmes(state)[programme][1].cost)
    if is_topmost(state, programme):
        due = after_discounts(state, seat, "topmost_programme", due)
    return ways_to_pay(state, seat, "programme", due)


def contributions(state: State, seat: int, *, free: bool = False) -> list[ContributeToProgramme]:
    """The Defense Programs of its section that a seat can do now."""
    here, done = own_section(state, seat), part(state, SkyWatch).done[seat]
    return [
        ContributeToProgramme(programme, way)
        for programme, (section, _) in programmes(state).items()
        if section == here and programme not in done
        for way in ways(state, seat, programme, free=free)
    ]


def contribute(ledger: Ledger, seat: int, move: ContributeToProgramme, *, free: bool) -> None:
    """A seat pays for a Defense Program, scores it and adds its defence points."""
    _, programme = programmes(ledger.state)[move.programme]
    pay_way(ledger, seat, ways(ledger.state, seat, move.programme, free=free)[move.way], NAME)
    ledger.emit(ProgrammeDone(seat, move.programme))
    gain(ledger, seat, VP, programme.vp, NAME)
    add_defence(ledger, seat, programme.defence)
    happened(ledger, seat, "programme")
    if is_topmost(ledger.state, move.programme):
        happened(ledger, seat, "topmost_programme")


def count(state: State, seat: int, what: Count, project: str) -> int:
    """The section of the marker; own Defense Programs, the sections of them, the topmost ones among them."""
    if what == "section":
        return own_section(state, seat)
    done, known = part(state, SkyWatch).done[seat], programmes(state)
    if what == "programme_sections":
        return len({known[programme][0] for programme in done})
    if what == "topmost_programmes":
        return sum(is_topmost(state, programme) for programme in done)
    return len(done)
