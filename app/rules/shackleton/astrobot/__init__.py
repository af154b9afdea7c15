"""AstroBot, the automated seat of a game of one human: what it does in each phase (Solo rules).

Triangle and arrow, which lead its choices, are read in `board/astrobot.py`. What it does with a corporation stands in
that corporation's folder and joins in at the hook there. What effects put on the agenda for any seat is carried out for
AstroBot by the same tasks.
"""
