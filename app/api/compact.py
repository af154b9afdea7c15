"""Plain values in a compact form, so that less has to be sent and parsed: nothing is lost, and `restored` in
`js/table/compact.ts` makes the same values of them again."""

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Any

FORM = "@"
"""The field of an object that says it is one of the forms below. No other object has it."""
FEWEST = 2
"""Of so many values of a kind on, a form is shorter than the values."""
RUN = 3
"""How many numbers in a row, each one more or less than the one before, are sent as the first and the last."""


def compact(plain: Any) -> Any:
    """The same values, JSON as it is decoded, in these forms where they fit, one within the other:

    - `{"@": "rows", "keys": […], "columns": […]}`: a list of objects with the same keys in the same order, by columns;
      with `"of"`, an object of such objects by those keys. A column 0 says these keys again.
    - `{"@": "lists", "lengths": …, "items": …}`: a list of lists, one behind the other. `lengths`: a number where all
      have the same one, which is not 0.
    - `{"@": "numbers", "runs": "…"}`: a list of whole numbers from 0 on, `3-6` for 3, 4, 5, 6.
    - `{"@": "object", "of": […], "values": …}`: an object that has a field "@" of its own.
    """
    match plain:
        case dict() if FORM in plain:
            return {FORM: "object", "of": list(plain), "values": _listed(list(plain.values()))}
        case dict():
            return _rows(list(plain.values()), list(plain)) or {name: compact(value) for name, value in plain.items()}
        case list():
            return _listed(plain)
    return plain


def _listed(values: list[Any]) -> Any:
    if len(values) < FEWEST:
        return [compact(value) for value in values]
    return _rows(values) or _lists(values) or _numbers(values) or [compact(value) for value in values]


def _rows(values: list[Any], of: list[str] | None = None) -> Any:
    """Objects with the same keys, or None. `of`: the keys that they have themselves."""
    if len(values) < FEWEST or not all(isinstance(value, dict) and value for value in values):
        return None
    keys = list(values[0])
    if any(list(value) != keys for value in values):
        return None
    columns = [[value[key] for value in values] for key in keys]
    told = {} if of is None else {"of": of}
    return {FORM: "rows", "keys": keys, **told, "columns": [0 if one == of else _listed(one) for one in columns]}


def _lists(values: list[Any]) -> Any:
    if not all(isinstance(value, list) for value in values):
        return None
    lengths = [len(value) for value in values]
    same = lengths[0] if lengths[0] > 0 and len(set(lengths)) == 1 else _listed(lengths)
    return {FORM: "lists", "lengths": same, "items": _listed(list(chain.from_iterable(values)))}


def _numbers(values: list[Any]) -> Any:
    """Whole numbers, or None where that would be longer."""
    if not all(type(value) is int and value >= 0 for value in values):
        return None
    told = " ".join(_runs(values))
    plain = sum(len(str(value)) + 1 for value in values)
    form = {FORM: "numbers", "runs": told}
    return form if len(told) + len('{"@":"numbers","runs":""}') < plain else None


def _runs(values: Sequence[int]) -> list[str]:
    steps = [after - before for before, after in pairwise(values)]
    told: list[str] = []
    at = 0
    while at < len(values):
        end = at
        while end < len(steps) and steps[end] == steps[at] and abs(steps[at]) == 1:
            end += 1
        if end - at + 1 < RUN:
            told.append(str(values[at]))
            at += 1
        else:
            told.append(f"{values[at]}-{values[end]}")
            at = end + 1
    return told
