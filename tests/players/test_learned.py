"""The learned worth: what it looks at, what its weights add, and the player who goes by it."""

import hashlib
import math
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from app.players.corrections import MAX_DEVIATIONS, Corrections, Weighed, read
from app.players.skymines.appraisal import appraised
from app.players.skymines.learned.corrections import FILE, shipped
from app.players.skymines.learned.features import BY_HAND, NAMES, features
from app.players.skymines.learned.player import LEARNED, LearnedPlayer
from app.players.skymines.outlook import Outlook
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts, worth
from tests.support.rules.mission_positions import on_mission
from tests.support.rules.positions import GAME, acting, give, seats

MODULES = {"missions": {}, "belt": {}, "threats": {"threat": "bridge"}}


def row(state: Any, seat: int) -> tuple[float, ...]:
    """The features of a position."""
    outlook = Outlook(state, seat, WEIGHTS)
    return features(outlook, parts(outlook))


def corrections(seed: int) -> Corrections:
    """Corrections of any weights."""
    draw = random.Random(seed)
    weighed = (Weighed(name, draw.gauss(), draw.random() + 0.1, draw.gauss()) for name in NAMES)
    return Corrections(weighed, NAMES)


class TestFeatures:
    @pytest.mark.parametrize("modules", [{}, MODULES])
    @pytest.mark.parametrize(("humans", "lunas"), [(1, 1), (2, 0), (4, 0)])
    def test_each_position_has_one_number_for_each_name(self, humans: int, lunas: int, modules: dict[str, Any]) -> None:
        draw = random.Random(2)
        options = {"tracks": "random", "tokens": "dealt"} | ({"modules": modules} if modules else {})
        state = GAME.fold(GAME.initial(), GAME.new_game(options, seats(humans, lunas=lunas), b"learned"))
        while asked := GAME.to_move(state):
            seat = draw.choice(asked)
            automa = GAME.automa_to_move(state)
            move = GAME.random_move(state, seat, draw) if automa is None else GAME.automa_move(state)
            if automa is None and not draw.randrange(4):
                found = row(state, seat)
                assert len(found) == len(NAMES)
                assert all(math.isfinite(number) for number in found)
                assert row(GAME.imagine(state, seat, draw), seat) == found, "nothing hidden is looked at"
            state = GAME.decide(state, seat, move).after

    @pytest.mark.parametrize("modules", [{}, MODULES])
    def test_what_is_remembered_of_other_positions_changes_nothing(self, modules: dict[str, Any]) -> None:
        draw, found = random.Random(5), list[tuple[Any, int, tuple[float, ...]]]()
        options = {"tracks": "random"} | ({"modules": modules} if modules else {})
        state = GAME.fold(GAME.initial(), GAME.new_game(options, seats(3), b"remembered"))
        while asked := GAME.to_move(state):
            seat = draw.choice(asked)
            state = GAME.decide(state, seat, GAME.random_move(state, seat, draw)).after
            if draw.randrange(2):
                row(replace(state, display=state.display[::-1]), seat)
                found.append((state, seat, row(state, seat)))
        for state, seat, remembered in found:
            appraised.cache_clear()
            assert row(replace(state), seat) == remembered

    def test_names_are_different_and_as_many_as_a_reader_can_look_through(self) -> None:
        assert len(set(NAMES)) == len(NAMES) <= 300

    def test_the_worth_made_by_hand_is_among_them_in_parts(self) -> None:
        state = acting()
        assert sum(row(state, 0)[BY_HAND]) == pytest.approx(worth(state, 0))
        assert all(name.startswith("worth-") for name in NAMES[BY_HAND])

    def test_what_changes_shows(self) -> None:
        state = acting()
        before, then = row(state, 0), row(give(state, 0, coins=9, helium=7), 0)
        changed = {name for name, old, new in zip(NAMES, before, then, strict=True) if old != new}
        assert {"own-score", "own-coins", "own-helium", "own-score-tank", "worth-tank", "tank-to-next-value"} <= changed
        assert not {name for name in changed if name.startswith(("best-other", "others-mean", "company"))}


class TestCorrections:
    def test_each_feature_adds_its_weight_for_each_deviation_from_its_mean(self) -> None:
        weights = {"own-coins": 3.0, "own-helium": -1.0}
        some = Corrections((Weighed(name, 2.0, 4.0, weights.get(name, 0.0)) for name in NAMES), NAMES)
        numbers = dict.fromkeys(NAMES, 0.0) | {"own-coins": 10.0, "own-helium": 2.0}
        assert some.of(tuple(numbers.values())) == 6.0
        numbers["own-coins"] = 1000.0
        assert some.of(tuple(numbers.values())) == 3.0 * MAX_DEVIATIONS

    def test_a_feature_that_never_differed_adds_nothing(self) -> None:
        some = Corrections((Weighed(name, 2.0, 0.0, 5.0) for name in NAMES), NAMES)
        assert some.of((1.0,) * len(NAMES)) == 0

    def test_weights_of_other_features_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "short.json").write_bytes(encode(list(corrections(1).weighed[1:])))
        with pytest.raises(ValueError, match="goes with other features"):
            read(tmp_path / "short.json", NAMES)

    def test_those_that_are_shipped_are_those_that_were_measured(self) -> None:
        assert shipped().weighed
        assert hashlib.sha256(FILE.read_bytes()).hexdigest() in Path("docs/robots.md").read_text()


class TestPlayer:
    def test_a_part_of_what_was_learned_is_added_to_the_worth_made_by_hand(self) -> None:
        state, some = acting(), corrections(1)
        learned = some.of(row(state, 0))
        assert abs(learned) > 1
        assert LearnedPlayer(some).worth(state, 0) == pytest.approx(worth(state, 0) + LEARNED * learned, abs=1e-3)
        assert LearnedPlayer(some, learned=0.0).worth(state, 0) == pytest.approx(worth(state, 0), abs=1e-3)

    def test_with_modules_it_plays_as_the_beam_does(self) -> None:
        state = on_mission("institute")
        assert LearnedPlayer(corrections(1)).worth(state, 0) == worth(state, 0)
