"""A worth of positions that a robot has taught itself by playing: a small network."""
