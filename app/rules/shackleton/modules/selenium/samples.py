"""Samples: what tokens bring, and those of a type that a seat chooses."""

from app.rules.game import About, Line
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.corporations import Chance
from app.rules.shackleton.board.projects import has_rule
from app.rules.shackleton.components.shapes import SAMPLES
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.selenium.vocabulary import NAME, SHEET, ChooseSample, TakeSample
from app.rules.shackleton.vocabulary.nouns import Token
from app.rules.shackleton.vocabulary.state import State

SAMPLE = "sample"


def tokens(chance: Chance) -> tuple[Token, ...]:
    """Two of each type, of which the twin of the first one leaves the game; those on the board alternate (S-022)."""
    first, *others = (Token(NAME, sample) for sample in chance.order(SAMPLES))
    return (first, *others, *others)


def activate(ledger: Ledger, seat: int, token: Token) -> None:
    """A sample of the token's type, or of any."""
    if has_rule(ledger.state, seat, "any_sample"):
        offer(ledger, seat, 1)
    else:
        gain(ledger, seat, token.kind, 1, NAME)


def token_lines(state: State, seat: int, token: Token) -> tuple[Line, ...]:
    """The same in lines."""
    return (Line("gain", 1, {"of": SAMPLE if has_rule(state, seat, "any_sample") else token.kind}),)


def offer(ledger: Ledger, seat: int, amount: int) -> None:
    """The seat chooses the types of so many samples."""
    ledger.ask(ChooseSample(seat, amount))


class ChooseSampleAbout(About, frozen=True):
    """`left`: how many samples there are to choose."""

    left: int


class ChoosingSample(Answerer[ChooseSample, TakeSample]):
    """Of any type, one after the other."""

    rule = SHEET
    code = "no-such-sample"

    def moves(self, state: State, step: ChooseSample, seat: int) -> list[TakeSample]:
        return [TakeSample(sample) for sample in SAMPLES]

    def about(self, state: State, step: ChooseSample, seat: int) -> ChooseSampleAbout:
        return ChooseSampleAbout(step.left)

    def lines(self, state: State, step: ChooseSample, seat: int, move: TakeSample) -> tuple[Line, ...]:
        return (Line("gain", 1, {"of": move.sample}),)

    def resolve(self, ledger: Ledger, step: ChooseSample, seat: int, move: TakeSample) -> None:
        ledger.answered()
        if step.left > 1:
            offer(ledger, seat, step.left - 1)
        gain(ledger, seat, move.sample, 1, NAME)
