"""What a host can choose among, from the facts of the game."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.game_pages import Listed, ListedOption
from app.rules.game import View
from app.rules.kit.ruleset import Module as BroughtModule
from app.rules.skymines.modules.campaign.chapter_start import chapter_options, first_levels
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.vocabulary.modules.campaign import MODULES

BY_CHAPTER = ("campaign",)
"""The modules that come with a chapter, and are not chosen by themselves."""
LISTED = Listed(
    (ListedOption("modules", "options-module-", "options-of-"), ListedOption("deal", "options-deal-")),
    otherwise="home-base-game",
)
"""What lists of tables tell of the options: the modules, else that it is a guided game, else that it is the base."""


class Module(Struct, frozen=True):
    """A module that can be chosen, and those without which it cannot. `options`: what each of its options that is one
    of several can be, by its name; None where the game decides. Its words are `home-module-<name>` and `-hint`; its
    fields, if any, the template `skymines/modules/<name>.html`."""

    name: str
    needs: tuple[str, ...]
    options: dict[str, tuple[str | int | None, ...]]


class Choosing(Struct, frozen=True):
    """`tracks` are all track boards' sides, `first_tracks` those of a first game by company, `levels` those of Luna,
    `chapters` the options with which each chapter of the campaign is played, `begin`
    Luna's levels in the first one by the number of people, the usual one first."""

    most_seats: int
    tracks: tuple[str, ...]
    first_tracks: dict[str, str]
    levels: tuple[int, ...]
    modules: tuple[Module, ...]
    chapters: dict[int, dict[str, Any]]
    begin: dict[int, tuple[int, int]]


def choosing(facts: View) -> Choosing:
    """What the form offers."""
    most_seats = max(int(players) for players in facts["setup"]["markers"])
    return Choosing(
        most_seats=most_seats,
        tracks=tuple(sorted(facts["tracks"])),
        first_tracks=facts["setup"]["first_game_tracks"],
        levels=tuple(sorted(int(level) for level in facts["luna"]["levels"])),
        modules=tuple(_offered(module) for module in RULES.modules if module.name not in BY_CHAPTER),
        chapters={number: chapter_options(number) for number in MODULES},
        begin={people: first_levels(people) for people in range(1, most_seats + 1)},
    )


def _offered(module: BroughtModule[Any]) -> Module:
    kinds = {option: choices_of(kind) for option, kind in get_type_hints(module.options).items()}
    return Module(module.name, module.needs, {option: choices for option, choices in kinds.items() if choices})


def choices_of(kind: Any) -> tuple[str | int | None, ...]:
    """What an option of this type can be: the values of a `Literal`, with None first where it may be; none of a type
    that is not made of these."""
    if kind is NoneType:
        return (None,)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) not in (UnionType, Union):
        return ()
    parts = [choices_of(part) for part in get_args(kind)]
    found = tuple(choice for part in parts for choice in part)
    return tuple(sorted(found, key=lambda choice: choice is not None)) if all(parts) else ()


def lobby(facts: View, speaker: Speaker) -> dict[str, Any]:
    """Luna's levels and the most seats; she plays at any table."""
    found = choosing(facts)
    return {"levels": found.levels, "most_seats": found.most_seats, "most_with_automa": found.most_seats}


def agreed(_: View, options: Mapping[str, Any], speaker: Speaker) -> tuple[str, ...]:
    """What these options say, a line each."""
    tracks = options.get("tracks", "first-game")
    lines = [f"options-deal-{options['deal']}"] if options.get("deal") else []
    lines += [f"options-tracks-{tracks}"] if isinstance(tracks, str) else []
    said = [speaker.say(key) for key in lines]
    if not isinstance(tracks, str):
        sides = ((speaker.say(f"company-{name}"), side) for name, side in tracks.items())
        named = [speaker.say("options-track", company=company, side=side) for company, side in sides]
        said.append(speaker.say("options-tracks-chosen", tracks=speaker.listed(named)))
    further = [f"options-tokens-{options.get('tokens') or 'first-game'}"]
    further += ["options-linked-slots"] if options.get("linked_slots") else []
    further += [f"options-module-{name}" for name in options.get("modules") or {}]
    return tuple(said + [speaker.say(key) for key in further])
