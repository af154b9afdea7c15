# What pages say of the toy game.

game-line = Count to the target.
