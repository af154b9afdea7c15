"""Many games between built-in players, counted."""
