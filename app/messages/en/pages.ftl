# The pages around the table: home, joining, the lobby, and pages that say why something cannot be.

site-name = Regolith
site-tagline = Mine the Moon.
site-skip = Skip to the content
site-about = Regolith lets you play the board game Skymines in the browser: in one evening or a turn a day, with friends, or alone against Luna, the game’s own rival.
site-unofficial = It is free, made by fans, and neither affiliated with nor endorsed by the publishers of the game.
site-footer = Regolith is an unofficial fan project under the MIT licence. Skymines belongs to its authors and publishers; bring your own rulebook.
site-you = You are { $name }
site-menu = Menu
sign-out = Sign out
sign-out-what = This browser forgets that you are { $name }. Where you sit at a table, only a new link from its host brings you back to your seat.
sign-out-stay = Stay
site-needs-script = The tables are drawn by your browser: please allow JavaScript for this page.
site-loading = Loading …
language = Language
language-choose = Use this language

# --- your name

name-label = Your name
name-hint = Others at the table see it. No account, no password: this browser remembers you.
name-missing = First write your name here.

# --- home

home-title = Regolith – play Skymines online
home-lead = Four companies, seven rounds, one fortune. Skymines in the browser, with friends or alone.
home-host = Host a table
home-host-hint = Send a link; friends join with a name.
home-look = Watch a game
home-look-hint = A whole one, recorded: play or pause it.
home-sells-explained = Everything explains itself
home-sells-explained-more = Point at any card, space or sector: what it does, why not, and the rule’s page.
home-sells-pace = One evening or a turn a day
home-sells-pace-more = Come back when it is your turn; every move can be looked at again.
home-sells-alone = Alone against Luna
home-sells-alone-more = The game’s own rival, in nine levels, plus robots for any empty seat.
home-sells-free = Free, made by fans
home-sells-free-more = No account, no adverts. Keyboard, phone, screen reader, greyscale.
home-recorded = A game in one minute
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

table-name = Name of the table
table-name-hint = If you like: lists and notices call the table by it.
table-name-none = None yet
table-name-save = Save the name
table-named = The table has its new name.
table-name-taken-away = The table has no name any more.

home-custom = Your own mix
home-fill = Begin with
home-fill-first = First game
home-fill-first-hint = Tracks and tokens as the rulebook lays them out for newcomers, no modules.
home-fill-standard = Standard
home-fill-standard-hint = Tracks drawn, two tokens to choose from: the game for all who know it.
home-fill-everything = Everything
home-fill-everything-hint = The Belt with missions and a threat, tracks drawn, tokens dealt.
home-chapter = A chapter of the campaign
home-chapter-none = None
home-chapter-of = Chapter { $number }
home-chapter-hint = The first one begins a campaign, others are played alone. A chapter has a set-up of its own, so board, modules, tracks and tokens cannot be chosen then.
home-board-alt = { $side ->
    [belt] The Belt side
   *[moon] The Moon side
 } of the board with its four stations{ $threat ->
    [yes] , and a threat in the middle
   *[no] {""}
 }. Tracks: { $tracks }.
home-board-drawn = drawn at random
home-seats = Seats
home-seat = Seat { $number }
home-seat-you = You
home-seat-human = A friend
home-seat-automa = Luna
home-seat-robot = Robot
home-seat-beginner = Robot, beginner
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
home-level-hint = 0 is the gentlest Luna, 8 the hardest. A robot looks ahead; a beginner makes any move.
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
home-module-belt = Belt side of the board
home-module-belt-hint = Instead of the Moon: outposts on asteroids, shuttles on the flight paths between them.
home-module-missions = Missions
home-module-missions-hint = Tasks on one or two cards that you claim on your turn, for CrypCoin and one-time markers.
home-module-threats = A threat
home-module-threats-hint = A card in the middle of the Belt strikes everybody at the end unless somebody deals with it. Needs the Belt side.
home-threat = Which
home-threat-drawn = Drawn at random
home-visibility = Who may come
home-visibility-private = Only those with the link
home-visibility-public = Anyone; the table is listed here
home-pace = Pace
home-pace-none = No clock
home-pace-live = Live: minutes a turn
home-pace-relaxed = Relaxed: hours or days a turn
home-pace-relaxed-hint = The clock runs in each person’s own hours of play, and rests during vacations.
home-turn-time = Time for a turn
home-bank = Beside that, once for the whole game
home-bank-none = Nothing
home-at-deadline = When somebody’s time is up
home-at-deadline-notice = Only a notice to all
home-at-deadline-stand-in = A robot stands in until they are back
home-at-deadline-vote = The others may vote to end the game
home-custom-do = Host this table

