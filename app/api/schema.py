"""The schema of what the server sends: component schemas for /openapi.json, made of the types that build the answers.

Typed dicts and structs, `shapes` of floors and of each game, become JSON Schema 2020-12 in which no field
is left out and none may be added. The types of a game have its name before theirs (`Skymines.View`), so that two games
may each have a `SeatView`; `View` by itself is that of any game.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from inspect import cleandoc
from typing import Any

import msgspec

from app.api.problems import ProblemDocument
from app.live import documents as live
from app.play import documents as shapes
from app.rules.game import Game

Schema = dict[str, Any]
PREFIX = "#/components/schemas/"
BESIDE_ROUTES: tuple[Any, ...] = (
    shapes.Started,
    shapes.Undone,
    shapes.ChangedHands,
    shapes.StoodIn,
    shapes.EndedByVote,
    shapes.AskedForAdvice,
    ProblemDocument,
    *live.MESSAGES,
)
"""What is sent and no route mentions: what entries hold beside events, problems, and messages of websockets."""
PARTS = ("View", "Standing", "Facts", "About", "Form", "Move", "Event")
"""What a game fills in, by the names under which `app.play.documents` mentions them."""
WRITTEN_OUT = ("Refused", "Document", "Sentence", "Phrase", "Clock")
"""Structs whose defaults are sent, too."""
SUFFIXES = {"Facts": ("Fact",), "About": ("Fact", "About"), "Move": ("Move",)}
"""What is added to the names of structs, so that the move that plans is told from the plan on a screen: the first of
these, unless a name ends with one of them."""
PUBLISHED_AS = {"CurrentUser": "Whom", "SignInMethods": "Ways"}
"""Types that have another name in the document, since clients are generated from it."""
MENTIONS_NOTHING: Schema = {"type": "object", "additionalProperties": False, "required": []}


class Mention(dict[str, str]):
    """How a route mentions a type that it sends or takes: a reference that knows the type itself."""

    def __init__(self, kind: Any) -> None:
        super().__init__({"$ref": PREFIX + PUBLISHED_AS.get(kind.__name__, kind.__name__)})
        self.kind = kind


def kinds_in(value: Any) -> Iterator[Any]:
    """The types that are mentioned within what a route says for its `openapi_extra`."""
    match value:
        case Mention():
            yield value.kind
        case Mapping():
            for part in value.values():
                yield from kinds_in(part)


def schemas(games: Sequence[Game], kinds: Iterable[Any]) -> Schema:
    """The component schemas by name, of these games and of the types that routes mention (`kinds`). Raises
    `ValueError` if two types bear one name: of one game, or of none."""
    found: Schema = {}
    _, documents = _made(tuple(dict.fromkeys((*kinds, *BESIDE_ROUTES))))
    _add(found, {name: schema for name, schema in documents.items() if name not in PARTS})
    for name in WRITTEN_OUT:
        found[name] = _written_out(found[name])
    for name in PARTS:
        for game in games:
            _add(found, _part(game, name))
        found[name] = {"anyOf": [{"$ref": f"{PREFIX}{namespace(game)}.{name}"} for game in games]}
    _add(found, {"Message": _told_apart([kind.__name__ for kind in live.MESSAGES], found)})
    return found


def namespace(game: Game) -> str:
    """What stands before the names of a game's types: "Skymines"."""
    return "".join(word.capitalize() for word in game.name.split("-"))


def reference(kind: Any) -> Schema:
    """How a route mentions a type as JSON."""
    return {"application/json": {"schema": Mention(kind)}}


def sends(kind: Any, status: int = 200) -> Schema:
    """What a route says of its answer, for its `openapi_extra`: the type is published with it."""
    return {"responses": {str(status): {"description": cleandoc(kind.__doc__), "content": reference(kind)}}}


