"""What the base of Skymines and each of its modules bring to the rules, in the order in which they act."""

from app.rules.kit.ruleset import Module, Ruleset
from app.rules.skymines.modules.belt import joining as belt_joining
from app.rules.skymines.modules.belt import telling as belt_telling
from app.rules.skymines.modules.campaign import telling as campaign_telling
from app.rules.skymines.modules.missions import telling as missions_telling
from app.rules.skymines.modules.threats import telling as threats_telling
from app.rules.skymines.telling import board, concerning, luna, naming, rounds
from app.rules.skymines.viewing.hiding import REDACTION
from app.rules.skymines.viewing.occasions import OCCASIONS
from app.rules.skymines.vocabulary.state import State

BASE: Module[State] = Module(
    name="skymines",
    sentences=(rounds.SENTENCES, board.SENTENCES, luna.SENTENCES),
    concerns=(concerning.CONCERNS,),
    names=(naming.NAMES,),
    redaction=REDACTION,
    occasions=OCCASIONS,
)

BELT: Module[State] = Module(
    name="belt",
    sentences=(belt_telling.SENTENCES,),
    concerns=(belt_telling.CONCERNS,),
    names=(belt_telling.NAMES,),
    occasions=belt_joining.OCCASIONS,
)

CAMPAIGN: Module[State] = Module(name="campaign", sentences=(campaign_telling.SENTENCES,))

MISSIONS: Module[State] = Module(
    name="missions",
    sentences=(missions_telling.SENTENCES,),
    concerns=(missions_telling.CONCERNS,),
    names=(missions_telling.NAMES,),
)

THREATS: Module[State] = Module(
    name="threats",
    sentences=(threats_telling.SENTENCES,),
    concerns=(threats_telling.CONCERNS,),
)

RULES: Ruleset[State] = Ruleset(BASE, (BELT, CAMPAIGN, MISSIONS, THREATS))
"""All that a game of Skymines can be played with."""
