"""What a table can do: open, join, start, submit, undo, take back, export; automated seats.

The server knows no game by name here: everything goes through `app.rules.game`.
"""
