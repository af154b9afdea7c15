"""What the sections of the rules are about on a table, so that the panel beside one can show it there."""

from typing import Final

from app.pages.reference import OnTable
from app.pages.skymines.modules import MODULES

ON_TABLE: Final[OnTable] = {
    "shares": ("shares:", "station:"),
    "setup": ("track:", "card:", "plan:"),
    "tokens": ("screen:0",),
    "planning": ("hand:", "slot:"),
    "turns": ("slot:",),
    "resources": ("slot:", "card:"),
    "energy": ("sector:", "station:"),
    "structures": ("sector:",),
    "research-points": ("plan:",),
    "plans": ("screen:",),
    "scientist": ("screen:", "slot:"),
    "plan-icons": ("plan:", "screen:"),
    "field": ("tank",),
    "markers": ("space:",),
    "majorities": ("space:majority-",),
    "spaces": ("space:first-player", "space:buy", "space:discard", "space:tile-"),
    "tiles": ("space:tile-", "tile:"),
    "drop-out": ("rest:",),
    "next-round": ("card:",),
    "tracks": ("track:",),
    "bonuses": ("track:",),
    "permanent": ("track:",),
    "track-spaces": ("space:",),
    "boards": ("tank", "screen:"),
    "share-cards": ("card:",),
    "scoring": ("coins:", "shares:", "tank", "screen:"),
    "luna-setup": ("seat:",),
    "luna-round": ("seat:",),
    "luna-actions": ("seat:",),
    **{section: things for module in MODULES.values() for section, things in module.on_table.items()},
}
