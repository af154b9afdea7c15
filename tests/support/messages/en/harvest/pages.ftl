# What pages say of Harvest.
game-name = Harvest
game-line = Sow crops, trade at the market, and leave nothing to the Crow.
robot-high = Sows high
robot-high-hint = A robot that sows high plays the best crop of its hand.
