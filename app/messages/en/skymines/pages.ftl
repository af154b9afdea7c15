# How the pages call the game, what they say of it, and the form with which a host opens a table.

game-name = Skymines
game-line = Four companies race to mine the Moon; hold the most valuable shares.
game-about = Regolith lets you play the board game Skymines in the browser: in one evening or a turn a day, with friends, or alone against Luna, the game’s own rival.
game-share = Play the board game Skymines in the browser with friends or against Luna. Unofficial, free, nothing to install.

home-lead = Four companies, seven rounds, one fortune. Skymines in the browser, with friends or alone.
home-sells-explained = Everything explains itself
home-sells-explained-more = Point at any card, space or sector: what it does, why not, and the rule’s page.
home-sells-pace = One evening or a turn a day
home-sells-pace-more = Come back when it is your turn; every move can be looked at again.
home-sells-alone = Alone against Luna
home-sells-alone-more = The game’s own rival, in nine levels, plus robots for any empty seat.
home-sells-free = Free, made by fans
home-sells-free-more = No account, no adverts. Keyboard, phone, screen reader, greyscale.
home-preset-friends = With friends
home-preset-friends-hint = For two who know each other: you get a link to send. Seats, robots and Luna can be added afterwards.
home-preset-friends-do = Host a table for two
home-preset-friends-days-do = For two, a day for each turn
home-preset-solo = Solo against Luna
home-preset-solo-hint = For a first game: a guide shows you everything in fifteen minutes. Or for a quiet hour alone. Begins at once.
home-preset-solo-do = Play against Luna
home-preset-guided-do = Learn it by playing
home-preset-campaign = Campaign
home-preset-campaign-hint = For those who stay together: four chapters at any pace, the Moon, the Belt, missions and a threat.
home-preset-campaign-do = With friends
home-preset-campaign-solo-do = Against Luna
home-preset-custom = Your own mix
home-preset-custom-hint = For those who know the game: up to four seats, robots, other tracks, modules, the variant.
home-preset-custom-do = Choose …

home-custom = Your own mix
home-fill = Begin with
home-fill-first = First game
home-fill-first-hint = Tracks and tokens as the rulebook lays them out for newcomers, no modules.
home-fill-standard = Standard
home-fill-standard-hint = Tracks drawn, two tokens to choose from: the game for all who know it.
home-fill-everything = Everything
home-fill-everything-hint = All modules, tracks drawn, tokens dealt.
home-chapter = A chapter of the campaign
home-chapter-none = None
home-chapter-hint = The first one begins a campaign, others are played alone. A chapter has a set-up of its own, so board, modules, tracks and tokens cannot be chosen then.
home-board-alt = The board with its four stations{ $count ->
    [0] {""}
   *[other] { " " }and { $modules }
 }. Tracks: { $tracks }.
home-board-drawn = drawn at random
home-seats = Seats
home-seat = Seat { $number }
home-seat-you = You
home-seat-human = A friend
home-seat-automa = Luna
home-seat-robot = Robot { $rank } of { $most }: { $robot }
home-seat-none = Nobody
home-level = Level
home-level-of-automa = Luna’s level
home-level-solo-hint = 0 is the gentlest Luna, 8 the hardest; 2 suits a first game.
home-level-campaign-solo-hint = Against one player she begins at 5, or gentler at 4. Between chapters her level can move with the result.
home-level-campaign-hint = Against { $people ->
    [one] one player
   *[other] { $people } players
 } Luna begins a campaign at level { $usual }, or gentler at { $lower }; between chapters her level can move with the result.
home-level-of = Level of Luna on seat { $number }
home-level-hint = 0 is the gentlest Luna, 8 the hardest.
robot-greedy = Looks ahead
robot-greedy-who = a robot that looks ahead
robot-greedy-hint = A robot that looks ahead weighs what its moves bring: a gentle opponent.
robot-beam = Plans its turn
robot-beam-who = a robot that plans its turn
robot-beam-hint = A robot that plans its turn compares whole turns before it begins one. With two players it wins four of five games against one that looks ahead.
robot-learned = Learned from games
robot-learned-who = a robot that learned from games
robot-learned-hint = A robot that learned from games weighs what games came to. With two players it wins six of ten games against one that plans its turn; with modules it plays as that one does.
robot-self-taught = Taught itself
robot-self-taught-who = a robot that taught itself
robot-self-taught-hint = A robot that taught itself goes by what its own games came to. With two players it wins six of ten games against one that learned from games; with modules it plans its turn.
robot-playouts = Plays rounds out
robot-playouts-who = a robot that plays rounds out
robot-playouts-hint = A robot that plays rounds out tries its plans and turns in imagined rounds: the strongest. With two players it won nine of ten games against one that taught itself, with less effort than it makes now; with modules it plans its turn.
home-tracks = Company tracks
home-tracks-first-game = As for a first game
home-tracks-first-game-hint = The four that the rulebook recommends to newcomers.
home-tracks-random = Drawn at random
home-tracks-random-hint = Any four: other rewards and bonuses in every game.
home-tracks-chosen = Chosen by you
home-tracks-chosen-hint = One track for each company. The two sides of one board cannot both be used.
home-tokens = Starting tokens
home-tokens-rested = As for a first game
home-tokens-rested-hint = The token of each seat, its cards at rest as it shows them: nobody has to choose before knowing the game.
home-tokens-first-game = The token of each seat, with its cards at rest as you like
home-tokens-first-game-hint = Each player lays the three cards of their token to rest in an order of their own.
home-tokens-dealt = Two dealt to each player, who keeps one
home-tokens-dealt-hint = A token is a first plan, steps on the tracks, and three cards that rest at first. Two are compared in secret.
home-variant = Variant
home-linked-slots = Linked slots
home-linked-slots-hint = Each card rests above the slot that it was laid into, not on a deck of your choice. For players who know the game.
home-modules = Modules
recorded-what = A whole game, recorded: three robots send outposts of four companies to the Moon and compete for their shares. The numbers are what each would score if the game ended now.

home-base-game = Base game
options-deal-guided = Guided first game
options-tracks-first-game = Company tracks as for a first game
options-tracks-random = Company tracks drawn at random
options-tracks-chosen = Company tracks: { $tracks }
options-track = { $company } { $side }
options-tokens-rested = Starting tokens as for a first game, with their cards at rest already
options-tokens-first-game = Starting tokens as for a first game
options-tokens-dealt = Two starting tokens dealt to each
options-linked-slots = Linked slots
share-picture-round = Round { $round } of { $rounds }
share-picture-values = A share is worth
share-picture = The Moon with the outposts of four companies, as it is now
