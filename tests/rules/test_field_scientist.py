"""Action 4: use a field scientist (p. 16)."""

import pytest

from app.rules.skymines.components.shapes import Company, Slot
from app.rules.skymines.vocabulary.moves import UseFieldScientist
from app.rules.skymines.vocabulary.state import PlacedCard, State
from tests.support.rules.positions import INDEX, act, face_up, offered, on_moon, refuses
from tests.support.rules.tables import ASTROGO, COLLECTORS, NEUTRAL, done, table


def used(state: State, slot: Slot = "A") -> tuple[int, int]:
    """Tank spaces and CrypCoin gained with the scientist in a slot, which lies face down then."""
    after = act(state, 0, UseFieldScientist(slot))
    assert done(after)
    placed = after.seats[0].area["ABCDE".index(slot)]
    assert placed is not None and not placed.face_up
    before = state.seats[0]
    return after.seats[0].helium - before.helium, after.seats[0].coins - before.coins


def controlling(count: int, company: Company = "astrogo") -> State:
    """The company holds sectors with so many gas collectors."""
    return face_up(on_moon(table(), company, *COLLECTORS[:count]), 0, ASTROGO, NEUTRAL)


@pytest.mark.rule("B-093")
def test_neutral_field_scientist() -> None:
    assert used(controlling(4), "B") == (1, 2)


@pytest.mark.rule("B-094")
@pytest.mark.parametrize(("collectors", "spaces"), [(0, 2), (1, 2), (3, 3), (4, 4)])
def test_company_field_scientist_moves_more_for_gas_collectors(collectors: int, spaces: int) -> None:
    """p. 16: with 3 gas collectors of Astrogo 2 + 1 spaces and 1 CrypCoin, with 4 of them 2 + 2."""
    assert used(controlling(collectors)) == (spaces, 1)


@pytest.mark.rule("B-095")
def test_only_present_outposts_of_the_company_count() -> None:
    state = controlling(2)
    assert used(state) == (3, 1)
    assert used(on_moon(state, "tawac", COLLECTORS[0])) == (2, 1)


@pytest.mark.rule("B-096")
def test_a_collector_counts_once_whatever_it_gives() -> None:
    """Two structures make one space more, though one of them gives 2."""
    two = [
        sector.number
        for sector in INDEX.components.moon.sectors
        for part in sector.structures
        if part.kind == "gas-collector" and part.amount == 2
    ]
    assert two
    state = face_up(on_moon(table(), "astrogo", two[0]), 0, ASTROGO)
    assert used(state) == (2, 1)
    other = next(sector for sector in COLLECTORS if sector != two[0])
    assert used(on_moon(state, "astrogo", other)) == (3, 1)


@pytest.mark.rule("B-097")
def test_the_five_field_scientists_are_in_the_stack() -> None:
    field = {card.id: card.company for card in INDEX.components.cards if card.kind == "field"}
    assert sorted(str(company) for company in field.values()) == ["None", "astrogo", "minerva", "skymine", "tawac"]
    state = table(4)
    assert not any(card in field for seat in state.seats for card in seat.hand)
    assert all(INDEX.card[card].letter in "ABC" for card in field)


def test_a_used_field_scientist_is_refused() -> None:
    state = face_up(table(), 0, PlacedCard(NEUTRAL, face_up=False))
    assert UseFieldScientist("A") not in offered(state, 0)
    refuses(state, 0, UseFieldScientist("A"), "no-field-scientist", "p. 16")
