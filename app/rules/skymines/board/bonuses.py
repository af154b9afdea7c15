"""The bonuses of the company tracks: which are unlocked, which are in effect (p. 21)."""

from collections.abc import Collection, Iterator
from functools import lru_cache

from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES, Company, ExtraMarkers, Track, TrackBonus
from app.rules.skymines.vocabulary.state import State


def track_of(state: State, company: Company) -> Track:
    """The track that lies at the company's edge."""
    return components.of(state.components).track[state.tracks[COMPANIES.index(company)]]


def track_of_bonus(bonus: str) -> str:
    """The track id within a bonus id: "A1" of "A1-2"."""
    return bonus.rpartition("-")[0]


def company_of_bonus(state: State, bonus: str) -> Company:
    """The company at whose edge the track of a bonus lies."""
    return COMPANIES[state.tracks.index(track_of_bonus(bonus))]


def bonus_at(state: State, bonus: str) -> TrackBonus:
    """The bonus with this id, "A1-1" or "A1-2"."""
    return _bonus_in(state.components, bonus)


def _bonus_in(digest: str, bonus: str) -> TrackBonus:
    track, _, number = bonus.rpartition("-")
    return components.of(digest).track[track].thresholds[int(number) - 1].bonus


def passed_bonuses(state: State, seat: int) -> tuple[str, ...]:
    """The ids of all bonuses whose thresholds the seat has passed, in effect already or from its next turn on."""
    return passed_on(state.components, state.tracks, state.seats[seat].tracks)


@lru_cache(maxsize=1024)
def passed_on(digest: str, tracks: tuple[str, ...], places: tuple[int, ...]) -> tuple[str, ...]:
    """The same of these tracks, with markers on these places."""
    track_of = components.of(digest).track
    return tuple(
        f"{track}-{number}"
        for track, place in zip(tracks, places, strict=True)
        for number, threshold in enumerate(track_of[track].thresholds, 1)
        if place > threshold.after
    )


def bonuses_in_effect(state: State, seat: int) -> tuple[tuple[str, TrackBonus], ...]:
    """The permanent and other bonuses in effect, with their ids: of each track the second replaces the first
    (p. 21: they are not cumulative)."""
    return in_effect(state.components, state.seats[seat].bonuses)


@lru_cache(maxsize=1024)
def in_effect(digest: str, bonuses: tuple[str, ...]) -> tuple[tuple[str, TrackBonus], ...]:
    """The same of the bonuses with these ids in a component set."""
    return tuple((bonus, _bonus_in(digest, bonus)) for bonus in _not_replaced(bonuses))


def in_effect_next_turn(state: State, seat: int) -> tuple[str, ...]:
    """The ids of the bonuses in effect from the start of the seat's next turn on (p. 21); none for Luna."""
    return () if state.seats[seat].luna else passed_bonuses(state, seat)


def markers_gained(state: State, seat: int, bonuses: Collection[str]) -> int:
    """The additional bonus markers that come with `bonuses` beyond those that the seat has got already (A2, p. 22)."""
    before = state.seats[seat].bonuses
    return 0 if bonuses == before else _extra_markers(state, bonuses) - _extra_markers(state, before)


def _extra_markers(state: State, bonuses: Collection[str]) -> int:
    found = (bonus_at(state, bonus) for bonus in _not_replaced(bonuses))
    return sum(bonus.amount for bonus in found if isinstance(bonus, ExtraMarkers))


def _not_replaced(bonuses: Collection[str]) -> Iterator[str]:
    """The bonuses without the first one of a track whose second one is there."""
    return (bonus for bonus in bonuses if not (bonus.endswith("-1") and f"{track_of_bonus(bonus)}-2" in bonuses))
