# Telling: the log by round and turn, the table as it was then, Luna's card, waiting.

log-filter = Whose deeds are shown
log-all = All
log-only = Only { $name }
log-more = Show earlier entries
log-set-up = Set-up
log-round = Round { $round }
log-planning = Planning
log-show-then = Show the table as it was then
waited-minutes = { $count ->
    [one] for 1 minute
   *[other] for { $count } minutes
 }
waited-hours = { $count ->
    [one] for 1 hour
   *[other] for { $count } hours
 }
waited-days = for { $count } days
settings = Settings
talk = Talk
talk-title = Talk at the table
talk-unread = Talk at the table: { $count } unread

# --- premoves: the next turn, chosen before it comes

premove-region = Your next turn
advice-ask = Ask a robot for advice; everybody at the table is told
advice-close = Close the advice
premove-open = Premove my next turn

# --- taking back with everybody's consent

log-gone = Taken back:
takeback-ask = Take back …
lost-seat = Your seat has changed hands.
lost-seat-home = Front page
log-handed-owner = { $name } takes over the seat of { $was }, by a link that { $was } made.
log-handed-host = { $name } takes over the seat of { $was }, who was away, by a link of the host.
log-handed-agreed = { $name } takes over the seat of { $was }, who was away, as all others agreed.
log-handed-free = { $name } takes the free seat of { $was }.
log-stand-in-deadline = The time of { $name } is up. A stand-in plays on the seat until { $name } is back.
log-stand-in-resigned = { $name } lets a stand-in play on.
log-advised = { $seat } asks a robot for advice.
log-stand-in-back = { $name } is back and plays again.
log-branched = This game plays on from entry { $seq } of another one; what was hidden is drawn again.
log-closed = The table was closed before the end of the game by { $seats }.
log-ended-by-vote = The game was ended by a vote of { $seats }.
log-undone = { $seat } takes a move back.
log-taken-back = { $seat } takes moves back, as all have agreed.
