"""Pictures of every phase of a game: what is shown (`moments`), who plays (`sitting`), who takes them (`camera`)."""
