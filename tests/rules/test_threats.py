"""Threat cards in general and dealing with them: rulebook pages 30 and 31."""

import random

import pytest

from app.rules.game import BadOptions, Line
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes import ResearchPoints, Tank
from app.rules.skymines.vocabulary.events import CardDiscarded, CardsUsed, CoinsGained, CoinsPaid
from app.rules.skymines.vocabulary.modules.belt import EnterBelt, ExpandOnBelt
from app.rules.skymines.vocabulary.modules.threats import DealWithThreat, Threats, ThreatTaken
from app.rules.skymines.vocabulary.moves import (
    Decline,
    Discard,
    DropOut,
    Perform,
    PlaceMarker,
    TakeCoin,
    TakeReward,
    UseEnergy,
)
from app.rules.skymines.vocabulary.questions import (
    ConfirmEndOfTurn,
    TakeRewards,
    TakeTurn,
    Utilise,
)
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import energy_left, expanding, pieces_of, put_on
from tests.support.rules.boards import with_station
from tests.support.rules.playing import one_move
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    begun,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    refuses,
    seats,
    turn_of,
    with_tracks,
)
from tests.support.rules.threat_positions import dealt_with, near, threat_of, threatened, with_threat

DEAL = DealWithThreat()


def pirates(coins: int = 6, energy: int = 5, *more: str) -> State:
    """Seat 0 expands Minerva, which has a shuttle beside the pirates, and what is named more."""
    state = put_on(threatened("pirates"), "minerva", "11", *more)
    return expanding(give(state, 0, coins=coins), "minerva", energy)


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("M-095")
def test_threats_are_refused_without_the_belt() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options({"modules": {"threats": {}}}, seats())
    assert (refused.value.code, refused.value.details) == ("module-needs", {"module": "threats", "needs": "belt"})


def drawn(threat: str | None, seed: str) -> Threats:
    """What is kept after the set-up with this option."""
    return threat_of(begun(entropy=seed.encode(), **with_threat(threat)))


@pytest.mark.rule("M-096")
def test_one_of_the_six_is_drawn_and_lies_on_the_board() -> None:
    found = [drawn(None, str(seed)) for seed in range(60)]
    assert {kept.card.id for kept in found if kept.card} == set(threats()) and len(threats()) == 6
    assert all(kept.owner is None for kept in found)


def test_the_card_can_be_chosen() -> None:
    assert all(drawn(threat, "seed").card == card for threat, card in threats().items())


# --- reaching it ---------------------------------------------------------------------------------


@pytest.mark.rule("M-097")
@pytest.mark.parametrize("space", [11, 16])
def test_a_shuttle_on_11_or_16_of_the_expanding_company_reaches_it(space: int) -> None:
    assert DEAL in offered(give(near("pirates", space=space), 0, coins=6), 0)


@pytest.mark.rule("M-097", "M-098")
def test_another_company_s_shuttle_or_one_elsewhere_does_not_help() -> None:
    state = put_on(put_on(put_on(threatened("pirates"), "astrogo", "11"), "tawac", "16"), "minerva", "13")
    refuses(give(expanding(state, "minerva", 5), 0, coins=6), 0, DEAL, "threat-out-of-reach", "p. 31")


@pytest.mark.rule("M-097")
def test_it_is_only_for_the_energy_action() -> None:
    state = give(turn_of(put_on(threatened("pirates"), "minerva", "11"), 0), 0, coins=9)
    assert isinstance(asked(state), TakeTurn)
    assert not any(isinstance(move, DealWithThreat) for move in offered(state, 0))


@pytest.mark.rule("M-099")
def test_reaching_it_costs_two_points() -> None:
    assert energy_left(act(pirates(energy=5), 0, DEAL)) == 3
    refuses(pirates(energy=1), 0, DEAL, "threat-too-dear", "p. 31")


@pytest.mark.rule("M-100")
def test_the_points_may_be_spent_before_and_after_entering() -> None:
    enter = EnterBelt("8-1", 0)
    first, last = act(pirates(), 0, DEAL, enter), act(pirates(), 0, enter, DEAL)
    assert asked(first) == asked(last)


