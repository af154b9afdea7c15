# How the pages call the game, and what they say of it.

game-name = Shackleton Base
game-line = Three corporations, one crater at the Moon’s south pole; build the base that serves them best.
# Greets on the home page where this game is hosted, in place of the site’s own.
game-tagline = Build a base on the Moon.
game-about = Regolith lets you play the board game Shackleton Base in the browser: in one evening or a turn a day, with friends, or alone against AstroBot, the game’s own rival.
game-share = Play the board game Shackleton Base in the browser with friends or against AstroBot. Unofficial, free, nothing to install.
home-lead = Three rounds, three corporations, a crater in eternal twilight. Shackleton Base in the browser, with friends or alone.

home-preset-friends = With friends
home-preset-friends-hint = For two who know each other: you get a link to send. Seats and robots can be added afterwards.
home-preset-friends-do = Host a table for two
home-preset-friends-days-do = For two, a day for each turn
home-preset-solo = Solo against AstroBot
home-preset-solo-hint = For a first game: a guide shows you everything in fifteen minutes. Or for a quiet hour alone, with the first suggested set of corporations. Begins at once.
home-preset-solo-do = Play against AstroBot
home-preset-guided-do = Learn it by playing
home-level-of-automa = AstroBot’s level
home-level-solo-hint = 0 is the gentlest AstroBot, 3 the hardest: its level is how many of its three cards use their hard side.
home-preset-custom = Your own mix
home-preset-custom-hint = For those who know the game: up to four seats, robots, any three of seven corporations.
home-preset-custom-do = Choose …

home-custom = Your own mix
home-seats = Seats
home-seat = Seat { $number }
home-seat-you = You
home-seat-human = A friend
home-seat-automa = AstroBot
home-seat-robot = Robot { $rank } of { $most }: { $robot }
home-seat-none = Nobody
home-seats-hint = AstroBot plays against one person, and leaves no room for further seats.
home-hard = AstroBot’s cards on their hard side
home-hard-a = That of the first corporation
home-hard-b = That of the second corporation
home-hard-c = That of the third corporation
home-hard-hint = AstroBot has a card for each corporation. The more of them lie on their hard side, the higher is its level.
home-hard-none = none
home-corporations = Corporations
home-corporations-first = First suggested set
home-corporations-second = Second suggested set
home-corporations-third = Third suggested set
home-corporations-random = Drawn at random
home-corporations-random-hint = Any three of the seven, in any order.
home-corporations-chosen = Chosen by you
home-corporations-chosen-hint = Their order, from top to bottom, holds for the whole game.
home-corporation-1 = First
home-corporation-2 = Second
home-corporation-3 = Third
home-corporations-reconstructed = What the corporations’ sheets and projects say is reconstructed from public sources and made to play alike.

options-corporations = Corporations: { $names }
options-deal-guided = Guided first game
options-drawn = Three corporations, drawn at random
options-hard = AstroBot’s cards on their hard side: { $names }

robot-move = Looks one move ahead
robot-move-who = a robot that looks one move ahead
robot-move-hint = A robot that looks one move ahead weighs what the next move brings.
robot-turn = Looks a turn ahead
robot-turn-who = a robot that looks a turn ahead
robot-turn-hint = A robot that looks a turn ahead weighs where its whole turn leads.
robot-learned = Learned from games
robot-learned-who = a robot that learned from games
robot-learned-hint = A robot that learned from games weighs what games came to, a turn ahead. With two players it wins two of three games against one that looks a turn ahead.
robot-playouts = Plays rounds out
robot-playouts-who = a robot that plays rounds out
robot-playouts-hint = A robot that plays rounds out tries its turns in imagined rounds: the strongest. With two players it wins three of four games against one that learned from games; with three no gain is seen.

# The picture that chats show of a public table.
share-picture-round = Round { $round } of { $rounds }
share-picture = The crater with what stands in it, as it is now
