"""What all pages share: templates, words, hashed file names, and the headers that go with a page."""

import json
import re
import secrets
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment
from markupsafe import Markup

from app.accounts.own_settings import CHOICES, GROUPS, known
from app.messages import ENTRY, Messages, merged, name_of_language
from app.messages.speaker import Speaker
from app.play.names import name_of_game
from app.rendering import new_environment
from app.settings import Settings
from app.store.records import User
from app.web.callers import known_session, services_of
from app.web.speaking import speaker_of
from app.web.version import browser_version

APP = Path(__file__).resolve().parents[1]
STATIC = APP / "static"
ART = STATIC / "art"
DIST = STATIC / "dist"
MANIFEST = DIST / "manifest.json"
MODULES = {
    "lit-html": "/npm/lit-html/lit-html.js",
    "lit-html/": "/npm/lit-html/",
    "@fluent/bundle": "/npm/@fluent/bundle/esm/index.js",
    "chart.js": "/npm/chart.js/dist/chart.js",
    "@kurkle/color": "/npm/@kurkle/color/dist/color.esm.js",
}
"""Where development mode serves the npm packages that the bundle would contain."""

TYPEFACES = {
    "saira": "@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2",
    "atkinson": (
        "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
    ),
}
"""The same for typefaces, whose subsets the bundle has."""

IDLE = (
    (re.compile(r"(?m)^#.*\n"), ""),
    (re.compile(r"(?m)^\n+(?=[\w-])"), ""),
    (re.compile(r"(?m)^([\w-]+) = ?"), r"\1="),
    (re.compile("(?m)^ +"), " "),
    (re.compile(r"(?<={) +(?!\")|(?<!\") +(?=})"), ""),
)
"""What means nothing in Fluent: comments, empty lines, blanks about an equals sign, before a line, in braces."""


class MissingBundle(RuntimeError):
    """The browser's code has not been bundled, and development mode is off."""


SITE = "site"
"""What the picture of the site is called, beside those of games."""

OWN_PAGES = (("/friends", "friends-link"), ("/me/games", "games-title"))
"""What a person has beside settings, with the words of the way there."""

SETTINGS_PARTS = {
    "/account": "account-title",
    "/account/sign-in": "account-sign-in-title",
    "/account/notices": "notices-title",
    "/time": "time-title",
    "/account/looks": "looks-title",
}
"""The pages of a person's settings, in their order, with their titles."""

LOOKS = {look: CHOICES[look] for look in ("theme", "contrast", "type")}
"""What a reader may choose of how all pages look, and from what; theme.js applies it."""


@cache
def templates() -> Environment:
    """The templates, which fail at a word or value that is missing."""
    environment = new_environment()
    environment.globals.update(modules=MODULES, theme=theme(), looks=LOOKS, settings=GROUPS)
    environment.filters.update(script=as_script, attribute=as_attribute)
    return environment


@cache
def theme() -> Markup:
    """The script in the head of every page, without its comments and indentation, and on fewer lines."""
    script = re.sub(
        r"/\*.*?\*/\s*|//[^\n]*", "", (STATIC / "js" / "theme.js").read_text(encoding="utf-8"), flags=re.DOTALL
    )
    lines = (line.strip() for line in script.splitlines())
    return Markup(re.sub(r"(?<=[;,({])\n", "", "\n".join(filter(None, lines))))


def as_script(value: Any) -> Markup:
    """A value as JSON that cannot end the script element it stands in."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


def as_attribute(value: Any) -> Markup:
    """A value as JSON for an attribute in single quotes, so that its own quotes take one character each."""
    return Markup(str(as_script(value)).replace("&", "&amp;").replace("'", "&#39;"))


def words(speaker: Speaker, *names: str, modules: Iterable[str] = ()) -> str:
    """The messages of the files of these names as Fluent source, for the browser: for all games, for the speaker's, and
    for these modules of it. What the speaker's language leaves out stands there in the default one, so that a browser
    reads each message once. Without what nobody reads there."""
    return "\n".join(
        _packed_files(paths, tuple(path.stat().st_mtime_ns for path in paths))
        for paths in speaker.messages.merged_files(speaker.language, speaker.game, modules)
        if paths[0].stem in names
    )


def words_beginning(speaker: Speaker, name: str, beginnings: tuple[str, ...]) -> str:
    """Of the messages of a file of this name, as `words` has them, those whose names begin so."""
    return "".join(item for item in ENTRY.split(words(speaker, name)) if item.startswith(beginnings))


@cache
def _packed_files(paths: tuple[Path, ...], _changed: tuple[int, ...]) -> str:
    """Files of messages, packed, as one: of a message that several have the first is kept. Read again when they have
    changed; reading all of them took 12 ms a page."""
    return packed(merged([path.read_text(encoding="utf-8") for path in paths]))


def packed(source: str) -> str:
    """Fluent source that says the same in a tenth less."""
    for idle, left in IDLE:
        source = idle.sub(left, source)
    return source.rstrip("\n")


def asset(name: str, settings: Settings) -> str:
    """The address of a script or style by its path in app/static, or its address as it is. Raises `MissingBundle`."""
    return assets(name, settings)[0]


def assets(name: str, settings: Settings) -> list[str]:
    """The same, followed by the addresses of what a script cannot begin without."""
    if name.startswith("/"):
        return [name]
    if settings.dev:
        return [f"/static/{name}"]
    found = manifest(MANIFEST.stat().st_mtime_ns if MANIFEST.is_file() else 0)[name]
    return [f"/static/dist/{file}" for file in found]


def drawings(game: str, settings: Settings) -> dict[str, Any]:
    """What is drawn at a table and loaded behind it: the address of the game's sprite, if it has one, and those of
    pictures by name: "moon-1040" is the Moon on 1040 pixels. Pictures in the game's own folder are for it alone."""
    sprite, own = ART / f"{game}.svg", ART / game
    pictures = [*sorted(ART.glob("*.webp")), *(sorted(own.iterdir()) if own.is_dir() else ())]
    return {
        "sprite": asset(f"art/{sprite.name}", settings) if sprite.is_file() else None,
        "pictures": {path.stem: asset(path.relative_to(STATIC).as_posix(), settings) for path in pictures},
    }


