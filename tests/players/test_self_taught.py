"""The robot that self-play trains: what its weights add, by round, and how it chooses its plans."""

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from app.players.skymines.learned.features import NAMES, features
from app.players.skymines.outlook import Outlook
from app.players.skymines.plans import best_plan
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts, worth
from app.rules.skymines.vocabulary.moves import PlanCards
from tests.support.rules.positions import GAME, acting, planning
from tools.training.by_round import MOST_LEFT, ROUNDS_LEFT, ByRound, Weight, read
from tools.training.plans import LOOKED_AT, outlook_of_plan, plans_with_outlooks
from tools.training.self_taught import SelfTaughtPlayer

NOTHING = tuple(Weight(name, 0.0, 0.0) for name in NAMES)


def weights(**chosen: tuple[float, float]) -> ByRound:
    """Corrections by these features alone, whose names have underscores here."""
    named = {name.replace("_", "-"): weight for name, weight in chosen.items()}
    return ByRound(Weight(name, *named.get(name, (0.0, 0.0))) for name in NAMES)


def numbers(left: int, **chosen: float) -> tuple[float, ...]:
    """Features of a position with so many rounds to come."""
    named = {name.replace("_", "-"): number for name, number in chosen.items()}
    return tuple(float(left) if at == ROUNDS_LEFT else named.get(name, 0.0) for at, name in enumerate(NAMES))


class TestWeights:
    @pytest.mark.parametrize(("left", "adds"), [(MOST_LEFT, 10.0), (MOST_LEFT // 2, 6.0), (0, 2.0), (9, 10.0)])
    def test_a_weight_changes_with_the_rounds_to_come(self, left: int, adds: float) -> None:
        assert weights(own_coins=(3.0, 2.0)).of(numbers(left, own_coins=2.0)) == pytest.approx(adds)

    def test_weights_of_other_features_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "short.json").write_bytes(encode(NOTHING[1:]))
        with pytest.raises(ValueError, match="goes with other features"):
            read(tmp_path / "short.json")

    def test_what_lies_far_off_counts_no_more_than_its_bound(self) -> None:
        some = ByRound(
            Weight(name, 3.0, 0.0, 1.0, 5.0) if name == "own-coins" else Weight(name, 0.0, 0.0) for name in NAMES
        )
        assert [some.of(numbers(3, own_coins=coins)) for coins in (-4, 2, 99)] == [3.0, 6.0, 15.0]


class TestPlayer:
    def test_what_was_learned_is_added_to_the_worth_made_by_hand(self) -> None:
        state, some = acting(), weights(own_coins=(3.0, 0.0), worth_shares=(0.5, 0.5))
        outlook = Outlook(state, 0, WEIGHTS)
        adds = some.of(features(outlook, parts(outlook)))
        assert abs(adds) > 1
        assert SelfTaughtPlayer(some).worth(state, 0) == pytest.approx(worth(state, 0) + adds, abs=1e-3)
        assert SelfTaughtPlayer(ByRound(NOTHING)).worth(state, 0) == pytest.approx(worth(state, 0), abs=1e-3)

    def test_without_a_part_of_what_was_learned_plans_are_those_of_the_worth_made_by_hand(self) -> None:
        state = planning()
        plan = best_plan(GAME.choices(state, 0, words=False).form or {}, state, 0, WEIGHTS)
        for plans in (0.0, 1e-9):
            player = SelfTaughtPlayer(weights(energy_face_up=(1.0, 0.0)), plans=plans)
            assert player.choose(GAME, state, 0, random.Random(1)) == plan

    @pytest.mark.parametrize("kind", ["carbon", "titanium", "energy"])
    def test_plans_are_chosen_by_what_was_learned(self, kind: str) -> None:
        state = planning()
        most = SelfTaughtPlayer(weights(**{f"{kind}_face_up": (100.0, 0.0)})).choose(GAME, state, 0, random.Random(1))
        least = SelfTaughtPlayer(weights(**{f"{kind}_face_up": (-100.0, 0.0)})).choose(GAME, state, 0, random.Random(1))
        assert self.face_up(state, most, kind) > self.face_up(state, least, kind)

    def face_up(self, state: Any, plan: Any, kind: str) -> float:
        assert isinstance(plan, PlanCards)
        outlook = outlook_of_plan(state, 0, plan)
        return features(outlook, parts(outlook))[NAMES.index(f"{kind}-face-up")]

    def test_each_plan_is_weighed_with_its_cards_face_up(self) -> None:
        state = planning()
        form = GAME.choices(state, 0, words=False).form
        assert form is not None
        hand = sorted(state.seats[0].hand)
        plans, outlooks = plans_with_outlooks(form, state, 0, WEIGHTS)
        assert 1 < len(plans) == len(outlooks) <= LOOKED_AT
        for plan, outlook in zip(plans, outlooks, strict=True):
            assert replace(outlook.player, area=(), hand=()) == replace(outlooks[0].player, area=(), hand=())
            laid = [card for card in plan.cards if card is not None]
            assert sorted([*outlook.player.hand, *laid]) == hand
