"""The page of a campaign: the story so far, results by chapter, the standing, and a picture of it to share."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.messages import HOME_LINK, message, no_such_table, refusal
from app.pages.pictures import Pictures
from app.pages.seat_pieces import SEAT_SIGNS
from app.pages.shell import drawings, page, titled
from app.pages.skymines.campaign_picture import Standing, campaign_picture
from app.pages.skymines.learning import GAME
from app.pages.table_addresses import way_back
from app.pages.table_lookup import visible_table
from app.play.access import may_follow, seat_of
from app.play.chapters import row_of
from app.play.table import Table
from app.problems import Problem
from app.rules.skymines.vocabulary.modules.campaign import CHAPTERS
from app.services import Services
from app.store.errors import StoreUnavailable
from app.store.records import User
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
pictures = Pictures()


class Row(Struct, frozen=True):
    """What a seat came to in a chapter: the points of each kind, Luna's for her level, and all of them together."""

    seat: int
    name: str
    score: int | None
    awards: tuple[int, ...]
    of_level: int
    points: int


class Chapter(Struct, frozen=True):
    """A chapter: its tables, one for each game of it; `state` is a message's last part; `rows` once it is over."""

    number: int
    state: str
    tables: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()


@router.get("/t/{game_id}/campaign")
@needs(scope="read", limit="reads", strangers=True)
async def campaign(request: Request, game_id: str, invite: str | None = None) -> HTMLResponse:
    """The campaign that the table is a chapter of."""
    user = None
    try:
        user = await viewer(request)
        found = await visible_table(request, game_id)
        services = services_of(request)
        services.tables.check_visible(found, user, invite)
        if not is_chapter(found):
            return message(request, 404, "lost", (way_back(found.row, invite), "talk-back"), HOME_LINK, user=user)
        played = in_this_campaign(await row_of(services.db, services.tables.log, found))
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)
    speaker = speaker_of(request).of(GAME)
    standing = standing_of(played)
    heading = speaker.say("campaign-title", names=speaker.listed(standing.names))
    title = titled(speaker, heading)
    values: dict[str, Any] = {
        "heading": heading,
        "chapters": chapters_of(played),
        "standing": standing,
        "winners": speaker.listed([standing.names[seat] for seat in standing.winners]),
        "shapes": SEAT_SIGNS,
        "lunas": any(seat.kind == "automa" for seat in found.row.seats),
        "picture": f"/t/{game_id}/campaign.png?{played[-1].seq}"
        + (f"&invite={quote(invite, safe='')}" if invite else ""),
        "onward": onward(found, standing, user, invite),
        "addresses": addresses(services, played, user, invite),
        "next_chapter": number_of(found) + 1,
        "boot": {"drawings": drawings(GAME, services.settings)},
    }
    return page(request, "skymines/campaign.html", title=title, user=user, game=GAME, **values)


def onward(table: Table, standing: Standing, user: User | None, invite: str | None) -> dict[str, str]:
    """Where the campaign goes on from this chapter, and the message that says so, which may mention the next one: at
    that one's table; where a player opens it, at the end of this one; else at this one."""
    if table.row.rematch is not None and may_follow(table.row, seat_of(table.row, user)):
        return {"href": f"/t/{table.row.rematch}", "words": "campaign-next-go"}
    is_over = standing.columns[number_of(table) - 1] is not None
    opens = is_over and number_of(table) < CHAPTERS and table.access(user).takes_part
    return {"href": way_back(table.row, invite), "words": "campaign-next" if opens else "campaign-to-table"}


def addresses(services: Services, played: Sequence[Table], user: User | None, invite: str | None) -> dict[str, str]:
    """The addresses of those tables that the reader may see, by id; the invite is the last one's."""
    found: dict[str, str] = {}
    for table in played:
        own = invite if table is played[-1] else None
        try:
            services.tables.check_visible(table, user, own)
        except Problem:
            continue
        found[table.id] = way_back(table.row, own)
    return found


@router.get("/t/{game_id}/campaign.png")
@needs(scope="read", limit="pictures", strangers=True)
async def picture(request: Request, game_id: str, invite: str | None = None) -> Response:
    """The standing of the campaign in PNG, for all who may see the table."""
    try:
        user = await viewer(request)
        found = await visible_table(request, game_id)
        services = services_of(request)
        services.tables.check_visible(found, user, invite)
        if not is_chapter(found):
            return no_such_table(request, user)
        played = in_this_campaign(await row_of(services.db, services.tables.log, found))
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem)
    speaker = speaker_of(request).of(GAME)
    drawn = await pictures.of(
        found.id, played[-1].seq, speaker, partial(campaign_picture, standing_of(played), speaker)
    )
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "private, no-cache"})


