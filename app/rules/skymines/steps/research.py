"""What a research scientist does: flip a plan, move the upload marker, stop (p. 14, p. 15)."""

from typing import ClassVar

from app.rules.game import About, Line, Refused
from app.rules.skymines.actions import research, research_lines
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import Decline, EnterScreen, FlipPlan
from app.rules.skymines.vocabulary.questions import Research
from app.rules.skymines.vocabulary.state import State

ResearchMove = EnterScreen | FlipPlan | Decline


class ResearchAbout(About, frozen=True):
    """What has been done in this action, and where the upload marker is."""

    flipped: bool
    moved: int
    upload: int


class Researching(Answerer[Research, ResearchMove]):
    """Flip at most one plan first, then enter plan after plan, and stop wherever the marker stands."""

    rule = rulebook.UPLOADING
    codes: ClassVar = {
        EnterScreen: ("screens-one-by-one", rulebook.UPLOADING),
        FlipPlan: ("nothing-to-flip", rulebook.RESEARCH_SCIENTIST),
    }

    def moves(self, state: State, step: Research, seat: int) -> list[ResearchMove]:
        return [*research.enter_moves(state, step), *research.flip_moves(state, step), Decline()]

    def refused(self, state: State, step: Research, seat: int) -> tuple[Refused, ...]:
        return research.refused_screen(state, step) + research.refused_flip(state, step)

    def about(self, state: State, step: Research, seat: int) -> ResearchAbout:
        return ResearchAbout(step.flipped, step.moved, state.seats[seat].upload)

    def lines(self, state: State, step: Research, seat: int, move: ResearchMove) -> tuple[Line, ...]:
        if isinstance(move, EnterScreen):
            return research_lines.screen_lines(state, step, move.screen)
        if isinstance(move, FlipPlan):
            return research_lines.flip_lines(state, step, move.screen)
        return gain_lines(state, seat, research.reward_under(state, seat)) if step.moved else ()

    def resolve(self, ledger: Ledger, step: Research, seat: int, move: ResearchMove) -> None:
        ledger.answered()
        if isinstance(move, Decline):
            research.stop(ledger, step)
        elif isinstance(move, FlipPlan):
            research.go_on(ledger, research.flip(ledger, step, move.screen))
        else:
            research.go_on(ledger, research.enter(ledger, step, move.screen))
