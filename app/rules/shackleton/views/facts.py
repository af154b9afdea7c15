"""What clients need once: the component set and the geometry of the crater."""

from collections.abc import Collection

import msgspec

from app.rules.kit.ruleset import Ruleset
from app.rules.shackleton.components.index import Index
from app.rules.shackleton.views import shapes as sent
from app.rules.shackleton.vocabulary.state import State


def table_facts(
    rules: Ruleset[State], index: Index, language: str, modules: Collection[str] | None, *, automa: bool
) -> sent.Facts:
    """All of a set, or without the sheets of corporations that are not named, and without AstroBot's cards."""
    known = [module.name for module in rules.modules if modules is None or module.name in modules]
    plain = msgspec.to_builtins(index.components)
    if not automa:
        plain.pop("solo")
    for name in index.sheet:
        if name not in known:
            plain.pop(str(name).replace("-", "_"), None)
    return {
        "digest": index.digest,
        "set": plain,
        "rows": {str(slot): list(row) for slot, row in sorted(index.facing.items())},
        "corners": {
            str(number): {
                "sectors": list(corner.sectors),
                "central": corner.central,
                "spot": [round(coordinate, 4) for coordinate in corner.spot],
            }
            for number, corner in index.corner.items()
        },
        "corporations": known,
        "pages": rules.rulebook.pages(language),
        "asked": rules.asked(),
    }
