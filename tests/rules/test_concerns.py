"""What others' moves mean for a seat: what touches it, said to it, and nothing that it may not know."""

import random

import msgspec
import pytest

from app.rules.game import Event
from app.rules.sentences import Amount, Sentence, Thing, Who
from app.rules.skymines.board.scores import track_shares
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary import events as happened
from app.rules.skymines.vocabulary.moves import PlaceMarker
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME, acting, face_up, give, on_track

LIN, MALIK = 0, 1


def told(before: State, event: Event, seat: int) -> str | None:
    """The key of what an event means for the seat."""
    found = GAME.news_for(before, [event], seat)
    assert all(sentence.events == (0,) for sentence in found)
    return found[0].key if found else None


def shareholding(seat: int = LIN) -> State:
    """A first turn in which the seat holds a share of Tawac."""
    state = on_track(acting(), seat, "tawac", 5)
    assert track_shares(state, state.seats[seat], "tawac")
    return state


def test_an_ousted_outpost_concerns_who_holds_shares_of_its_company() -> None:
    state = shareholding()
    event = happened.OutpostPlaced(MALIK, "minerva", 7, 0, 3, ousts="tawac")
    (sentence,) = GAME.news_for(state, [event], LIN)
    held = track_shares(state, state.seats[LIN], "tawac")
    assert sentence == Sentence(
        "concern-ousted",
        {"seat": Who(MALIK), "company": Thing("company", "tawac"), "sector": Thing("sector", "7"), "shares": held},
        (0,),
    )
    assert told(acting(), event, LIN) is None, "it holds none"
    assert told(state, happened.OutpostPlaced(MALIK, "minerva", 7, 0, 3), LIN) is None, "nothing was ousted"


def test_an_outpost_that_leaves_the_game_concerns_who_holds_shares() -> None:
    event = happened.OutpostRemoved("tawac", 1)
    assert (told(shareholding(), event, LIN), told(acting(), event, LIN)) == ("concern-removed", None)


def test_what_a_threshold_pays_concerns_whom_it_pays() -> None:
    event = happened.CoinsGained(LIN, 2, "threshold")
    (sentence,) = GAME.news_for(acting(), [event], LIN)
    assert sentence.args == {"coins": Amount(2, "coins"), "why": Thing("why", "threshold")}
    assert told(acting(), event, MALIK) is None


def test_a_space_taken_concerns_who_could_have_taken_it_as_far_as_everyone_sees() -> None:
    state = face_up(acting(3), MALIK, "titanium-2", "titanium-1")
    state = give(face_up(state, LIN, "titanium-2", "titanium-1"), 2, markers=0)
    event = happened.BonusMarkerPlaced(LIN, "first-player")
    assert told(state, event, MALIK) == "concern-space-taken"
    assert told(state, event, 2) is None, "no marker is left"
    assert told(state, event, LIN) is None, "its own"


def test_a_marker_that_is_placed_says_so_to_those_whom_its_line_named() -> None:
    state = acting()
    choices = GAME.choices(state, LIN)
    placing = [(m, lines) for m, lines in zip(choices.moves, choices.lines, strict=True) if isinstance(m, PlaceMarker)]
    assert placing
    for move, lines in placing:
        open_to: list[int] = next((line.args["seats"] for line in lines if line.key == "could-also-take"), [])
        found = GAME.news_for(state, GAME.decide(state, LIN, move).events, MALIK)
        assert ("concern-space-taken" in [item.key for item in found]) == (MALIK in open_to)


def test_the_first_player_marker_concerns_who_loses_it() -> None:
    state = acting()
    assert state.first_player == LIN
    event = happened.FirstPlayerTaken(MALIK)
    assert (told(state, event, LIN), told(state, event, MALIK)) == ("concern-first-player-lost", None)


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (happened.RoundBegan(2, LIN), "concern-begins-round"),
        (happened.TileGained(LIN, "energy"), "concern-tile-came"),
        (happened.TurnBegan(LIN, markers=1), "concern-extra-markers"),
    ],
)
def test_what_comes_to_a_seat_concerns_it_alone(event: Event, key: str) -> None:
    assert (told(acting(), event, LIN), told(acting(), event, MALIK)) == (key, None)


def test_an_ordinary_turn_concerns_nobody() -> None:
    assert told(acting(), happened.TurnBegan(LIN), LIN) is None


def test_the_end_tells_each_seat_its_place() -> None:
    event = happened.GameEnded(((9, 1), (20, 0), (8, 2)))
    places = [GAME.news_for(acting(3), [event], seat)[0].args["place"] for seat in range(3)]
    assert places == [2, 1, 2]


def test_every_kind_of_event_that_can_concern_has_a_test_here() -> None:
    """A developer who registers another one of the base game adds it; those of modules have theirs beside their
    rules."""
    assert {kind for kind in GAME.rules.concerns.kinds() if kind.__module__ == happened.__name__} == {
        happened.OutpostPlaced,
        happened.OutpostRemoved,
        happened.CoinsGained,
        happened.BonusMarkerPlaced,
        happened.FirstPlayerTaken,
        happened.RoundBegan,
        happened.TileGained,
        happened.TurnBegan,
        happened.GameEnded,
    }


def test_values_that_rose_or_fell_are_told_to_who_holds_shares() -> None:
    before = shareholding()
    after = act_like(before, happened.OutpostPlaced(MALIK, "tawac", 12, 0, 1))
    rise = coins_showing(after, "tawac") - coins_showing(before, "tawac")
    assert rise
    held = track_shares(before, before.seats[LIN], "tawac")
    (sentence,) = GAME.holdings_changed(before, after, LIN)
    assert sentence.key == "concern-shares-rose"
    assert (sentence.args["shares"], sentence.args["worth"]) == (held, Amount(held * rise, "coins"))
    assert GAME.holdings_changed(after, before, LIN)[0].key == "concern-shares-fell"
    assert GAME.holdings_changed(before, before, LIN) == GAME.holdings_changed(before, after, MALIK) == ()


def act_like(state: State, event: Event) -> State:
    """The state after an event alone."""
    return GAME.evolve(state, event)


@pytest.mark.parametrize("seed", range(6))
def test_concerns_of_whole_games_tell_a_seat_nothing_hidden(seed: int) -> None:
    """In a twin of each state, which differs in all that the seat may not know, they are the same."""
    draw = random.Random(seed)
    first: State | None = None
    for played in play(seed, until=160):
        first = first or played.state
        if played.before is None:
            continue
        for seat in range(len(played.state.seats)):
            shown = [event for item in played.events if (event := GAME.redact(item, seat)) is not None]
            told_now = GAME.news_for(played.before, shown, seat), GAME.holdings_changed(first, played.state, seat)
            twin = GAME.imagine(played.before, seat, draw), GAME.imagine(played.state, seat, draw)
            told_twin = (
                GAME.news_for(twin[0], shown, seat),
                GAME.holdings_changed(GAME.imagine(first, seat, draw), twin[1], seat),
            )
            assert msgspec.json.encode(told_now) == msgspec.json.encode(told_twin)


def test_companies_are_told_in_their_order() -> None:
    before = acting()
    for company in COMPANIES:
        before = on_track(before, LIN, company, 5)
    after = before
    for column, company in enumerate(reversed(COMPANIES)):
        after = act_like(after, happened.OutpostPlaced(MALIK, company, 10 + column, 0, 1))
    told_of = [sentence.args["company"] for sentence in GAME.holdings_changed(before, after, LIN)]
    assert told_of == [Thing("company", company) for company in COMPANIES if Thing("company", company) in told_of]
    assert len(told_of) > 1
