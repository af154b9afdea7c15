"""AstroBot's turn: it has one move, and the server makes it (A-023)."""

from app.rules.shackleton.astrobot.turn import play_card
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import PlayActionCard
from app.rules.shackleton.vocabulary.questions import AstroBotTurn
from app.rules.shackleton.vocabulary.state import State


class PlayingActionCard(Answerer[AstroBotTurn, PlayActionCard]):
    """The top card of its deck."""

    rule = rulebook.SOLO
    code = "astrobot-plays-a-card"

    def moves(self, state: State, step: AstroBotTurn, seat: int) -> list[PlayActionCard]:
        return [PlayActionCard()]

    def resolve(self, ledger: Ledger, step: AstroBotTurn, seat: int, move: PlayActionCard) -> None:
        ledger.answered()
        play_card(ledger, seat)
