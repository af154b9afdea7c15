"""All that a game hands out is as the published schema says, within the game's own namespace."""

import pytest

from app.api.schema import namespace
from app.rules.game import About
from tests.support.cases import Case
from tests.support.conformance.watching import shown_to, watchers
from tests.support.published import Published


def test_views_choices_and_events_are_as_published(case: Case, published: Published) -> None:
    game, own = case.game, namespace(case.game)
    for played in case.sampled(1):
        published.check(f"{own}.Standing", game.standing(played.after))
        for seat in watchers(game, played.after):
            published.check(f"{own}.View", game.view(played.after, seat))
            for event in shown_to(game, played.events, seat):
                published.check(f"{own}.Event", event)
            if seat is not None:
                choices = game.choices(played.after, seat)
                published.check(f"{own}.About", choices.about)
                if choices.step in game.shapes.about:
                    published.check(f"{own}.{game.shapes.about[choices.step].__name__}", choices.about)
                else:
                    assert choices.about == About()
                for move in choices.moves:
                    published.check(f"{own}.Move", move)


def test_premoves_are_as_published(case: Case, published: Published) -> None:
    game, own = case.game, namespace(case.game)
    for played in case.sampled(2):
        for seat in range(len(case.seats)):
            premove = game.premove(played.after, seat)
            if premove.view is not None:
                published.check(f"{own}.View", premove.view)


def test_facts_are_as_published(case: Case, published: Published) -> None:
    game, own = case.game, namespace(case.game)
    for digest in game.component_sets():
        published.check(f"{own}.Facts", game.table_facts(digest))
        published.check(f"{own}.Facts", game.table_facts(digest, modules=(), automa=False))


def test_a_view_has_what_every_tables_page_draws(case: Case) -> None:
    game = case.game
    for played in case.sampled(3):
        for watcher in watchers(game, played.after):
            view = game.view(played.after, watcher)
            assert view.keys() >= {"game", "components", "me", "round", "turn", "to_move", "seats", "winners"}
            assert (view["game"], view["me"]) == (game.name, watcher)
            assert [seat["seat"] for seat in view["seats"]] == list(range(len(case.seats)))
            assert all(seat.keys() >= {"kind", "name"} for seat in view["seats"])
            assert list(view["to_move"]) == list(game.to_move(played.after))


def test_the_names_of_its_types_are_taken_by_no_other_game(case: Case, published: Published) -> None:
    """What is right for one game is wrong for the others: the namespaces are told apart."""
    [start, *_] = case.play(1)
    view = case.game.view(start.after, None)
    for other in {"Skymines", "Harvest"} - {namespace(case.game)}:
        with pytest.raises(AssertionError):
            published.check(f"{other}.View", view)
