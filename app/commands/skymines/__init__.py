"""Commands that know Skymines: simulating games, and checking component sets."""
