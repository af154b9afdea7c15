"""The Time anomaly's loop of games: rulebook page 31."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import BadOptions, Outcome
from app.rules.kit.tasks import settle
from app.rules.skymines.board.scores import score
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.modules.threats import time_loop
from app.rules.skymines.modules.threats.time_loop import averaged
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import PrepareRound
from tests.support.rules.positions import GAME, asking, begun, give, seats
from tests.support.rules.threat_positions import dealt_with, threat_of, threatened

OPTIONS: dict[str, Any] = {
    "tracks": "first-game",
    "tokens": "first-game",
    "linked_slots": True,
    "first_player": 0,
    "modules": {"belt": {}, "missions": {"kept": 1}, "threats": {"threat": None}},
}


def over(*loop: tuple[int, ...], coins: tuple[int, ...] = (10, 20), removed: bool = False, lunas: int = 0) -> State:
    """A game that is over, behind others of the loop; the cash that each seat had is its whole difference."""
    state = replace(threatened("anomaly", 2, lunas), round=7)
    for seat, amount in enumerate(coins):
        state = give(state, seat, coins=amount, dropped=True)
    chosen = {"threat": "anomaly", "loop": [list(totals) for totals in loop]}
    state = replace(state, options=replace(state.options, modules={"belt": {}, "threats": chosen}))
    ledger = Ledger(asking(dealt_with(state, 0) if removed else state, PrepareRound()))
    settle(ledger)
    return ledger.state


def outcome(state: State) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


def own_totals(state: State) -> tuple[int, ...]:
    """What each seat scored in this game alone."""
    return tuple(sum(categories[:7]) for categories in state.totals)


@pytest.mark.rule("M-124")
def test_a_game_that_is_caught_has_totals_and_no_winner_and_owes_another() -> None:
    state = over()
    assert outcome(state).totals[1] - outcome(state).totals[0] == 10 and outcome(state).winners == ()
    view = GAME.view(state, 0)
    assert (view["winners"], view["undecided"], view["scores"] is not None) == ([], True, True)
    assert GAME.rematch_options(OPTIONS, state, {})["modules"]["threats"]["loop"] == [list(outcome(state).totals)]


@pytest.mark.rule("M-125")
def test_the_next_game_has_this_card_and_the_random_set_up() -> None:
    options = GAME.rematch_options(OPTIONS, over((141, 150)), {})
    assert (options["tracks"], options["tokens"], options["first_player"]) == ("random", "dealt", None)
    assert options["linked_slots"] and options["modules"]["missions"] == {"kept": 1} and "belt" in options["modules"]
    assert options["modules"]["threats"]["threat"] == "anomaly" and len(options["modules"]["threats"]["loop"]) == 2
    del options["modules"]["missions"]
    drawn = threat_of(begun(**options)).card
    assert drawn is not None and drawn.id == "anomaly"


@pytest.mark.rule("M-125")
def test_missions_that_the_host_chose_are_redrawn() -> None:
    modules = {"belt": {}, "missions": {"cards": ["camp"]}, "threats": {"threat": "anomaly"}}
    caught = replace(begun(modules=modules), totals=((10,) * 7, (20,) * 7))
    assert GAME.rematch_options({"modules": modules}, caught, {})["modules"]["missions"] == {}
    dealt = replace(dealt_with(caught, 0), totals=caught.totals)
    assert GAME.rematch_options({"modules": modules}, dealt, {})["modules"]["missions"] == {"cards": ["camp"]}


@pytest.mark.rule("M-126")
def test_games_repeat_until_one_removes_the_card_and_that_one_counts() -> None:
    assert outcome(over((141, 150), (90, 90))).winners == ()
    last = over((141, 150), (90, 90), removed=True)
    own = own_totals(last)
    assert outcome(last).totals == tuple(
        -(-(a + b + c) // 3) for a, b, c in zip((141, 150), (90, 90), own, strict=True)
    )
    assert outcome(last).winners


@pytest.mark.rule("M-126")
def test_a_game_whose_card_stays_owes_another_and_one_whose_card_goes_none() -> None:
    loop: list[tuple[int, int]] = []
    for _ in range(3):
        caught = over(*loop)
        assert outcome(caught).winners == () and GAME.view(caught, None)["undecided"]
        owed = GAME.rematch_options(OPTIONS, caught, {})["modules"]["threats"]["loop"]
        assert owed == [*map(list, loop), list(own_totals(caught))]
        loop = [(totals[0], totals[1]) for totals in owed]
    last = over(*loop, removed=True)
    assert outcome(last).winners and "undecided" not in GAME.view(last, None)
    games = [*loop, own_totals(last)]
    assert outcome(last).totals == tuple(-(-sum(game[seat] for game in games) // 4) for seat in range(2))


@pytest.mark.rule("M-127")
@pytest.mark.parametrize(("loop", "last", "counts"), [((141,), 152, 147), ((150, 150), 151, 151), ((), 7, 7)])
def test_totals_are_averaged_and_rounded_up_luna_s_too(loop: tuple[int, ...], last: int, counts: int) -> None:
    assert averaged(tuple((total,) * 3 for total in loop), 1, last) == counts
    state = over(*((total,) * 3 for total in loop), coins=(1, 1), removed=True, lunas=1)
    means = [-(-(sum(loop) + own) // (len(loop) + 1)) for own in own_totals(state)]
    assert list(outcome(state).totals) == means and len(means) == 3


@pytest.mark.rule("M-128")
def test_scores_that_are_equal_after_rounding_share_the_victory() -> None:
    last = over(removed=True)
    own = own_totals(last)
    best = max(own) + 50
    shared = over((2 * best - own[0], 2 * best - own[1] - 1), removed=True)
    assert outcome(shared).totals == (best, best) and outcome(shared).winners == (0, 1)
    alone = over((2 * best - own[0], 2 * best - own[1] - 2), removed=True)
    assert outcome(alone).winners == (0,)
    scores = GAME.view(alone, None)["scores"]
    assert scores is not None and tuple(score["total"] for score in scores) == outcome(alone).totals


@pytest.mark.rule("M-126")
def test_a_game_of_the_loop_counts_alone_until_the_card_is_removed() -> None:
    """Each game of the loop, this one's last, and what counts, are then told (p. 31)."""
    for removed in (False, True):
        state = over((141, 150), (120, 121), removed=removed)
        assert time_loop.own_totals(state) == own_totals(state)
        loop = [categories[7] for categories in state.totals]
        assert [bool(amount) for amount in loop] == [removed, removed]
    told = score(state, 0)[7].lines
    own = own_totals(state)[0]
    assert [(line.amount, line.args.get("game")) for line in told] == [
        (141, 1),
        (120, 2),
        (own, 3),
        (-(-(141 + 120 + own) // 3), None),
    ]
    assert time_loop.own_totals(over()) == own_totals(over())


def test_no_host_chooses_a_loop_and_a_rematch_of_a_decided_game_has_none() -> None:
    caught = GAME.rematch_options(OPTIONS, over(), {})
    assert GAME.has_carried_over(caught) and not GAME.has_carried_over(OPTIONS)
    again = GAME.rematch_options(caught, over((141, 150), removed=True), {})
    assert again["modules"]["threats"] == {} and not GAME.has_carried_over(again)
    assert GAME.rematch_options(OPTIONS, dealt_with(threatened("comet"), 0), {}) == OPTIONS


def test_a_game_given_up_hands_nothing_on() -> None:
    assert GAME.rematch_options(OPTIONS, threatened("anomaly"), {}) == OPTIONS


@pytest.mark.rule("M-125")
@pytest.mark.parametrize(("humans", "lunas"), [(2, 0), (1, 1), (3, 1), (4, 0), (1, 3)])
@pytest.mark.parametrize("games", [1, 2])
def test_the_next_game_is_refused_with_other_seats_than_the_loop(humans: int, lunas: int, games: int) -> None:
    """Three seats have played; nobody is added or removed, so nobody inherits another seat's totals."""
    options = GAME.rematch_options(OPTIONS, over(*[(141, 150, 241)] * (games - 1), coins=(10, 20, 30), lunas=1), {})
    options["modules"]["missions"] = {}
    assert len(options["modules"]["threats"]["loop"]) == games
    GAME.check_options(options, seats(2, 1))
    with pytest.raises(BadOptions) as bad:
        GAME.check_options(options, seats(humans, lunas))
    assert (bad.value.code, bad.value.details) == ("loop-seats", {"seats": 3})
