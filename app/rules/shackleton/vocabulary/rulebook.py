"""The places of the rulebook that rules are cited from. The text has no pages: editions name the part instead."""

from collections.abc import Mapping

from app.rules.kit.rulebook import Edition, Rulebook

SETUP = "setup"
CORPORATION_SETUP = "corporation-setup"
PLAYER_SETUP = "player-setup"
SHUTTLE_PHASE = "shuttle-phase"
ACTION_PHASE = "action-phase"
CRATER = "exploit-the-crater"
COMMAND = "command-actions"
SOLAR_PANELS = "build-a-solar-panel"
BUILD = "build-a-structure"
BUILD_BONUS = "build-bonus"
STRUCTURES = "structures-in-detail"
FUND = "fund-a-project"
CORPORATION_ACTIONS = "corporation-actions"
GATEWAY = "visit-the-lunar-gateway"
GOALS = "goals"
REPUTATION = "reputation-track"
MAINTENANCE = "maintenance-phase"
INCOME = "collect-income"
COSTS = "pay-maintenance-costs"
END = "end-of-the-game"
LEADERS = "agency-leaders"
SOLO = "solo-gameplay"

_PARTS: Mapping[str, str] = {
    SETUP: "General setup",
    CORPORATION_SETUP: "Corporation setup",
    PLAYER_SETUP: "Player setup",
    SHUTTLE_PHASE: "Shuttle phase",
    ACTION_PHASE: "Action phase",
    CRATER: "Exploit the crater",
    COMMAND: "Command actions",
    SOLAR_PANELS: "Build a Solar Panel",
    BUILD: "Build a Structure",
    BUILD_BONUS: "Build a Structure: action bonus",
    STRUCTURES: "Structures in detail",
    FUND: "Fund a Project",
    CORPORATION_ACTIONS: "Perform up to 3 Corporation actions",
    GATEWAY: "Visit the Lunar Gateway",
    GOALS: "End of turn: claim goals",
    REPUTATION: "The Reputation track",
    MAINTENANCE: "Maintenance phase",
    INCOME: "Collect income",
    COSTS: "Pay Maintenance costs",
    END: "End of the game",
    LEADERS: "Appendix: Agency leaders",
    SOLO: "Solo rules: gameplay",
}

RULEBOOK = Rulebook({"en": Edition("{}", _PARTS)})
"""The English rulebook. Its text, which this is made from, has headings and no page numbers."""
