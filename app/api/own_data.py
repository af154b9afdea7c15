"""A copy of all that is kept of somebody, as one document. Secrets are not in it: of tokens and passwords there are
hashes only."""

from datetime import UTC, datetime
from typing import Any, TypedDict

import msgspec

from app.accounts.documents import OneSession, session_document
from app.accounts.own_settings import OwnSettings
from app.clocks.documents import OwnHours, Vacation
from app.clocks.personal_time import own_hours
from app.messages.speaker import Speaker
from app.notify.subscriptions import address_shown
from app.services import Services
from app.store import absence, channels, chat, friends, notices, passkeys, premoves, user_seats
from app.store.friends import Invitation
from app.store.notices import State
from app.store.records import Session, User
from app.store.users import created, shows
from app.talk import notes as own_notes
from app.talk.documents import OwnLine, OwnNote
from app.talk.talk import written_by

BEGINNING_OF_TIME = datetime(2000, 1, 1, tzinfo=UTC)
MAX_ROWS = 100_000


class OwnChannel(TypedDict):
    """Where the caller is notified, and of what."""

    kind: str
    address: str
    kinds: list[str]
    digest: bool
    confirmed: datetime | None
    created: datetime


class OwnQuietHours(TypedDict):
    """The caller's time zone and locale, and from when until when they are left alone, in minutes of their day."""

    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    locale: str | None


class OwnPasskey(TypedDict):
    """A key of the caller's device, by what it runs on."""

    name: str
    created: datetime


class OwnNotice(TypedDict):
    """A notice that was sent to the caller, or was to be."""

    channel: str
    kind: str
    game: str | None
    state: State
    created: datetime
    ended: datetime | None


class OwnPremove(TypedDict):
    """Moves that play by themselves when the caller's turn comes at a table."""

    game: str
    moves: list[Any]


class OwnMove(TypedDict):
    """A move of the caller's."""

    seq: int
    move: Any
    at: datetime


class OwnTable(TypedDict):
    """A table at which the caller sits, with what was moved at that seat while it was theirs. `name`: what they are
    called there; null where the seat was theirs and is somebody else's now."""

    id: str
    game: str
    status: str
    seat: int
    name: str | None
    created: datetime
    moves: list[OwnMove]


class HostedTable(TypedDict):
    """A table that the caller hosts; `name` is null if it has none."""

    id: str
    game: str
    status: str
    name: str | None
    created: datetime


class OwnReaction(TypedDict):
    """What the caller has reacted with to a line of a table's talk, by the line's number."""

    game: str
    line: int
    symbol: str


class OwnNudge(TypedDict):
    """When the caller was nudged last at a table."""

    game: str
    at: datetime


class OwnData(TypedDict):
    """What this server keeps of the caller, but for which hints and lines were shown to them. The whole of a game is at
    /api/games/{id}/export."""

    user: User
    created: datetime
    address: str | None
    language: str | None
    settings: OwnSettings
    password: bool
    sessions: list[OneSession]
    channels: list[OwnChannel]
    quiet_hours: OwnQuietHours
    passkeys: list[OwnPasskey]
    hours: OwnHours | None
    vacations: list[Vacation]
    notices: list[OwnNotice]
    invitations: list[Invitation]
    blocked: list[str]
    shown: list[str]
    tables: list[OwnTable]
    hosted: list[HostedTable]
    said: list[OwnLine]
    reactions: list[OwnReaction]
    nudges: list[OwnNudge]
    notes: list[OwnNote]
    premoves: list[OwnPremove]


async def own_data(services: Services, own: Session, speaker: Speaker) -> OwnData:
    """The copy for the user of this session."""
    user = own.user
    known = await services.signing_in.credentials_of(user)
    quiet = await channels.quiet_hours(services.db, user.id)
    return OwnData(
        user=known.user,
        created=await created(services.db, user.id),
        address=known.address,
        language=known.language,
        settings=await services.accounts.settings_of(user),
        password=known.password is not None,
        sessions=[session_document(session, own.id) for session in await services.accounts.sessions_of(user)],
        channels=[_channel(speaker, channel) for channel in await channels.of_user(services.db, user.id)],
        quiet_hours={
            "time_zone": quiet.time_zone,
            "quiet_from": quiet.quiet_from,
            "quiet_until": quiet.quiet_until,
            "locale": quiet.locale,
        },
        passkeys=[
            {"name": item.name, "created": item.created} for item in await passkeys.of_user(services.db, user.id)
        ],
        hours=await _hours(services, user),
        vacations=await _vacations(services, user),
        notices=[_notice(item) for item in await notices.of_user(services.db, user.id, limit=MAX_ROWS)],
        invitations=await friends.invitations(services.db, user.id),
        blocked=[name for _, name in await chat.people_blocked(services.db, user.id)],
        shown=await shows(services.db, user.id),
        tables=await _tables(services, user),
        hosted=[_hosted(row) for row in await user_seats.hosted_by(services.db, user.id)],
        reactions=[
            {"game": row["game_id"], "line": row["chat_id"], "symbol": row["symbol"]}
            for row in await chat.reacted_by(services.db, user.id)
        ],
        nudges=[{"game": row["game_id"], "at": row["at"]} for row in await user_seats.nudged(services.db, user.id)],
        said=await written_by(services.db, user.id),
        notes=await own_notes.written_by(services.db, user.id),
        premoves=[
            {"game": game_id, "moves": [step.move for step in steps]}
            for game_id, steps in await premoves.of_user(services.db, user.id)
        ],
    )


async def _hours(services: Services, user: User) -> OwnHours | None:
    hours = await absence.hours_of(services.db, user.id)
    return None if hours is None else own_hours(hours)


async def _vacations(services: Services, user: User) -> list[Vacation]:
    found = await absence.vacations(services.db, [user.id], BEGINNING_OF_TIME)
    return [{"begins": begins, "ends": ends} for begins, ends in found.get(user.id, [])]


def _notice(sent: notices.Sent) -> OwnNotice:
    return {
        "channel": sent.channel,
        "kind": sent.kind,
        "game": sent.game_id,
        "state": sent.state,
        "created": sent.created,
        "ended": sent.ended,
    }


def _channel(speaker: Speaker, channel: channels.ChannelRow) -> OwnChannel:
    return {
        "kind": channel.kind,
        "address": address_shown(speaker, channel),
        "kinds": list(channel.kinds),
        "digest": channel.digest,
        "confirmed": channel.confirmed,
        "created": channel.created,
    }


async def _tables(services: Services, user: User) -> list[OwnTable]:
    moves: dict[tuple[str, int], list[OwnMove]] = {}
    for move in await user_seats.moves_of(services.db, user.id):
        own: OwnMove = {"seq": move.seq, "move": msgspec.json.decode(move.move), "at": move.at}
        moves.setdefault((move.game, move.seat), []).append(own)
    found = await user_seats.tables_of(services.db, user.id)
    return [_table(item, moves.get((item.id, item.seat), [])) for item in found]


def _hosted(row: Any) -> HostedTable:
    return {
        "id": row["id"],
        "game": row["game"],
        "status": row["status"],
        "name": row["name"],
        "created": row["created"],
    }


def _table(table: user_seats.OwnTableRow, moves: list[OwnMove]) -> OwnTable:
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "seat": table.seat,
        "name": table.name,
        "created": table.created,
        "moves": moves,
    }
