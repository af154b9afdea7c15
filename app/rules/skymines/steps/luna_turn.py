"""Luna's turn (Luna rules): she has one move, and the server makes it."""

from app.rules.skymines import luna
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import PlayLunaCard
from app.rules.skymines.vocabulary.questions import LunaTurn
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import NextTurn


class PlayNextCard(Answerer[LunaTurn, PlayLunaCard]):
    """Luna plays the leftmost of her face-down cards."""

    rule = rulebook.LUNA
    code = "luna-plays-a-card"

    def moves(self, state: State, step: LunaTurn, seat: int) -> list[PlayLunaCard]:
        return [PlayLunaCard()]

    def resolve(self, ledger: Ledger, step: LunaTurn, seat: int, move: PlayLunaCard) -> None:
        ledger.answered()
        luna.play_card(ledger, seat)
        ledger.ask(NextTurn())
