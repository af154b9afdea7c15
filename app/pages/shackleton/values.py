"""What texts of Shackleton Base say of its components."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from app.messages.speaker import Speaker
from app.pages.values import Values, values_of
from app.rules.shackleton import components
from app.rules.shackleton.components.shapes import Components, Cost, Discount, Gain

COMMON: Final = ("setup", "energy", "reputation", "goals", "actions", "structures", "leaders")
"""The parts of a set that concern every game, as far as texts say something of them."""
IN_CREDITS: Final = ("credits", "maintenance")
"""How the names of values end that are Credits."""


@lru_cache(maxsize=32)
def values(digest: str, speaker: Speaker, about: str = "") -> Values:
    """The values of a set, in the words of a speaker: those of every game, or of the sheet of a corporation.

    Texts are about the built-in set: what another one lacks is said of that."""
    return {
        **said(components.base().components, speaker, about),
        **said(components.of(digest).components, speaker, about),
    }


def said(of: Components, speaker: Speaker, about: str = "") -> Values:
    """The values of these components, or of one sheet of theirs."""
    wording = _Wording(speaker)
    if about:
        return values_of({str(name): sheet for name, sheet in of.sheets.items()}[about], wording)
    parts = {name: getattr(of, name) for name in COMMON}
    parts |= {"solo": of.solo.board, "sky-watch-astrobot": of.sky_watch.astrobot}
    found = _totals(of)
    for name, part in parts.items():
        found |= values_of(part, wording, name)
    return found


def _totals(of: Components) -> dict[str, int | str]:
    """What is said of several components together: how many there are, the least and the most of a value."""
    fees, sheets = [slot.fee for slot in of.board.slots], of.sheets.values()
    kinds = Counter(piece.kind for piece in of.structures.pieces)
    return {
        "board-sectors-count": len(of.board.sectors),
        "board-slots-count": len(fees),
        "board-fee-least": min(fees),
        "board-fee-most": max(fees),
        "board-panels-count": len(of.board.panels),
        "board-panel-least": min(of.board.panels),
        "board-panel-most": max(of.board.panels),
        "board-neutral_domes-count": len(of.board.neutral_domes),
        "board-sector_places": of.board.sector_places,
        "corporations-count": len(sheets),
        "corporations-tokens": _each(sheet.corporation.tokens for sheet in sheets),
        **{
            f"corporations-goal-{rank + 1}": _each(sheet.corporation.goals[rank].vp for sheet in sheets)
            for rank in range(3)
        },
        **{f"structures-{kind}-count": count for kind, count in kinds.items()},
        **{f"solo-{kind}-from": of.solo.board.builds.index(kind) for kind in dict.fromkeys(of.solo.board.builds)},
        "solo-cards-count": len(of.solo.cards),
    }


def _each(values: Iterable[int]) -> str:
    """A value that all have, or the different ones."""
    return "/".join(map(str, dict.fromkeys(values)))


class _Wording(Struct, frozen=True):
    """Says amounts as a speaker does: "2 Credits"."""

    speaker: Speaker

    def __call__(self, path: str, item: Any) -> str | None:
        if isinstance(item, int) and path.endswith(IN_CREDITS):
            return self._amount("credits", item)
        if isinstance(item, Gain):
            return self._amount(item.what, item.amount)
        if isinstance(item, Cost):
            return self.speaker.listed([self._amount(what, due) for what, due in asdict(item).items() if due])
        if isinstance(item, Discount) and len(item.of) == 1:
            return self._amount(item.of[0], item.amount)
        if isinstance(item, tuple) and item and all(isinstance(one, Gain | int) for one in item):
            return self.speaker.listed([str(self(path, one) or one) for one in item])
        return None

    def _amount(self, what: str, count: int) -> str:
        key = f"amount-{what}"
        return self.speaker.say(key, amount=count) if key in self.speaker else str(count)
