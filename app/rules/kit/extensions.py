"""Further answers to questions of the base, given by modules in play.

A module answers for its own moves with an `Answerer` of the base's question: `moves`, `resolve`, and what it likes of
`lines`, `refused`, `codes`. Who is asked stays the base's business, and so do `about` and the form, if there is one.
What can be done whatever is asked extends `Question`: every question, those of modules too.
"""

from collections.abc import Collection
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import About, Choices, Draw, Line, Move, Refusal, Refused
from app.rules.kit.agenda import Question
from app.rules.kit.answerers import AnyAnswerer
from app.rules.kit.ledger import Ledger
from app.rules.kit.ruleset import Played, Ruleset


def answerer(state: Played, step: Question) -> AnyAnswerer:
    """Who answers for a question in this game: the base's answerer, with the answers of modules in play."""
    rules = state.rules
    if state.modules is UNSET:
        return rules.answerers[type(step)]
    asked = type(step), tuple(state.modules)
    known = rules.extended.get(asked)
    if known is None:
        known = rules.extended[asked] = _extended(rules, *asked)
    return known


def _extended(rules: Ruleset[Any], question: type[Question], names: Collection[str]) -> AnyAnswerer:
    base = rules.answerers[question]
    more = tuple(
        extension
        for module in rules.modules
        if module.name in names
        for kind in (question, Question)
        for extended, extension in module.extensions
        if extended is kind
    )
    return _Extended(base, more) if more else base


class _Extended(AnyAnswerer):
    """A question of the base with further answers after its own."""

    def __init__(self, base: AnyAnswerer, more: tuple[AnyAnswerer, ...]) -> None:
        self._base, self._more = base, more
        self._further_of: dict[type[Move], AnyAnswerer] = {
            kind: item for item in reversed(more) for kind in item.takes()
        }
        self.rule, self.code = base.rule, base.code

    def _of(self, move: Move) -> AnyAnswerer:
        """The answerer for this type of move."""
        return self._further_of.get(type(move), self._base)

    def is_taken(self, kind: type[Move]) -> bool:
        return any(item.is_taken(kind) for item in (self._base, *self._more))

    def seats(self, state: Played, step: Question) -> tuple[int, ...]:
        return self._base.seats(state, step)

    def open_to(self, state: Played, step: Question) -> tuple[int, ...]:
        return self._base.open_to(state, step)

    def moves(self, state: Played, step: Question, seat: int) -> list[Move]:
        return [*self._base.listed(state, step, seat), *self._further(state, step, seat)]

    def listed(self, state: Played, step: Question, seat: int) -> list[Move]:
        """The base and each module keep their own lists."""
        return self.moves(state, step, seat)

    def _further(self, state: Played, step: Question, seat: int) -> list[Move]:
        return [move for item in self._more for move in item.listed(state, step, seat)]

    def offers(self, state: Played, step: Question, seat: int, move: Move) -> bool:
        return self._of(move).offers(state, step, seat, move)

    def refusal(self, state: Played, step: Question, seat: int, move: Move) -> Refusal:
        return self._of(move).refusal(state, step, seat, move)

    def refused(self, state: Played, step: Question, seat: int) -> tuple[Refused, ...]:
        return tuple(refused for item in (self._base, *self._more) for refused in item.refused(state, step, seat))

    def lines(self, state: Played, step: Question, seat: int, move: Move) -> tuple[Line, ...]:
        return self._of(move).lines(state, step, seat, move)

    def about(self, state: Played, step: Question, seat: int) -> About:
        return self._base.about(state, step, seat)

    def choices(self, state: Played, step: Question, seat: int, *, words: bool = True) -> Choices:
        """Those of the base, then the further ones, which are listed beside a form too."""
        base = self._base.choices(state, step, seat, words=words)
        moves = tuple(self._further(state, step, seat))
        if not words:
            return replace(base, moves=base.moves + moves) if moves else base
        return replace(
            base,
            moves=base.moves + moves,
            lines=base.lines + tuple(self.lines(state, step, seat, move) for move in moves),
            refused=base.refused + tuple(item for more in self._more for item in more.refused(state, step, seat)),
        )

    def random_move(self, state: Played, step: Question, seat: int, draw: Draw) -> Move:
        """One of the further moves as often as each is drawn; otherwise one of the base's, if it has any."""
        further = self._further(state, step, seat)
        drawn = draw.randrange(len(further) + 3) if further else 0
        if drawn < len(further):
            return further[drawn]
        own = self._base.choices(state, step, seat, words=False)
        if further and not own.moves and own.form is None:
            return further[draw.randrange(len(further))]
        return self._base.random_move(state, step, seat, draw)

    def resolve(self, ledger: Ledger[Any], step: Question, seat: int, move: Any) -> None:
        self._of(move).resolve(ledger, step, seat, move)
