"""The difference of two views as a JSON patch (RFC 6902): small, quick, only `add`, `remove` and `replace`.

A place in a view keeps its kind: what is a number once is never true or false later. (Python takes 1 for True, and
comparing whole branches in Python's own way is what makes this quick.)
"""

from typing import Any

from app.play.documents import Operation


def diff(old: Any, new: Any) -> list[Operation]:
    """The operations that make `new` of `old`, both plain JSON values."""
    operations: list[Operation] = []
    _compare(old, new, "", operations)
    return operations


def _compare(old: Any, new: Any, path: str, out: list[Operation]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_maps(old, new, path, out)
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        _compare_lists(old, new, path, out)
    elif old != new:
        out.append({"op": "replace", "path": path, "value": new})


def _compare_maps(old: dict[str, Any], new: dict[str, Any], path: str, out: list[Operation]) -> None:
    gone = 0
    for key, value in old.items():
        if key not in new:
            gone += 1
            out.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        elif value is not (other := new[key]) and value != other:
            _compare(value, other, f"{path}/{_escaped(key)}", out)
    if len(new) == len(old) - gone:
        return
    for key, value in new.items():
        if key not in old:
            out.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})


def _compare_lists(old: Any, new: Any, path: str, out: list[Operation]) -> None:
    if len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
                _compare(before, after, f"{path}/{index}", out)
        return
    _splice(old, new, path, out)


def _splice(old: Any, new: Any, path: str, out: list[Operation]) -> None:
    """Lists of different length: keep what is the same at both ends, exchange the middle."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    common = shorter - start - end
    for index in range(start, start + common):
        _compare(old[index], new[index], f"{path}/{index}", out)
    # What goes, goes from behind, so that the numbers before it stay right.
    for index in range(len(old) - end - 1, start + common - 1, -1):
        out.append({"op": "remove", "path": f"{path}/{index}"})
    for index in range(start + common, len(new) - end):
        out.append({"op": "add", "path": f"{path}/{index}", "value": new[index]})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