@pytest.mark.rule("M-100")
def test_it_needs_no_piece_at_all() -> None:
    state = pirates(energy=2)
    assert state.agenda[-1] == ExpandOnBelt(0, "minerva", 2)
    done = act(state, 0, DEAL)
    assert threat_of(done).owner == 0 and pieces_of(done, "minerva") == (12, 5)


@pytest.mark.rule("M-100")
def test_a_company_that_has_lost_its_last_piece_in_this_action_can_still_deal_with_it() -> None:
    state = with_station(pirates(), "minerva", (1, True), (0, True), (0, True))
    state = act(state, 0, EnterBelt("8-1", 0))
    assert set(offered(state, 0)) == {DEAL, Decline()}


@pytest.mark.rule("M-097")
def test_the_shuttle_may_be_placed_in_the_same_action() -> None:
    state = expanding(put_on(give(threatened("pirates"), 0, coins=6), "minerva", "8-1"), "minerva", 3)
    refuses(state, 0, DEAL, "threat-out-of-reach", "p. 31")
    assert threat_of(act(state, 0, EnterBelt("11", 1), DEAL)).owner == 0


# --- the requirement -----------------------------------------------------------------------------


@pytest.mark.rule("M-101", "M-108")
def test_the_pirates_are_paid_six_coins() -> None:
    events = decide(pirates(coins=7), 0, DEAL)
    assert events_of(events, CoinsPaid) == [CoinsPaid(0, 6, "threat")]
    assert act(pirates(coins=7), 0, DEAL).seats[0].coins == 1
    refuses(pirates(coins=5), 0, DEAL, "threat-coins", "p. 31")


@pytest.mark.rule("M-101", "M-108")
@pytest.mark.parametrize(("coins", "pays"), [(5, False), (6, True), (7, True)])
def test_six_coins_are_just_enough_for_the_pirates(coins: int, pays: bool) -> None:
    state = pirates(coins=coins)
    assert (DEAL in offered(state, 0)) is pays
    if pays:
        assert act(state, 0, DEAL).seats[0].coins == coins - 6


@pytest.mark.rule("M-101")
def test_what_the_same_expansion_earns_comes_too_late() -> None:
    entered = act(pirates(4, 5, "9"), 0, EnterBelt("4-1", 0))
    assert entered.seats[0].coins == 4
    refuses(entered, 0, DEAL, "threat-coins", "p. 31")


@pytest.mark.rule("M-102")
def test_the_energy_tile_alone_pays_for_reaching_it() -> None:
    state = holding(give(turn_of(put_on(threatened("pirates"), "minerva", "11"), 0), 0, coins=6), 0, "energy")
    state = act(state, 0, UseEnergy("minerva"))
    assert DEAL in offered(state, 0)
    assert threat_of(act(state, 0, DEAL)).owner == 0


@pytest.mark.rule("M-102", "M-110")
def test_the_comet_takes_five_points_the_bonus_of_the_energy_track_among_them() -> None:
    state = give(
        face_up(turn_of(put_on(threatened("comet"), "minerva", "11"), 0), 0, "B-11"), 0, bonuses=("A1-1", "A1-2")
    )
    state = act(state, 0, UseEnergy("minerva"))
    assert energy_left(state) == 5
    assert threat_of(act(state, 0, DEAL)).dealing is None and threat_of(act(state, 0, DEAL)).owner == 0
    refuses(near("comet", 4), 0, DEAL, "threat-too-dear", "p. 31")


def through_e2(card: str, *hand: str) -> State:
    """Seat 0 is about to place a marker on the bonus space of track E2."""
    state = with_tracks(turn_of(put_on(threatened(card), "minerva", "11"), 0), astrogo="E2")
    return give(state, 0, hand=hand, bonuses=("E2-1", "A1-1", "A1-2"), coins=9)


@pytest.mark.rule("M-103")
def test_an_energy_card_performed_through_e2_reaches_it() -> None:
    state = act(through_e2("comet", "B-11"), 0, PlaceMarker("E2-1"), Discard("B-11"), Perform("minerva"))
    assert threat_of(act(state, 0, DEAL)).owner == 0


