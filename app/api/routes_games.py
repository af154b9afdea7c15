"""Tables: open, list, look at, join; what only the host may do."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response

from app.api.answers import answer, nothing
from app.api.bodies import AddedSeat, Closed, Join, Kicked, NewGame, NewOptions, NewStandIn, NewTableName, Rematch
from app.api.queries import OnlyGame
from app.api.schema import sends
from app.clocks.running_clocks import Deadlines, deadlines_of
from app.play import documents
from app.play.access import Access
from app.play.lobby_seats import SeatWish
from app.play.results import results_of
from app.play.table import NO_CHOICES, Table
from app.play.table_documents import choices_document, choices_now, table_document
from app.play.table_pages import CURSOR_PATTERN, page_of_tables
from app.play.undo import proposal_of
from app.problems import Invalid
from app.services import Services
from app.store import games, results
from app.store.records import Clock, User
from app.store.results import ResultRow
from app.web.callers import caller_of, check_scope_at, services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api/games", tags=["games"])

Invite = Annotated[str | None, Query(max_length=200, description="The secret of an invite link.")]
Key = Annotated[str | None, Header(alias="Idempotency-Key", description="The same key gets the same table again.")]
After = Annotated[
    str | None,
    Query(pattern=f"^{CURSOR_PATTERN.pattern}$", description="With `mine`: `next` of an answer, the tables behind it."),
]
At = Annotated[int | None, Query(ge=1, le=2**31 - 1, description="A number of the log: the view of that moment.")]


def invite_url(services: Services, table: Table, secret: str | None = None) -> str:
    """The link that lets a friend in; with a seat's own secret the link to that seat."""
    return f"{services.settings.public_url}/t/{table.id}?invite={secret or table.row.invite}"


async def table_for(services: Services, table: Table, user: User | None, invite: str | None = None) -> documents.Table:
    """A table as the caller may know it."""
    return known_of(services, table, table.access(user, invite), await deadlines_of(services.db, [table.row]))


def known_of(
    services: Services,
    table: Table,
    access: Access,
    deadlines: Deadlines,
    *,
    result: ResultRow | None = None,
) -> documents.Table:
    """The same with the deadlines that run: only its players and host get the invite link. `result`: how it ended for
    them, where that cannot be seen from its state."""
    own = result or next((item for item in results_of(table) if item.seat == access.seat), None)
    return {
        **table_document(table, access.seat),
        "is_host": access.is_host,
        "deadlines": deadlines.get(table.id, []),
        "result": _own_result(own) if own else None,
        "invite_url": invite_url(services, table) if access.may_invite else None,
    }


def _own_result(own: ResultRow) -> documents.OwnResult:
    return {"total": own.total, "place": own.place, "won": own.won, "stand_in": own.stand_in}


@router.post("", status_code=201, openapi_extra=sends(documents.Table, 201))
@needs(scope="host", limit="tables")
async def create(request: Request, body: NewGame, idempotency_key: Key = None) -> Response:
    """Open a table."""
    services = services_of(request)
    user = await user_of(request)
    game = body.game or services.games.default
    wishes = [SeatWish(seat.kind, seat.named_level) for seat in body.seats]
    clock = Clock(**body.clock.model_dump()) if body.clock else None
    table = await services.playing.lobbies.create(
        user,
        game,
        body.options,
        wishes,
        body.pace,
        body.visibility,
        clock,
        body.name,
        advice=body.advice,
        key=idempotency_key,
    )
    return answer(await table_for(services, table, user), 201, {"Location": f"/api/games/{table.id}"})


def flags(**about: str) -> dict[str, Any]:
    """Parameters of a query that count by being there, whatever they are, for a route's `openapi_extra`."""
    return {
        "parameters": [
            {"name": name, "in": "query", "description": text, "schema": {}, "allowEmptyValue": True}
            for name, text in about.items()
        ]
    }


LISTS = flags(
    mine="The caller's tables, where it is their turn first.",
    open="Public ones with free seats, as without a word; the newest.",
    watch="Public ones being played; the newest.",
)


