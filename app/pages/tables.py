"""The pages of one table: joining, lobby, the shell of the live table, and its seats' links."""

from collections.abc import Iterable
from functools import partial
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from msgspec import Struct

from app.accounts.tokens import hashed
from app.messages.speaker import Speaker
from app.pages.descriptions import (
    about,
    heading_of,
    page_title,
    seats_of,
    share_text,
    share_title,
    title_of,
)
from app.pages.games import pages_of_games
from app.pages.lazy_words import address
from app.pages.link_pictures import invitation_address, invited_to
from app.pages.messages import HOME_LINK, Way, message, no_such_table, refusal, sign_in_for, sign_in_here
from app.pages.offers import offer_of
from app.pages.pictures import Pictures
from app.pages.scripts import Scripts, modules_in_play, run_at_table, worn_at_table
from app.pages.seat_pieces import seat_pieces
from app.pages.shell import asset, drawings, link_picture_address, page, style_at, titled, words
from app.pages.which_page import STATUS, TablePage, host_name, which_page
from app.play import since_last_seen
from app.play.access import access_to
from app.play.names import name_of_game
from app.play.robots import offered_robots, robot_in_sentence
from app.play.table import Table
from app.play.table_documents import table_document
from app.problems import Problem, no_such_game
from app.settings import Settings
from app.store import games
from app.store.errors import StoreUnavailable, UnreadableRow
from app.store.records import GameRow, User
from app.store.seat_links import find_link
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

MAX_SECRET_LENGTH = 200
TABLE_WORDS = ("components", "intro", "log", "rules", "seats", "story", "table", "trouble")
"""The messages that the live table speaks with; those of explanations and of the end it asks for when wanted."""
AUTOMA_WORDS = ("automa",)
"""Those of a table where an automa has a seat."""


class Origin(Struct, frozen=True):
    """Where a table was branched off: behind entry `seq` of another game, at this address and of this name; no address
    where that is gone, or not for the visitor to see."""

    seq: int
    href: str | None = None
    name: str | None = None


router = APIRouter(include_in_schema=False)
pictures = Pictures()


@router.get("/t/{game_id}")
@needs(scope="read", limit="reads", strangers=True)
async def table(
    request: Request, game_id: str, invite: str | None = None, watch: str | None = None, mine: str | None = None
) -> Response:
    """The lobby, joining with an invitation, or the shell of the live table. Links in notices say `mine`: who comes by
    one and is not signed in is asked to, whatever table that is."""
    user = None
    try:
        user = await viewer(request)
        if user is None and mine is not None:
            return RedirectResponse(sign_in_for(request.url.path, "mine"), 303, {"Cache-Control": "no-store"})
        found = await visible_table(request, game_id)
        linked = await linked_to(request, found, invite)
        kind = which_page(
            found.row,
            user,
            invite,
            linked=linked,
            watching=watch is not None,
            players_before=found.players_before,
        )
        if kind != "unknown" and found.row.status == "paused":
            return message(request, 503, "paused", HOME_LINK, user=user)
        at_table = kind == "table"
        since = await missed_at(request, found, user) if at_table else None
        origin = await origin_of(request, found, user) if at_table else None
        return answer(request, found, user, kind, invite, linked, since, origin)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)


@router.get("/t/{game_id}/seats")
@needs(scope="read", limit="reads", strangers=True)
async def seats(request: Request, game_id: str) -> HTMLResponse:
    """New links to seats that somebody lost, for the host; to one's own seat, for another device."""
    user = None
    try:
        user = await viewer(request)
        found = await visible_table(request, game_id)
        services_of(request).tables.check_visible(found, user)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)
    if not found.access(user).belongs:
        return message(
            request, 403, "not-allowed", (f"/t/{game_id}", "seats-back"), HOME_LINK, user=user, lead="seats-only-host"
        )
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say("seats-title"))
    boot = boot_of(speaker, found, None, "pages", "seats", "trouble", "problems")
    return page(request, "seats.html", title=title, user=user, boot=boot, pieces=seat_pieces())


