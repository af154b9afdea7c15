"""Which leader tile (S-031 to S-033)."""

from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import LeaderTaken
from app.rules.shackleton.vocabulary.moves import TakeLeader
from app.rules.shackleton.vocabulary.questions import ChooseLeader
from app.rules.shackleton.vocabulary.state import State


class ChoosingLeader(Answerer[ChooseLeader, TakeLeader]):
    """One of those left."""

    rule = rulebook.PLAYER_SETUP
    code = "leader-not-there"

    def moves(self, state: State, step: ChooseLeader, seat: int) -> list[TakeLeader]:
        return [TakeLeader(leader) for leader in state.leaders]

    def resolve(self, ledger: Ledger, step: ChooseLeader, seat: int, move: TakeLeader) -> None:
        ledger.answered()
        ledger.emit(LeaderTaken(seat, move.leader))
