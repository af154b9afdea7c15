# What of threats stands in the results.

end-short-time-loop = Loop