async def visible_table(request: Request, game_id: str) -> Table:
    """The table as it is stored now, whoever asks. Raises `Problem`."""
    tables = services_of(request).tables
    if len(game_id) > MAX_SECRET_LENGTH:
        raise no_such_game()
    found = await tables.live.get(game_id)
    await tables.log.refresh(found)
    return found


async def linked_to(request: Request, found: Table, invite: str | None) -> int | None:
    """The seat whose own link this is; None for an invitation to the table, and for nothing of ours."""
    if not invite or invite == found.row.invite or len(invite) > MAX_SECRET_LENGTH:
        return None
    linked = await find_link(services_of(request).db, found.id, hashed(invite))
    return linked.seat if linked else None


async def origin_of(request: Request, found: Table, user: User | None) -> Origin | None:
    """The game that a table was branched off, None for all others."""
    row = found.row
    if row.branched_from is None or row.branched_at is None:
        return None
    try:
        other = await games.find_game(services_of(request).db, row.branched_from)
    except UnreadableRow:
        other = None
    if other is None or not access_to(other, user).may_see:
        return Origin(row.branched_at)
    return Origin(row.branched_at, f"/t/{other.id}#at={row.branched_at}", other.name)


async def missed_at(request: Request, found: Table, user: User | None) -> dict[str, int] | None:
    """From which number on the visitor has not seen the table, and how many turns of others they have missed."""
    db = services_of(request).reading
    after = await since_last_seen.last_seen(db, found, user)
    turns = await since_last_seen.how_many(db, found, found.seat_of(user), after) if after < found.seq else 0
    return {"after": after, "turns": turns} if turns else None


def answer(
    request: Request,
    found: Table,
    user: User | None,
    kind: TablePage,
    invite: str | None,
    linked: int | None,
    missed: dict[str, int] | None = None,
    origin: Origin | None = None,
) -> HTMLResponse:
    """The page of this kind; `missed`: what the table offers to tell; `origin`: what it was branched off."""
    match kind:
        case "unknown":
            return no_such_table(request, user)
        case "full":
            return full(request, found.row, user, invite)
        case "closed":
            return message(request, STATUS[kind], "closed", ("/", "way-host"), user=user)
        case "started":
            return started(request, found.row, user, invite)
        case "join" | "seat":
            return joining(request, found, user, str(invite), linked)
        case "lobby":
            return lobby(request, found, user, invite)
        case "table":
            return live_table(request, found, user, invite, missed, origin)


def full(request: Request, row: GameRow, user: User | None, invite: str | None) -> HTMLResponse:
    """No seat is free at this table."""
    ways: list[Way] = [("/", "way-host"), (watching(row, invite), "way-lobby")]
    return message(request, STATUS["full"], "full", *ways, *known_here(request, user), user=user)


def started(request: Request, row: GameRow, user: User | None, invite: str | None) -> HTMLResponse:
    """The game has begun, or is over, without the visitor."""
    over = row.status == "finished"
    ways: list[Way] = [
        (watching(row, invite), "way-look" if over else "way-watch"),
        *known_here(request, user),
        HOME_LINK,
    ]
    lead = "started-lead-finished" if over else "started-lead"
    return message(request, STATUS["started"], "started", *ways, user=user, lead=lead)


def lobby(request: Request, found: Table, user: User | None, invite: str | None) -> HTMLResponse:
    """The table before its game."""
    row, speaker = found.row, speaker_of(request)
    values: dict[str, Any] = {
        "heading": heading_of(speaker, row),
        "description": share_text(speaker, row),
        "picture": invitation_address(speaker, row, invite if found.access(None, invite).is_invited else None),
        "story": pages_of_games(request).of(row.game).story(row.options, speaker.of(row.game)),
        "pieces": seat_pieces(),
    }
    lobby = lobby_of(request, speaker, found)
    boot = boot_of(speaker, found, invite, "pages", "seats", "clock", "trouble", "problems", **lobby)
    title = page_title(speaker, row, "lobby-page-title")
    return page(request, "lobby.html", title=title, user=user, boot=boot, **teaching(request, row), **values)


