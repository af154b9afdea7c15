"""What is published is what is sent: views, choices, entries and messages of random games, and every kind of answer."""

import json
import re
from collections.abc import Iterator
from typing import Any, TypedDict

import msgspec
import pytest

from app.api.openapi import document_of
from app.api.schema import PARTS, schemas
from app.live.messages import patch_message, table_message, view_message
from app.play.entries import LogEntry
from app.play.table import Table
from app.play.table_documents import entry_document, premove_document
from app.rules.game import Move, Shapes
from app.server import create_app
from tests.support.games import REGISTERED
from tests.support.published import SENT, Published
from tests.support.rules.live_tables import AT, table_of
from tests.support.rules.playing import Played, play
from tests.support.rules.positions import GAME
from tests.support.server import settings
from tests.support.toy import Toy
from tests.support.words import SPEAKER
from tools.schema import NOWHERE

OPEN = {"ProblemDocument"}
"""What may hold more than it says."""


def refs(schema: Any) -> list[str]:
    """The component schemas that a schema mentions."""
    return re.findall(r'"#/components/schemas/([\w.]+)"', json.dumps(schema))


@pytest.fixture(scope="module")
def published() -> Published:
    """The schema with no other game than Skymines: nothing in it is left open for another."""
    return Published({"components": {"schemas": schemas([GAME], SENT)}, "paths": {}})


def entry_of(played: Played, seq: int) -> LogEntry:
    """The entry of this move."""
    move = msgspec.to_builtins(played.move) if played.move is not None else None
    return LogEntry(seq=seq, seat=played.seat, move=move, events=tuple(played.events), at=AT)


def drafts(table: Table, seat: int) -> Iterator[list[Move]]:
    """A turn not begun, one with its first move, and one in which that comes again and is gone."""
    first = table.premove(seat).choices.moves[:1]
    yield from ([*first] * number for number in range(3))


def sent(played: Played, seq: int) -> Iterator[tuple[str, Any]]:
    """All that anybody is sent after this move: the name of its shape, and the thing."""
    table, entry = table_of(played, seq), entry_of(played, seq)
    for seat in (None, *range(len(played.state.seats))):
        yield "ViewMessage", view_message(table, seat)
        yield "Entry", entry_document(table, entry, seat, SPEAKER)
        yield "Message", table_message(table, seat)
        if seat is not None:
            for moves in drafts(table, seat):
                yield "Premove", premove_document(table, seat, table.premove(seat, moves), by_itself=False)
        if played.before is not None:
            view, entries = GAME.view(played.before, seat), [(entry, played.before)]
            yield "Message", patch_message(table, seat, seq - 1, view, entries)
    yield "Standing", GAME.standing(played.state)


MEETING_ALL = (1, 4, 8)
"""The seeds whose games meet every kind of move and event that all nine do."""


SEEDS = [pytest.param(seed, marks=() if seed in MEETING_ALL else pytest.mark.full) for seed in range(9)]
"""Those, and with `--full` the others."""


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_is_sent_in_a_game_is_as_published(published: Published, seed: int) -> None:
    for seq, played in enumerate(play(seed), 1):
        for name, thing in sent(played, seq):
            published.check(name, thing)


def test_the_facts_are_as_published(published: Published) -> None:
    published.check("Facts", GAME.table_facts())


class TestSchema:
    def test_a_field_more_less_or_of_another_kind_is_not_as_published(self, published: Published) -> None:
        [played] = play(0, until=0)
        view: dict[str, Any] = dict(GAME.view(played.state, 0))
        published.check("View", view)
        for wrong in (
            view | {"extra": 1},
            {name: value for name, value in view.items() if name != "round"},
            view | {"round": "1"},
            view | {"seats": [{**view["seats"][0], "coins": None}]},
            view | {"moon": {"1": "shackleton"}},
        ):
            with pytest.raises(AssertionError):
                published.check("View", wrong)

    def test_nothing_is_left_open(self) -> None:
        for name, schema in schemas([GAME], SENT).items():
            if "properties" in schema and name not in OPEN:
                assert schema["additionalProperties"] is False, name

    def test_the_events_that_nobody_sees_are_not_published(self) -> None:
        known = schemas([GAME], SENT)
        assert not {"Skymines.Asked", "Skymines.Answered"} & known.keys()
        assert {"Skymines.OutpostPlaced", "Skymines.PlanCardsMove", "Skymines.CardFact"} <= known.keys()

    def test_each_game_has_a_namespace_whichever_others_there_are(self) -> None:
        class SeatView(TypedDict):
            mine: int

        class Other(Toy):
            shapes = Shapes(view=SeatView)

        alone, both = schemas([GAME], SENT), schemas([GAME, Other()], SENT)
        assert both["Skymines.SeatView"] == alone["Skymines.SeatView"]
        assert both["Toy.SeatView"]["required"] == ["mine"]
        assert refs(alone["View"]) == ["Skymines.View"]
        assert refs(both["View"]) == ["Skymines.View", "Toy.View"]

    def test_types_of_games_are_mentioned_by_their_games_alone(self) -> None:
        for name, schema in schemas([GAME, Toy()], SENT).items():
            game = name.rpartition(".")[0]
            if game:
                assert all(ref.startswith(game + ".") for ref in refs(schema)), name
            elif name not in PARTS:
                assert not any("." in ref for ref in refs(schema)), name

    def test_two_types_of_one_game_share_no_name(self) -> None:
        class View(TypedDict):
            mine: int

        class Standing(TypedDict):
            view: View

        class Other(Toy):
            shapes = Shapes(view=dict[str, int], standing=Standing)

        with pytest.raises(ValueError, match=r"Toy\.View"):
            schemas([Other()], SENT)

    def test_every_name_that_is_mentioned_is_there(self) -> None:
        document = document_of(create_app(settings(), NOWHERE, REGISTERED), [GAME])
        assert set(refs(document)) <= document["components"]["schemas"].keys()

    def test_every_route_says_what_it_answers(self) -> None:
        document = document_of(create_app(settings(), NOWHERE, REGISTERED), [GAME])
        for path, operations in document["paths"].items():
            for method, operation in operations.items():
                answers = [item for item in operation["responses"].items() if item[0].startswith("2")]
                assert answers, f"{method} {path}"
                for status, answer in answers:
                    content = answer.get("content", {})
                    assert status == "204" or "$ref" in content["application/json"]["schema"], f"{method} {path}"

    def test_bounds_and_callers_and_failures_are_published(self) -> None:
        document = document_of(create_app(settings(), NOWHERE, REGISTERED), [GAME])
        known, games = document["components"]["schemas"], document["paths"]["/api/games"]
        assert known["NewSeat"]["properties"]["level"].items() >= {"minimum": 0, "maximum": 20}.items()
        assert known["Seen"]["properties"]["seq"].items() >= {"minimum": 0, "maximum": 2**31 - 1}.items()
        assert games["post"]["security"] == [{"token": ["host"]}, {"session": ["host"]}]
        assert {} in games["get"]["security"]
        assert {"400", "401", "403", "413", "415", "422", "429", "500", "503"} < games["post"]["responses"].keys()
