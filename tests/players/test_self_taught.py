"""The robot that has taught itself: its network, and how it plays by it."""

import hashlib
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from app.players.skymines.learned.features import BY_HAND, NAMES, features
from app.players.skymines.learned.player import LearnedPlayer
from app.players.skymines.outlook import Outlook
from app.players.skymines.plans import best_plan
from app.players.skymines.robots import ROBOTS
from app.players.skymines.self_taught import network as networks
from app.players.skymines.self_taught.network import (
    FILE,
    MAX_DEVIATIONS,
    SCORES,
    UNIT,
    Network,
    mean_of,
    read,
    shipped,
    write,
)
from app.players.skymines.self_taught.plans import LOOKED_AT, outlook_of_plan, plans_with_outlooks
from app.players.skymines.self_taught.player import RIVAL, SelfTaughtPlayer
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts, worth
from app.rules.skymines.vocabulary.moves import PlanCards
from tests.support.rules.mission_positions import on_mission
from tests.support.rules.positions import GAME, acting, planning
from tools.training.match import TRAINED, game_with

SIZE = len(NAMES)


def linear(**chosen: float) -> Network:
    """A network that says nothing but what these features, whose names have underscores here, bring to the own total,
    in CrypCoin for each one of them."""
    weights = np.zeros((SIZE, 2), dtype=np.float32)
    for name, weight in chosen.items():
        weights[NAMES.index(name.replace("_", "-")), 0] = weight / UNIT
    return Network(
        np.zeros(SIZE, dtype=np.float32),
        np.full(SIZE, 1e-3, dtype=np.float32),
        np.zeros((SIZE, 1), dtype=np.float32),
        np.zeros(1, dtype=np.float32),
        np.zeros((1, 2), dtype=np.float32),
        weights * 1000,
        np.zeros(2, dtype=np.float32),
    )


def some(seed: int, hidden: int = 3) -> Network:
    """A network of any weights."""
    draw = np.random.default_rng(seed)
    shapes = [(SIZE, hidden), (hidden,), (hidden, 2), (SIZE, 2), (2,)]
    weights = [draw.normal(size=shape).astype(np.float32) for shape in shapes]
    return Network(np.zeros(SIZE, dtype=np.float32), np.ones(SIZE, dtype=np.float32), *weights)


def row(state: Any, seat: int) -> tuple[float, ...]:
    """The features of a position."""
    outlook = Outlook(state, seat, WEIGHTS)
    return features(outlook, parts(outlook))


class TestNetwork:
    def test_what_it_says_is_added_to_the_scores_of_now(self) -> None:
        numbers = np.zeros((2, SIZE), dtype=np.float32)
        numbers[:, SCORES] = (40, 30)
        numbers[1, NAMES.index("own-coins")] = 10
        assert linear(own_coins=2.0).totals(numbers).tolist() == pytest.approx(np.array([[40, 30], [60, 30]]))

    def test_what_lies_far_off_counts_no_more_than_its_bound(self) -> None:
        far, farther = np.zeros((2, 1, SIZE), dtype=np.float32)
        far[0, -1], farther[0, -1] = MAX_DEVIATIONS, 100 * MAX_DEVIATIONS
        assert some(1).totals(far).tolist() == some(1).totals(farther).tolist()

    def test_the_mean_of_networks_says_the_mean_of_what_they_say(self) -> None:
        numbers = np.random.default_rng(3).normal(size=(4, SIZE)).astype(np.float32)
        each = [some(1), some(2, hidden=5)]
        wanted = np.mean([network.totals(numbers) for network in each], axis=0)
        assert mean_of(each).totals(numbers) == pytest.approx(wanted, rel=1e-3, abs=1e-3)

    def test_it_is_kept_in_a_file_with_the_names_of_its_features(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        numbers = np.random.default_rng(3).normal(size=(1, SIZE)).astype(np.float32)
        write(some(1), tmp_path / "some.npz")
        assert read(tmp_path / "some.npz").totals(numbers).tolist() == some(1).totals(numbers).tolist()
        monkeypatch.setattr(networks, "NAMES", NAMES[1:])
        with pytest.raises(ValueError, match="goes with other features"):
            read(tmp_path / "some.npz")

    def test_the_one_that_is_shipped_is_the_one_that_was_measured(self) -> None:
        assert shipped().inward.shape == (SIZE, 4 * 64)
        assert hashlib.sha256(FILE.read_bytes()).hexdigest() in Path("docs/robots.md").read_text()


class TestPlayer:
    def test_it_goes_by_its_own_total_less_part_of_the_best_other_one(self) -> None:
        state = acting()
        totals = some(1).totals([row(state, 0)])[0]
        player = SelfTaughtPlayer(some(1), by_hand=0.0)
        assert player.worth(state, 0) == pytest.approx(totals[0] - RIVAL * totals[1], abs=1e-2)

    def test_the_worth_of_the_robot_learned_has_a_part_in_it(self) -> None:
        state, network = acting(), some(1)
        alone = SelfTaughtPlayer(network, by_hand=0.0).worth(state, 0)
        half = SelfTaughtPlayer(network, by_hand=0.5).worth(state, 0)
        assert half == pytest.approx((alone + LearnedPlayer().worth(state, 0)) / 2, abs=1e-2)

    def test_with_other_tastes_it_counts_some_things_more(self) -> None:
        state, tastes = acting(), np.zeros(SIZE, dtype=np.float32)
        tastes[BY_HAND.start] = 2.0
        plain = SelfTaughtPlayer(some(1)).worth(state, 0)
        assert SelfTaughtPlayer(some(1), tastes=tastes).worth(state, 0) == pytest.approx(
            plain + 2.0 * row(state, 0)[BY_HAND.start], abs=1e-2
        )

    def test_with_modules_it_plays_as_the_beam_does(self) -> None:
        state = on_mission("institute")
        assert SelfTaughtPlayer(some(1)).worth(state, 0) == worth(state, 0)
        plain = planning(modules={"missions": {}})
        plan = best_plan(GAME.choices(plain, 0, words=False).form or {}, plain, 0, WEIGHTS)
        assert SelfTaughtPlayer(some(1)).choose(GAME, plain, 0, random.Random(1)) == plan

    @pytest.mark.parametrize("kind", ["carbon", "titanium", "energy"])
    def test_plans_are_chosen_by_what_was_learned(self, kind: str) -> None:
        state = planning()
        most, least = (
            SelfTaughtPlayer(linear(**{f"{kind}_face_up": weight})).choose(GAME, state, 0, random.Random(1))
            for weight in (100.0, -100.0)
        )
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


def test_matches_are_played_by_a_network_that_was_written(tmp_path: Path) -> None:
    write(some(1), tmp_path / "some.npz")
    robots, state = game_with(tmp_path / "some.npz").robots, acting()
    player = robots.named(TRAINED)
    assert isinstance(player, SelfTaughtPlayer)
    assert player.worth(state, 0) == SelfTaughtPlayer(some(1)).worth(state, 0)
    assert robots.names[:-1] == ROBOTS.names