def live_table(
    request: Request,
    found: Table,
    user: User | None,
    invite: str | None,
    missed: dict[str, int] | None,
    origin: Origin | None,
) -> HTMLResponse:
    """The shell of the live table, with what its scripts start from."""
    row, settings, access = found.row, services_of(request).settings, found.access(user, invite)
    speaker, scripts = speaker_of(request), pages_of_games(request).scripts(row.game)
    spoken = speaker.of(row.game)
    modules, bundled = modules_in_play(scripts, found.game.modules_of(row.options)), not settings.dev
    automa = any(seat.kind == "automa" for seat in row.seats)
    later = loaded_later(spoken, scripts, modules, settings, missed, hosting=access.is_host, writes=user is not None)
    # What is explained comes with the words of help, problems and refusals, when somebody first reaches for the table.
    asked_for = () if later["explain"] else ("help", "problems", "refusals")
    table_words = (*TABLE_WORDS, *asked_for, *(AUTOMA_WORDS if automa else ()))
    facts = facts_of(speaker, found, automa=automa)
    boot = boot_of(speaker, found, None if access.belongs else invite, *table_words, facts=facts, **later)
    automa_styles = (style,) if automa and (style := style_at(row.game, "automa")) else ()
    return page(
        request,
        "table.html",
        title=page_title(speaker, row, "table-page-title"),
        user=user,
        boot=boot,
        scripts=run_at_table(row.game, scripts, modules.values(), bundled=bundled),
        styles=(*worn_at_table(row.game, scripts, modules.values(), bundled=bundled), *automa_styles),
        in_play=" ".join(modules),
        share_alt=spoken.say("share-picture" if "share-picture" in spoken else "site-tagline"),
        **teaching(request, row),
        reference=pages_of_games(request).of(row.game).learning.rules,
        share=shared(request, speaker, found),
        asked=[own_address(row, boot["invite"]), facts],
        origin=origin,
    )


def loaded_later(
    speaker: Speaker,
    scripts: Scripts,
    modules: Iterable[str],
    settings: Settings,
    missed: dict[str, int] | None,
    *,
    hosting: bool,
    writes: bool,
) -> dict[str, Any]:
    """Where the table finds what it loads when somebody first wants it: words, styles and scripts, with what each part
    has to know of the visitor, who hears of the game by `speaker`. `hosting`: whether they host the table; `writes`:
    whether they may say something."""
    return {
        "drawings": drawings(speaker.game or "", settings),
        "explain": explained_by(speaker, scripts, modules, settings),
        "end": shown_at_end(speaker, modules, settings),
        "since": {
            "words": address("since", speaker, modules),
            "style": asset("css/returning.css", settings),
            "missed": missed,
        },
        "guide": guided_by(speaker, settings),
        "past": {
            "words": address("past", speaker),
            "style": asset("css/branching.css", settings),
            "known": writes,
        },
        "rules": {"style": asset("css/rules.css", settings)},
        "premove": {"style": asset("css/premoving.css", settings)},
        "advice": {"words": address("advice", speaker), "style": asset("css/advice.css", settings)},
        "extras": asset("css/extras.css", settings),
        "settings": {"words": address("settings", speaker), "style": asset("css/settings.css", settings)},
        "clock": {"words": address("clock", speaker), "style": asset("css/clock.css", settings), "hosting": hosting},
        "talk": {
            "words": address("talk", speaker),
            "style": asset("css/talk.css", settings),
            "writes": writes,
            "hosting": hosting,
        },
    }


def explained_by(
    speaker: Speaker, scripts: Scripts, modules: Iterable[str], settings: Settings
) -> dict[str, str] | None:
    """Where the table finds explanations when somebody wants one: their words, what says them, how they look."""
    if scripts.explaining is None:
        return None
    return {
        "words": address("explain", speaker, modules),
        "script": asset(scripts.explaining, settings),
        "style": asset("css/explaining.css", settings),
    }


