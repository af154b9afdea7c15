"""What must hold after every move, as functions that raise AssertionError."""

import random
from collections import Counter
from typing import Any

from msgspec import UNSET

from app.rules.game import Event
from app.rules.kit.folds import fold
from app.rules.kit.memo import Latest
from app.rules.kit.parts import part
from app.rules.skymines import components
from app.rules.skymines.board.scores import final_totals
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.modules.threats.strikes import consequence, losses
from app.rules.skymines.views.views import open_view
from app.rules.skymines.vocabulary.events import CoinsGained, CoinsPaid, SupplementTaken
from app.rules.skymines.vocabulary.modules.missions import COLUMNS, Missions, Status
from app.rules.skymines.vocabulary.modules.threats import Threats
from app.rules.skymines.vocabulary.state import SeatState, State
from tests.support.rules.belt_positions import pieces_of
from tests.support.rules.offering import check_offered
from tests.support.rules.playing import Played
from tests.support.rules.positions import GAME

OUTPOSTS = 15


def check_every(played: Played) -> None:
    """The checks that are cheap enough for every state."""
    check_pieces(played.state)
    check_places(played.state)
    check_coins(played)
    check_tiles_and_markers(played.state)
    check_missions(played.state)
    check_who_moves(played.state)
    check_view(played.state)


def check_view(state: State) -> None:
    """What a view takes over from that of the state before is what it would be if it were made from scratch."""
    assert GAME.view(state, None) == open_view(state, Latest())


def check_sampled(played: Played, draw: random.Random) -> None:
    """The checks that take longer."""
    check_replay(played)
    check_round_trip(played.state)
    check_offered(played.state, draw)
    check_losses(played.state)


def check_losses(state: State) -> None:
    """What a threat is said to take from each seat is what its consequence takes now (p. 31)."""
    if threat_on_board(state) is None or part(state, Threats).struck:
        return
    after = fold(state, consequence(state))
    pairs = zip(final_totals(state), final_totals(after), strict=True)
    assert losses(state) == tuple(sum(before) - sum(left) for before, left in pairs)


def check_end(state: State) -> None:
    """A finished game asks nobody, and its totals are its outcome."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    lies = threat_on_board(state)
    assert state.round == (6 if lies == "singularity" else components.of(state.components).components.setup.rounds)
    assert GAME.to_move(state) == () and GAME.automa_to_move(state) is None
    assert all(not GAME.choices(state, seat).moves for seat in range(len(state.seats)))
    best = tuple(seat for seat, total in enumerate(outcome.totals) if total == max(outcome.totals))
    assert outcome.winners == (() if lies == "anomaly" else best)


def is_in_play(state: State, module: str) -> bool:
    """Whether the game is played with the module."""
    return state.modules is not UNSET and module in state.modules


def threat_on_board(state: State) -> str | None:
    """The threat that nobody has dealt with, if the game has one (p. 31)."""
    if not is_in_play(state, "threats"):
        return None
    kept = part(state, Threats)
    return kept.card.id if kept.card is not None and kept.owner is None else None


def check_pieces(state: State) -> None:
    """No outpost and no shuttle is lost."""
    if is_in_play(state, "belt"):
        check_belt(state)
    else:
        check_outposts(state)


def check_belt(state: State) -> None:
    """Twelve outposts and five shuttles of each company, the Moon empty (p. 26)."""
    assert all(pieces_of(state, company) == (12, 5) for company in COMPANIES)
    assert not any(state.moon)
    assert all(0 <= column.outposts <= 6 for station in state.stations for column in station)


def check_outposts(state: State) -> None:
    """Station, Moon, on their way home and out of the game make 15 of each company (p. 3, 13, 32)."""
    for number, company in enumerate(COMPANIES):
        home = sum(column.outposts for column in state.stations[number])
        away = state.moon.count(company) + state.ousted.count(company) + state.removed[number]
        assert home + away == OUTPOSTS, company
        assert all(0 <= column.outposts <= 5 for column in state.stations[number])


def check_places(state: State) -> None:
    """Every card, plan and token is in exactly one place."""
    index = components.of(state.components)
    assert _cards(state) == _all_cards(state, index)
    plans = _plans(state)
    assert plans == Counter([*index.plan, *index.special])
    for player in state.seats:
        if player.luna is not None:
            assert _luna_cards(player) <= Counter(list(index.luna_card)), player.name


def _cards(state: State) -> Counter[str]:
    """Where action cards can lie; a planned card is still in its owner's hand."""
    cards = Counter([*state.stack, *state.discards, *(card for card in state.display if card)])
    for player in state.seats:
        cards.update(player.hand)
        cards.update(card for deck in player.resting for card in deck)
        cards.update(placed.card for placed in player.area if placed)
        if player.luna is not None:
            cards.update(player.luna.reserve)
        assert not Counter(card for card in player.planned or () if card) - Counter(player.hand)
    return cards