@router.get("", openapi_extra={**LISTS, **sends(documents.Tables)})
@needs(scope="read", limit="reads", strangers=True)
async def list_games(request: Request, game: OnlyGame = None, after: After = None) -> Response:
    """Tables: `?mine` (the caller's), `?open` (public ones with free seats) or `?watch` (public ones being played).
    Each names its `game`; `?game=` asks for those of one game.

    An answer holds up to 100 tables. Of `open` and `watch` these are the newest. The caller's come a page at a time,
    and `next` asks for the tables behind a page (`after`). First come all where it is the caller's turn, the one that
    has waited longest at their head; then those that go on or have not begun, and those that are over, the one last
    changed first. A table that changes in between may stand on two pages, or on none.
    """
    services = services_of(request)
    wanted = [name for name in ("mine", "open", "watch") if name in request.query_params]
    if len(wanted) > 1:
        raise Invalid("malformed-request", "Ask for one of: mine, open, watch.")
    if after is not None and wanted != ["mine"]:
        raise Invalid("no-such-page", "Only `mine` comes in pages: `after` goes with no other list.")
    user, following = await caller_of(request), None
    match wanted[0] if wanted else "open":
        case "mine":
            rows, following = await page_of_tables(services.reading, (await user_of(request)).id, game, after)
        case "watch":
            rows = await games.games_to_watch(services.reading, game)
        case _:
            rows = await games.open_games(services.reading, game)
    tables = [Table(row, services.games.rules(row.game)) for row in rows if row.game in services.games]
    running = await deadlines_of(services.db, rows)
    over = [row.id for row in rows if row.status == "finished"]
    ended = await results.of_games(services.reading, user.id, over) if user and over else {}
    listed = [known_of(services, table, table.access(user), running, result=ended.get(table.id)) for table in tables]
    return answer(documents.Tables(games=listed, next=following))


@router.get("/{game_id}", openapi_extra=sends(documents.TableWithGame))
@needs(scope="read", limit="reads", strangers=True)
async def look(request: Request, game_id: str, at: At = None, invite: Invite = None) -> Response:
    """A table and, once it has begun, what the caller sees and may do; with `at` what they saw then."""
    services = services_of(request)
    user = await caller_of(request)
    table = await services.tables.visible(game_id, user, invite)
    known = await table_for(services, table, user, invite)
    return answer(await _with_game(services, table, table.access(user), known, at))


async def _with_game(
    services: Services, table: Table, access: Access, known: documents.Table, at: int | None
) -> documents.TableWithGame:
    """What is known of a table with its game as it is now, or as it was at a number of the log."""
    seat, lost, takeback = access.seat, access.lost_seat, proposal_of(table)
    if table.state is not None and at is None:
        view, choices, undo = table.view(seat), choices_now(table, seat), table.undo_target(seat)
        return {**known, "view": view, "choices": choices, "undo": undo, "takeback": takeback, "lost": lost}
    seq = at or 0
    then = table.game.view(await services.tables.log.state_at(table, at), seat) if at is not None else None
    choices = choices_document(table.game, seq, seat, NO_CHOICES)
    return {**known, "seq": seq, "view": then, "choices": choices, "undo": None, "takeback": takeback, "lost": lost}


@router.get("/{game_id}/choices", openapi_extra=sends(documents.Choices))
@needs(scope="read", limit="reads", strangers=True)
async def choices(request: Request, game_id: str) -> Response:
    """What the caller may do now; nothing is offered to seats that may not move."""
    services = services_of(request)
    user = await caller_of(request)
    table = await services.tables.visible(game_id, user)
    if table.state is None:
        return answer(choices_document(table.game, 0, table.seat_of(user), NO_CHOICES))
    return answer(choices_now(table, table.seat_of(user)))


@router.post("/{game_id}/join", openapi_extra=sends(documents.OwnSeat))
@needs(scope="play", limit="changes")
async def join(request: Request, game_id: str, body: Join | None = None) -> Response:
    """Take a seat; a caller who has one gets it again. A private table wants its invite."""
    services = services_of(request)
    user = await user_of(request)
    body = body or Join()
    return answer(documents.OwnSeat(seat=await services.playing.lobbies.join(game_id, user, body.invite, body.seat)))


@router.post("/{game_id}/invite", openapi_extra=sends(documents.Table))
@needs(scope="host", limit="changes")
async def renew_invite(request: Request, game_id: str) -> Response:
    """A new invite link for the table; the former one is no longer valid. The host only."""
    services = services_of(request)
    user = await user_of(request)
    return answer(await table_for(services, await services.playing.lobbies.renew_invite(game_id, user), user))


@router.put("/{game_id}/name", openapi_extra=sends(documents.Table))
@needs(scope="host", limit="changes")
async def rename(request: Request, game_id: str, body: NewTableName) -> Response:
    """Another name for the table, or none; the host only, before the game and while it is played."""
    services, user = services_of(request), await user_of(request)
    return answer(await table_for(services, await services.playing.lobbies.rename(game_id, user, body.name), user))


@router.put("/{game_id}/options", openapi_extra=sends(documents.Table))
@needs(scope="host", limit="changes")
async def change_options(request: Request, game_id: str, body: NewOptions) -> Response:
    """Other options for the table, and levels of automa seats that go with them; the host only, before the game
    begins. What only a former game hands on stays as it is."""
    services, user = services_of(request), await user_of(request)
    levels = {level.seat: level.level for level in body.levels}
    table = await services.playing.lobbies.change_options(game_id, user, body.options, levels)
    return answer(await table_for(services, table, user))


