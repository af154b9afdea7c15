"""The moves, events, steps and parts of all modules of the game: a module that brings one of these names it here.

The unions of the game (`AnyMove`, `GameEvent`, `Step`, `AnyPart`) end with these.
"""

from typing import TypeAlias

from app.rules.skymines.vocabulary.modules.belt import (
    BeltBoard,
    BeltEntered,
    BeltLaid,
    EnterBelt,
    ExpandOnBelt,
    RewardOnBelt,
    SendShuttlesHome,
    ShuttleRemoved,
    ShuttleReturned,
)
from app.rules.skymines.vocabulary.modules.campaign import Campaign, OutpostsLaid
from app.rules.skymines.vocabulary.modules.missions import (
    ClaimTask,
    Missions,
    MissionsLaid,
    OnceMarkerPlaced,
    OwnSpaceUsed,
    PlaceOnce,
    TaskClaimed,
    UseOwnSpace,
)
from app.rules.skymines.vocabulary.modules.threats import (
    DealWithThreat,
    TakeThreat,
    ThreatDealtWith,
    ThreatDrawn,
    Threats,
    ThreatStruck,
    ThreatTaken,
)

ModuleMove: TypeAlias = EnterBelt | ClaimTask | PlaceOnce | UseOwnSpace | DealWithThreat
"""A move of a module."""

ModuleEvent: TypeAlias = (
    BeltLaid
    | BeltEntered
    | ShuttleReturned
    | ShuttleRemoved
    | OutpostsLaid
    | MissionsLaid
    | TaskClaimed
    | OnceMarkerPlaced
    | OwnSpaceUsed
    | ThreatDrawn
    | ThreatDealtWith
    | ThreatTaken
    | ThreatStruck
)
"""An event of a module."""

ModuleStep: TypeAlias = ExpandOnBelt | RewardOnBelt | SendShuttlesHome | TakeThreat
"""A question or a task of a module."""

AnyPart: TypeAlias = BeltBoard | Campaign | Missions | Threats
"""What a module keeps."""
