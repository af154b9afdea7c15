"""Many games of Shackleton Base between built-in players, counted."""
