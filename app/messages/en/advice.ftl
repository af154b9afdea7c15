# Advice: what a robot would do on the reader’s seat, asked for when somebody first wants it.

advice-region = Advice
# Before the first time, above the button that asks.
advice-before = A robot says what it would do on your seat. It may think for half a minute. Everybody at the table is told that you asked.
advice-do = Ask the robot
advice-asking = A robot is thinking … That may take half a minute. Everybody at the table is told that you asked.
# What the robot would do in the rest of the turn, as far as that can be foreseen: a list of moves follows.
advice-best = { $count ->
    [one] A robot would make this move:
   *[other] A robot would make these moves:
}
# The same after the reader has made the first ones.
advice-then = { $count ->
    [one] Then it would make this move:
   *[other] Then it would make these moves:
}
# Other moves to begin with; each is followed by one of the three below.
advice-others = Or else:
advice-as-good = about as good
advice-less = a little less good
advice-much-less = clearly less good
advice-told = Everybody at the table is told that you asked. The robot sees what you see, and may be wrong.
