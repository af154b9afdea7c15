"""What a game can bring to the pages; whatever it leaves out has a plain default."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from fastapi import APIRouter
from markupsafe import Markup
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.learning import Learning
from app.pages.scripts import Scripts
from app.rules.game import View

Weight = Literal["light", "medium", "heavy"]
"""How much a game asks of who plays it."""
PLAIN_SEATS = 10
"""The most seats of a game that names no most: as many as a table can have."""


class ListedOption(Struct, frozen=True):
    """An option of which lists of tables tell: its value by the message `named` with the value behind it, or each of
    the things that it holds by name. `detailed` begins the message of how such a thing is played, which is told what
    the option says of it. What has no message is left out."""

    option: str
    named: str
    detailed: str | None = None


class Listed(Struct, frozen=True):
    """What lists of tables tell of a game's options: the first of these that has something to tell, with all details;
    the message `otherwise` if none has."""

    options: tuple[ListedOption, ...] = ()
    otherwise: str | None = None

    def messages(self) -> tuple[str, ...]:
        """How the messages begin that it may take."""
        named = ((option.named, option.detailed) for option in self.options)
        return tuple(key for keys in (*named, (self.otherwise,)) for key in keys if key is not None)


class LobbyChoices(Struct, frozen=True):
    """What a game lets the host of a table further choose in its lobby: `told` is what its script for that is told
    (`GamePages.lobby_script`), `options` are those that it shows, which are left out of what was agreed."""

    told: Struct
    options: tuple[str, ...]


def plain_lobby(_: View, __: Speaker) -> dict[str, Any]:
    """No automa's levels, and an automa at any table."""
    return {"levels": (), "most_seats": PLAIN_SEATS, "most_with_automa": PLAIN_SEATS}


class GamePages(Struct, frozen=True, kw_only=True):
    """A game's own parts of the pages. The functions get the game's facts (`Game.table_facts`), and those that have
    words their speaker.

    `scripts`: those of its table; without them no page can draw one. `routers`: pages of its own.
    `people`: the fewest and the most who play it, one with the game's own opponent; `minutes`: the shortest and the
    longest game; `weight`: how heavy it is; `age`: from how many years on; `presets`: the messages that name the ways
    to play which its form offers. The home page says these where a server hosts several games.
    `host_form`: the template of the form with which a host opens a table. `selling`: that of what is good about it.
    `hosting`: the path in app/static of this form's script (js/pages/parts/hosting.ts). `choosing`: what the template
    offers. `lobby`: what the lobby's script has to know of the game: the automa's levels, the most seats, and the most
    at a table with the automa.
    `home_style`: the path in app/static of its styles on the home page. `still`: its picture where games are
    chosen, and before a recorded game plays. `hero`: what stands on the Moon behind the site's first words; `scene`:
    the path in app/static of a picture between the two; `emblem`: that of a small one that stands for the game.
    `link_ground`: the path in app/static of the picture on which links to the game have their words.
    `learning`: the addresses of the pages from which the game is learnt.
    `listed`: what lists of tables tell of a game's options.
    `lobby_script`: the path in app/static of what draws further choices in a lobby (js/pages/parts/lobby-choices.ts);
    `lobby_choices`: those of a table with these options, None where there are none.
    `agreed`: what the options of a table say, a line each; its lobby shows them.
    `story`: heading and text of what a table with these options tells, which stand in its lobby.
    `recording`: a recorded game that plays on the home page as JSON, if `plays_on` these facts; `player`: the path of
    the script that draws it there. `link_picture`: a table in PNG, 1200 by 630, from its facts and the spectators'
    view.
    """

    scripts: Scripts | None = None
    routers: tuple[APIRouter, ...] = ()
    people: tuple[int, int] = (2, PLAIN_SEATS)
    minutes: tuple[int, int] | None = None
    weight: Weight | None = None
    age: int | None = None
    presets: tuple[str, ...] = ()
    host_form: str = "host.html"
    selling: str | None = None
    hosting: str | None = None
    choosing: Callable[[View], Any] = lambda _: None
    lobby: Callable[[View, Speaker], dict[str, Any]] = plain_lobby
    home_style: str | None = None
    still: Callable[[View], Markup] = lambda _: Markup("")
    hero: Callable[[View], Markup] = lambda _: Markup("")
    scene: str | None = None
    emblem: str | None = None
    link_ground: str | None = None
    recording: Path | None = None
    player: str | None = None
    plays_on: Callable[[View], bool] = lambda _: True
    link_picture: Callable[[View, View, Speaker], bytes] | None = None
    learning: Learning = Learning()
    listed: Listed = Listed()
    lobby_script: str | None = None
    lobby_choices: Callable[[View, Mapping[str, Any], Speaker], LobbyChoices | None] = lambda _facts, _options, _: None
    agreed: Callable[[View, Mapping[str, Any], Speaker], tuple[str, ...]] = lambda _facts, _options, _speaker: ()
    story: Callable[[Mapping[str, Any], Speaker], tuple[str, str] | None] = lambda _options, _speaker: None
