"""The published type of what modules show: a field a module, of the type that its function returns."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NotRequired, TypedDict

import msgspec

from app.rules.kit.hooks import Hook, joined
from app.rules.kit.shown_modules import with_modules

VIEWS: Hook[Callable[[], Any]] = Hook()


class CloudView(TypedDict):
    """What a module shows."""

    height: int


class View(TypedDict):
    """What a seat may see."""

    round: int
    modules: NotRequired[dict[str, Any]]


def cloud() -> CloudView:
    return {"height": 3}


def publish(kind: Any) -> dict[str, Any]:
    rules = SimpleNamespace(hooks=joined([("dust-cloud", [VIEWS.joined_by(cloud)]), ("silent", [])]))
    _, named = msgspec.json.schema_components([with_modules(kind, rules, VIEWS)])
    return named


def test_modules_have_the_types_that_they_return() -> None:
    named = publish(View)
    assert named["ViewModules"]["properties"] == {"dust-cloud": {"$ref": "#/$defs/CloudView"}}
    assert named["ViewModules"]["required"] == []
    assert named["CloudView"]["properties"] == {"height": {"type": "integer"}}


def test_the_rest_of_the_view_stays_as_it_is() -> None:
    named = publish(View)
    assert named["View"]["required"] == ["round"]
    assert named["View"]["description"] == "What a seat may see."
    assert set(named["View"]["properties"]) == {"round", "modules"}


def test_modules_that_a_view_always_has_stay_required() -> None:
    class Whole(TypedDict):
        modules: dict[str, Any]

    assert publish(Whole)["Whole"]["required"] == ["modules"]
