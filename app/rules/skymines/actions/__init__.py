"""The actions of a turn and what they bring: what they cost in lines, and the events that they lead to."""
