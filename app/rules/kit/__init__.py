"""What a game of many pending decisions wants, whatever it is about; knows of no game."""
