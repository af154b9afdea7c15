# How the pages call the game, and what they say of it.

game-name = Shackleton Base
game-line = Three corporations, one crater at the Moon’s south pole; build the base that serves them best.
game-about = Regolith lets you play the board game Shackleton Base in the browser, in one evening or a turn a day.
game-share = Play the board game Shackleton Base in the browser with friends. Unofficial, free, nothing to install.
home-lead = Three rounds, three corporations, a crater in eternal twilight. Shackleton Base in the browser, with friends.

robot-move = Looks one move ahead
robot-move-hint = A robot that looks one move ahead weighs what the next move brings.
robot-turn = Looks a turn ahead
robot-turn-hint = A robot that looks a turn ahead weighs where its whole turn leads.

# The picture that chats show of a public table.
share-picture-round = Shackleton Base, round { $round }
share-picture-seat = { $name }: { $vp } VP
share-picture = The crater with what stands in it, as it is now
