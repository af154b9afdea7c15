"""Watchers: websockets, diffs per seat, presence, and the bus between processes."""
