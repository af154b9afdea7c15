"""The database, described once: its tables, from which migrations are made and checked, and statements are built.

A change of the schema is a change here and a migration (`make migration NAME="…"`); a test compares what the migrations
make with what stands here.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    DateTime,
    Double,
    ForeignKey,
    FromClause,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
    func,
    literal_column,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

metadata: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "uq": "%(table_name)s_%(column_0_name)s_key",
        "ck": "%(table_name)s_%(constraint_name)s_check",
    }
)
"""The names are those that Postgres itself would give."""


def _literal(text: str) -> ColumnElement[str]:
    """A constant that stands in a definition as it is."""
    return literal_column(text)


users: Final = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("picture", Text, nullable=False, server_default=_literal("'helmet-silver'")),
    Column("shows", ARRAY(Text), nullable=False, server_default=_literal("'{head-to-head}'")),
    Column("language", Text),
    Column("settings", JSONB, nullable=False, server_default=_literal("'{}'::jsonb")),
)

# Whoever holds a token that hashes to `token_hash` is the user: a browser that signed in, or a program with a token
# that its owner made. One that has ended is kept, so that its token is never good again.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("kind", Text, CheckConstraint("kind IN ('browser', 'token')", "kind"), nullable=False),
    Column("scopes", ARRAY(Text), nullable=False),
    Column("name", Text, nullable=False, server_default=_literal("''")),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("seen", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("ended", DateTime(timezone=True)),
    Column("proved", DateTime(timezone=True)),
    Index("sessions_by_user", "user_id"),
)

# How people sign in again. A guest has no row here. Two spellings of one address have the same `address_key`.
credentials: Final = Table(
    "credentials",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text),
    Column("address_key", Text, unique=True),
    Column("password", Text),
)

# Keys that stay in people's devices, and what these are asked to sign: once, by one user or by anybody.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Index("passkeys_by_user", "user_id"),
)
challenges: Final = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE")),
    Column("expires", DateTime(timezone=True), nullable=False),
)

# What proves something once and for a short time: links in mails, codes for another device. Whoever uses one takes it.
one_time_secrets: Final = Table(
    "one_time_secrets",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", Text, CheckConstraint("purpose IN ('sign-in', 'confirm', 'device')", "purpose"), nullable=False),
    Column("address", Text),
    Column("session_id", Text),
    Column("expires", DateTime(timezone=True), nullable=False),
    Index("one_time_secrets_by_user", "user_id", "purpose"),
)

# The columns that every move changes stand in no index, so that the update stays in its page and writes little; but
# for `automatic`, which changes only where the turn goes from people to an automa or back.
games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", JSONB, nullable=False),
    Column(
        "status",
        Text,
        CheckConstraint("status IN ('lobby', 'closed', 'playing', 'finished', 'paused')", "status"),
        nullable=False,
    ),
    Column("host", Text, ForeignKey("users.id")),
    Column("pace", Text, nullable=False),
    Column("visibility", Text, CheckConstraint("visibility IN ('private', 'public')", "visibility"), nullable=False),
    Column("invite", Text, nullable=False),
    Column("kicked", ARRAY(Text), nullable=False, server_default=_literal("'{}'")),
    Column("components", Text),
    Column("entropy", LargeBinary),
    Column("nonce", LargeBinary),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("version", Integer, nullable=False, server_default=_literal("0")),
    Column("seq", Integer, nullable=False, server_default=_literal("0")),
    Column("to_move", ARRAY(SmallInteger), nullable=False, server_default=_literal("'{}'")),
    Column("automatic", Boolean, nullable=False, server_default=_literal("false")),
    Column("takeback", JSONB(none_as_null=True)),
    Column("problem", Text),
    Column("rematch", Text),
    Column("clock", JSONB(none_as_null=True)),
    Column("asleep", DateTime(timezone=True)),
    Column("woken", DateTime(timezone=True)),
    Column("closing", ARRAY(SmallInteger)),
    Column("name", Text),
    Column("round", SmallInteger),
    Column("branched_from", Text),
    Column("branched_at", Integer),
    Column("compressed", Boolean, nullable=False, server_default=_literal("false")),
    Column("updated", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("games_by_status", "status", literal_column("created DESC")),
    Index("games_branched", "host", postgresql_where=literal_column("branched_from IS NOT NULL")),
    Index("games_by_rematch", "rematch", postgresql_where=literal_column("rematch IS NOT NULL")),
    # Whoever looks for them does so every few seconds.
    Index(
        "games_waiting_for_automata",
        "id",
        postgresql_where=literal_column("automatic AND asleep IS NULL AND status = 'playing'"),
    ),
    # In the order in which logs of games that are over are compressed.
    Index(
        "games_to_compress",
        "created",
        "id",
        postgresql_where=literal_column("status = 'finished' AND NOT compressed"),
    ),
    postgresql_with={"fillfactor": 60},
)

seats: Final = Table(
    "seats",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, CheckConstraint("kind IN ('human', 'automa', 'robot')", "kind"), nullable=False),
    Column("level", SmallInteger, nullable=False, server_default=_literal("2")),
    Column("user_id", Text, ForeignKey("users.id")),
    Column("name", Text, nullable=False, server_default=_literal("''")),
    Column("link_hash", LargeBinary),
    Column("link_from_owner", Boolean, nullable=False, server_default=_literal("false")),
    Column("seen", DateTime(timezone=True)),
    Column("former", ARRAY(Text), nullable=False, server_default=_literal("'{}'")),
    Column("agreed", ARRAY(SmallInteger), nullable=False, server_default=_literal("'{}'")),
    Column("stand_in", Text, CheckConstraint("stand_in IN ('deadline', 'resigned')", "stand_in")),
    Index("seats_by_user", "user_id", postgresql_where=literal_column("user_id IS NOT NULL")),
)

# No foreign key: `game_id` leads every key, so that the log could be spread over several servers.
events: Final = Table(
    "events",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger),
    Column("move", JSONB, nullable=False),
    Column("events", JSONB, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("key", Text),
    Column("hash", LargeBinary),
    Index("events_by_key", "game_id", "seat", "key", unique=True, postgresql_where=literal_column("key IS NOT NULL")),
)

# The whole log of an old game, which then has neither rows in `events` nor snapshots (`games.compressed`).
compressed_logs: Final = Table(
    "compressed_logs",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# A table of its own, so that moves do not write it anew.
seals: Final = Table(
    "seals",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("fields", JSONB, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

# What the server keeps to itself, made when it is first needed.
keys: Final = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Where somebody wants to be told of what, once they have shown that it reaches them. A browser that is told goes by a
# `label`, and is told nothing once the session by which it asked has ended.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("kinds", ARRAY(Text), nullable=False),
    Column("digest", Boolean, nullable=False, server_default=_literal("false")),
    Column("confirmed", DateTime(timezone=True)),
    Column("code_hash", LargeBinary),
    Column("code_until", DateTime(timezone=True)),
    Column("broken", Text),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("label", Text),
    Column("session_id", Text, ForeignKey("sessions.id", ondelete="SET NULL")),
    UniqueConstraint("user_id", "kind", "address"),
    Index("channels_by_session", "session_id", postgresql_where=literal_column("session_id IS NOT NULL")),
)

# When somebody wants to be left alone, in minutes of their day.
quiet_hours: Final = Table(
    "quiet_hours",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("time_zone", Text, nullable=False),
    Column("quiet_from", SmallInteger),
    Column("quiet_until", SmallInteger),
    Column("locale", Text),
)

# The outbox: written with what causes a notice, emptied by a worker of any process. The key allows one notice for a
# turn and channel; `claimed` is until when a worker has it.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("channel_id", Text, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("game_id", Text),
    Column("seq", Integer, nullable=False, server_default=_literal("0")),
    Column("seat", SmallInteger),
    Column("told", JSONB),
    Column(
        "state",
        Text,
        CheckConstraint("state IN ('waiting', 'sent', 'failed', 'withdrawn')", "state"),
        nullable=False,
        server_default=_literal("'waiting'"),
    ),
    Column("due", DateTime(timezone=True), nullable=False),
    Column("claimed", DateTime(timezone=True)),
    Column("tries", SmallInteger, nullable=False, server_default=_literal("0")),
    Column("error", Text),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("ended", DateTime(timezone=True)),
    UniqueConstraint("channel_id", "game_id", "kind", "seq"),
    Index("notices_waiting", "due", postgresql_where=literal_column("state = 'waiting'")),
    Index("notices_by_channel", "channel_id", literal_column("created DESC")),
    Index("notices_sent", "channel_id", postgresql_where=literal_column("state = 'sent'")),
)


def order_of(of: FromClause) -> tuple[ColumnElement[Any], ...]:
    """In which order notices of a channel go out: tests first, then what nobody has tried yet, then retries."""
    is_no_test = of.c.kind.op("<>")(literal_column("'test'"))
    is_retry = of.c.tries.op(">")(literal_column("0"))
    return is_no_test, is_retry, of.c.due, of.c.id


# By it a claim goes from channel to channel, and to the first notice of each.
Index(
    "notices_in_turn",
    notices.c.channel_id,
    *order_of(notices),
    postgresql_where=literal_column("state = 'waiting'"),
)

# The last number of a table whose view a visible page of somebody has shown.
shown: Final = Table(
    "shown",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# Up to which entry of the log a table's deadlines have been worked out; who has voted to end the game.
clocks: Final = Table(
    "clocks",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("votes", ARRAY(SmallInteger), nullable=False, server_default=_literal("'{}'")),
)

# A row for each seat of a person; `since` and `due` only while the seat is asked something.
deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("since", DateTime(timezone=True)),
    Column("due", DateTime(timezone=True)),
    Column("near", DateTime(timezone=True)),
    Column("added_seconds", Double, nullable=False, server_default=_literal("0")),
    Column("bank_seconds", Double, nullable=False),
    Column("passed", DateTime(timezone=True)),
    Column("claimed", DateTime(timezone=True)),
    Index("deadlines_by_due", "due", postgresql_where=literal_column("due IS NOT NULL AND passed IS NULL")),
    Index("deadlines_by_near", "near", postgresql_where=literal_column("near IS NOT NULL")),
)

# One row: when a server that watches deadlines was here last.
heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("id", SmallInteger, CheckConstraint("id = 1", "id"), primary_key=True, autoincrement=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# The processes that live: what the proxy calls them, until when their lease lasts, whether they are leaving, and of
# which version they are. Unlogged, since what is lost is written again within a second.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    Column("version", Text, nullable=False, server_default=""),
    prefixes=["UNLOGGED"],
)

# One row: the oldest migration whose version may run on this database (app/postgres/migrate.py). A migration that takes
# away what a former version needs raises it.
compatibility: Final = Table("compatibility", metadata, Column("since", Text, primary_key=True))

play_hours: Final = Table(
    "play_hours",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("time_zone", Text, nullable=False),
    Column("opens", SmallInteger, nullable=False),
    Column("closes", SmallInteger, nullable=False),
)

vacations: Final = Table(
    "vacations",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", DateTime(timezone=True), primary_key=True),
    Column("ends", DateTime(timezone=True), nullable=False),
)

# How a finished game ended for each of its seats: written behind its last move, and again where that was missed. One
# that was ended before its end has no places and scores.
results: Final = Table(
    "results",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("total", Integer),
    Column("place", SmallInteger),
    Column("won", Boolean, nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Index("results_by_user", "user_id", "ended", "game_id", postgresql_where=literal_column("user_id IS NOT NULL")),
)

# What is said at tables, apart from the log of moves. A name in `text` stands there as a sign whose person is in
# `mentions`, in the same order. `room`: who it is said to.
chat: Final = Table(
    "chat",
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("room", Text, CheckConstraint("room IN ('players', 'spectators')", "room"), nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("mentions", ARRAY(Text), nullable=False, server_default=_literal("'{}'")),
    Column("key", Text),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("chat_by_game", "game_id", literal_column("id DESC")),
    Index("chat_by_key", "game_id", "user_id", "key", unique=True, postgresql_where=literal_column("key IS NOT NULL")),
    Index("chat_by_user", "user_id", postgresql_where=literal_column("user_id IS NOT NULL")),
)

chat_reactions: Final = Table(
    "chat_reactions",
    metadata,
    Column("chat_id", BigInteger, ForeignKey("chat.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("symbol", Text, primary_key=True),
)

# The last line of a table that somebody has read.
chat_seen: Final = Table(
    "chat_seen",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("chat_id", BigInteger, nullable=False),
)

# Those whom the host of a table lets say nothing there.
chat_muted: Final = Table(
    "chat_muted",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# Whose lines somebody does not want to read, at any table.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# Whom the host of a table would like to play there.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("invitations_by_user", "user_id"),
)

# When somebody was last nudged at a table, by whomever.
nudges: Final = Table(
    "nudges",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)

# What somebody writes about a table for themselves alone; `version` counts the times it was written.
notes: Final = Table(
    "notes",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("notes_by_user", "user_id"),
)

# What robots think of finished games, made when somebody first asks. `made_by`: whose analysis it is; by another one it
# is made anew. `result`: JSON, packed; null while it is made, `done` per cent of it, by whoever has the `claim` until
# `claimed_until`. `tries`: how often that was begun.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("made_by", Text, nullable=False),
    Column("result", LargeBinary),
    Column("done", SmallInteger, nullable=False, server_default=_literal("0")),
    Column("claim", Text),
    Column("claimed_until", DateTime(timezone=True)),
    Column("tries", SmallInteger, nullable=False, server_default=_literal("0")),
)

# Premoves that play by themselves when their owner's turn comes, as the table stood at entry `seq`; all others are in
# browsers alone.
premoves: Final = Table(
    "premoves",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("steps", JSONB, nullable=False),
    Index("premoves_by_user", "user_id"),
)

# Tables whose talk, once they are over, is for those alone who sat there.
closed_talks: Final = Table(
    "closed_talks",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
)
