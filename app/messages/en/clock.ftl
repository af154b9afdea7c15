# Clocks: how long a turn may take, how much time is left, stand-ins.

time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
left-none = time is up
left-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
 }
left-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
 }
left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
 }

clocks-region = Clocks
stand-in-region = Stand-in
asleep-region = A sleeping game
vote-region = A vote
clock-by = by { $at }
clock-passed = since { $at }
clock-away = { $name } is on vacation until { $at }
stand-in-mine = A stand-in plays on your seat.
stand-in-of = A stand-in plays for { $names }.
stand-in-back = Take my seat back
resign = Resign …
resign-what = A stand-in plays your seat to the end. You can take it back at any time.
resign-do = Resign
resign-stay = Play on
seat-to-somebody = Hand my seat to somebody else
asleep-what = This game sleeps, for nobody has touched it for long. Its clocks stand still.
asleep-wake = Wake it
vote-what = The time of { $names } is up. Those who are here may end the game.
vote-count = { $votes } of { $voters } have voted to end it.
vote-do = Vote to end the game
vote-withdraw = Withdraw my vote
ended-by-vote = This game was ended by a vote, before its end.
