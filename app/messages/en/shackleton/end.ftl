# How a game of Shackleton Base went: asked for when somebody first looks at its result or its standing.

end-place = { $place }.
end-unit = VP
end-decided = What decided it
end-decided-lead = { $category }: most of the lead of { $winner } came from there. { $winner } has { $own } VP, { $other } { $theirs }.
end-decided-further = { $category } came next: { $winner } has { $own } VP, { $other } { $theirs }.
end-decided-lost = { $category } cost { $other } most: { $theirs } VP, where { $winner } has { $own }.
end-decided-held = { $category }: there { $other } was ahead, with { $theirs } VP against { $own }.
end-parts = How the game went
end-tab-score = Scores
end-tab-worth = VP by round
end-tab-source = By source
end-tab-picture = Share the result
end-sources = Source
end-caption-score = VP by source
end-caption-worth = VP at the end of each round: what each seat would have scored if the game had ended then
end-caption-source = { $source }: VP at the end of each round, if the game had ended then
end-look-score = The table below has all numbers.
end-look-table = The button “Table” shows the numbers.
end-round = Round
end-shown-as = Shown as
end-as-chart = Chart
end-as-table = Table
end-save = Save the picture
end-share = Share …
end-file = regolith-result.png
end-picture-below = { $rounds } rounds · { $seats } seats
