"""The tables of games: a game's rows bear its id, or that of a line of its chat, and could lie on any server."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    func,
    literal_column,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from app.store.schema.base import literal, metadata_of

metadata: Final = metadata_of("games")

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
    Column("host", Text),
    Column("pace", Text, nullable=False),
    Column("visibility", Text, CheckConstraint("visibility IN ('private', 'public')", "visibility"), nullable=False),
    Column("invite", Text, nullable=False),
    Column("kicked", ARRAY(Text), nullable=False, server_default=literal("'{}'")),
    Column("components", Text),
    Column("entropy", LargeBinary),
    Column("nonce", LargeBinary),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("version", Integer, nullable=False, server_default=literal("0")),
    Column("seq", Integer, nullable=False, server_default=literal("0")),
    Column("to_move", ARRAY(SmallInteger), nullable=False, server_default=literal("'{}'")),
    Column("automatic", Boolean, nullable=False, server_default=literal("false")),
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
    Column("compressed", Boolean, nullable=False, server_default=literal("false")),
    Column("advice", Boolean, nullable=False, server_default=literal("false")),
    Column("updated", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("games_by_status", "status", literal_column("created DESC")),
    Index("games_branched", "host", postgresql_where=literal_column("branched_from IS NOT NULL")),
    Index("games_by_host", "host", postgresql_where=literal_column("host IS NOT NULL")),
    Index("games_by_rematch", "rematch", postgresql_where=literal_column("rematch IS NOT NULL")),
    # They are looked for every few seconds.
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
    Column("level", SmallInteger, nullable=False, server_default=literal("2")),
    Column("user_id", Text),
    Column("name", Text, nullable=False, server_default=literal("''")),
    Column("link_hash", LargeBinary),
    Column("link_from_owner", Boolean, nullable=False, server_default=literal("false")),
    Column("seen", DateTime(timezone=True)),
    Column("former", ARRAY(Text), nullable=False, server_default=literal("'{}'")),
    Column("agreed", ARRAY(SmallInteger), nullable=False, server_default=literal("'{}'")),
    Column("stand_in", Text, CheckConstraint("stand_in IN ('deadline', 'resigned')", "stand_in")),
    Column("advised", SmallInteger, nullable=False, server_default=literal("0")),
    Index("seats_by_user", "user_id", postgresql_where=literal_column("user_id IS NOT NULL")),
    Index("seats_by_former", "former", postgresql_using="gin", postgresql_where=literal_column("former <> '{}'")),
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

# A table of its own, so that moves do not rewrite it.
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

# The last number of a table whose view a visible page of somebody has shown.
shown: Final = Table(
    "shown",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# Whom something at a table is to tell of what: written with what causes it, and taken over as notices (`notices`, a
# table of people) for those channels that want to know.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("user_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("game_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", SmallInteger),
    Column("told", JSONB),
    Column("due", DateTime(timezone=True), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# Up to which entry of the log a table's deadlines have been worked out; who has voted to end the game.
clocks: Final = Table(
    "clocks",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("votes", ARRAY(SmallInteger), nullable=False, server_default=literal("'{}'")),
)

# A row for each seat of a person; `since` and `due` only while the seat is asked something, and `since` alone while a
# stand-in plays on for an owner who has stopped meanwhile, or while an owner who has answered could take that back.
deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("since", DateTime(timezone=True)),
    Column("due", DateTime(timezone=True)),
    Column("near", DateTime(timezone=True)),
    Column("added_seconds", Double, nullable=False, server_default=literal("0")),
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

# One row, where games lie in several databases: the number of this one, which slots (`slots.py`) it holds, which arrive
# here, and which of those that it holds are leaving and not written meanwhile.
game_slots: Final = Table(
    "game_slots",
    metadata,
    Column("id", SmallInteger, CheckConstraint("id = 1", "id"), primary_key=True, autoincrement=False),
    Column("number", SmallInteger, nullable=False),
    Column("held", ARRAY(SmallInteger), nullable=False),
    Column("arriving", ARRAY(SmallInteger), nullable=False, server_default=literal("'{}'")),
    Column("leaving", ARRAY(SmallInteger), nullable=False, server_default=literal("'{}'")),
)

# How a finished game ended for each of its seats: written after its last move, and again where that was missed. One
# that was ended before its end has no places and scores.
results: Final = Table(
    "results",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", Text),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("total", Integer),
    Column("place", SmallInteger),
    Column("won", Boolean, nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Column("advised", SmallInteger, nullable=False, server_default=literal("0")),
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
    Column("user_id", Text),
    Column("text", Text, nullable=False),
    Column("mentions", ARRAY(Text), nullable=False, server_default=literal("'{}'")),
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
    Column("user_id", Text, primary_key=True),
    Column("symbol", Text, primary_key=True),
    Column("game_id", Text, nullable=False),
)

# The last line of a table that somebody has read.
chat_seen: Final = Table(
    "chat_seen",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("chat_id", BigInteger, nullable=False),
)

# Those whom the host of a table lets say nothing there.
chat_muted: Final = Table(
    "chat_muted",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
)

# Whom the host of a table would like to play there.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("invitations_by_user", "user_id"),
)

# When somebody was last nudged at a table, by whomever.
nudges: Final = Table(
    "nudges",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)

# What somebody writes about a table for themselves alone; `version` counts the times it was written.
notes: Final = Table(
    "notes",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("notes_by_user", "user_id"),
)

# What robots think of finished games, made when somebody first asks. `made_by`: whose analysis it is; another one
# makes it again. `result`: JSON, packed; null while it is made, `done` per cent of it, by the holder of the `claim`
# until `claimed_until`. `tries`: how often that failed.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("made_by", Text, nullable=False),
    Column("result", LargeBinary),
    Column("done", SmallInteger, nullable=False, server_default=literal("0")),
    Column("claim", Text),
    Column("claimed_until", DateTime(timezone=True)),
    Column("tries", SmallInteger, nullable=False, server_default=literal("0")),
)

# Premoves that play by themselves when their owner's turn comes, as the table stood at entry `seq`; all others are in
# browsers alone.
premoves: Final = Table(
    "premoves",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, primary_key=True),
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
