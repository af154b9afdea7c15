"""The agenda: pending decisions and pending work, as data. It is a stack; its last entry is the top."""

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

Step = (
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
"""A pending decision or pending work of the base."""
