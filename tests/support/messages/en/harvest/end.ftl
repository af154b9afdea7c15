# The end of Harvest.

harvest-scores = How it ended