def _part(game: Game, name: str) -> Schema:
    """The schemas of one part of a game, and of all types in it."""
    own, shape = f"{namespace(game)}.{name}", getattr(game.shapes, name.lower())
    kinds = tuple(shape.values()) if name == "About" else (shape,)
    roots, named = _made(kinds, SUFFIXES.get(name, ("",)), namespace(game) + ".")
    root = _about(roots) if name == "About" else roots[0]
    if name == "Facts" and not game.shapes.omits_defaults:
        left_out = game.shapes.left_out
        named = {other: schema if other == own else _written_out(schema, left_out) for other, schema in named.items()}
    return {own: root, **named}


def _about(kinds: Sequence[Schema]) -> Schema:
    """What any prompt of a game mentions. They bear no tag: the question in `step` tells which one it is."""
    return {
        "anyOf": [*kinds, MENTIONS_NOTHING],
        "description": "`SpendUnitsAbout` is what the prompt of the step `SpendUnits` mentions, and so on; the prompts "
        "of steps for which there is no such type mention nothing.",
    }


def _add(found: Schema, more: Schema) -> None:
    for name, schema in more.items():
        if found.setdefault(name, schema) != schema:
            raise ValueError(f"two types are named {name}")


def _made(
    kinds: Sequence[Any], suffixes: tuple[str, ...] = ("",), prefix: str = ""
) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of these types, and the schemas of all named types in them."""
    roots, named = msgspec.json.schema_components(kinds, ref_template=PREFIX + "{name}")
    names = {name: prefix + _name(name, suffixes) for name in named}
    tidy = _Tidy({PREFIX + old: PREFIX + new for old, new in names.items()})
    if len(set(names.values())) < len(names):
        raise ValueError(f"two types bear one name, among {sorted(names)}")
    return [tidy(root) for root in roots], {names[name]: tidy(schema) for name, schema in named.items()}


def _name(name: str, suffixes: tuple[str, ...]) -> str:
    """`ByCompany_int_` is `ByCompanyInt`, `CurrentUser` is `Whom`; a suffix is added where none is there already."""
    name = PUBLISHED_AS.get(name, name)
    plain = "".join(part[:1].upper() + part[1:] for part in name.split("_"))
    return plain if plain in PARTS or plain.endswith(suffixes) else plain + suffixes[0]


class _Tidy:
    """A copy of a schema with new names, closed objects, and no sentence indented as in the code."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def __call__(self, schema: Any) -> Any:
        """The copy of a schema or of a part of one."""
        match schema:
            case {"$ref": str(name)}:
                return {"$ref": self._names.get(name, name)}
            case dict():
                return self._closed({key: self(value) for key, value in schema.items() if not _is_title(key, value)})
            case list() | tuple():
                return [self(value) for value in schema]
            case str():
                return self._names.get(schema, schema)
        return schema

    def _closed(self, schema: Schema) -> Schema:
        if isinstance(schema.get("description"), str):
            schema["description"] = cleandoc(schema["description"])
        if schema.get("type") == "object":
            schema.setdefault("additionalProperties", "properties" not in schema)
            schema["required"] = sorted(schema.get("required", ()))
        if all(isinstance(value, str) for value in schema.get("enum", (None,))):
            schema["type"] = "string"
        return schema


def _is_title(key: str, value: Any) -> bool:
    """Whether this is the title of a schema; a property may bear the name as well."""
    return key == "title" and isinstance(value, str)


def _written_out(schema: Schema, left_out: Collection[str] = ()) -> Schema:
    """The schema of an object whose defaults are written out: every field is there, but for those left out."""
    if "properties" not in schema:
        return schema
    return {**schema, "required": sorted(name for name in schema["properties"] if name not in left_out)}


def _told_apart(names: Sequence[str], found: Schema) -> Schema:
    """One of several objects, told apart by their `type`."""
    kinds = {found[name]["properties"]["type"]["enum"][0]: PREFIX + name for name in names}
    refs = [{"$ref": ref} for ref in kinds.values()]
    return {"anyOf": refs, "discriminator": {"propertyName": "type", "mapping": kinds}}
