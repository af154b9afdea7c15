# What pages say of Harvest.
game-name = Harvest
game-line = Sow crops, trade at the market, and leave nothing to the Crow.
