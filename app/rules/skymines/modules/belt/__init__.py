"""The Belt side of the board (p. 26-29): asteroids with outpost spaces, flight paths with shuttle spaces."""