@pytest.mark.rule("M-112")
def test_the_bridge_takes_two_energy_cards_of_the_hand() -> None:
    state = give(near("bridge", 3), 0, hand=("energy-1", "carbon-1", "energy-2", "B-11"))
    deals = [move for move in offered(state, 0) if isinstance(move, DealWithThreat)]
    assert {move.cards for move in deals} == {("B-11", "energy-1"), ("B-11", "energy-2"), ("energy-1", "energy-2")}
    events = decide(state, 0, deals[0])
    assert [event.card for event in events_of(events, CardDiscarded)] == list(deals[0].cards)
    assert act(state, 0, deals[0]).discards[-2:] == deals[0].cards
    refuses(state, 0, DealWithThreat(("carbon-1", "energy-1")), "threat-cards-wrong", "p. 31")


@pytest.mark.rule("M-112")
def test_the_bridge_says_which_shares_go_with_the_cards() -> None:
    """Each share that a discarded card bears is lost, as where the base discards (p. 9)."""
    shared = {card: face.share for card, face in INDEX.card.items() if face.kind == "energy" and face.share}
    assert shared
    for card, company in shared.items():
        state = give(near("bridge", 3), 0, hand=("energy-1", "energy-2", card))
        choices = GAME.choices(state, 0)
        for move, lines in zip(choices.moves, choices.lines, strict=True):
            if isinstance(move, DealWithThreat):
                lost = [(line.amount, line.args["company"]) for line in lines if line.key == "share-lost"]
                assert company is not None
                assert lost == ([(coins_showing(state, company), company)] if card in move.cards else [])


@pytest.mark.rule("M-113")
def test_cards_in_the_action_area_or_at_rest_and_the_tile_do_not_serve() -> None:
    state = give(near("bridge", 3), 0, hand=("energy-1",), resting=(("energy-2",),) * 5)
    state = holding(face_up(state, 0, "B-11"), 0, "energy")
    refuses(state, 0, DealWithThreat(), "threat-cards", "p. 31")


@pytest.mark.rule("M-113")
@pytest.mark.parametrize(("more", "serves"), [(1, False), (2, True)])
def test_the_card_that_e2_discards_does_not_serve(more: int, serves: bool) -> None:
    hand = ("B-11", "energy-1", "energy-2")[: 1 + more]
    state = act(through_e2("bridge", *hand), 0, PlaceMarker("E2-1"), Discard("B-11"), Perform("minerva"))
    assert any(isinstance(move, DealWithThreat) for move in offered(state, 0)) is serves


@pytest.mark.rule("M-115")
@pytest.mark.parametrize(("helium", "serves"), [(19, False), (20, True), (26, True)])
def test_the_probe_asks_for_40_on_the_tank_track(helium: int, serves: bool) -> None:
    state = give(near("probe", 2), 0, helium=helium, upload=15)
    assert (DEAL in offered(state, 0)) is serves
    if not serves:
        refuses(state, 0, DEAL, "threat-tank", "p. 31")


@pytest.mark.rule("M-117")
@pytest.mark.parametrize(("upload", "serves"), [(10, False), (11, True), (12, True)])
def test_the_singularity_asks_for_40_on_the_research_track(upload: int, serves: bool) -> None:
    state = give(near("singularity", 2), 0, helium=26, upload=upload)
    assert (DEAL in offered(state, 0)) is serves
    if not serves:
        refuses(state, 0, DEAL, "threat-research", "p. 31")


@pytest.mark.rule("M-120")
@pytest.mark.parametrize(
    ("helium", "upload", "code"), [(12, 7, "threat-tank"), (13, 6, "threat-research"), (13, 7, "")]
)
def test_the_anomaly_asks_for_both_markers(helium: int, upload: int, code: str) -> None:
    state = give(near("anomaly", 2), 0, helium=helium, upload=upload)
    if code:
        refuses(state, 0, DEAL, code, "p. 31")
    else:
        assert DEAL in offered(state, 0)


# --- the reward ----------------------------------------------------------------------------------


