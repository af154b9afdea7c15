# What the table says of threats.

threat-heading = Threat: { $threat }
threat-state = { $threat }: { $state }
threat-lies = It lies between shuttle spaces 11 and 16.
threat-gone = { $name } has dealt with it.
threat-has-struck = It has struck.
threat-shuttles = Shuttles:
threat-beside = Shuttle space { $space }: { $company ->
    [none] no shuttle
   *[other] { $company }
 }
threat-asks-pirates = { $reach } energy points, and 6 CrypCoin
threat-asks-comet = { $reach } energy points
threat-asks-bridge = { $reach } energy points, and 2 energy cards from your hand
threat-asks-probe = { $reach } energy points, and 40 passed on your tank track
threat-asks-singularity = { $reach } energy points, and 40 passed on your research track
threat-asks-anomaly = { $reach } energy points, 25 passed on your tank track and 20 on your research track
threat-brings = wild share + { $gain }
threat-else-pirates = Else, at the end: all people lose their cash.
threat-else-comet = Else, at the end: for all people, shares of the most valuable company are worth 2 less.
threat-else-bridge = Else, at the end: all people lose their energy cards, with the shares on them.
threat-else-probe = Else, at the end: no person’s tank track scores.
threat-else-singularity = Else the game ends after round 6, for all.
threat-else-anomaly = Else nobody wins at the end: another game is owed.
threat-loses = Threat, if nothing is done: { $amount }
threat-spares = Threat: nothing yet
threat-spares-luna = Threat: spares Luna
threat-wild = Wild share
threat-loop = Time loop, game { $count }
threat-help = The threat in the middle of the board strikes at the end. Expand a company that has a shuttle on space 11 or 16, spend the energy and meet what it asks for, and it is gone.
move-DealWithThreat = Deal with the threat