def story(options: Mapping[str, Any], speaker: Speaker) -> tuple[str, str] | None:
    """Heading and story of the chapter that a table with these options is; None if it is no chapter."""
    found = (options.get("modules") or {}).get("campaign")
    if found is None:
        return None
    number = int(found.get("chapter", 1))
    title = speaker.say(f"campaign-chapter-{number}")
    heading = speaker.say("campaign-chapter-heading", number=number, title=title)
    return heading, speaker.say(f"campaign-story-{number}")


def chosen(table: Table) -> Mapping[str, Any] | None:
    """The campaign's options of a table; None if it is no chapter."""
    found: Mapping[str, Any] | None = (table.row.options.get("modules") or {}).get("campaign")
    return found if table.row.game == GAME else None


def is_chapter(table: Table) -> bool:
    """Whether the table is played as a chapter."""
    return chosen(table) is not None


def number_of(table: Table) -> int:
    """Which chapter it is."""
    return int((chosen(table) or {}).get("chapter", 1))


def in_this_campaign(row: Sequence[Table]) -> list[Table]:
    """The tables of the latest campaign in a row of rematches: another one begins with a table that does not go on
    with the one before it."""
    played: list[Table] = []
    for table in row:
        if not is_chapter(table) or (played and not goes_on(table, played[-1])):
            played = []
        if is_chapter(table):
            played.append(table)
    return played


def goes_on(table: Table, before: Table) -> bool:
    """Whether a chapter goes on with the one before it: with the same chapter, or with what all former ones came to. A
    chapter of other seats, or one that is played alone, does not."""
    if len(table.row.seats) != len(before.row.seats):
        return False
    number, former = number_of(table), (chosen(table) or {}).get("former") or []
    return number == number_of(before) or number_of(before) + 1 == number == len(former) + 1


def shown_of(table: Table) -> Mapping[str, Any] | None:
    """What a spectator sees of the campaign at a table that has begun."""
    if table.state is None:
        return None
    found: Mapping[str, Any] = table.view(None)["modules"]["campaign"]
    return found


def chapters_of(played: Sequence[Table]) -> list[Chapter]:
    """All four chapters, those to come too."""
    by_number: dict[int, list[Table]] = {}
    for table in played:
        by_number.setdefault(number_of(table), []).append(table)
    former = (chosen(played[-1]) or {}).get("former") or []
    return [chapter(number, by_number.get(number, []), former) for number in range(1, CHAPTERS + 1)]


def chapter(number: int, games: Sequence[Table], former: Sequence[Sequence[int]]) -> Chapter:
    """A chapter by the tables of its games and what later ones carry."""
    if not games:
        return Chapter(number, "to-come")
    last, ids = games[-1], tuple(table.id for table in games)
    shown = shown_of(last)
    if shown is None:
        return Chapter(number, "not-begun", ids)
    if "awards" not in shown:
        return Chapter(number, "now" if last.row.status == "playing" else "ended-early", ids)
    if shown["points"] is None:
        return Chapter(number, "owed", ids)
    carried = former[number - 1] if number <= len(former) else shown["points"]
    kinds = tuple(award["key"] for award in shown["awards"][0])
    scores = [score["total"] for score in last.view(None)["scores"]]
    rows = tuple(
        Row(
            seat.seat,
            seat.name,
            scores[seat.seat],
            tuple(award["points"] for award in shown["awards"][seat.seat]),
            carried[seat.seat] - shown["points"][seat.seat],
            carried[seat.seat],
        )
        for seat in last.row.seats
    )
    return Chapter(number, "over", ids, kinds, rows)


def standing_of(played: Sequence[Table]) -> Standing:
    """Who has how many success points, by chapter and together; ranks and winners once the campaign is over."""
    last = played[-1]
    columns = tuple(
        tuple(row.points for row in item.rows) if item.state == "over" else None for item in chapters_of(played)
    )
    sums = tuple(sum(column[seat.seat] for column in columns if column) for seat in last.row.seats)
    shown = shown_of(last) or {}
    return Standing(
        names=tuple(seat.name for seat in last.row.seats),
        columns=columns,
        sums=sums,
        ranks=tuple(shown.get("ranks", ())),
        winners=tuple(shown.get("winners", ())),
    )