def _all_cards(state: State, index: Index) -> Counter[str]:
    """The stack's cards, and nine and a single one for each human."""
    humans = [player for player in state.seats if player.kind == "human"]
    singles = [card for card in index.cards_of("single") if card in _cards(state)]
    assert len(singles) == len(humans)
    stack = [card for letter in index.stack.values() for card in letter]
    return Counter([*stack, *singles]) + Counter(list(index.starting_cards) * len(humans))


def _plans(state: State) -> Counter[str]:
    """Where plans can lie; starting tokens, which lie on screens too, are left out."""
    index = components.of(state.components)
    specials = [plan.id for plan in index.special.values() if plan.round in state.specials]
    plans = Counter([*(plan for plan in state.plans if plan), *state.gone_plans, *specials])
    for letter in state.supplies.values():
        plans.update(letter)
    for player in state.seats:
        plans.update(player.acquired)
        for placed in player.screens:
            if placed is not None:
                plans.update(plan for plan in (placed.plan, *placed.covers) if plan not in index.token)
    return plans


def _luna_cards(player: SeatState) -> Counter[str]:
    assert player.luna is not None
    luna = player.luna
    slots = [slot.card for slot in luna.slots if slot]
    return Counter([*luna.deck, *luna.grade_two, *luna.discards, *slots, *(card for card in luna.majority if card)])


def check_coins(played: Played) -> None:
    """No reserve is below 0, and each changed by exactly what its events say (p. 16, 21, 23)."""
    assert all(player.coins >= 0 for player in played.state.seats)
    assert played.state.supplement >= 0
    if played.before is not None:
        for seat, (old, new) in enumerate(zip(played.before.seats, played.state.seats, strict=True)):
            assert new.coins - old.coins == _flow(played.events, seat), played.move


def _flow(events: list[Event], seat: int) -> int:
    gained = sum(e.amount for e in events if isinstance(e, CoinsGained | SupplementTaken) and e.seat == seat)
    return gained - sum(e.amount for e in events if isinstance(e, CoinsPaid) and e.seat == seat)


def check_tiles_and_markers(state: State) -> None:
    """Four tiles in all, a bonus space holds one marker, and markers keep their number within a round."""
    held = [tile.tile for player in state.seats for tile in player.tiles]
    placed = ["plus-one" for player in state.seats for card in player.area if card and card.plus_one]
    assert Counter([*state.tiles, *held, *placed]) == Counter(list(components.of(state.components).tile))
    spaces = Counter(space for space, _seat in state.markers)
    assert max(spaces.values(), default=0) <= 1
    assert all(player.markers >= 0 for player in state.seats)


def check_missions(state: State) -> None:
    """Three one-time markers of each person: on the status card, in reserve, on the board or out of the game; those on
    the board lie where their owner's markers lie (p. 25)."""
    if not is_in_play(state, "missions"):
        return
    for seat, status in enumerate(part(state, Missions).status):
        placed = len(status.spaces) + (status.own == "once")
        assert status.once >= 0 and status.once + placed <= len(status.claimed) <= COLUMNS
        assert len(set(status.claimed)) == len(status.claimed) and (status.mission is None) is (not status.claimed)
        assert {(space, seat) for space in status.spaces} <= set(state.markers)
        assert status.own is None or len(status.claimed) == COLUMNS
        assert state.seats[seat].kind == "human" or status == Status()


def check_who_moves(state: State) -> None:
    """Who is asked has choices; who is not asked and has nothing to change has none."""
    asked = GAME.to_move(state)
    for seat, player in enumerate(state.seats):
        choices = GAME.choices(state, seat)
        if seat in asked:
            assert choices.moves or choices.form
        elif player.kind == "luna" or state.phase not in ("tokens", "planning"):
            assert not choices.moves and not choices.form and not choices.step


def check_replay(played: Played) -> None:
    """The encoded and decoded events, folded as one, lead to the live state, for which each was folded by itself."""
    state: Any = GAME.initial() if played.before is None else GAME.decode_state(GAME.encode_state(played.before))
    assert GAME.fold(state, GAME.decode_events(GAME.encode_events(played.events))) == played.state


def check_round_trip(state: State) -> None:
    """A decoded state is the same state: equal, encoded alike, and seen alike though it shares nothing."""
    encoded = GAME.encode_state(state)
    decoded = GAME.decode_state(encoded)
    assert decoded == state
    assert GAME.encode_state(decoded) == encoded
    live = [GAME.view(state, seat) for seat in (None, *range(len(state.seats)))]
    assert [GAME.view(decoded, seat) for seat in (None, *range(len(state.seats)))] == live
