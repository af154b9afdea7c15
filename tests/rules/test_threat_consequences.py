"""What each threat does at the end, and the wild share: rulebook page 31."""

import pytest
from msgspec.structs import replace

from app.rules.kit.tasks import settle
from app.rules.skymines.board.scores import CATEGORIES, SHARES, score
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.further import read_further, threat_faults, threats
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.modules.threats.strikes import losses
from app.rules.skymines.vocabulary.events import GameEnded, SpecialPlanRevealed
from app.rules.skymines.vocabulary.modules.threats import ThreatStruck
from app.rules.skymines.vocabulary.moves import DropOut
from app.rules.skymines.vocabulary.questions import PickUpDeck
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import PrepareRound
from tests.support.rules.boards import with_station
from tests.support.rules.positions import GAME, INDEX, act, asked, asking, events_of, give, on_track, turn_of
from tests.support.rules.threat_positions import dealt_with, threat_of, threatened

WITH_SHARE = next(card for card, face in INDEX.card.items() if face.kind == "energy" and face.share == "minerva")
"""An energy card with a share of Minerva."""


def totals(state: State, seat: int) -> dict[str, int]:
    """The categories of a seat by name."""
    return {item.key: item.total for item in score(state, seat)}


def at_the_end(card: str, number: int = 7, humans: int = 1, lunas: int = 1) -> State:
    """The end of a round: all have dropped out, and everyone owns things that score."""
    state = replace(threatened(card, humans, lunas), round=number, turn=0)
    for seat, player in enumerate(state.seats):
        at_rest = ("energy-1", WITH_SHARE, "C-09") if player.luna is None else ()
        state = give(state, seat, coins=10 + seat, helium=20, upload=7, dropped=True, resting=(at_rest, *[()] * 4))
        state = on_track(on_track(state, seat, "minerva", 12), seat, "tawac", 12)
    for company in ("minerva", "tawac"):
        state = with_station(state, company, (0, True), (0, True), (0, True))
    return state


def ending(state: State) -> Ledger:
    """What happens at the end of the round, as far as nobody is asked."""
    ledger = Ledger(asking(state, PrepareRound()))
    settle(ledger)
    return ledger


def ended(state: State) -> State:
    """The state at the next question, or after the end."""
    return ending(state).state


# --- general -------------------------------------------------------------------------------------


@pytest.mark.rule("M-105", "M-123")
@pytest.mark.parametrize("card", list(threats()))
def test_a_threat_dealt_with_has_no_consequence_for_anyone(card: str) -> None:
    state = dealt_with(at_the_end(card), 0)
    [over] = events_of(ending(state).events, GameEnded)
    assert events_of(ending(state).events, ThreatStruck) == []
    assert over.totals[1] == tuple(item.total for item in score(state, 1))
    outcome = GAME.outcome(ended(state))
    assert outcome is not None and outcome.winners


@pytest.mark.rule("M-106")
@pytest.mark.parametrize("card", list(threats()))
def test_a_threat_on_the_board_changes_nothing_but_its_own(card: str) -> None:
    state = at_the_end(card)
    before, after = totals(state, 0), totals(ended(state), 0)
    touched: set[str] = set({"pirates": ("cash",), "comet": SHARES, "bridge": SHARES, "probe": ("tank",)}.get(card, ()))
    assert {key for key in CATEGORIES if before[key] != after[key]} <= touched


@pytest.mark.parametrize("card", ["pirates", "comet", "bridge", "probe"])
def test_what_it_would_do_is_said_before_and_is_what_it_does(card: str) -> None:
    state = at_the_end(card)
    said = losses(state)
    assert said[0] > 0 and said[1] == 0
    assert sum(totals(state, 0).values()) - sum(totals(ended(state), 0).values()) == said[0]
    assert losses(ended(state)) == losses(dealt_with(state, 0)) == (0, 0)
    assert GAME.view(state, None)["modules"]["threats"]["losses"] == list(said)


# --- each ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-109")
def test_the_pirates_take_all_cash_of_people_and_leave_luna_hers() -> None:
    state = ended(at_the_end("pirates"))
    assert [state.seats[seat].coins for seat in (0, 1)] == [0, 11]
    assert [totals(state, seat)["cash"] for seat in (0, 1)] == [0, 11]


