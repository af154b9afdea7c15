"""One module a game: its events in sentences."""
