"""The tables of people, and of the server itself: accounts, channels, and what people are to be told."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    DateTime,
    ForeignKey,
    FromClause,
    Identity,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
    func,
    literal_column,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from app.store.schema.base import literal, metadata_of

metadata: Final = metadata_of("people")

users: Final = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("picture", Text, nullable=False, server_default=literal("'helmet-silver'")),
    Column("shows", ARRAY(Text), nullable=False, server_default=literal("'{head-to-head}'")),
    Column("language", Text),
    Column("settings", JSONB, nullable=False, server_default=literal("'{}'::jsonb")),
)

# Who is here no more: noted as they are deleted, and kept until the tables of games have surely forgotten them.
departed: Final = Table(
    "departed",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# The holder of a token that hashes to `token_hash` is the user: a browser that signed in, or a program with a token
# that its owner made. One that has ended is kept, so that its token is never good again.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("kind", Text, CheckConstraint("kind IN ('browser', 'token')", "kind"), nullable=False),
    Column("scopes", ARRAY(Text), nullable=False),
    Column("name", Text, nullable=False, server_default=literal("''")),
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

# What proves something once and for a short time: links in mails, codes for another device. Using one deletes it.
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
    Column("digest", Boolean, nullable=False, server_default=literal("false")),
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

# What waits to be sent, and what became of it: taken over from the outbox, sent by a worker of any process. The key
# allows one notice for a turn and channel, however often it is taken over; `claimed` is until when a worker has it.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("channel_id", Text, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("game_id", Text),
    Column("seq", Integer, nullable=False, server_default=literal("0")),
    Column("seat", SmallInteger),
    Column("told", JSONB),
    Column(
        "state",
        Text,
        CheckConstraint("state IN ('waiting', 'sent', 'failed', 'withdrawn')", "state"),
        nullable=False,
        server_default=literal("'waiting'"),
    ),
    Column("due", DateTime(timezone=True), nullable=False),
    Column("claimed", DateTime(timezone=True)),
    Column("tries", SmallInteger, nullable=False, server_default=literal("0")),
    Column("error", Text),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("ended", DateTime(timezone=True), CheckConstraint("(state = 'waiting') = (ended IS NULL)", "ended")),
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
    postgresql_where=literal_column("ended IS NULL"),
)

# The processes that live: what the proxy calls them, until when their lease lasts, whether they are leaving, of which
# version they are, and which component sets they know (null: of a version before 0049). Unlogged, since what is lost is
# written again within a second.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    Column("version", Text, nullable=False, server_default=""),
    Column("component_sets", ARRAY(Text)),
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

# Whose hours or vacations have changed, until the deadlines at their tables were calculated again. `version`: which
# change of theirs in between.
changed_times: Final = Table(
    "changed_times",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False, server_default=literal("1")),
    Column("at", DateTime(timezone=True), nullable=False),
)

vacations: Final = Table(
    "vacations",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", DateTime(timezone=True), primary_key=True),
    Column("ends", DateTime(timezone=True), nullable=False),
)

# Whose lines somebody does not want to read, at any table.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)
