"""The bonus spaces of a game: beside the card display and on the tracks in play (p. 16, p. 17, p. 21)."""

from functools import cache

from app.rules.skymines import components
from app.rules.skymines.components.shapes import MajoritySpace, SpaceBonus, StandardSpace
from app.rules.skymines.vocabulary.state import State

Space = MajoritySpace | StandardSpace | SpaceBonus


def bonus_spaces(state: State) -> dict[str, Space]:
    """All bonus spaces of this game by id: majority, standard, and those of the company tracks in play."""
    return _spaces_of(state.components, state.tracks)


@cache
def _spaces_of(digest: str, tracks: tuple[str, ...]) -> dict[str, Space]:
    index = components.of(digest)
    of_tracks = {
        f"{track}-{number}": threshold.bonus
        for track in sorted(tracks)
        for number, threshold in enumerate(index.track[track].thresholds, 1)
        if isinstance(threshold.bonus, SpaceBonus)
    }
    return {**index.majority, **index.standard, **of_tracks}
