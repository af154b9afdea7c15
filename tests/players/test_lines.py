"""Lines of moves: how a player's line is followed, and how the best one is searched."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Struct

from app.players import LineFollower
from app.players.beam import TurnModel, best_lines
from app.rules.game import Draw, Game, Move, Seat, SeatSetup
from app.rules.kit.agenda import Question
from tests.support.toy import Count, Pass, Pick, Toy

TOY = Toy()


class Planner:
    """Answers with a given line, and counts how often it is asked."""

    def __init__(self, *line: Move) -> None:
        self.answer, self.asked = line, 0

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        return self.line(game, state, seat, draw)[0]

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        self.asked += 1
        return self.answer


def counting() -> Any:
    """A game for one, behind the picks."""
    state = TOY.fold(TOY.initial(), TOY.new_game({}, [SeatSetup(kind="human")], b"toy"))
    return TOY.decide(state, 0, Pick(1)).after


def made(lines: LineFollower, planner: Planner, state: Any) -> tuple[Move, Any]:
    """The next move, and the state after it."""
    move = lines.move_of(planner, TOY, state, 0, random.Random(1))
    return move, TOY.decide(state, 0, move).after


class TestFollowing:
    def test_a_line_is_followed_without_asking_again(self) -> None:
        lines, planner, state = LineFollower(), Planner(Count(1), Count(2), Pass()), counting()
        moves = []
        for _ in range(3):
            move, state = made(lines, planner, state)
            moves.append(move)
        assert tuple(moves) == planner.answer
        assert planner.asked == 1
        assert made(lines, planner, state)[0] == Count(1)
        assert planner.asked == 2

    def test_a_line_is_left_when_the_game_stands_elsewhere(self) -> None:
        lines, planner, state = LineFollower(), Planner(Count(1), Count(2)), counting()
        _, then = made(lines, planner, state)
        elsewhere = TOY.decide(then, 0, Count(2)).after
        assert made(lines, planner, elsewhere)[0] == Count(1)
        assert planner.asked == 2

    def test_a_question_that_is_asked_again_is_answered_from_scratch(self) -> None:
        lines, planner, state = LineFollower(), Planner(Count(1), Count(2)), counting()
        assert made(lines, planner, state)[0] == made(lines, planner, state)[0] == Count(1)
        assert planner.asked == 2

    def test_a_line_is_left_when_the_turn_is_handed_on_or_something_revealed(self) -> None:
        lines, planner, state = LineFollower(), Planner(Pass(), Count(2)), counting()
        _, state = made(lines, planner, state)
        assert made(lines, planner, state)[0] == Pass()
        assert planner.asked == 2

    def test_a_line_is_left_where_its_next_move_is_not_offered(self) -> None:
        lines, planner, state = LineFollower(), Planner(Count(1), Pick(3)), counting()
        _, state = made(lines, planner, state)
        assert made(lines, planner, state)[0] == Count(1)
        assert planner.asked == 2


class Go(Move, frozen=True):
    """Go to a node."""

    to: str


class Where(Question, frozen=True):
    """Where to go on."""

    kind: str


class Node(Struct, frozen=True):
    """A position, and what it asks."""

    name: str
    agenda: tuple[Where, ...] = ()


class Tree:
    """A turn as a tree: `branches` leads from a node to the next ones, `worths` says what each is worth. At nodes that
    are `stuck` a question has no moves."""

    def __init__(
        self, branches: dict[str, str], worths: dict[str, float], questions: dict[str, str], stuck: str = ""
    ) -> None:
        self.branches, self.worths, self.questions, self.stuck = branches, worths, questions, stuck
        self.looked_at: list[str] = []

    def best(self, width: int) -> str:
        """The nodes of the best line."""
        [line] = self.some(width, 1)
        return line

    def some(self, width: int, most: int) -> list[str]:
        """The nodes of the best lines."""
        return [nodes_of(line.moves) for line in best_lines(self._model(), Node(""), self._further(""), width, most)]

    def _model(self) -> TurnModel:
        return TurnModel(after=self._after, worths=self._worths, further=self._asked)

    def _asked(self, node: Node) -> tuple[Go, ...] | None:
        return () if node.name in self.stuck else self._further(node.name) or None

    def _further(self, name: str) -> tuple[Go, ...]:
        return tuple(Go(to) for to in self.branches.get(name, ""))

    def _after(self, _: Any, move: Any) -> Node:
        return Node(move.to, (Where(self.questions.get(move.to, move.to)),))

    def _worths(self, nodes: Sequence[Node]) -> list[float]:
        self.looked_at += [node.name for node in nodes]
        return [self.worths[node.name] for node in nodes]


def nodes_of(moves: Sequence[Move]) -> str:
    """Where moves go."""
    return "".join(move.to for move in moves if isinstance(move, Go))


BRANCHES = {"": "abc", "a": "de", "b": "fg", "c": "h"}
WORTHS = {"a": 5.0, "b": 4.0, "c": 3.0, "d": 5.0, "e": 1.0, "f": 9.0, "g": 2.0, "h": 10.0}


class TestSearch:
    @pytest.mark.parametrize(
        ("width", "line", "looked_at"), [(1, "ad", "abcde"), (2, "bf", "abcdefg"), (3, "ch", "abcdefgh")]
    )
    def test_as_many_lines_are_carried_on_as_the_beam_is_wide(self, width: int, line: str, looked_at: str) -> None:
        tree = Tree(BRANCHES, WORTHS, {})
        assert tree.best(width) == line
        assert "".join(tree.looked_at) == looked_at

    def test_lines_that_come_to_the_same_take_one_place(self) -> None:
        alike = WORTHS | {"a": 4.0, "b": 4.0}
        assert Tree(BRANCHES, alike, {"a": "?", "b": "?"}).best(2) == "ch"
        assert Tree(BRANCHES, alike, {}).best(2) == "bf", "other questions are other positions"

    def test_a_turn_that_ends_early_is_compared_with_longer_ones(self) -> None:
        assert Tree({"": "ab", "b": "f"}, WORTHS, {}).best(2) == "bf"
        assert Tree({"": "ab", "b": "f"}, WORTHS | {"f": 1.0}, {}).best(2) == "a"

    def test_a_line_that_is_stuck_ends_no_turn(self) -> None:
        assert Tree({"": "ab", "b": "g"}, WORTHS, {}, stuck="a").best(2) == "bg"
        assert Tree({"": "ab"}, WORTHS, {}, stuck="ab").best(2) == "a", "where all are stuck the best one is left"

    def test_of_equal_lines_the_earlier_is_taken(self) -> None:
        assert Tree({"": "ab"}, WORTHS | {"b": 5.0}, {}).best(2) == "a"

    def test_of_the_lines_that_ended_the_best_ones_are_told_the_best_first(self) -> None:
        tree = Tree(BRANCHES, WORTHS, {"d": "?", "e": "?", "f": "?", "g": "?", "h": "?"})
        assert tree.some(3, 2) == ["ch", "bf"]
        assert tree.some(3, 9) == ["ch", "bf", "ad"], "lines that were not carried on are none"
        assert tree.some(1, 9) == ["ad"]

    def test_lines_that_come_to_the_same_are_told_once(self) -> None:
        assert Tree({"": "ab"}, {"a": 4.0, "b": 4.0}, {"a": "?", "b": "?"}).some(2, 2) == ["a"]
