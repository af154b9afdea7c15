# How a game of Shackleton Base went: asked for when somebody first looks at its result or its standing.

end-place = { $place }.
end-unit = VP
# What a corporation brought, which the table of sources has by when it was scored.
end-decided-corporation = { $name } (in play and at the end)
# A part of the points in play, below their row.
end-part-of-scored = of these, { $name }
category-goals = Goals
category-other = Structures and all else that brought VP at once
end-decided-lead = { $category }: most of the lead of { $winner } came from there. { $winner } has { $own } VP, { $other } { $theirs }.
end-decided-further = { $reader ->
    [yes] { $category } came next: { $theirs } VP against { $own }.
   *[no] { $category } came next: { $winner } has { $own } VP, { $other } { $theirs }.
 }
# Said to the seat that lost most there.
end-decided-lost = { $category }: here you fell furthest behind, with { $theirs } VP against { $winner }’s { $own }.
end-decided-held = { $reader ->
    [yes] { $category }: there you were ahead, with { $theirs } VP against { $own }.
   *[no] { $category }: there { $other } was ahead, with { $theirs } VP against { $own }.
 }
end-tab-last = The last Maintenance
# What the last round changed of what a seat would have scored before it, and its total.
end-last-round = The whole last round: { $change } VP, { $total } in all
end-tab-worth = VP by round
end-tab-source = By source
end-sources = Source
end-caption-score = VP by source
end-caption-worth = VP at the end of each round: what each seat would have scored if the game had ended then
end-caption-source = { $source }: VP at the end of each round, if the game had ended then

# --- the summary of a round that has just ended

round-over-lead = VP if the game ended now, what the round changed, and what its end brought
round-over-shuttles = Now all take shuttle tiles for round { $round }. { $who ->
    [mine] You choose first.
    [none] {""}
   *[other] { $name } chooses first.
 }
round-over-last-shuttles = Now all take shuttle tiles for round { $round }, the last one. { $who ->
    [mine] You choose first.
    [none] {""}
   *[other] { $name } chooses first.
 }
round-over-won = Won
round-over-income = Income
round-over-costs = Costs
round-over-gateway = To the Gateway
# An astronaut of a slot, whose row nobody else has a structure in; else with the sizes there, the winner's first.
round-over-alone = slot { $slot }
round-over-row = slot { $slot }, { $own } to { $other }
round-over-tied = slot { $slot }, { $own } each, nearer to it
