# How a game of Skymines went, and its standing: asked for when somebody first looks.

final-scores = Final scores
end-place = { $place }.
end-podium = The result
end-loading = Loading …
end-categories = Score by category, in CrypCoin
standing-now = Standing
standing-lines = Show what each number is made of
end-unit = CrypCoin
end-decided-lead = { $category }: most of the lead of { $winner } came from there. { $winner } has { $own }, { $other } { $theirs }.
end-decided-further = { $reader ->
    [yes] { $category } came next: { $theirs } against { $own }.
   *[no] { $category } came next: { $winner } has { $own }, { $other } { $theirs }.
 }
# Said to the seat that lost most there.
end-decided-lost = { $category }: here you fell furthest behind, with { $theirs } against { $winner }’s { $own }.
end-decided-held = { $reader ->
    [yes] { $category }: there you were ahead, with { $theirs } against { $own }.
   *[no] { $category }: there { $other } was ahead, with { $theirs } against { $own }.
 }
end-decided-with-shares = { $reader ->
    [yes] { $told } Shares: { $theirs } against { $own }, at { $value } each.
   *[no] { $told } Shares: { $own } against { $theirs }, at { $value } each.
 }
end-lines = What each number is made of
end-tab-worth = Net worth
end-tab-value = Share values
end-tab-shares = Shares
end-caption-worth = Net worth at the end of each round: what each seat would have scored if the game had ended then
end-caption-value = What a share of each company was worth at the end of each round, in CrypCoin
end-caption-shares = Shares of { $company } at the end of each round
end-short-cash = Cash
end-short-astrogo = Astrogo
end-short-tawac = Tawac
end-short-skymine = Skymine
end-short-minerva = Minerva
end-short-tank = Tank
end-short-research = Research
standing-caption = Round { $round }: score by category if the game ended now, in CrypCoin

# --- lines of the scoring, short: the row names the category

short-score-cash = at hand
short-score-track-shares = shares on the track: { $amount }
short-score-card-shares = shares on cards: { $amount }
short-score-share-value = a share is worth { $amount }
short-score-tank = last value passed
short-score-research = marker on screen { $screen }: { $amount }

# --- the summary of a round that has just ended

round-over-lead = What each would score now, and what the round changed
round-over-next = Now all plan round { $round }. { $mine ->
    [yes] You go first.
   *[no] { $name } goes first.
 }
round-over-last = Now all plan round { $round }, the last one. { $mine ->
    [yes] You go first.
   *[no] { $name } goes first.
 }
