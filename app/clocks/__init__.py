"""Time: deadlines of seats, what happens when they pass, hours of play, vacations, sleeping games.

Deadlines follow from the log: `deadline_updates.py` works them out after each move, `deadline_worker.py` looks for
those that have passed. Nothing of it enters rules or states.
"""
