"""Postgres: users, games, seats, the event log and snapshots. All SQL of the server lives here.

Statements go straight to asyncpg: a move is one statement, and an ORM would double its time (docs: architecture).
"""
