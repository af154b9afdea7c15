"""What a host can choose among, and what the options of a table say."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.game_pages import Listed, ListedOption, LobbyChoices
from app.rules.game import View
from app.rules.shackleton.components.shapes import MAX_SEATS, MIN_SEATS
from app.rules.shackleton.components.shapes.solo import LETTERS
from app.rules.shackleton.phases.setup import LEVELS_OF_ASTROBOT, SUGGESTED

HARD: Final = "hard"
"""The option that says which cards of AstroBot lie on their hard side."""
DRAWN: Final = "random"
"""How the options say that corporations are drawn."""
LEVELS: Final = tuple(LEVELS_OF_ASTROBOT)
"""AstroBot's levels: how many of its cards lie on their hard side."""
LISTED: Final = Listed((ListedOption("deal", "options-deal-"),))
"""What lists of tables tell of the options."""


class Choosing(Struct, frozen=True):
    """`corporations` are all of them, `suggested` the sets of three by the names that options have for them. `levels`
    are those of AstroBot; `letters` its cards, that of the first corporation first."""

    most_seats: int
    corporations: tuple[str, ...]
    suggested: dict[str, tuple[str, ...]]
    levels: tuple[int, ...]
    letters: tuple[str, ...]


class HardCards(Struct, frozen=True):
    """What can be marked in a lobby while AstroBot has a seat, as many as its level says: the option that holds the
    values, its heading and a hint, and the values with what they are called. Without the option the first are marked.
    """

    option: str
    heading: str
    hint: str
    values: tuple[tuple[str, str], ...]


def choosing(facts: View) -> Choosing:
    """What the form offers."""
    return Choosing(
        most_seats=MAX_SEATS,
        corporations=tuple(facts["corporations"]),
        suggested=suggested(facts),
        levels=LEVELS,
        letters=tuple(LETTERS),
    )


def suggested(facts: View) -> dict[str, tuple[str, ...]]:
    """The suggested sets, the corporations of each from the top."""
    return dict(zip(SUGGESTED, facts["set"]["setup"]["suggested"], strict=True))


def lobby(_: View, __: Speaker) -> dict[str, Any]:
    """AstroBot's levels, the most seats, and that AstroBot plays against one person."""
    return {"levels": LEVELS, "most_seats": MAX_SEATS, "most_with_automa": MIN_SEATS}


def agreed(facts: View, options: Mapping[str, Any], speaker: Speaker) -> tuple[str, ...]:
    """Whether it is a guided game, its corporations, and which cards of AstroBot lie on their hard side."""
    names = _corporations(facts, options, speaker)
    lines = [speaker.say(f"options-deal-{options['deal']}")] if options.get("deal") else []
    lines.append(speaker.say("options-corporations", names=", ".join(names)) if names else speaker.say("options-drawn"))
    if hard := options.get(HARD):
        places = [_card(names, letter, speaker) for letter in hard]
        lines.append(speaker.say("options-hard", names=speaker.listed(places)))
    return tuple(lines)


def lobby_choices(facts: View, options: Mapping[str, Any], speaker: Speaker) -> LobbyChoices | None:
    """Which cards of AstroBot lie on their hard side; None where a guide leads, whose deal is known."""
    if options.get("deal"):
        return None
    names = _corporations(facts, options, speaker)
    values = tuple((letter, _card(names, letter, speaker)) for letter in LETTERS)
    cards = HardCards(HARD, speaker.say("home-hard"), speaker.say("home-hard-hint"), values)
    return LobbyChoices(cards, (HARD,))


def _corporations(facts: View, options: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """The names of the corporations from the top; none while they are still to be drawn."""
    chosen = options.get("corporations", DRAWN)
    named = suggested(facts).get(chosen, ()) if isinstance(chosen, str) else chosen
    return [speaker.say(f"corporation-{name}") for name in named]


def _card(corporations: Sequence[str], letter: str, speaker: Speaker) -> str:
    """AstroBot's card of a letter, by its corporation if that is known."""
    return corporations[LETTERS.index(letter)] if corporations else speaker.say(f"home-hard-{letter.lower()}")
