"""Users, games, seats, the event log and snapshots."""

from alembic import op

revision = "0001"
down_revision = None

USERS = """
CREATE TABLE users (
    id text PRIMARY KEY,
    name text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    created timestamptz NOT NULL DEFAULT now()
)
"""

# The columns that every move changes stand in no index, so that the update stays in its page and writes little.
GAMES = """
CREATE TABLE games (
    id text PRIMARY KEY,
    game text NOT NULL,
    options jsonb NOT NULL,
    status text NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'paused')),
    host text REFERENCES users,
    pace text NOT NULL,
    visibility text NOT NULL CHECK (visibility IN ('private', 'public')),
    invite text NOT NULL,
    components text,
    entropy bytea,
    nonce bytea,
    created timestamptz NOT NULL DEFAULT now(),
    version int NOT NULL DEFAULT 0,
    seq int NOT NULL DEFAULT 0,
    to_move smallint[] NOT NULL DEFAULT '{}',
    automatic boolean NOT NULL DEFAULT false,
    takeback jsonb,
    problem text,
    updated timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 60)
"""

SEATS = """
CREATE TABLE seats (
    game_id text NOT NULL REFERENCES games ON DELETE CASCADE,
    seat smallint NOT NULL,
    kind text NOT NULL CHECK (kind IN ('human', 'luna', 'robot')),
    level smallint NOT NULL DEFAULT 2,
    user_id text REFERENCES users,
    name text NOT NULL DEFAULT '',
    link_hash bytea,
    PRIMARY KEY (game_id, seat)
)
"""

EVENTS = """
CREATE TABLE events (
    game_id text NOT NULL,
    seq int NOT NULL,
    seat smallint,
    move jsonb NOT NULL,
    events jsonb NOT NULL,
    digest bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    key text,
    PRIMARY KEY (game_id, seq)
)
"""

SNAPSHOTS = """
CREATE TABLE snapshots (
    game_id text PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    seq int NOT NULL,
    state bytea NOT NULL
)
"""

INDEXES = (
    "CREATE INDEX games_by_status ON games (status, created DESC)",
    "CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL",
    "CREATE UNIQUE INDEX events_by_key ON events (game_id, seat, key) WHERE key IS NOT NULL",
)


def upgrade() -> None:
    """Create the tables."""
    for statement in (USERS, GAMES, SEATS, EVENTS, SNAPSHOTS, *INDEXES):
        op.execute(statement)


def downgrade() -> None:
    """Drop the tables."""
    op.execute("DROP TABLE snapshots, events, seats, games, users")
