# How a game went: what every game says of its end, its standing and its rounds, asked for when somebody first looks.

end-decided = What decided it
end-analysis = Analysis
end-parts = How the game went
end-tab-score = Scores
end-tab-picture = Share the result
end-look-score = The table below has all numbers.
end-look-table = The button “Table” shows the numbers.
end-round = Round
end-shown-as = Shown as
end-as-chart = Chart
end-as-table = Table
end-save = Save the picture
end-share = Share …
end-file = regolith-result.png
end-picture-row = { $place } { $shape } { $name }: { $total }
end-picture-below = { $rounds } rounds · { $seats } seats

# --- what could not be loaded, and who played besides

finished-by-stand-in = { $from ->
    [round] From round { $round } on a stand-in played for { $name }.
   *[none] A stand-in finished the game for { $name }.
 }
advised-times = { $count ->
    [one] { $name } asked a robot for advice once
   *[other] { $name } asked a robot for advice { $count } times
}
standing-lead = What each seat would score if the game ended now.
standing-lead-changes = Small numbers are what has changed since the round began.
standing-changed = { $amount } since the round began
standing-failed = The standing could not be loaded.
end-failed = The charts could not be loaded. The scores are complete.

# --- the summary of a round that has just ended

round-over = Round { $round } is over
round-over-part = { $category } { $amount }
round-over-told = { $name } would score { $total }, changed by { $change }.
round-over-close = Put the summary away
# Unfolds, on a phone, what each change of the score was for.
round-over-how = How

# --- the ways from there

back-to-board = Back to the board
rematch-owed = Play the next game
rematch-go = To the rematch
rematch-join = Play again
rematch-open = The rematch is open.
another-table = Another table