@pytest.mark.rule("M-111")
def test_the_comet_takes_two_icons_of_the_most_valuable_companies() -> None:
    state = at_the_end("comet")
    assert coins_showing(state, "minerva") == coins_showing(state, "tawac") > coins_showing(state, "astrogo")
    over, worth = ended(state), coins_showing(state, "minerva")
    for company in ("minerva", "tawac"):
        shares = totals(state, 0)[company] // worth
        assert shares and totals(over, 0)[company] == shares * (worth - 2)
        assert totals(over, 1)[company] == totals(state, 1)[company]
    assert totals(over, 0)["astrogo"] == totals(state, 0)["astrogo"]


def lines(state: State, key: str, seat: int = 0) -> dict[str, list[int | None]]:
    """The amounts of a seat's lines of this key, by category."""
    found = {item.key: [line.amount for line in item.lines if line.key == key] for item in score(state, seat)}
    return {category: amounts for category, amounts in found.items() if amounts}


@pytest.mark.rule("M-111", "M-116")
def test_a_score_says_what_the_comet_or_the_probe_has_taken() -> None:
    """The comet: from each share, 2 icons or the only one; the probe: what the tank was worth (p. 31)."""
    assert lines(ended(at_the_end("comet")), "score-comet") == {"minerva": [-2], "tawac": [-2]}
    poor = at_the_end("comet")
    for company in ("minerva", "tawac"):
        poor = with_station(poor, company, (6, False), (5, False), (6, False))
    poor = with_station(poor, "minerva", (5, False), (5, False), (6, False))
    assert coins_showing(poor, "minerva") == 1
    assert lines(ended(poor), "score-comet") == {"minerva": [-1]}
    assert lines(ended(at_the_end("probe")), "score-probe") == {"tank": [-40]}


@pytest.mark.rule("M-111")
def test_the_comet_takes_no_more_than_there_is() -> None:
    state = at_the_end("comet")
    for company in ("skymine", "minerva", "astrogo", "tawac"):
        state = with_station(state, company, *[(5, False)] * 3)
    assert all(totals(ended(state), 0)[company] >= 0 for company in SHARES)


@pytest.mark.rule("M-114")
def test_the_bridge_takes_all_energy_cards_wherever_they_lie_and_their_shares() -> None:
    state = give(
        at_the_end("bridge"), 0, hand=("energy-2", "carbon-1"), resting=(("energy-1",), (WITH_SHARE,), (), (), ())
    )
    luna = state.seats[1].luna
    assert luna is not None
    state = give(state, 1, luna=replace(luna, reserve=(WITH_SHARE,)))
    over = ended(state)
    assert (over.seats[0].hand, sum(over.seats[0].resting, ())) == (("carbon-1",), ())
    assert set(over.discards) >= {"energy-2", "energy-1", WITH_SHARE}
    assert totals(state, 0)["minerva"] - totals(over, 0)["minerva"] == coins_showing(state, "minerva")
    assert over.seats[1].luna == state.seats[1].luna
    assert totals(over, 1) == totals(state, 1)


@pytest.mark.rule("M-116")
def test_the_probe_empties_the_tank_tracks_of_people() -> None:
    state = ended(at_the_end("probe"))
    assert totals(state, 0)["tank"] == 0 and totals(state, 1)["tank"] == 40
    assert state.seats[0].helium == 20


@pytest.mark.rule("M-118")
def test_the_singularity_ends_the_game_with_round_6() -> None:
    events = ending(at_the_end("singularity", number=6)).events
    assert events_of(events, GameEnded) and events_of(events, SpecialPlanRevealed) == []
    assert not events_of(ending(at_the_end("singularity", number=5)).events, GameEnded)
    over = ended(at_the_end("singularity", number=6))
    assert over.round == 6 and GAME.outcome(over) is not None


@pytest.mark.parametrize("card", sorted(threats()))
def test_a_threat_that_struck_is_told_with_the_outcome(card: str) -> None:
    over = ended(at_the_end(card, number=6 if card == "singularity" else 7))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.ending == (f"log-threat-struck-{card}",)
    assert GAME.view(over, None)["ending"] == [f"log-threat-struck-{card}"]


