"""Components with one value changed, for the tests of what a set must hold to."""

from typing import Any

from msgspec.structs import replace


def put(thing: Any, path: str, value: Any) -> Any:
    """The thing with a value in it changed, named by attributes and places: "tank.values.0.at". A function is given
    what stands there now."""
    if not path:
        return value(thing) if callable(value) else value
    step, _, rest = path.partition(".")
    if isinstance(thing, tuple):
        at = range(len(thing))[int(step)]
        return (*thing[:at], put(thing[at], rest, value), *thing[at + 1 :])
    return replace(thing, **{step: put(getattr(thing, step), rest, value)})
