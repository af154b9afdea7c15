"""What steps along the track of Sky Watch, and defence points, are worth."""

from app.players.shackleton.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.shackleton.modules.sky_watch.asteroid import is_warded_off, strength
from app.rules.shackleton.modules.sky_watch.track import board_of, own_section, programmes
from app.rules.shackleton.modules.sky_watch.vocabulary import SkyWatch

BEST = 2
"""Defense Programs of a section that a seat may come to do."""


def watch_worth(outlook: Outlook) -> float:
    """The way along the track, the best Defense Programs left in the own section, and defence as far as it will do."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    kept, section = part(state, SkyWatch), own_section(state, seat)
    section_left = [
        item.vp for id_, (at, item) in programmes(state).items() if at == section and id_ not in kept.done[seat]
    ]
    best = sum(sorted(section_left, reverse=True)[:BEST])
    defence = 0.0
    if not is_warded_off(state):
        defence = kept.defence[seat] * board_of(state).defence_vp * sum(kept.defence) / strength(state)
    return (kept.steps[seat] * weights.step + best * weights.programme) * outlook.use + defence
