"""Which file answers for which question.

A step's file gives an `Answerer`: who is asked, what is offered, how an answer is resolved. Offered equals enforced:
`decide` accepts exactly what `offers` accepts, and `offers` is membership in `moves` wherever those are listed.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_type_hints

from app.rules.game import About, Choices, Draw, Line, Move, Refusal, Refused, tag_of
from app.rules.kit.agenda import Playable, Question
from app.rules.kit.ledger import Ledger

S = TypeVar("S", bound=Playable)
L = TypeVar("L", bound=Ledger[Any])
Q = TypeVar("Q", bound=Question)
M = TypeVar("M", bound=Move)


class Answerer(ABC, Generic[S, L, Q, M]):
    """The behaviour of the question Q, which moves of M answer, in states of S; L is the game's ledger.

    `rule` is the place of the rulebook that a refusal cites; `code` its stable word.

    `codes` are code and rule for moves of a type that `refused` does not explain, also of types that answer other
    questions, where more can be said than that. `ends` is the place of the move that ends the turn and does nothing
    else.
    """

    rule: str = ""
    code: str = "not-offered"
    codes: ClassVar[Mapping[type[Move], tuple[str, str]]] = {}
    ends: ClassVar[int | None] = None

    def seats(self, state: S, step: Q) -> tuple[int, ...]:
        """Who is asked."""
        return (step.seat,)  # type: ignore[attr-defined]  # of one seat, unless overridden

    def open_to(self, state: S, step: Q) -> tuple[int, ...]:
        """Who may answer: those who are asked, and who may still change an answer."""
        return self.seats(state, step)

    @abstractmethod
    def moves(self, state: S, step: Q, seat: int) -> list[M]:
        """All legal moves. Questions with a form list none: they override whatever asks for them."""

    @abstractmethod
    def resolve(self, ledger: L, step: Q, seat: int, move: M) -> None:
        """Carry out a legal move. The step is still on top; take it off with `answered` or `ask_instead`.

        `takes` reads the types of moves from it.
        """

    @classmethod
    @cache
    def takes(cls) -> tuple[type[Move], ...]:
        """The types of moves that answer this question: those that `resolve` is declared for."""
        move = get_type_hints(cls.resolve)["move"]
        return get_args(move) or (move,)

    def is_taken(self, kind: type[Move]) -> bool:
        """Whether moves of this type answer the question, or are refused with a reason of their own."""
        return kind in self.takes() or kind in self.codes

    def offers(self, state: S, step: Q, seat: int, move: Move) -> bool:
        """Whether the move is legal."""
        return move in self.listed(state, step, seat)

    def listed(self, state: S, step: Q, seat: int) -> list[M]:
        """All legal moves, kept with the state for a question that is shown and then answered. Not to be changed."""
        known = self.just_listed(state, step, seat)
        if known is None:
            known = self.moves(state, step, seat)
            state.__dict__.setdefault("listed", {})[self] = step, seat, known
        return known

    def just_listed(self, state: S, step: Question, seat: int) -> list[M] | None:
        """The legal moves, if the state keeps them: those of the question and the seat listed last."""
        known: dict[Answerer[S, L, Q, M], tuple[Question, int, list[M]]] = state.__dict__.get("listed", {})
        latest = known.get(self)
        return latest[2] if latest is not None and latest[0] is step and latest[1] == seat else None

    def refusal(self, state: S, step: Q, seat: int, move: Move) -> Refusal:
        """Why an illegal move is refused."""
        for refused in self.refused(state, step, seat):
            if refused.what.matches(move):
                return Refusal(refused.code, refused.rule, refused.args)
        return Refusal(*self.codes.get(type(move), (self.code, self.rule)))

    def refused(self, state: S, step: Q, seat: int) -> tuple[Refused, ...]:
        """What a player may miss among the moves, and why it is not there."""
        return ()

    def lines(self, state: S, step: Q, seat: int, move: M) -> tuple[Line, ...]:
        """What a move costs and brings, itemised, before it is made."""
        return ()

    def about(self, state: S, step: Q, seat: int) -> About:
        """What the prompt mentions. `mentions` reads the type from it."""
        return About()

    @classmethod
    @cache
    def mentions(cls) -> type[About]:
        """The type of what the prompt mentions, `About` itself for nothing: what `about` is declared to return."""
        found: type[About] = get_type_hints(cls.about)["return"]
        return found

    def choices(self, state: S, step: Q, seat: int, *, words: bool = True) -> Choices:
        """What can be answered; without `words` neither what it costs and brings, nor why other things cannot."""
        moves = tuple(self.listed(state, step, seat))
        if not words:
            return Choices(step=tag_of(step), moves=moves, ends=self.ends)
        return Choices(
            step=tag_of(step),
            about=self.about(state, step, seat),
            moves=moves,
            lines=tuple(self.lines(state, step, seat, move) for move in moves),
            refused=self.refused(state, step, seat),
            ends=self.ends,
        )

    def random_move(self, state: S, step: Q, seat: int, draw: Draw) -> Move:
        """One legal move for a play test."""
        moves = self.listed(state, step, seat)
        return moves[draw.randrange(len(moves))]


AnyAnswerer = Answerer[Any, Any, Any, Any]
"""An answerer of some question of some game."""


def answers(question: type[Q], answerer: type[Answerer[Any, Any, Q, Any]]) -> tuple[type[Question], AnyAnswerer]:
    """A question with its answerer, or with what a module answers besides."""
    return question, answerer()
