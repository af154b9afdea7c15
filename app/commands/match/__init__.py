"""`python -m app simulate --match A,B`: how strong one player is against another, in any game."""
