"""The page of a table that a visitor gets: joining, lobby, the shell of the live table, or why there is none."""

from typing import Any

import msgspec
from fastapi import Request
from fastapi.responses import HTMLResponse

from app.pages.descriptions import (
    about,
    heading_of,
    page_title,
    seats_of,
    share_text,
    title_of,
)
from app.pages.games import pages_of_games
from app.pages.link_pictures import invitation_address
from app.pages.messages import HOME_LINK, Way, message, no_such_table, sign_in_here
from app.pages.offers import offer_of
from app.pages.scripts import modules_in_play, run_at_table, worn_at_table
from app.pages.seat_pieces import seat_pieces
from app.pages.shell import link_picture_address, page, style_at
from app.pages.table_addresses import facts_of, own_address, watching
from app.pages.table_boot import AUTOMA_WORDS, TABLE_WORDS, boot_of, loaded_later, lobby_of, told_of_game
from app.pages.table_link_pictures import shared
from app.pages.table_lookup import Origin
from app.pages.which_page import STATUS, TablePage, host_name
from app.play.table import Table
from app.play.table_documents import table_document
from app.store.records import GameRow, User
from app.web.callers import services_of
from app.web.speaking import speaker_of


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
        case "sent-away":
            return message(request, STATUS[kind], kind, HOME_LINK, user=user)
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


def known_here(request: Request, user: User | None) -> list[Way]:
    """A stranger may be somebody at this table, in another browser."""
    return [sign_in_here(request)] if user is None else []


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
    later = loaded_later(spoken, scripts, modules, settings, missed, writes=user is not None)
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
            **told_of_game(request, speaker, found),
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