@pytest.mark.rule("M-104")
def test_the_card_is_taken_behind_the_usual_rewards_and_before_ousted_pieces_return() -> None:
    state = expanding(
        put_on(give(put_on(threatened("pirates"), "minerva", "11"), 0, coins=6), "astrogo", "8-1"), "minerva", 6
    )
    state = act(state, 0, EnterBelt("8-1", 0), DEAL, EnterBelt("21-1", 0), Decline())
    assert asked(state) == TakeRewards(0, (Tank(amount=1), ResearchPoints(amount=2)), ((8,), (21,)))
    state = act(state, 0, TakeReward(1))
    assert asked(state) == Utilise(0, 2) and threat_of(state).owner is None
    state = act(state, 0, TakeCoin(), TakeCoin())
    assert asked(state) == Utilise(0, 3) and threat_of(state).owner == 0 and state.ousted == ("astrogo",)
    assert state.seats[0].helium == 1
    assert act(state, 0, TakeCoin(), TakeCoin(), TakeCoin()).ousted == ()


@pytest.mark.rule("M-104")
def test_its_research_points_are_utilised_on_their_own() -> None:
    state = act(pirates(energy=2), 0, DEAL)
    gain = threats()["pirates"].gain
    assert gain == ResearchPoints(amount=3) and asked(state) == Utilise(0, 3)


def test_every_gain_comes_with_the_card() -> None:
    for card in threats():
        state = near(card, 5)
        state = give(state, 0, coins=9, helium=21, upload=12, hand=("energy-1", "energy-2"))
        deal = next(move for move in offered(state, 0) if isinstance(move, DealWithThreat))
        done = act(state, 0, deal, *([Decline()] if card not in ("comet",) else []))
        assert threat_of(done).owner == 0 and done != state


@pytest.mark.rule("M-105")
def test_it_is_dealt_with_once() -> None:
    refuses(act(pirates(coins=15, energy=9), 0, DEAL), 0, DEAL, "threat-gone", "p. 31")
    refuses(dealt_with(pirates(), 1), 0, DEAL, "threat-gone", "p. 31")


def test_the_energy_cards_lie_face_down_afterwards() -> None:
    state = give(face_up(turn_of(put_on(threatened("probe"), "minerva", "11"), 0), 0, "energy-2"), 0, helium=20)
    events = decide(act(state, 0, UseEnergy("minerva")), 0, DEAL)
    assert [type(event) for event in events_of(events, ThreatTaken) + events_of(events, CoinsGained)] == [
        ThreatTaken,
        CoinsGained,
    ]
    assert events_of(events, CardsUsed)


def test_lines_say_what_it_costs_and_brings() -> None:
    choices = GAME.choices(pirates(), 0)
    lines = choices.lines[choices.moves.index(DEAL)]
    assert lines == (
        Line("threat-energy", -2),
        Line("threat-pays", -6),
        Line("gain-research-points", 3),
        Line("threat-wild-share", 1),
        Line("energy-left", 3),
    )


@pytest.mark.rule("M-107")
def test_luna_never_deals_with_it() -> None:
    state = threatened("probe", 1, 1)
    state = put_on(put_on(state, "minerva", "11"), "tawac", "16")
    draw = random.Random(5)
    state = act(state, 0, DropOut())
    for _ in range(60):
        [seat] = GAME.to_move(state)[:1] or [None]
        if seat is None:
            break
        state = one_move(state, seat, draw).state if seat == 0 else act(state, seat, GAME.automa_move(state))
        assert threat_of(state).owner in (None, 0)


def test_the_end_of_the_turn_is_asked_behind_it() -> None:
    state = give(near("probe", 2), 0, helium=20)
    assert asked(act(state, 0, DEAL)) == ConfirmEndOfTurn(0)


def test_an_expansion_says_before_that_the_threat_is_within_reach() -> None:
    state = face_up(turn_of(put_on(threatened("probe"), "minerva", "11"), 0), 0, "energy-2")
    choices = GAME.choices(state, 0)
    within = {
        move.company: Line("threat-within-reach", -2) in lines
        for move, lines in zip(choices.moves, choices.lines, strict=True)
        if isinstance(move, UseEnergy)
    }
    assert within == {"skymine": False, "minerva": True, "astrogo": False, "tawac": False}
