"""What seats are asked."""

from app.rules.kit.agenda import Question
from app.rules.shackleton.components.shapes.nouns import Astronaut
from app.rules.shackleton.vocabulary.nouns import Part


class ChooseLeader(Question, frozen=True):
    """Which of the leaders left?"""

    seat: int


class ChooseFirstSector(Question, frozen=True):
    """Where does the first Dome stand?"""

    seat: int


class ChooseShuttle(Question, frozen=True):
    """Which shuttle tile?"""

    seat: int


class TakeTurn(Question, frozen=True):
    """Which main action? `must`: the astronaut that has to be deployed, once one was swapped."""

    seat: int
    must: Astronaut | None = None


class ChooseTokens(Question, frozen=True):
    """Which tokens does a scientist activate? `sectors` of the row, `used` corners of this action."""

    seat: int
    sectors: tuple[str, ...]
    used: tuple[int, ...] = ()


class ChooseToken(Question, frozen=True):
    """Which one of the tokens on these corners is activated?"""

    seat: int
    corners: tuple[int, ...]


class ChooseStructure(Question, frozen=True):
    """What is built, and where? `free`: of this kind, without resources and Energy. `bonus`: an engineer was deployed
    to build."""

    seat: int
    free: str = ""
    bonus: bool = False


class FillStructure(Question, frozen=True):
    """Which astronauts of the base move into the structure just built?"""

    seat: int
    piece: str


class ChooseLaboratory(Question, frozen=True):
    """Which of these Laboratories is triggered next? `sector`: where the last one was built."""

    seat: int
    sector: str
    pieces: tuple[str, ...]


class ChooseBonusToken(Question, frozen=True):
    """Which corporation is chosen for the bonus of an engineer?"""

    seat: int
    sector: str


class ChooseProject(Question, frozen=True):
    """Which project is funded?"""

    seat: int


class ConfirmReveal(Question, frozen=True):
    """Is all done that the funded project asked for, so that a new one of the corporation can be shown?"""

    seat: int
    corporation: str


class TakeCorporationAction(Question, frozen=True):
    """Which corporation action, of `left`? `may_stop`: fewer are allowed. `only`: that of this corporation's board."""

    seat: int
    left: int = 1
    may_stop: bool = False
    only: str = ""


class ChooseNextPart(Question, frozen=True):
    """What does the visit to the Gateway bring next? `deployed` is the one astronaut there that cannot be taken."""

    seat: int
    deployed: Astronaut
    parts: tuple[Part, ...]


class ChooseAstronaut(Question, frozen=True):
    """Which astronaut of the Gateway, and to which place? `but`: one of this type cannot be taken. `into`: only to this
    structure."""

    seat: int
    but: Astronaut | None = None
    into: str = ""


class ChoosePlace(Question, frozen=True):
    """Where does the astronaut go that was retrieved from this crater slot?"""

    seat: int
    slot: int


class OfferLeader(Question, frozen=True):
    """Does the seat use its leader? `at`: the structure or sector built in, or the corporation of the project."""

    seat: int
    at: str = ""


class ConfirmEndOfTurn(Question, frozen=True):
    """Which goals are claimed before the turn ends?"""

    seat: int


class RearrangeBase(Question, frozen=True):
    """How do the astronauts sit when income begins?"""

    seat: int


class AstroBotTurn(Question, frozen=True):
    """AstroBot's turn: its next card."""

    seat: int


AnyQuestion = (
    ChooseLeader
    | ChooseFirstSector
    | ChooseShuttle
    | TakeTurn
    | ChooseTokens
    | ChooseToken
    | ChooseStructure
    | FillStructure
    | ChooseLaboratory
    | ChooseBonusToken
    | ChooseProject
    | ConfirmReveal
    | TakeCorporationAction
    | ChooseNextPart
    | ChooseAstronaut
    | ChoosePlace
    | OfferLeader
    | ConfirmEndOfTurn
    | RearrangeBase
    | AstroBotTurn
)
