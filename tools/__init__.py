"""What developers run by hand: recording the game of the home page, taking pictures."""
