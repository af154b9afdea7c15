# What a robot thinks of a finished game, on a page of its own.

analysis-title = Analysis
analysis-of = Analysis: { $table }
analysis-lead = What a robot of this server makes of the game: who was ahead when, and which turns it would have played otherwise.
analysis-by = Judged by the robot “{ $robot }”.
analysis-back = Back to the table
analysis-final = Final scores
analysis-making = A robot is looking through the game. This takes some seconds, and longer while other games are looked through.
analysis-made = { $percent } % of its turns are looked through.
analysis-course = Who was ahead
analysis-course-hint = The { $unit } that each seat was expected to end with, whenever a turn began. { $count ->
        [0] {""}
        [one] The number marks the turn below.
       *[other] The numbers mark the turns below.
    }
analysis-course-by-then = The { $unit } that each seat had, whenever a turn began. The final score of { $names } can’t be forecast, so this shows what each had. { $count ->
        [0] {""}
        [one] The number marks the turn below.
       *[other] The numbers mark the turns below.
    }
analysis-course-look = The button “Table” shows the numbers.
analysis-course-caption = { $unit } that each seat was expected to end with, when each round began
analysis-course-caption-by-then = { $unit } that each seat had when each round began
analysis-round = Round
analysis-across = Rounds
analysis-moment = Round { $round }, entry { $seq }
analysis-moment-plain = Entry { $seq }
analysis-end = End
analysis-shown-as = Shown as
analysis-as-chart = Chart
analysis-as-table = Table
analysis-turns = { $count ->
        [one] The turn that cost most
       *[other] The { $count } turns that cost most
    }
analysis-turns-none = There was no turn for which the robot found anything better that counts.
analysis-turns-hint = Each with what the robot would have played instead, and how many { $unit } more it thinks that is worth.
analysis-step = Step through these turns
analysis-previous = Previous turn
analysis-next = Next turn
analysis-step-to = { $number } of { $count }
analysis-turn = Round { $round }
analysis-turn-plain = Entry { $seq }
analysis-stand-in = (a stand-in)
analysis-cost = cost { $lost } { $unit }
analysis-lines = Move by move
analysis-played = What was played
analysis-better = What the robot would have played
analysis-untold = Nothing that can be foreseen.
analysis-look = Look at this position
analysis-look-of = Look at the position before turn { $number }
analysis-seats = Turn by turn
analysis-seats-seat = Seat
analysis-seats-turns = Turns judged
analysis-seats-agreed = Nothing better found
analysis-seats-lost = Cost in all
analysis-seats-cost = { $lost }
analysis-limits = What to make of this
analysis-limit-known = Each turn is judged by what its player could know then: good or bad luck with what was drawn costs nothing.
analysis-limit-ahead = The robot looks to the end of one turn. It sees no plan over several turns and does not ask what others will do: a sacrifice looks like a mistake to it.
analysis-limit-turns = Only turns are judged: nothing that all do at once, nothing between rounds, and no move of the game’s own player.
analysis-link-of = Analysis of { $table }
analysis-not-title = There is no analysis
analysis-not-way = To the table
