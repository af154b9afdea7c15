"""A ruleset is a value: what a base and its modules bring, and nothing besides."""

from typing import Any

import pytest

from app.rules.game import Event
from app.rules.kit.redaction import Redaction
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.sentences import Sentences, said
from app.rules.telling import Phrase, Thing
from tests.rules.positions import GAME, acting


class Sown(Event, frozen=True):
    """An event of a module that no game knows."""

    seed: int


class Grown(Event, frozen=True):
    """Another one."""


SENTENCES = Sentences()
SENTENCES.silent(Grown)


@SENTENCES.each(Sown)
def _sown(event: Sown) -> list[Phrase]:
    return [said("log-sown", seed=Thing("seed", str(event.seed)))]


def _without_seed(event: Sown, seat: int | None) -> Sown:
    return event if seat == 0 else Sown(0)


GARDEN: Module[Any] = Module(
    name="garden",
    sentences=(SENTENCES,),
    redaction=Redaction(hidden=(Grown,), redacted={Sown: _without_seed}, boundaries=(Grown,)),
)


def test_rules_with_one_more_module_leave_the_former_ones_as_they_were() -> None:
    before = GAME.rules
    with_garden = before.with_module(GARDEN)
    assert [module.name for module in before.modules] == ["belt", "campaign", "missions", "threats"]
    assert [module.name for module in with_garden.modules] == ["belt", "campaign", "missions", "threats", "garden"]
    assert with_garden.sentences.is_told(Sown) and not before.sentences.is_told(Sown)
    assert with_garden.redaction.redact(Sown(3), 1) == Sown(0)
    assert before.redaction.redact(Sown(3), 1) == Sown(3)


def test_a_module_brings_sentences_redaction_and_boundaries() -> None:
    rules = Ruleset(GARDEN)
    assert [sentence.key for sentence in rules.sentences.tell([Grown(), Sown(3)])] == ["log-sown"]
    assert rules.sentences.tell([Grown(), Sown(3)])[0].events == (1,)
    assert (rules.redaction.redact(Sown(3), 0), rules.redaction.redact(Sown(3), None)) == (Sown(3), Sown(0))
    assert rules.redaction.redact(Grown(), 0) is None
    assert not rules.redaction.is_boundary([Sown(3)]) and rules.redaction.is_boundary([Sown(3), Grown()])


def test_things_without_a_name_of_their_own_are_called_by_kind_and_id() -> None:
    assert GAME.rules.names.name(acting(), Thing("company", "tawac")) == Phrase("company-tawac")


def test_two_modules_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="garden"):
        Ruleset(GARDEN, (GARDEN,))
