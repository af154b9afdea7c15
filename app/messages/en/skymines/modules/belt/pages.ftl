# What pages say of the Belt.

home-module-belt = Belt side of the board
home-module-belt-hint = Instead of the Moon: outposts on asteroids, shuttles on the flight paths between them.
home-board-belt = the Belt
options-module-belt = On the Belt
