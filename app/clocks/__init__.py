"""Time: deadlines of seats, what happens when they pass, hours of play, vacations, sleeping games.

Deadlines follow from the log: `following.py` works them out behind each move, `watching.py` looks for those that have
passed. Nothing of it enters rules or states.
"""
