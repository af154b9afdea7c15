"""Luna: each of her 19 cards, once in a slot where it has all its effects.

The companies are worth 4 to 1 in the order Minerva, Tawac, Skymine, Astrogo; she leads by 3 on Skymine and by 2 on
Astrogo; it is round 3, and the supplement space is empty.
"""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.components.shapes import COMPANIES, LunaResearch, LunaTank, Slot
from app.rules.skymines.luna.expansion import Pick, target
from app.rules.skymines.vocabulary.events import (
    BonusMarkerPlaced,
    LunaCardGained,
    LunaLineReached,
    LunaPlanDiscarded,
    LunaSkipped,
    OutpostPlaced,
)
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.luna_positions import HUMAN, LUNA, at, carried_out, holders, luna_acting, ranked
from tests.support.rules.positions import INDEX, events_of, give


class Effect(Struct, frozen=True, kw_only=True):
    """What a card does: CrypCoin, tank spaces, screens, spaces on tracks, outposts by company (in the order of
    expanding), the (row, column) of a bonus marker, display spaces of cards gained, plans discarded."""

    slot: Slot = "B"
    coins: int = 0
    tank: int = 0
    research: int = 0
    tracks: dict[str, int] = {}
    expands: tuple[tuple[str, int, Pick], ...] = ()
    marker: tuple[int, int] | None = None
    cards: tuple[int, ...] = ()
    plans: tuple[str, ...] = ()


EFFECTS = {
    "I-1": Effect(cards=(1, 7)),
    "I-2": Effect(slot="E", tracks={"tawac": 2}, cards=(10, 6)),
    "I-3": Effect(slot="B", coins=2, tracks={"minerva": 2}, marker=(2, 4)),
    "I-4": Effect(slot="D", coins=2, research=1, marker=(3, 1)),
    "I-5": Effect(slot="D", coins=2, research=1, marker=(2, 3)),
    "I-6": Effect(tracks={"skymine": 2}, expands=(("skymine", 2, "MIN"),)),
    "I-7": Effect(tracks={"skymine": 2}, expands=(("skymine", 2, "MAX"),)),
    "I-8": Effect(slot="A", coins=2, research=1, marker=(3, 2)),
    "I-9": Effect(slot="E", tracks={"minerva": 2, "tawac": 2}, plans=("S3", "A1")),
    "I-10": Effect(coins=3, tracks={"astrogo": 3}, expands=(("astrogo", 3, "MAX"),)),
    "I-11": Effect(slot="C", tracks={"minerva": 2, "tawac": 2}, plans=("B3", "C3")),
    "I-12": Effect(slot="C", tank=2, cards=(1, 4)),
    "II-1": Effect(slot="D", coins=3, tracks={"minerva": 3, "tawac": 3}, plans=("B4",)),
    "II-2": Effect(slot="B", tracks=dict.fromkeys(COMPANIES, 3), plans=("S3", "A2")),
    "II-3": Effect(tracks={"skymine": 3}, expands=(("skymine", 3, "MAX"),)),
    "II-4": Effect(slot="C", coins=3, research=2, marker=(3, 2)),
    "II-5": Effect(slot="D", tank=2, research=2, cards=(6, 7)),
    "II-6": Effect(slot="B", coins=3, tank=4, marker=(3, 4)),
    "II-7": Effect(tracks={"skymine": 2, "astrogo": 2}, expands=(("astrogo", 2, "MIN"), ("skymine", 2, "MIN"))),
}

MAJORITY: dict[str, tuple[int, int, int, tuple[str, int] | None]] = {
    "I-1": (0, 3, 1, None),
    "I-2": (4, 0, 0, None),
    "I-3": (3, 0, 1, None),
    "I-4": (0, 3, 1, ("tank", 2)),
    "I-5": (3, 3, 1, ("tank", 2)),
    "I-6": (4, 0, 0, None),
    "I-7": (0, 4, 0, None),
    "I-8": (3, 3, 1, ("tank", 2)),
    "I-9": (0, 3, 1, None),
    "I-10": (0, 4, 0, None),
    "I-11": (3, 0, 1, None),
    "I-12": (3, 0, 1, ("tank", 2)),
    "II-1": (4, 6, 1, ("research", 1)),
    "II-2": (6, 4, 1, ("research", 1)),
    "II-3": (3, 6, 2, ("research", 1)),
    "II-4": (4, 6, 1, ("research", 1)),
    "II-5": (6, 6, 1, ("tank", 2)),
    "II-6": (6, 4, 2, ("tank", 2)),
    "II-7": (6, 3, 2, ("tank", 2)),
}


