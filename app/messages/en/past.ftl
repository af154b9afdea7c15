# An earlier position, shown at the table once somebody looks back; and playing on from there.

prompt-past = To move then: { $names }.
then-region = The table as it was
# $round: "none" in a game without rounds, 0 in the set-up.
then-shown = { $round ->
    [none] As it was
    [0] Set-up, as it was
   *[other] Round { $round }, as it was
 } after entry { $seq } of the log.
# What a slider through the game stands at; $round: "none" in a game without rounds, 0 in the set-up.
then-at = { $round ->
    [none] Entry { $seq }
    [0] Set-up, entry { $seq }
   *[other] Round { $round }, entry { $seq }
 }
then-seek = Through the game
then-first = The beginning of the game
then-last = The last entry
then-your-turn = It is your turn now.
then-earlier = One entry earlier
then-later = One entry later
then-round-before = The round before
then-round-after = The next round
then-play = Play
then-pause = Pause
# How fast the game is played, position by position.
then-pace = Pace
then-pace-slow = Slow
then-pace-usual = Usual
then-pace-fast = Fast
# Said while the game is played, once for each round. $round: "none" in a game without rounds, 0 in the
# set-up.
then-playing = { $round ->
    [none] Playing
    [0] Playing the set-up
   *[other] Playing round { $round }
 }
then-back = Back to now
takeback-here = Go back to here …
takeback-here-long = Propose to everybody to go back to this moment
then-copy = Copy a link to this
then-copied = The link is copied
then-not-copied = Copy it from the address bar
branch = Play on from here
branch-long = Play on from this position against robots, at a table of your own
# $seq: the entry of the log.
branch-lead = A table of your own begins with the position after entry { $seq }. Robots play on the seats of other people. What becomes of it counts in no result.
branch-hidden = What this seat could not know then is drawn again: cards in decks, and what others hold or have planned in secret.
branch-seat = Your seat
branch-level = The robots
branch-go = Play on
# At the table that was branched off. $seq: the entry of the other game's log.
branch-region = Where this game begins
branch-sign = What if?
branch-back = ← Back to the game
branch-of = What if? It plays on from entry { $seq } of another game
branch-of-named = What if? It plays on from entry { $seq } of “{ $name }”
branch-of-gone = What if? It plays on from entry { $seq } of another game, which is gone or not for you to see
branch-name = Your name
branch-sign-in = I have an account: sign in
