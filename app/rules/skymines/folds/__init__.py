"""The fold of the log, by kinds of events."""