@pytest.mark.parametrize("card", sorted(threats()))
def test_a_game_without_a_threat_on_the_board_ends_as_usual(card: str) -> None:
    over = ended(dealt_with(at_the_end(card), 0))
    outcome = GAME.outcome(over)
    assert outcome is not None and outcome.ending == ()
    assert "ending" not in GAME.view(over, None)


@pytest.mark.rule("M-119")
def test_a_singularity_dealt_with_lets_round_7_be_played() -> None:
    state = ended(dealt_with(at_the_end("singularity", number=6), 0))
    assert GAME.outcome(state) is None and state.round == 7


@pytest.mark.rule("M-119")
def test_dropping_out_of_round_6_asks_as_usual() -> None:
    state = replace(turn_of(threatened("singularity"), 0), round=6)
    state = give(state, 0, resting=(("carbon-1",), ("energy-1",), (), (), ()))
    assert isinstance(asked(act(state, 0, DropOut())), PickUpDeck)


@pytest.mark.rule("M-121")
def test_the_anomaly_scores_as_usual_and_nobody_has_won() -> None:
    state = at_the_end("anomaly", humans=2, lunas=1)
    over = ended(state)
    assert [totals(over, seat) for seat in range(3)] == [totals(state, seat) for seat in range(3)]
    outcome = GAME.outcome(over)
    assert outcome is not None and outcome.winners == () and GAME.view(over, 0)["winners"] == []


# --- the wild share ------------------------------------------------------------------------------


@pytest.mark.rule("M-122")
def test_the_wild_share_counts_for_the_most_valuable_company() -> None:
    state = at_the_end("pirates")
    owned = dealt_with(state, 0)
    best = max(coins_showing(state, company) for company in SHARES)
    assert coins_showing(state, "tawac") == best
    assert totals(owned, 0)["tawac"] - totals(state, 0)["tawac"] == best
    assert totals(owned, 1) == totals(state, 1)
    assert lines(owned, "score-wild-share") == {"tawac": [1]}


@pytest.mark.rule("M-123")
def test_without_it_nobody_has_a_wild_share() -> None:
    state = at_the_end("anomaly")
    assert threat_of(ended(state)).owner is None
    assert not any(line.key == "score-wild-share" for item in score(ended(state), 0) for line in item.lines)


# --- the data ------------------------------------------------------------------------------------


def test_faults_of_the_cards_are_found() -> None:
    cards = tuple(threats().values())
    assert threat_faults(cards, INDEX) == []
    wrong = (replace(cards[0], coins=0), *cards[1:3], replace(cards[3], tank=41))
    assert [fault.entry for fault in threat_faults(wrong, INDEX)] == ["threats", "pirates", "probe"]


# --- the standing --------------------------------------------------------------------------------


@pytest.mark.parametrize(("humans", "lunas"), [(1, 1), (2, 0), (2, 1), (3, 1)])
@pytest.mark.parametrize("card", list(threats()))
def test_the_standing_is_what_each_seat_would_score_if_the_game_ended_now(card: str, humans: int, lunas: int) -> None:
    """With the threat on the board and with it dealt with; shares and totals are those of the end."""
    for state in (at_the_end(card, 7, humans, lunas), dealt_with(at_the_end(card, 7, humans, lunas), 0)):
        end = ended(state)
        [over] = events_of(ending(state).events, GameEnded)
        told = GAME.standing(state)
        assert [seat["total"] for seat in told["seats"]] == [sum(categories) for categories in over.totals]
        assert told == GAME.standing(end)


def test_the_standing_changes_nothing() -> None:
    state = at_the_end("pirates")
    before = GAME.encode_state(state)
    GAME.standing(state)
    assert GAME.encode_state(state) == before and threat_of(state).struck is False


def test_each_card_says_what_is_printed_and_what_is_designed() -> None:
    found = read_further("threats.toml")
    assert [item.id for item in found["threats"]] == [item.id for item in found["gains"]] == list(threats())
    assert {item.source for item in found["threats"]} == {"rulebook"}
    assert {item.source for item in found["gains"]} == {"reconstructed"}