@router.put("/{game_id}/stand-ins", openapi_extra=sends(documents.Table))
@needs(scope="host", limit="changes")
async def let_stand_in(request: Request, game_id: str, body: NewStandIn) -> Response:
    """Another level of the robots that stand in for people who are away; the host only, before the game begins."""
    services, user = services_of(request), await user_of(request)
    table = await services.playing.lobbies.let_stand_in(game_id, user, body.level)
    return answer(await table_for(services, table, user))


@router.post("/{game_id}/leave", status_code=204)
@needs(scope="play", limit="changes")
async def leave(request: Request, game_id: str) -> Response:
    """Give the caller's seat up before the game begins."""
    services = services_of(request)
    await services.playing.lobbies.leave(game_id, await user_of(request))
    return nothing()


@router.post("/{game_id}/start", openapi_extra=sends(documents.Reached))
@needs(scope="host", limit="changes")
async def start(request: Request, game_id: str) -> Response:
    """Begin the game; the host only."""
    services = services_of(request)
    return answer(documents.Reached(seq=await services.playing.lobbies.start(game_id, await user_of(request))))


@router.post("/{game_id}/close", openapi_extra=sends(documents.Table))
@needs(scope="play", scope_of_host="host", limit="changes")
async def close(request: Request, game_id: str, body: Closed | None = None) -> Response:
    """Close the table; its host only. Before the game that is done at once. Later it is a wish, which stands until
    somebody refuses (`close` false) or the host deletes their account; once all others who still play themselves have
    agreed by the same request, the game is over, and its log stays."""
    services, user = services_of(request), await user_of(request)
    await check_scope_at(request, (await services.tables.visible(game_id, user)).row.host)
    closure = services.playing.closure
    act = closure.close if body is None or body.close else closure.keep_open
    return answer(await table_for(services, await act(game_id, user), user))


@router.post("/{game_id}/rematch", openapi_extra=sends(documents.Table))
@needs(scope="host", limit="tables")
async def rematch(request: Request, game_id: str, body: Rematch | None = None) -> Response:
    """The rematch of a finished game: a new table with the same seats and options, which the first player to ask for it
    hosts; everybody who was there is told by the `rematch` of the finished table. Asked again, the same table. The
    seats of the others are kept for them, who are invited, until they join. Whom the host of it has sent away is
    refused. With nobody else to wait for, the game begins at once."""
    services = services_of(request)
    user = await user_of(request)
    levels = {} if body is None else {level.seat: level.level for level in body.levels}
    return answer(await table_for(services, await services.playing.rematches.open(game_id, user, levels), user))


@router.post("/{game_id}/seats", status_code=201, openapi_extra=sends(documents.OwnSeat, 201))
@needs(scope="host", limit="changes")
async def add_seat(request: Request, game_id: str, body: AddedSeat) -> Response:
    """Add a seat before the game begins, or put it in the place of a free or automated one; the host only."""
    services = services_of(request)
    user = await user_of(request)
    seat = await services.playing.lobbies.add_seat(game_id, user, SeatWish(body.kind, body.named_level), body.instead)
    return answer(documents.OwnSeat(seat=seat), 201)


@router.delete("/{game_id}/seats/{seat}", status_code=204)
@needs(scope="host", limit="changes")
async def remove_seat(request: Request, game_id: str, seat: int) -> Response:
    """Remove a free or automated seat before the game begins; the host only."""
    services = services_of(request)
    await services.playing.lobbies.remove_seat(game_id, await user_of(request), seat)
    return nothing()


@router.post("/{game_id}/seats/{seat}/kick", status_code=204)
@needs(scope="host", limit="changes")
async def kick(request: Request, game_id: str, seat: int, body: Kicked | None = None) -> Response:
    """Send somebody away before the game begins; the host only. The table's invite link is a new one then."""
    services = services_of(request)
    await services.playing.lobbies.kick(game_id, await user_of(request), seat, body.name if body else None)
    return nothing()


@router.post("/{game_id}/seats/{seat}/agree", status_code=204)
@needs(scope="play", limit="changes")
async def agree(request: Request, game_id: str, seat: int) -> Response:
    """Agree that another's seat is handed on by the host although it holds a secret: its owner has been away for a
    day. All others at the table have to."""
    services = services_of(request)
    await services.playing.lobbies.agree(game_id, await user_of(request), seat)
    return nothing()


@router.post("/{game_id}/seats/{seat}/link", openapi_extra=sends(documents.SeatLink))
@needs(scope="host", limit="changes")
async def seat_link(request: Request, game_id: str, seat: int) -> Response:
    """A new link with which a player who lost access to a seat returns to it, once. For its owner; for the
    host only while the owner is away and holds nothing hidden, or after a day with the consent of all others. There is
    none once the game is over."""
    services = services_of(request)
    user = await user_of(request)
    secret = await services.playing.lobbies.seat_link(game_id, user, seat)
    return answer(documents.SeatLink(url=invite_url(services, await services.tables.live.get(game_id), secret)))
