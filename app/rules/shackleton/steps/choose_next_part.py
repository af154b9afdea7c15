"""What a visit to the Gateway brings next (S-155 to S-159)."""

from app.rules.game import Line
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.phases.turns import possible_parts
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import ChoosePart
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import ChooseAstronaut, ChooseNextPart, TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import ContinueVisit


class ChoosingNextPart(Answerer[ChooseNextPart, ChoosePart]):
    """Credits, an astronaut, a corporation action, in any order; what is impossible is left out."""

    rule = rulebook.GATEWAY
    code = "part-not-possible"

    def moves(self, state: State, step: ChooseNextPart, seat: int) -> list[ChoosePart]:
        return [ChoosePart(part) for part in possible_parts(state, step)]

    def lines(self, state: State, step: ChooseNextPart, seat: int, move: ChoosePart) -> tuple[Line, ...]:
        if move.part == "credits":
            return (Line("gain", tables(state).actions.gateway_credits, {"of": CREDITS}),)
        return (Line("part", None, {"part": move.part}),)

    def resolve(self, ledger: Ledger, step: ChooseNextPart, seat: int, move: ChoosePart) -> None:
        ledger.answered()
        left = tuple(part for part in step.parts if part != move.part)
        ledger.ask(ContinueVisit(seat, step.deployed, left))
        if move.part == "credits":
            gain(ledger, seat, CREDITS, ledger.tables.actions.gateway_credits, "gateway")
        elif move.part == "astronaut":
            ledger.ask(ChooseAstronaut(seat, step.deployed))
        else:
            ledger.ask(TakeCorporationAction(seat))