# --- the recorded game on the home page

recorded-what = A whole game, recorded: three robots send outposts of four companies to the Moon and compete for their shares. The numbers are what each would score if the game ended now.
recorded-round = Round { $round } of { $rounds }
recorded-pause = Pause the recorded game
recorded-play = Play the recorded game
recorded-turns = Turns of the recorded game
recorded-begins = The Moon is empty, and the outposts wait in their stations.
recorded-expands = { $sectors ->
    [one] { $name } brings { $company } to sector { $sector }.
   *[other] { $name } brings { $company } to { $sectors } sectors.
 }
recorded-advances = { $name } advances on the track of { $company }.
recorded-bonus = { $name } takes a bonus.
recorded-turn = { $name } has had a turn.
recorded-ends = The game is over, and { $name } has won.

home-mine = Your tables
home-mine-none = You sit at no table yet. Host one, or open a link that a friend sent you.
home-invited = { $name } invites you to a table
home-invited-to = { $name } invites you to the table “{ $table }”
home-invited-open = Look and sit down
home-invited-not = No, thanks
home-invited-not-of = Decline the invitation of { $name }
home-ended-early = Ended before its end
home-nudge = Remind { $names }
home-nudge-that = Remind { $names } that it is their turn
home-nudged = Reminded
home-mine-all = All your finished games
home-waits-minutes = { $count ->
    [one] for 1 minute
   *[other] for { $count } minutes
 }
home-waits-hours = { $count ->
    [one] for 1 hour
   *[other] for { $count } hours
 }
home-waits-days = { $count ->
    [one] for 1 day
   *[other] for { $count } days
 }
home-placed = { $place ->
    [1] You came in first
    [2] You came in second
    [3] You came in third
   *[other] You came in fourth
 } with { $total }
home-open = Open tables
home-open-none = No table is waiting for players just now.
home-watch = Tables to watch
home-watch-none = No open table is being played just now.
home-your-turn = Your turn
home-turn-of = { $names } to move
home-asleep = Asleep, for nobody has touched it for long
home-due = By { $at } · { $left }
home-in-lobby = Waiting for players
home-finished = Finished
home-paused = Paused
home-table-of = Table of { $name }
home-table-with = With { $names }
home-base-game = Base game
home-turn-length = { $turn } a turn
home-round = Round { $round }
home-table-nobody = A table without a host
home-seats-taken = { $taken } of { $seats } seats taken
home-with = with { $names }
home-alone = nobody else yet
home-open-it = Open
home-join-it = Join
home-watch-it = Watch
home-go-on = Play
home-manage-seats = Seats and links

# --- what a table is made of

seat-free = Free seat
seat-kind-automa = Level { $level }
seat-kind-robot = { $level ->
    [1] Beginner
   *[other] Looks ahead
 }
seat-is-host = Host
seat-is-you = You
options-deal-guided = Guided first game
seat-stand-in = A robot stands in
options-tracks-first-game = Company tracks as for a first game
options-tracks-random = Company tracks drawn at random
options-tracks-chosen = Company tracks: { $tracks }
options-track = { $company } { $side }
options-tokens-rested = Starting tokens as for a first game, with their cards at rest already
options-tokens-first-game = Starting tokens as for a first game
options-tokens-dealt = Two starting tokens dealt to each
options-linked-slots = Linked slots
options-module-belt = On the Belt
options-module-campaign = Campaign
options-module-missions = Missions
options-module-threats = A threat
options-private = Only with the link
options-public = Open to all

