"""One step of an example, as it is kept."""

from typing import Any

from msgspec import Struct


class Shown(Struct, frozen=True):
    """What the reader sees (`Game.view`), the keys of what is lit, what the sentences are told, and of Luna's card,
    if it is shown, its id and the line that was carried out, from 0."""

    view: dict[str, Any]
    lights: tuple[str, ...]
    args: dict[str, int | str]
    card: str = ""
    line: int = -1
