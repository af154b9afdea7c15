"""The words of the modules of the game: a file each, with its moves, events, questions and tasks, its options, its part
of the state and the places of the rulebook that it cites. The unions in `moves.py`, `events.py`, `agenda.py` and
`state.py` name what is decoded."""
