"""The rules of Shackleton Base in our own words. Each place of its rulebook (`vocabulary/rulebook.py` and those of
corporations) belongs to one section here."""

from typing import Final

from app.pages.reference import OnTable, Part, Section, reference_of
from app.pages.shackleton.examples import EXAMPLES
from app.pages.shackleton.learning import CORPORATIONS, LEARNING
from app.pages.shackleton.values import values
from app.rules.shackleton.ruleset import RULES
from app.rules.shackleton.vocabulary import rulebook as at

PARTS: Final = (
    Part(
        "game",
        (
            Section("goal"),
            Section("setup", (at.SETUP,), ("sb-panel",)),
            Section("corporation-setup", (at.CORPORATION_SETUP,)),
            Section("player-setup", (at.PLAYER_SETUP,), ("sb-dome-1",)),
            Section("leaders", (at.LEADERS,), ("sb-leader-canada-a",)),
        ),
    ),
    Part(
        "round",
        (
            Section("shuttle", (at.SHUTTLE_PHASE,), ("sb-shuttle-1",)),
            Section("actions", (at.ACTION_PHASE,), ("sb-engineer", "sb-technician", "sb-scientist")),
            Section("crater", (at.CRATER,), ("sb-titanium", "sb-rare_earth", "sb-credits")),
            Section("command", (at.COMMAND,)),
            Section("panels", (at.SOLAR_PANELS,), ("sb-panel",)),
            Section("build", (at.BUILD,), ("sb-workshop-1", "sb-laboratory-1", "sb-headquarters-1")),
            Section("build-bonus", (at.BUILD_BONUS,), ("sb-engineer",)),
            Section("structures", (at.STRUCTURES,)),
            Section("fund", (at.FUND,), ("sb-technician",)),
            Section("corporation-actions", (at.CORPORATION_ACTIONS,), ("sb-scientist",)),
            Section("gateway", (at.GATEWAY,), ("sb-gateway",)),
            Section("goals", (at.GOALS,), ("sb-goal-marker-1",)),
        ),
    ),
    Part(
        "tracks",
        (Section("energy", things=("sb-energy",)), Section("reputation", (at.REPUTATION,), ("sb-reputation",))),
    ),
    Part(
        "maintenance",
        (
            Section("maintenance", (at.MAINTENANCE,)),
            Section("income", (at.INCOME,)),
            Section("costs", (at.COSTS,), ("sb-credits",)),
        ),
    ),
    Part("end", (Section("scoring", (at.END,), ("sb-vp",)),)),
    Part(
        "corporations",
        (
            Section("reconstructed"),
            *(
                section
                for name, things in CORPORATIONS.items()
                for section in (
                    Section(name, (f"sheet-of-{name}",), things, about=name),
                    Section(f"{name}-projects", things=(f"sb-card-{name}",), about=name),
                )
            ),
        ),
    ),
    Part(
        "astrobot",
        (
            Section("astrobot-setup", (at.SOLO,), ("sb-astrobot",)),
            Section("astrobot-shuttle"),
            Section("astrobot-turn", things=("sb-astrobot-back",)),
            Section("astrobot-actions"),
            Section("astrobot-rounds"),
            Section("astrobot-corporations"),
        ),
    ),
)

ON_TABLE: Final[OnTable] = {
    "setup": ("sector:", "slot:", "hub"),
    "corporation-setup": ("corporation:", "next-token:", "price"),
    "player-setup": ("sector:C", "leader:"),
    "leaders": ("leader:", "own-leader"),
    "shuttle": ("tile:",),
    "actions": ("astronaut:",),
    "crater": ("slot:", "sector:"),
    "command": ("command:",),
    "panels": ("panel", "hub"),
    "build": ("piece:", "command:build"),
    "build-bonus": ("corner:", "next-token:"),
    "structures": ("piece:", "place:"),
    "fund": ("project:", "price", "command:fund"),
    "corporation-actions": ("command:corporation_actions", "reputation:"),
    "gateway": ("gateway", "at-gateway:"),
    "goals": ("goal:",),
    "energy": ("energy",),
    "reputation": ("reputation:",),
    "maintenance": ("slot:",),
    "income": ("place:",),
    "costs": ("piece:",),
    "scoring": ("vp:",),
    "mining": ("cargo:", "corporation:mining"),
    **{name: (f"corporation:{name}",) for name in CORPORATIONS if name != "mining"},
}

ROUTER: Final = reference_of(LEARNING, PARTS, RULES.rulebook, ON_TABLE, EXAMPLES, values)