def before() -> State:
    """The position that every card is played in; the only share card on display lies on space 7."""
    state = ranked(holders(luna_acting()), "minerva", "tawac", "skymine", "astrogo")
    state = give(give(state, HUMAN, tracks=(0, 0, 0, 0)), LUNA, coins=5, helium=0, upload=0, tracks=(0, 0, 0, 0))
    plain = [card.id for card in INDEX.components.cards if card.share is None and card.letter in "ABC"][:12]
    share = next(card.id for card in INDEX.components.cards if card.share is not None)
    display = (*plain[:6], share, *plain[7:12])
    state = replace(state, round=3, specials=(2, 3, 4, 5, 6, 7), supplement=0, display=display)
    return at(state, LUNA, skymine=3, astrogo=2)


def expected_sectors(state: State, company: Any, points: int, pick: Pick) -> list[int]:
    """The sectors that so many points enter on an empty Moon, found one by one."""
    sectors: list[int] = []
    for _ in range(points):
        entry = target(state, LUNA, company, pick)
        assert entry is not None
        moon = [*state.moon]
        moon[entry.number - 1] = company
        state = replace(state, moon=tuple(moon))
        sectors.append(entry.number)
    return sectors


@pytest.mark.rule("L-018", "L-019", "L-026", "L-034", "L-035", "L-036", "L-038", "L-041", "L-042")
@pytest.mark.parametrize("card", EFFECTS)
def test_the_card(card: str) -> None:
    effect, state = EFFECTS[card], before()
    ledger = carried_out(state, card, effect.slot)
    lines = [event.line for event in events_of(ledger.events, LunaLineReached)]
    assert lines == list(range(len(INDEX.luna_card[card].actions) + 1))
    luna, previous = ledger.seat(LUNA), state.seats[LUNA]
    assert not events_of(ledger.events, LunaSkipped)
    assert (luna.coins - previous.coins, luna.helium, luna.upload) == (effect.coins, effect.tank, effect.research)
    moved = [now - then for now, then in zip(luna.tracks, previous.tracks, strict=True)]
    assert moved == [effect.tracks.get(company, 0) for company in COMPANIES]
    _check_spaces(effect, ledger.events)
    _check_expansions(effect, state, ledger.events)
    assert ledger.seat(HUMAN) == state.seats[HUMAN]


def _check_spaces(effect: Effect, events: list[Event]) -> None:
    placed = [INDEX.standard[event.space] for event in events_of(events, BonusMarkerPlaced)]
    assert [(space.row, space.column) for space in placed] == ([effect.marker] if effect.marker else [])
    assert tuple(event.space for event in events_of(events, LunaCardGained)) == effect.cards
    assert tuple(event.space for event in events_of(events, LunaPlanDiscarded)) == effect.plans


def _check_expansions(effect: Effect, state: State, events: list[Event]) -> None:
    entered = [(event.company, event.sector) for event in events_of(events, OutpostPlaced)]
    expected: list[tuple[str, int]] = []
    for company, points, pick in effect.expands:
        for sector in expected_sectors(state, company, points, pick):
            expected.append((company, sector))
            state = replace(state, moon=(*state.moon[: sector - 1], company, *state.moon[sector:]))
    assert entered == expected


@pytest.mark.rule("L-010", "L-012", "L-013")
@pytest.mark.parametrize("card", MAJORITY)
def test_the_majority_section_and_the_small_square_of_the_card(card: str) -> None:
    shown = INDEX.luna_card[card]
    kind = {LunaTank: "tank", LunaResearch: "research"}
    square = None if shown.reveal is None else (kind[type(shown.reveal)], shown.reveal.amount)
    assert (shown.left, shown.right, shown.scientists, square) == MAJORITY[card]
    assert shown.grade == card.split("-")[0].count("I")


@pytest.mark.rule("L-004")
def test_every_card_of_hers_is_known_here() -> None:
    assert set(EFFECTS) == set(MAJORITY) == set(INDEX.luna_card)
    assert len(EFFECTS) == 19
