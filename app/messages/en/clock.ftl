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
left-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
 }
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

vacations-region = Vacations
clock-mine = Your time
clock-of = Time of { $name }
clock-title = { $name }: { $left } ({ $until })
clock-bank = and in the bank
clock-days = { $count } d
clock-hours = { $count } h
clock-alarm = Your time is short: { $left }.
stand-in-region = Stand-in
asleep-region = A sleeping game
robot-failed-region = A robot that does not move
vote-region = Time is up
clock-away = { $name } is on vacation until { $at }
stand-in-mine = A stand-in plays for you.
stand-in-mine-and-of = Stand-ins play for you and for { $names }.
stand-in-of = A stand-in plays for { $names }.
stand-in-back = Take my seat back
resign = Stop playing …
resign-what = A robot then plays for you, to the end if you do not return. The table stays among yours, and “{ stand-in-back }” lets you play on yourself at any time.
resign-do = Let a stand-in play on
resign-stay = Play on myself
seat-to-somebody = Hand my seat to somebody else
asleep-what = This game sleeps, for nobody has touched it for long. Its clocks stand still.
asleep-wake = Wake it
robot-failed-what = A robot’s program has failed, so the game waits for it. The server tries again by itself. If that does not help, take back a move, so that the robot has something else to decide, or end the game.
late-mine = Your time is up. You can still make your move.
late-mine-vote = Your time is up. You can still make your move; until you do, { $names } may vote to end the game.
vote-yours = The time of { $names } is up. You can wait for the move, or vote to end the game.
vote-what = The time of { $names } is up. Those whose time is not up may vote to end the game.
vote-count = { $votes } of { $voters } have voted to end it.
vote-do = Vote to end the game
vote-withdraw = Withdraw my vote
ended-early = This game was ended before its end.
closing-region = Closing the table
closing-what = { $name } would like to end the game here. Those who play must all agree.
closing-what-host = The host would like to end the game here. Those who play must all agree.
closing-mine = You would like to end the game here. Those who play must all agree.
closing-missing = Not answered yet: { $names }.
closing-agree = Agree to end it
closing-refuse = Play on
closing-withdraw = Play on after all
close-table = Close the table …
close-what = The game ends here for everybody, without a result, once all others who play have agreed. Its log stays.
close-what-alone = The game ends here, without a result. Its log stays.
close-do = Close the table
close-stay = Keep playing
