# The recorded game on the home page, which is said once it plays.

recorded-round = Round { $round } of { $rounds }
recorded-pause = Pause the recorded game
recorded-play = Play the recorded game
recorded-turns = Turns of the recorded game
recorded-begins = The Moon is empty, and the outposts wait in their stations.
recorded-expands = { $sectors ->
    [one] { $name } brings { $company } to sector { $sector }.
   *[other] { $name } brings { $company } to { $sectors } sectors.
 }
recorded-advances = { $name } advances on the track of { $company }.
recorded-bonus = { $name } takes a bonus.
recorded-turn = { $name } has had a turn.
recorded-ends = The game is over, and { $name } has won.
