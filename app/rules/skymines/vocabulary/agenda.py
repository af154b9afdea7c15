"""The agenda: pending decisions and pending work, as data. It is a stack; its last entry is the top."""

from typing import TYPE_CHECKING

from app.rules.kit.agenda import Question, Task
from app.rules.skymines.vocabulary.declaring import declared, with_declared
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    AdvanceOthers,
    BuyCard,
    ChooseOption,
    ChooseTier,
    ChooseToken,
    ChooseTrack,
    ConfirmEndOfTurn,
    DiscardCard,
    DiscardToPerform,
    Expand,
    LunaTurn,
    PassBarrier,
    PerformOrFetch,
    PickUpDeck,
    PlacePlans,
    Planning,
    RemoveOutpost,
    Research,
    RestCards,
    ReturnOutpost,
    SpendUnits,
    TakeRewards,
    TakeTurn,
    Utilise,
)
from app.rules.skymines.vocabulary.tasks import (
    BeginRound,
    CloseTurn,
    DroppingOut,
    GainAll,
    LunaPlans,
    NextTurn,
    OfferFetch,
    PrepareRound,
    Reward,
    SendHome,
    TurnDown,
)

_OF_THE_BASE = (
    ChooseToken
    | Planning
    | TakeTurn
    | AcquireCard
    | SpendUnits
    | Expand
    | TakeRewards
    | ReturnOutpost
    | Research
    | Utilise
    | PlacePlans
    | ChooseTier
    | BuyCard
    | DiscardCard
    | ChooseOption
    | AdvanceOthers
    | ChooseTrack
    | RemoveOutpost
    | PassBarrier
    | DiscardToPerform
    | PerformOrFetch
    | PickUpDeck
    | RestCards
    | ConfirmEndOfTurn
    | LunaTurn
    | GainAll
    | TurnDown
    | OfferFetch
    | Reward
    | SendHome
    | CloseTurn
    | DroppingOut
    | NextTurn
    | BeginRound
    | LunaPlans
    | PrepareRound
)

if TYPE_CHECKING:
    Step = Question | Task
else:
    Step = with_declared(_OF_THE_BASE, (step for module in declared().values() for step in module.steps))
"""A pending decision or pending work, of the base or of a module."""
