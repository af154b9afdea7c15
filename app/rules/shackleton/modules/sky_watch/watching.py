"""The corporation action of Sky Watch, and the Defense Program that may follow it (C-126, C-127)."""

from app.rules.game import Line, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import event_lines, gain_lines
from app.rules.shackleton.board.payments import due_lines
from app.rules.shackleton.components.shapes import BoardAction, Gain
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.sky_watch.track import (
    advance,
    board_of,
    contribute,
    contributions,
    is_topmost,
    own_section,
    programmes,
    room,
    ways,
)
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    NAME,
    SHEET,
    ChooseProgramme,
    ContributeToProgramme,
    SkyWatch,
    WatchSky,
)
from app.rules.shackleton.steps.panels import PanelAnswerer
from app.rules.shackleton.vocabulary.moves import Decline
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def can_watch(state: State, seat: int) -> bool:
    """Whether the action changes anything: a step, or at the end of the track a Defense Program."""
    return room(state, seat, board_of(state).steps) > 0 or bool(contributions(state, seat))


def can_contribute(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    """Whether a seat can do a Defense Program that a project brings."""
    return bool(contributions(state, seat, free=free))


def ask_for_programme(ledger: Ledger, seat: int, action: BoardAction, free: bool) -> None:
    """A Defense Program that a project brings."""
    ledger.ask(ChooseProgramme(seat, free))


class Watching(Answerer[TakeCorporationAction, WatchSky]):
    """A step; then a Defense Program of the section reached, if the seat wants and can."""

    rule = SHEET
    code = "cannot-watch"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[WatchSky]:
        return [WatchSky()] if step.only in ("", NAME) and can_watch(state, seat) else []

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: WatchSky) -> tuple[Line, ...]:
        return gain_lines(state, seat, (Gain(what="step", amount=board_of(state).steps),))

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: WatchSky) -> None:
        take_off(ledger, step)
        advance(ledger, seat, board_of(ledger.state).steps)
        if contributions(ledger.state, seat):
            ledger.ask(ChooseProgramme(seat))


AnyProgrammeMove = ContributeToProgramme | Decline


class ChoosingProgramme(PanelAnswerer[ChooseProgramme, AnyProgrammeMove]):
    """One of the section of the marker that the seat has not done and can pay; the seat may do without one that it
    would have to pay."""

    rule = SHEET
    code = "no-such-programme"

    def own_moves(self, state: State, step: ChooseProgramme, seat: int) -> list[AnyProgrammeMove]:
        return [*contributions(state, seat, free=step.free)]

    def further_moves(self, state: State, step: ChooseProgramme, seat: int) -> list[AnyProgrammeMove]:
        return [] if step.free else [Decline()]

    def own_refused(self, state: State, step: ChooseProgramme, seat: int) -> tuple[Refused, ...]:
        here, done = own_section(state, seat), part(state, SkyWatch).done[seat]
        reasons = {
            programme: "programme-done"
            if programme in done
            else "another-section"
            if section != here
            else "cannot-pay"
            if not ways(state, seat, programme, free=step.free)
            else None
            for programme, (section, _) in programmes(state).items()
        }
        return tuple(
            Refused(partial_move(ContributeToProgramme, programme=programme), why, self.rule)
            for programme, why in reasons.items()
            if why
        )

    def own_lines(self, state: State, step: ChooseProgramme, seat: int, move: AnyProgrammeMove) -> tuple[Line, ...]:
        if isinstance(move, Decline):
            return ()
        _, programme = programmes(state)[move.programme]
        paid = due_lines(ways(state, seat, move.programme, free=step.free)[move.way].due)
        gains = ((programme.vp, VP), (programme.defence, "defence"))
        topmost = event_lines(state, seat, "topmost_programme") if is_topmost(state, move.programme) else ()
        projects = (*event_lines(state, seat, "programme"), *topmost)
        return (*paid, *(Line("gain", amount, {"of": thing}) for amount, thing in gains), *projects)

    def carry_out(self, ledger: Ledger, step: ChooseProgramme, seat: int, move: AnyProgrammeMove) -> None:
        ledger.answered()
        if isinstance(move, ContributeToProgramme):
            contribute(ledger, seat, move, free=step.free)
