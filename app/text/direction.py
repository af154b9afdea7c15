"""Text that runs in another direction than the words around it."""

import unicodedata

_ISOLATE, _END = "\u2068", "\u2069"
_FROM_RIGHT = frozenset({"R", "AL", "AN"})


def isolated(text: str) -> str:
    """The text set apart by Unicode's isolates, if some of it is written from right to left: what stands beside it
    keeps its place. `app/static/js/table/direction.ts` is the same in the browser."""
    foreign = any(unicodedata.bidirectional(letter) in _FROM_RIGHT for letter in text)
    already = text.startswith(_ISOLATE) and text.find(_END) == len(text) - 1
    return f"{_ISOLATE}{text}{_END}" if foreign and not already else text