def guided_by(speaker: Speaker, settings: Settings) -> dict[str, Any]:
    """The words and styles of a guided game's guide; no styles where the game has no guide."""
    style = style_at(speaker.game or "", "guide")
    return {"words": address("guide", speaker), "style": asset(style, settings) if style else None}


def shown_at_end(speaker: Speaker, modules: Iterable[str], settings: Settings) -> dict[str, str | None]:
    """Where the table finds words and styles of what shows the standing, and how a game went."""
    assert speaker.game is not None, "an end is that of a game"
    style = style_at(speaker.game, "end")
    return {"words": address("end", speaker, modules), "style": asset(style, settings) if style else None}


def own_address(row: GameRow, invite: str | None) -> str:
    """Where the table's script finds the table: `follow` in live.ts."""
    query = f"?invite={quote(invite, safe='')}" if invite else ""
    return f"/api/games/{row.id}{query}"


def facts_of(speaker: Speaker, found: Table, *, automa: bool) -> str:
    """Where it finds what its table needs to know once."""
    modules = found.game.modules_of(found.row.options) or ("",)
    query = [("modules", name) for name in modules] + [("automa", "false")] * (not automa)
    return f"/api/components/{found.row.components}/compact?{urlencode([('language', speaker.language), *query])}"


def has_picture(request: Request, found: Table) -> bool:
    """Whether everybody may see this table, and its game draws one."""
    drawn = pages_of_games(request).of(found.game.name).link_picture is not None
    return drawn and found.access(None).may_see and found.state is not None


@router.get("/t/{game_id}/invitation.png")
@needs(scope=None, limit="pictures")
async def invitation(request: Request, game_id: str, invite: str | None = None, language: Language = None) -> Response:
    """Host, game and free seats of a table that has not begun, for chats: of a private one for who has the invitation.
    The address names how many seats are free, so that it is a new picture when somebody has sat down."""
    try:
        found = await visible_table(request, game_id)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem)
    row, speaker = found.row, speaker_of(request, language)
    if row.status != "lobby" or not found.access(None, invite).may_see:
        return no_such_table(request, None)
    drawn = await pictures.of(*invited_to(pages_of_games(request), speaker, row))
    headers = {"Cache-Control": "private, max-age=300", "Vary": VARIES}
    return Response(drawn, media_type="image/png", headers=headers)


@router.get("/t/{game_id}/{seq}.png")
@needs(scope=None, limit="pictures")
async def picture(request: Request, game_id: str, seq: int, language: Language = None) -> Response:
    """A public table for chats, as it is now, with words of the language that the address names: the number makes it a
    new picture, and is one that the log has."""
    try:
        found = await visible_table(request, game_id)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem)
    draw = pages_of_games(request).of(found.game.name).link_picture
    if draw is None or not has_picture(request, found) or not 1 <= seq <= found.seq:
        return no_such_table(request, None)
    facts = found.game.table_facts(found.game.components(found.state))
    speaker = speaker_of(request, language).of(found.game.name)
    drawn = await pictures.of(found.id, found.seq, speaker, partial(draw, facts, found.view(None), speaker))
    headers = {"Cache-Control": "public, max-age=300", "Vary": VARIES}
    return Response(drawn, media_type="image/png", headers=headers)


def shared(request: Request, speaker: Speaker, found: Table) -> dict[str, str]:
    """Title, text and picture of a table where its address is shown in a chat. A private table shows no board."""
    row = found.row
    drawn = f"/t/{row.id}/{row.seq}.png?language={speaker.language}"
    picture = drawn if has_picture(request, found) else link_picture_address(speaker)
    number = None if found.state is None else found.game.round_of(found.state)
    return {"title": share_title(speaker, row, number), "text": share_text(speaker, row), "picture": picture}


def known_here(request: Request, user: User | None) -> list[Way]:
    """A stranger may be somebody at this table, in another browser."""
    return [sign_in_here(request)] if user is None else []


