# What of a campaign stands in the results.

end-tab-success = Success points
end-caption-success = Success points of this game, by kind
end-award-below-one = Ahead of one
end-award-below-two = Ahead of two
end-award-won = Won
end-award-markers = Markers
end-award-tracks = Tracks
end-award-own-space = Own space
end-award-threat = Threat
end-success-game = This game
end-success-average = The chapter: the average of its games
end-success-before = Chapter { $chapter }
end-success-sum = Campaign so far
end-success = Success points so far: { $points }