def link_picture_address(speaker: Speaker, game: str | None = None) -> str:
    """Where the picture lies that chats show beside links to a game, or to the site: `app/pages/link_pictures.py`."""
    return f"/pictures/{game or SITE}.png?language={speaker.language}"


def typefaces(settings: Settings) -> dict[str, str]:
    """The addresses of the typefaces, by name."""
    if settings.dev:
        return {name: f"/npm/{file}" for name, file in TYPEFACES.items()}
    return {name: asset(f"fonts/{name}.woff2", settings) for name in TYPEFACES}


def built(name: str) -> Path:
    """A file that the build leaves for pictures drawn by the server. Raises `MissingBundle`."""
    if not (DIST / name).is_file():
        raise MissingBundle(f"{name} is not built; run `make assets`")
    return DIST / name


def style_of(game: str) -> str:
    """The path in app/static of a game's table: with styles that it brings, or those of any table."""
    path = f"css/{game}.css"
    return path if (STATIC / path).is_file() else "css/table.css"


def style_at(game: str, place: Literal["end", "automa", "guide"]) -> str | None:
    """The same of what shows a game's end, its automa's seat or its guide; None for a game that brings none."""
    path = f"css/{game}/at-{place}.css"
    return path if (STATIC / path).is_file() else None


@cache
def manifest(_changed: int) -> dict[str, list[str]]:
    """Hashed file names by paths in app/static, followed by a script's imports; read again when the file has
    changed."""
    if not MANIFEST.is_file():
        raise MissingBundle("the browser's code is not bundled; run `make assets`, or set DEV=1")
    found: dict[str, list[str]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def own_address(request: Request) -> str:
    """The path and the query of the page that is asked for."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def own_settings(request: Request) -> dict[str, Any] | None:
    """Whose page this is, and what they have chosen for themselves: before the first paint. None for a stranger."""
    session = known_session(request)
    return None if session is None else {"id": session.user.id, "chosen": known(session.settings)}


def site_words(speaker: Speaker, games: Sequence[str]) -> dict[str, str]:
    """What every page says of all games of the site: at its foot, and in links to it. One game alone has words of its
    own for these."""
    names = [name_of_game(speaker, game) for game in games]
    only = speaker.of(games[0])
    alone = len(games) == 1 and "game-share" in only
    return {
        "footer": speaker.say("site-footer", games=speaker.listed(names), count=len(names)),
        "share_home": only.say("game-share") if alone else speaker.say("share-home", games=speaker.listed(names)),
    }


def titled(speaker: Speaker, title: str) -> str:
    """The title of a page in the browser's tab, with the name of the site."""
    return speaker.say("list-title", title=title, site=speaker.say("site-name"))


def offered_languages(messages: Messages) -> dict[str, str]:
    """The languages that can be chosen, each by its own name; none where there is nothing to choose."""
    found = messages.languages
    return {language: name_of_language(language) for language in found} if len(found) > 1 else {}


def policy(nonce: str) -> str:
    """Nothing from third parties: the content security policy of every page."""
    return (
        f"default-src 'self'; script-src 'self' 'nonce-{nonce}'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def page(
    request: Request,
    template: str,
    *,
    title: str,
    user: User | None = None,
    status: int = 200,
    game: str | None = None,
    pictured: str | None = None,
    boot: dict[str, Any] | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page from its template, in the language of its reader and with the words of `game`. Links to it show the
    picture of `game`, or of `pictured`. `boot` is what its script
    is told beside user and language."""
    settings, speaker = services_of(request).settings, speaker_of(request)
    signs_in = user is None and request.url.path == "/"
    nonce = secrets.token_urlsafe(12)
    reader = {"id": user.id, "name": user.name} if user else None
    shared = {
        "version": browser_version(settings),
        "language": speaker.language,
        "numbering": speaker.numbering,
        "joints": speaker.joints,
    }
    told = {**shared, "user": reader, **(boot or {})}
    body = (
        templates()
        .get_template(template)
        .render(
            say=(speaker if game is None else speaker.of(game)).say,
            language=speaker.language,
            languages=offered_languages(speaker.messages),
            here=own_address(request),
            path=request.url.path,
            own_pages=OWN_PAGES,
            settings_parts=SETTINGS_PARTS,
            too_early=f"/too-early?{urlencode({'next': own_address(request)})}",
            own=own_settings(request),
            title=title,
            user=user,
            boot=told,
            nonce=nonce,
            dev=settings.dev,
            public_url=settings.public_url,
            signs_in=signs_in,
            asset=lambda name: asset(name, settings),
            imports=lambda name: assets(name, settings)[1:],
            typefaces=typefaces(settings),
            link_picture=link_picture_address(speaker, game if pictured is None else pictured),
            **site_words(speaker, services_of(request).games.names),
            **values,
        )
    )
    headers = {
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy(nonce),
        "Referrer-Policy": "same-origin",
    }
    return HTMLResponse(body, status, headers)