options-pace-none = No clock
options-pace-live = Live: { $turn } a turn
options-pace-live-bank = Live: { $turn } a turn, and { $bank } for the whole game
options-pace-relaxed = Relaxed: { $turn } a turn, in each person’s hours of play
options-at-deadline-notice = When time is up: only a notice
options-at-deadline-stand-in = When time is up: a robot stands in until they are back
options-at-deadline-vote = When time is up: the others may vote to end the game

# --- lobby

lobby-title = Table of { $name }
lobby-title-nobody = A table
lobby-page-title = Table of { $name } – Regolith
lobby-invite = Invite
lobby-invite-hint = Whoever opens this link can sit down at this table.
lobby-invite-hint-full = Every seat is taken. Whoever opens this link sits down once a seat is free again.
lobby-friends = Friends
lobby-invite-one = Invite
lobby-invite-of = Invite { $name }
lobby-invited = Invited
lobby-invited-of = { $name } is invited
lobby-invite-label = Invite link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copy-by-hand = The link is selected: copy it with your keyboard or menu.
lobby-share = Send …
lobby-renew = New link
lobby-renew-hint = The link until now lets nobody in any more.
lobby-share-text = Play Skymines with me
lobby-seats = Seats
lobby-add = Add a seat
lobby-add-human = For a friend
lobby-add-automa = For { $automa }
lobby-add-robot = For a robot
lobby-level = Level of { $automa }
lobby-robot-level = How the robot plays
lobby-full-house = { $most } seats are the most.
lobby-to-automa = Give to { $automa }
lobby-to-automa-of = Give to { $automa }: seat { $number }
lobby-kick = Send away
lobby-kick-of = Send away { $name }
lobby-remove = Remove
lobby-remove-of = Remove seat { $number }, { $what }
lobby-leave = Leave the table
lobby-close = Close the table …
lobby-close-what = The table goes, and its link with it. Those who sit here are told.
lobby-close-do = Close it
lobby-close-keep = Keep it open
lobby-sit = Sit down here
lobby-sit-of = Sit down on seat { $number }
lobby-join = Join this table
lobby-start = Start the game
lobby-waits-for-seats = { $free ->
    [one] One seat is still free. Send the link, or give the seat to { $automa }.
   *[other] { $free } seats are still free. Send the link, or give them to { $automa }.
 }
lobby-waits-for-more = A game needs at least two seats: add a friend or { $automa }.
lobby-ready = All seats are taken: the game can start.
lobby-waits-for-host = { $free ->
    [0] All seats are taken; { $name } starts the game.
   *[other] { $name } starts the game when all seats are taken.
 }
lobby-watches = You watch. The game begins when all seats are taken.
lobby-options = This game
lobby-someone-joined = { $name } has sat down.
lobby-someone-left = { $name } has left.

# --- seats and their links, at any time

seats-title = Seats and links
seats-lead = Someone lost their seat, or plays on another device now? Make a new link to the seat and send it to them. It works once, and not while somebody else is connected on the seat or has chosen something there that the table must not see yet.
seats-make-link = New link
seats-make-link-of = New link to the seat of { $name }
seats-link-label = Link to the seat of { $name }
seats-agree = Agree to hand it on
seats-agree-of = Agree that the seat of { $name } is handed on
seats-agree-hint = Once its owner has been away for a day and all others agree, the host can make a link even while the seat holds a secret.
seats-agreed = Agreed: { $names }
seats-link-hint = Whoever opens this link first takes the seat over.
seats-watch = Looking on
seats-watch-label = Link to look on
seats-watch-hint = Whoever opens it sees what everybody at the table sees, and nothing hidden. You see how many look on.
seats-none = Nobody sits at this table.
seats-back = Back to the table
seats-only-host = Only the people of a table can make new links to its seats.

# --- joining

