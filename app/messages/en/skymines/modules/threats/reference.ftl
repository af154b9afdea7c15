# The rules of threats in our own words.

rules-part-threats = Threats
rules-threats = The threat
rules-threats-text =
    A threat card lies in the middle of the Belt, between shuttle spaces 11 and 16. What it says comes upon all people at the end, unless somebody has dealt with it.
    You deal with it while you expand a company that has a shuttle on 11 or 16, also one placed just now: spend 2 energy points and meet what the card asks.
    After the rewards of the expansion the card is yours. It is a wild share: at the end it counts for whichever company is best for you. No other threat comes.
    Luna is struck by two of them only: the Singularity and the Time anomaly.
rules-threats-steps =
    Astrogo has a shuttle beside the comet. You expand Astrogo with { $points ->
        [one] 1 energy point
       *[other] { $points } energy points
    }: enough to reach it and to deal with it.
    You deal with it. The card leaves the board and lies face down before you.
    You got its gain, and the card counts as one share of a company of your choice at the end.
rules-threat-list = The six threats
rules-threat-list-text =
    Space pirates ask for 6 CrypCoin. Otherwise everybody’s coins are lost before the scoring.
    The Rogue comet asks for 3 more energy points. Otherwise the company with the most coins open counts 2 fewer; of equal ones each.
    The Einstein-Rosen bridge asks for two energy cards of your hand. Otherwise all energy cards are lost, with the shares on them.
    The Unknown probe asks that your tank has passed the value 40. Otherwise nobody’s tank counts.
    The Singularity asks that your research has passed the value 40. Otherwise the game ends after round 6.
    The Time anomaly asks that your tank has passed 25 and your research 20. Otherwise nobody has won yet: another game follows with the same card, until it is dealt with, and then the average of all these games counts, rounded up.
