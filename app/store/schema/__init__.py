"""The database, described once: its tables, from which migrations are made and checked, and statements are built.

A change of the schema is a change here and a migration (`make migration NAME="…"`); a test compares what the migrations
make with what stands here. Games and people are two sides (`games`, `people`), which may lie in two databases: each has
all tables then, and those of the other side stay empty.
"""

from app.store.schema import games, people

SIDES = (people.metadata, games.metadata)
