"""Postgres for a laptop: a server that the application brings along, starts and stops by itself."""

from app.postgres.embedded import EmbeddedPostgres, PostgresError

__all__ = ["EmbeddedPostgres", "PostgresError"]
