"""The words of the game: what a state holds, what can be moved, asked, done and happen. Data, no rules."""
