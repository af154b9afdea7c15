"""The settings that a person chooses for themselves, which come with them to every device."""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict, cast, get_args, get_type_hints

Theme = Literal["system", "light", "dark"]
Contrast = Literal["system", "more"]
TextSize = Literal["system", "large", "larger"]
SeatColour = Literal["given", "red", "ivory", "green", "blue"]
Speed = Literal["normal", "fast", "off"]
Switch = Literal["off", "on"]
Summaries = Literal["shown", "none"]
Confirmations = Literal["never", "turn", "lasting"]


class Looks(TypedDict, total=False):
    """How it looks: light or dark, contrast and size of text, and the colour of their own seat, as they see it."""

    theme: Theme
    contrast: Contrast
    type: TextSize
    own_colour: SeatColour


class Playing(TypedDict, total=False):
    """While they play: what is asked once more before it is done, the speed of moving pieces, and whether turns of
    others and rounds that are over are told."""

    confirm: Confirmations
    speed: Speed
    summaries: Summaries


class Sounds(TypedDict, total=False):
    """A sound when it is their turn, and again while it waits."""

    sound: Switch
    remind: Switch


class OwnSettings(Looks, Playing, Sounds, total=False):
    """What the caller has chosen; the first value of each stands for what is not named. `theme`, `contrast`, `type`:
    light or dark, contrast and size of text. `own_colour`: that of their own seat, as they see it. `speed` of moving
    pieces. `summaries` of rounds that are over. `sound` when it is their turn, and `remind` of it. `confirm`: what is
    asked once more before it is done."""


GROUPS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    group: {name: get_args(values) for name, values in get_type_hints(settings).items()}
    for group, settings in (("looks", Looks), ("play", Playing), ("sounds", Sounds))
}
"""By group and setting what can be chosen, the usual one first, in the order in which pages show them."""
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    name: values for settings in GROUPS.values() for name, values in settings.items()
}
"""The same by setting."""


def known(kept: Mapping[str, str]) -> OwnSettings:
    """What is kept, without what another version of this server has stored and this one does not know."""
    found = {name: value for name, value in kept.items() if value in CHOICES.get(name, ())}
    return cast("OwnSettings", found)
