"""What the module brings, seen through the contract of games alone."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from app.rules.game import BadOptions, Event, IllegalMove, SeatSetup, tag_of
from app.rules.sentences import Thing, Who
from app.rules.skymines.vocabulary.rulebook import RULEBOOK
from tests.support.modules.dust import vocabulary
from tests.support.modules.dust.sweep import HowMuchAbout, SweptBefore
from tests.support.rules.offering import check_offered
from tests.support.rules.playing import one_move, play, table
from tests.support.rules.positions import GAME

SEATS = [SeatSetup(kind="human", name="Lin"), SeatSetup(kind="human", name="Malik"), SeatSetup(kind="automa", name="L")]
WITH_DUST: dict[str, Any] = {"modules": {"dust": {"worth": 5}}}
LOOK, SWEEP = b'{"type":"LookForDust"}', b'{"type":"Sweep","amount":2}'


def begun(options: dict[str, Any] = WITH_DUST, seed: int = 1) -> tuple[Any, list[Event]]:
    """The state at the first question, and the events that led there."""
    events = GAME.new_game(options, SEATS, seed.to_bytes(8, "big"))
    return folded(GAME.initial(), events), events


def folded(state: Any, events: list[Event]) -> Any:
    for event in events:
        state = GAME.evolve(state, event)
    return state


def after(state: Any, seat: int, move: bytes) -> Any:
    return folded(state, GAME.decide(state, seat, GAME.decode_move(move)).events)


def in_turn(seed: int = 1) -> tuple[Any, int]:
    """A state in which a person takes a turn, and who."""
    draw, (state, _) = random.Random(seed), begun(seed=seed)
    while True:
        for seat in (0, 1):
            if GAME.choices(state, seat).step == "TakeTurn":
                return state, seat
        asked = GAME.to_move(state)
        state = one_move(state, asked[0], draw).state


def rest_of(state: Any, seed: int) -> Iterator[Any]:
    draw = random.Random(seed)
    while asked := GAME.to_move(state):
        played = one_move(state, asked[draw.randrange(len(asked))], draw)
        state = played.state
        yield played


def test_a_turn_offers_its_move_beside_the_actions_and_says_what_it_is() -> None:
    state, seat = in_turn()
    choices = GAME.choices(state, seat)
    look = GAME.decode_move(LOOK)
    assert choices.moves[-1] == look and len(choices.lines) == len(choices.moves)
    assert [line.key for line in choices.lines[-1]] == ["dust-lies"]


def test_it_asks_its_own_question_and_goes_back_to_the_turn() -> None:
    state, seat = in_turn()
    asked = after(state, seat, LOOK)
    choices = GAME.choices(asked, seat)
    assert choices.step == "HowMuch" and choices.about == HowMuchAbout(SweptBefore(0)) and len(choices.moves) == 2
    swept = after(asked, seat, SWEEP)
    assert GAME.choices(swept, seat).step == "TakeTurn"
    assert GAME.view(swept, seat)["modules"]["dust"]["swept"][seat] == 2
    assert swept.seats[seat].coins == state.seats[seat].coins + 1


def test_what_is_not_offered_again_says_why() -> None:
    state, seat = in_turn()
    state = after(after(state, seat, LOOK), seat, SWEEP)
    with pytest.raises(IllegalMove) as refused:
        GAME.decide(state, seat, GAME.decode_move(LOOK))
    assert refused.value.code == "dust-looked"
    assert [GAME.page(refused.value.rule, language) for language in RULEBOOK.editions] == ["p. 40", "S. 41", "p. 42"]
    assert [item.code for item in GAME.choices(state, seat).refused if tag_of(item.what.type) == "LookForDust"] == [
        "dust-looked"
    ]


def test_what_happens_of_it_is_told_as_data() -> None:
    state, seat = in_turn()
    [seen] = GAME.tell(state, GAME.decide(state, seat, GAME.decode_move(LOOK)).events)
    assert (seen.key, seen.args) == ("log-dust-seen", {"seat": Who(seat)})
    moved = vocabulary.CloudMoved(7)
    assert GAME.tell(state, [moved])[0].args == {"sector": Thing("sector", "7")}
    assert GAME.tell(state, [vocabulary.DustDealt(7, (1, 2, 3))]) == ()


def test_its_moves_are_foreseen_and_undone_like_any_other() -> None:
    state, seat = in_turn()
    ahead = GAME.premove(state, seat, [GAME.decode_move(LOOK)])
    assert ahead.gone is None and ahead.choices.step == "HowMuch"
    assert not GAME.is_boundary(GAME.decide(state, seat, GAME.decode_move(LOOK)).events)


def test_the_score_has_its_category() -> None:
    state, seat = in_turn()
    state = after(after(state, seat, LOOK), seat, SWEEP)
    *_, last = rest_of(state, 3)
    state = last.state
    standing = GAME.standing(state)["seats"]
    assert all(player["categories"][-1]["key"] == "dust" for player in standing)
    outcome = GAME.outcome(state)
    assert outcome is not None and [player["total"] for player in standing] == list(outcome.totals)
    assert len(state.totals[0]) == 8
    swept = GAME.view(state, None)["modules"]["dust"]["swept"]
    assert [totals[-1] for totals in state.totals] == [5 * amount for amount in swept]


def test_what_it_does_as_scoring_begins_is_in_the_standing_and_in_the_result() -> None:
    state, _ = in_turn()
    assert GAME.standing(state)["seats"][0]["categories"][-1]["total"] == -5
    *_, last = rest_of(state, 3)
    assert [type(event).__name__ for event in last.events].count("DustSwept") == 1


def test_its_secret_is_told_to_its_owner_alone() -> None:
    state, events = begun()
    dealt = next(event for event in events if type(event).__name__ == "DustDealt")
    secrets = dealt.secrets  # type: ignore[attr-defined]  # an event of the module
    shown = GAME.redact(dealt, 1)
    assert all(secrets) and shown is not None and shown.secrets == (0, secrets[1], 0)  # type: ignore[attr-defined]  # the module widens the state
    for seat in (1, None):
        assert msgspec.json.encode(GAME.view(swapped(state), seat)) == msgspec.json.encode(GAME.view(state, seat))


def test_its_secret_is_imagined_by_the_others() -> None:
    state: Any = begun()[0]
    imagined: list[Any] = [GAME.imagine(state, 1, random.Random(seed)).modules for seed in range(20)]
    assert len({modules["dust"].secrets[0] for modules in imagined}) > 4
    assert {modules["dust"].secrets[1] for modules in imagined} == {state.modules["dust"].secrets[1]}
    assert GAME.imagine(swapped(state), 1, random.Random(1)) == GAME.imagine(state, 1, random.Random(1))


def swapped(state: Any) -> Any:
    """The state in which seat 0 has another secret."""
    dust = state.modules["dust"]
    other = msgspec.structs.replace(dust, secrets=(dust.secrets[0] + 1, *dust.secrets[1:]))
    return msgspec.structs.replace(state, modules={"dust": other})


def test_its_piece_moves_when_swept_and_no_undo_goes_back_past_that() -> None:
    state, _ = in_turn()
    clouds = [GAME.view(state, None)["modules"]["dust"]["cloud"]]
    for played in rest_of(state, 5):
        if any(type(event).__name__ == "CloudMoved" for event in played.events):
            assert GAME.is_boundary(played.events)
            clouds.append(GAME.view(played.state, None)["modules"]["dust"]["cloud"])
    assert len(clouds) > 7 and all(then == now % 24 + 1 for now, then in pairwise(clouds))


def test_its_move_comes_back_with_the_round_by_a_fold_behind_an_event_of_the_base() -> None:
    state, seat = in_turn()
    swept = after(after(state, seat, LOOK), seat, SWEEP)
    again = next(
        played.state
        for played in rest_of(swept, 7)
        if played.state.round == 2 and GAME.choices(played.state, seat).step == "TakeTurn"
    )
    assert GAME.decode_move(LOOK) in GAME.choices(again, seat).moves


def test_logs_and_states_go_through_bytes_and_whole_games_end() -> None:
    for seed in range(4):
        state, events = begun(seed=seed)
        log, draw = list(events), random.Random(seed)
        for number, played in enumerate(rest_of(state, seed)):
            state = played.state
            log += played.events
            if number % 40 == 0:
                check_offered(state, draw)
                assert GAME.decode_state(GAME.encode_state(state)) == state
                assert all(GAME.decode_move(GAME.encode_move(played.move)) == played.move for _ in "x")
        decoded = GAME.decode_events(GAME.encode_events(log))
        assert decoded == log and folded(GAME.initial(), decoded) == state


def test_options_of_its_own_are_read_and_refused() -> None:
    state, _ = begun({"modules": {"dust": {}}})
    assert state.options.modules == {"dust": {"worth": 3}}
    with pytest.raises(BadOptions) as refused:
        GAME.check_options({"modules": {"dust": {"worth": "much"}}}, SEATS)
    assert refused.value.code == "bad-module-option" and refused.value.details["module"] == "dust"


def test_facts_tell_its_components() -> None:
    assert GAME.table_facts()["modules"]["dust"] == {"low": 12}
    assert GAME.table_facts(modules=["dust"])["modules"] == {"dust": {"low": 12}}
    assert GAME.table_facts(modules=["missions"])["modules"] == {}


def test_the_shuffles_of_the_base_do_not_depend_on_it() -> None:
    with_dust, plain = begun()[1][0], begun({})[1][0]
    assert msgspec.structs.replace(with_dust, options=plain.options) == plain  # type: ignore[attr-defined]  # the module widens the state


def test_a_game_without_it_is_asked_nothing_of_it() -> None:
    options, _ = table(2)
    assert "modules" not in options
    for played in play(2, until=150):
        assert b"module" not in GAME.encode_state(played.state)
        for seat in GAME.to_move(played.state):
            assert not any(type(move).__name__ == "LookForDust" for move in GAME.choices(played.state, seat).moves)
