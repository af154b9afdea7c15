"""Laying mission cards out, and claiming their tasks: whatever a player is asked in their own turn (p. 25)."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import BadOptions, Line, Refusal, Refused, SeatSetup, partial_move
from app.rules.kit.agenda import Question
from app.rules.kit.parts import part
from app.rules.skymines.board.scores import is_undecided
from app.rules.skymines.components.further import missions
from app.rules.skymines.components.shapes.missions import Mission, MissionTask
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import Chance, Rematch
from app.rules.skymines.vocabulary.events import CoinsGained
from app.rules.skymines.vocabulary.modules.missions import (
    COLUMNS,
    MISSIONS,
    OWN_SPACE_SPACES,
    REWARD,
    STATUS,
    ClaimTask,
    Missions,
    MissionsLaid,
    Status,
    TaskClaimed,
)
from app.rules.skymines.vocabulary.state import Options, State

from .tasks import progress, status_of


def lay_out(ledger: Ledger, chance: Chance) -> None:
    """The chosen cards, or one or two drawn ones by the number of people (p. 25)."""
    options = ledger.state.options.modules
    assert options is not UNSET
    drawn = chance.order(tuple(missions()))
    people = sum(seat.kind == "human" for seat in ledger.state.seats)
    chosen = options["missions"]["cards"] or drawn[: number_of_cards(people)]
    ledger.emit(MissionsLaid(tuple(missions()[card] for card in dict.fromkeys(chosen))))


def check(options: Options, seats: Sequence[SeatSetup]) -> None:
    """Cards that the host names are as many as would be drawn, each another one; the people's status cards are among
    the others (p. 25)."""
    modules = options.modules
    assert modules is not UNSET
    named, people = modules["missions"]["cards"], sum(seat.kind == "human" for seat in seats)
    if named and not (len(named) == len(set(named)) == number_of_cards(people)):
        raise BadOptions("mission-cards", people=people, cards=number_of_cards(people))


def rematch(state: State, found: Rematch) -> Rematch:
    """Another game that this one owes has cards drawn again, also where the host had chosen them (p. 31); likewise a
    rematch of a game of former versions, in which hosts could name any number of cards."""
    people = sum(seat.kind == "human" for seat in state.seats)
    owed = bool(state.totals) and is_undecided(state)
    if not owed and len(part(state, Missions).cards) == number_of_cards(people):
        return found
    options = found.options
    return replace(found, options={**options, "modules": {**options["modules"], "missions": {}}})


def number_of_cards(people: int) -> int:
    """How many mission cards are laid out for so many people; Luna's seats do not count."""
    return STATUS.cards[people > STATUS.few]


def may_claim(state: State, seat: int) -> bool:
    """Whether it is the seat's own turn, which dropping out ends (p. 25)."""
    player = state.seats[seat]
    return state.phase == "action" and state.turn == seat and not player.dropped and player.kind == "human"


def tasks(state: State) -> Iterator[tuple[Mission, int]]:
    """The columns of all laid-out cards."""
    return ((card, column) for card in part(state, Missions).cards for column in range(COLUMNS))


def hindrance(state: State, seat: int, card: Mission, column: int) -> Refusal | None:
    """The first thing that keeps the seat from claiming a task in its turn; None if it can (p. 25)."""
    return _closed(status_of(state, seat), card, column) or _unmet(state, seat, card.tasks[column])


def _closed(status: Status, card: Mission, column: int) -> Refusal | None:
    """Why the seat can never claim a task, whatever it does; None if it can."""
    if status.mission not in (None, card.id):
        return Refusal("task-of-another-mission", MISSIONS, {"mission": status.mission})
    return Refusal("task-claimed", MISSIONS) if column in status.claimed else None


def _unmet(state: State, seat: int, task: MissionTask) -> Refusal | None:
    have = progress(state, seat, task)
    return Refusal("task-not-met", MISSIONS, {"have": have, "at": task.at}) if have < task.at else None


def claimable_coins(state: State, seat: int) -> int:
    """The CrypCoin of all tasks of one card that the seat can claim now (p. 25)."""
    if not may_claim(state, seat):
        return 0
    return REWARD * max(len(claimable(state, seat, card)) for card in part(state, Missions).cards)


def claimable(state: State, seat: int, card: Mission) -> list[int]:
    """The columns of the card whose tasks the seat can claim in its turn (p. 25)."""
    status = status_of(state, seat)
    return [
        column
        for column, task in enumerate(card.tasks)
        if _closed(status, card, column) is None and progress(state, seat, task) >= task.at
    ]


class Claiming(Answerer[Question, ClaimTask]):
    """Beside whatever is asked: claim a task that is met. It is no action, and the question stays."""

    rule = MISSIONS
    code = "task-not-there"

    def moves(self, state: State, step: Question, seat: int) -> list[ClaimTask]:
        if not may_claim(state, seat):
            return []
        return [
            ClaimTask(card.id, column)
            for card in part(state, Missions).cards
            for column in claimable(state, seat, card)
        ]

    def refused(self, state: State, step: Question, seat: int) -> tuple[Refused, ...]:
        if not may_claim(state, seat):
            return ()
        found = ((card, column, hindrance(state, seat, card, column)) for card, column in tasks(state))
        return tuple(
            why.of(partial_move(ClaimTask, mission=card.id, column=column))
            for card, column, why in found
            if why is not None
        )

    def lines(self, state: State, step: Question, seat: int, move: ClaimTask) -> tuple[Line, ...]:
        status = status_of(state, seat)
        lines = (
            Line("gain-coins", REWARD),
            Line("task-brings-marker", 1),
            Line("task-links", None, {"mission": move.mission}) if status.mission is None else None,
            Line("task-opens-space", OWN_SPACE_SPACES) if len(status.claimed) == COLUMNS - 1 else None,
        )
        return tuple(line for line in lines if line)

    def resolve(self, ledger: Ledger, step: Question, seat: int, move: ClaimTask) -> None:
        ledger.emit(TaskClaimed(seat, move.mission, move.column))
        ledger.emit(CoinsGained(seat, REWARD, "mission"))
