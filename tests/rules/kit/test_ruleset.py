"""A ruleset is a value: what a base and its modules bring, and nothing besides."""

from collections.abc import Callable
from typing import Any, ClassVar, get_args

import pytest
from msgspec import UNSET, Struct, UnsetType

from app.rules.game import Event
from app.rules.kit.hooks import Hook
from app.rules.kit.redaction import Redaction
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.sentences import Sentences, said
from app.rules.kit.vocabulary import Vocabulary
from app.rules.sentences import Phrase, Thing
from tests.support.rules.positions import GAME, acting


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
    imagine=lambda state, seat, draw: state,
)


def test_rules_with_one_more_module_leave_the_former_ones_as_they_were() -> None:
    before = GAME.rules
    with_garden = before.with_module(GARDEN)
    assert with_garden.modules == (*before.modules, GARDEN)
    assert GARDEN not in before.modules
    assert with_garden.sentences.is_told(Sown) and not before.sentences.is_told(Sown)
    assert with_garden.redaction.redact(Sown(3), 1) == Sown(0)
    assert before.redaction.redact(Sown(3), 1) == Sown(3)


def test_what_a_vocabulary_leaves_out_adds_no_type() -> None:
    own = GAME.rules.vocabulary
    with_events = own.with_words_of(Vocabulary(events=Sown | Grown))
    assert get_args(with_events.events) == (*get_args(own.events), Sown, Grown)
    assert (with_events.moves, with_events.steps, with_events.parts) == (own.moves, own.steps, own.parts)


def test_a_module_brings_sentences_redaction_and_boundaries() -> None:
    rules = Ruleset(GARDEN)
    assert [sentence.key for sentence in rules.sentences.tell([Grown(), Sown(3)])] == ["log-sown"]
    assert rules.sentences.tell([Grown(), Sown(3)])[0].events == (1,)
    assert (rules.redaction.redact(Sown(3), 0), rules.redaction.redact(Sown(3), None)) == (Sown(3), Sown(0))
    assert rules.redaction.redact(Grown(), 0) is None
    assert not rules.redaction.is_boundary([Sown(3)]) and rules.redaction.is_boundary([Sown(3), Grown()])


def test_a_module_that_redacts_events_imagines_what_it_hides() -> None:
    with pytest.raises(TypeError, match="garden"):
        Ruleset(Module(name="garden", redaction=Redaction(redacted={Sown: _without_seed})))


def test_things_without_a_name_of_their_own_are_called_by_kind_and_id() -> None:
    assert GAME.rules.names.name(acting(), Thing("company", "tawac")) == Phrase("company-tawac")


def test_a_hook_has_the_functions_of_the_ruleset_alone() -> None:
    hook: Hook[Callable[[], int]] = Hook()
    hedge: Module[Any] = Module(name="hedge", joins=(hook.joined_by(lambda: 1),))
    with_garden = Ruleset(Module(name="base"), (hedge, Module(name="pond", joins=(hook.joined_by(lambda: 2),))))
    assert [function() for function in hook.known(with_garden).values()] == [1, 2]
    assert [function() for function in hook.chosen(with_garden, ("pond", "hedge"))] == [1, 2]
    assert [function() for function in hook.chosen(with_garden, ("pond",))] == [2]
    assert hook.known(GAME.rules) == {}


def test_a_hook_has_the_functions_of_modules_in_play_by_name_and_in_any_order() -> None:
    hook: Hook[str] = Hook()
    hedge: Module[Any] = Module(name="hedge", joins=(hook.joined_by("HEDGE"),))
    pond: Module[Any] = Module(name="pond", joins=(hook.joined_by("POND"),))
    ruleset = Ruleset(Module(name="base"), (hedge, pond, Module(name="shed")))

    class Garden(Struct):
        """A state, as hooks know it."""

        modules: dict[str, Any] | UnsetType = UNSET
        rules: ClassVar[Any] = ruleset

    garden = Garden({"pond": None, "shed": None})
    assert [hook.of_module(garden, name) for name in ("pond", "hedge", "shed", "")] == ["POND", None, None, None]
    assert hook.of_module(Garden(), "pond") is None
    everybody = Garden({"hedge": None, "pond": None, "shed": None})
    assert hook.in_order_of(everybody, ("shed", "pond", "hedge")) == (("pond", "POND"), ("hedge", "HEDGE"))
    assert hook.in_order_of(everybody, ("hedge", "pond")) == (("hedge", "HEDGE"), ("pond", "POND"))
    assert Hook[str]().in_order_of(everybody, ("hedge", "pond")) == ()


def test_a_module_that_joins_in_twice_at_one_hook_is_refused() -> None:
    hook: Hook[Callable[[], int]] = Hook()
    twice = (hook.joined_by(lambda: 1), hook.joined_by(lambda: 2))
    with pytest.raises(TypeError, match="garden joins in twice"):
        Ruleset(Module(name="base"), (Module(name="garden", joins=twice),))


def test_two_modules_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="garden"):
        Ruleset(GARDEN, (GARDEN,))