def joining(request: Request, found: Table, user: User | None, invite: str, linked: int | None) -> HTMLResponse:
    """Sit down at the table, or on the one seat that the link is for."""
    row, speaker = found.row, speaker_of(request)
    if linked is None:
        heading, lead, action = title_of(speaker, row, "join-title"), speaker.say("join-lead"), speaker.say("join-do")
    else:
        name = row.seats[linked].name
        heading, action = speaker.say("join-seat-title"), speaker.say("join-seat-do")
        lead = speaker.say("join-seat-lead", name=name) if name else speaker.say("join-seat-lead-free")
    values: dict[str, Any] = {
        "heading": heading,
        "lead": lead,
        "action": action,
        "seats": seats_of(speaker, row, services_of(request).games.robots(row.game)),
        "table_name": row.name,
        "watch": watching(row, invite) if linked is None else "",
        "description": share_text(speaker, row),
        "picture": (
            invitation_address(speaker, row, invite) if linked is None else link_picture_address(speaker, row.game)
        ),
        "sign_in": sign_in_here(request)[0],
        "about": about(speaker, row.game),
        "pieces": seat_pieces(),
    }
    title = title_of(speaker, row, "join-title") if host_name(row) else page_title(speaker, row, "lobby-page-title")
    return page(
        request,
        "join.html",
        title=title,
        user=user,
        boot=boot_of(
            speaker,
            found,
            invite,
            "pages",
            "clock",
            "seats",
            "trouble",
            "problems",
            table=msgspec.to_builtins(table_document(found)),
            **lobby_of(request, speaker, found),
        ),
        **teaching(request, row),
        **values,
    )


def teaching(request: Request, row: GameRow) -> dict[str, Any]:
    """What is said of the table's game, where who has never played it reads of it, and begins a guided game."""
    games, all_pages = services_of(request).games, pages_of_games(request)
    learning = all_pages.of(row.game).learning
    return {
        "learning": learning.minutes,
        "first_game": learning.first_game,
        "offer": offer_of(speaker_of(request), games, all_pages, row.game),
    }


def watching(row: GameRow, invite: str | None) -> str:
    """The address at which who is invited looks on without sitting down."""
    return f"/t/{row.id}?invite={quote(invite or '', safe='')}&watch=1"


def way_back(row: GameRow, invite: str | None) -> str:
    """The address of a table for who came to a page beside it, with the invite that let them in."""
    return watching(row, invite) if invite else f"/t/{row.id}"


def lobby_of(request: Request, speaker: Speaker, found: Table) -> dict[str, Any]:
    """What the lobby's script has to know of the game, the levels of its automa and of its robots among it."""
    game, spoken = found.game, speaker.of(found.game.name)
    pages = pages_of_games(request).of(game.name)
    facts = game.table_facts()
    lobby = pages.lobby(facts, spoken)
    known = services_of(request).games.robots(game.name)
    robots = [
        {**robot, "who": robot_in_sentence(spoken, known.level(robot["level"]))}
        for robot in offered_robots(spoken, known)
    ]
    called = name_of_game(speaker, game.name)
    automas = [{"level": level, "called": name} for level, name in game.automas.items()]
    marks = pages.marks(facts, found.row.options, spoken)
    # What can be marked is shown with its marks.
    options = {name: value for name, value in found.row.options.items() if marks is None or name != marks.option}
    agreed = pages.agreed(facts, options, spoken)
    return {
        "called": called,
        "automas": automas,
        "robots": robots,
        "advises": known.adviser is not None,
        "agreed": agreed,
        "marks": None if marks is None else msgspec.to_builtins(marks),
        **lobby,
    }


def boot_of(speaker: Speaker, found: Table, invite: str | None, *files: str, **more: Any) -> dict[str, Any]:
    """What the page's script is told."""
    row = found.row
    said = words(speaker.of(row.game), *files, modules=found.game.modules_of(row.options))
    return {"id": row.id, "invite": invite, "messages": said, **more}