join-title = { $name } invites you to Skymines
join-title-nobody = You are invited to Skymines
join-lead = Take a seat at this table in your browser; nothing to install, no account.
join-table-name = The table is called “{ $name }”.
join-who = At the table
join-do = Sit down
join-watch = Just watch
join-sign-in = You have played here before? Sign in first.
join-seat-title = Your seat is waiting
join-seat-lead = This link gives you the seat of { $name }, just as it was left.
join-seat-lead-free = This link gives you a seat at this table.
join-seat-do = Take the seat

# --- why not

full-title = This table is full
full-lead = All seats are taken. You can watch when the game has begun, or host a table of your own.
closed-title = This table is closed
closed-lead = Its host has closed it before the game began.
started-title = This game has begun
started-lead = Nobody can join any more, but you can watch.
started-lead-finished = It is over already. You can look at how it ended.
unknown-title = No such table
unknown-lead = Either there is no table at this address, or it is only for those who were invited. Ask the host for the link. If you sit there, sign in.
lost-title = Nothing but dust here
lost-lead = There is no page at this address.
paused-title = This game is paused
paused-lead = Its record does not replay as it should, so it stands still until the operator of this server has mended it. No move is lost.
unavailable-title = The server cannot reach its records
unavailable-lead = Your games are safe. Please try again in a moment.
not-allowed-title = Only for the host
way-sign-in = Sign in
way-sign-in-other = Sign in as somebody else
way-home = To the home page
way-watch = Watch this game
way-look = See how it ended
way-host = Host a table
way-again = Try again
way-lobby = Look at the table

# --- links shown in chats

share-home = Play the board game Skymines in the browser with friends or against Luna. Unofficial, free, nothing to install.
share-join = { $taken } of { $seats } seats are taken. Open the link and sit down.
share-table = A game of { $game } is being played on Regolith: look at the board.
share-finished = A game of { $game } on Regolith is over: see how it ended.
share-title-playing = { $game }: { $names }, round { $round }
share-title-no-rounds = { $game }: { $names }
share-title-finished = { $game }: { $names }, the result
share-picture-value = { $company }: a share is worth { $value }
share-picture = The Moon with the outposts of four companies, as it is now

# --- the live table's page

table-page-title = Table of { $name } – Regolith
table-loading = Setting the board up …

# --- one’s own time

time-title = When you play
time-lead = Relaxed clocks run in your hours of play alone, and no clock of yours runs while you are on vacation. Both hold at all your tables.
time-nobody-title = Nobody’s time
time-nobody-lead = First play somewhere: then this page shows when you do.
time-link = When you play
time-own-hours = Hours of play
time-zone = Time zone
time-opens = From
time-closes = To
time-hours-past-midnight = Hours may go past midnight.
time-hours-save = Save
time-hours-any = I play at any time
time-hours-none = You have said no hours: relaxed clocks run all day.
time-hours-are = You play from { $opens } to { $closes } ({ $zone }).
time-saved = Saved.
time-vacation = Vacation
time-vacation-first = First day
time-vacation-last = Last day
time-vacation-take = Take this vacation
time-vacation-hint = Your clocks stand still from the beginning of the first day, or from now on, to the end of the last. The others at your tables see until when.
time-vacation-left = { $days ->
    [one] 1 day of vacation is left this year.
   *[other] { $days } days of vacation are left this year.
 }
time-vacation-of = From { $begins } to { $ends }
time-vacation-end = End it now
time-vacation-drop = Drop it

# --- a person's games

games-title = Your games
games-none = No game of yours has ended yet.
games-none-such = There is no such game.
games-nobody-title = Nobody is signed in
games-nobody-lead = This page shows the games of whoever is signed in. Host a table or join one first.
games-played = { $played ->
    [one] 1 game
   *[other] { $played } games
 }, { $won } won
games-history = Finished games
games-of = Games of { $game }
games-with = Games with { $name }
games-all = All games
games-newest = Newest
games-earlier = Earlier games
games-place = Place { $place } of { $seats }
games-ended-early = Ended before its end
games-points = with { $total }
games-rivals = Head to head
games-rival = Name
games-count = Games
games-ahead = You ahead
games-behind = They ahead
games-last = Last
