# The pages around the table: home, joining, the lobby, and pages that say why something cannot be.

site-name = Regolith
site-tagline = Mine the Moon.
site-skip = Skip to the content
site-about = Regolith lets you play { $game } in the browser: in one evening or a turn a day, with friends.
site-unofficial = It is free, made by fans, and neither affiliated with nor endorsed by the publishers of the game.
site-footer = Regolith is an unofficial fan project under the MIT licence. { $count ->
    [one] { $games } belongs to its authors and publishers
   *[other] { $games } belong to their authors and publishers
 }; bring your own rulebook.
site-you = You are { $name }: settings
site-menu = Menu
sign-out = Sign out
sign-out-what = This browser forgets that you are { $name }. You are a guest: nothing else knows you, and only a new link from a table’s host brings you back to your seat there.
sign-out-what-known = This browser forgets that you are { $name }. You can sign in again at any time; your seats stay yours.
sign-out-secure = First add a way to sign in again
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

home-title = Regolith – play { $game } online
home-games = Games
home-games-people = { $fewest ->
    [1] Up to { $most } people, or one alone
   *[other] { $fewest } to { $most } people
 }
home-games-minutes = { $shortest } to { $longest } minutes
home-games-age = Aged { $age } and up
home-games-weight-light = Light
home-games-weight-medium = Medium
home-games-weight-heavy = Heavy
home-games-presets = Ways to play { $game }
home-games-play = Play
home-games-host-of = Play: host a table of { $game }
home-games-learn = Learn
home-games-learn-of = Learn { $game } by playing a guided game
home-games-rules = Rules
home-games-rules-of = Rules of { $game }
home-games-five = In five minutes
home-games-minutes-of = { $game } in five minutes
home-people = People
home-host = Host a table
home-host-game = Host a table of { $game }
home-host-switch = The game of this table
home-host-hint = Send a link; friends join with a name.
home-learn = Learn by playing
home-learn-hint = A first game that explains itself.
home-look = Watch a game
home-recorded = A game in one minute
table-name = Name of the table
table-name-hint = If you like: lists and notices call the table by it.
table-name-none = None yet
table-name-save = Save the name
table-named = The table has its new name.
table-name-taken-away = The table has no name any more.

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
home-stand-in = Stand-in for people who are away
home-advice-title = Advice
home-advice = Advice allowed
home-advice-hint = In their turn players may ask a robot what it would do. Everybody at the table is told. In quick games alone it is on; among people it is off unless you allow it here.
home-stand-in-hint = A robot plays for players who ask for it and, if you choose so, for those who run out of time, until they are back.
home-custom-do = Host this table

home-mine = Your tables
home-mine-none = You sit at no table yet. Host one, or open a link that a friend sent you.
home-invited = { $name } invites you to a table
home-invited-to = { $name } invites you to the table “{ $table }”
home-invited-open = Look and sit down
home-invited-not = No, thanks
home-invited-not-of = Decline the invitation of { $name }
home-nudge = Remind
home-nudge-that = Remind { $names } that it is their turn
home-nudged = Reminded
home-group-turn = Your turn
home-group-others = The turn of others
home-group-lobby = Not begun
home-vacation = You are on vacation up to and including { $last }: your clocks stand still.
home-vacation-end = End the vacation
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
home-open = Open tables
home-open-none = No table is waiting for players just now.
home-watch = Tables to watch
home-watch-none = No open table is being played just now.
home-your-turn = Your turn
home-turn-of = { $names } to move
home-stand-in-plays-for-you = A stand-in plays for you
home-stand-in-plays = A stand-in plays for { $names }
home-turn-of-all = Everybody is to move
home-asleep = Asleep, for nobody has touched it since { $day }
home-due = By { $at }, { $left }
home-in-lobby = Waiting for players
home-finished = Finished
home-paused = Paused
home-table-of = Table of { $name }
home-branched = What if: { $title }
home-table-with = With { $names }
home-advice-allowed = advice allowed
home-turn-length = { $turn } a turn
home-round = Round{"\u00A0"}{ $round }
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
# How strong a robot is among those of its game, from 1 for the weakest, before its name.
robot-ranked = { $rank } of { $most }: { $robot }
robot-random = Beginner
robot-random-hint = A beginner makes any move.
# Within the sentence of options-stand-in.
robot-random-who = a beginner among the robots
seat-is-host = Host
seat-is-kept = Asked to join
seat-is-kept-for-you = Kept for you
seat-is-you = You
seat-stand-in = A robot stands in
options-advice = Advice allowed: a player may ask a robot, and all are told
options-private = Only with the link
options-public = Open to all

options-pace-none = No clock
options-pace-live = Live: { $turn } a turn
options-pace-live-bank = Live: { $turn } a turn, and { $bank } for the whole game
options-pace-relaxed = Relaxed: { $turn } a turn, in each person’s hours of play
options-at-deadline-notice = When time is up: only a notice
options-at-deadline-stand-in = When time is up: a robot stands in until they are back
options-at-deadline-vote = When time is up: the others may vote to end the game
options-stand-in = Stand-in for people who are away: { $robot }

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
lobby-renew = Make a new link
lobby-renew-warning = This one then lets nobody in any more.
lobby-renew-hint = The link until now lets nobody in any more.
lobby-share-text = Play { $game } with me
lobby-seats = Seats
lobby-add = Add a seat
lobby-add-human = For a friend
lobby-add-automa = For { $automa }
lobby-add-robot = For a robot
lobby-level = Level of { $automa }
lobby-robot-level = How the robot plays
lobby-to-automa = Give to { $automa }
lobby-to-automa-of = Give to { $automa }: seat { $number }
lobby-to-robot = Give to a robot
lobby-to-robot-of = Give to a robot: seat { $number }
# Why the button for one more seat of the automa cannot be pressed.
lobby-no-automa = { $room ->
    [yes] { $automa } plays at tables of { $most } seats at most: give it a free one.
   *[no] { $automa } plays at tables of { $most } seats at most: remove a seat first.
 }
lobby-to-human = Free for a friend
lobby-to-human-of = Free for a friend: seat { $number }, { $what }
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
    [one] One seat is still free. Send the link, or give the seat to { $automa } or a robot.
   *[other] { $free } seats are still free. Send the link, or give them to { $automa } or robots.
 }
lobby-waits-for-friends = { $free ->
    [one] One seat is still free. Send the link, or give the seat to a robot.
   *[other] { $free } seats are still free. Send the link, or give them to robots.
 }
lobby-waits-for-kept = { $count ->
    [one] The seat of { $names } is kept: the game can start once they have joined.
   *[other] The seats of { $names } are kept: the game can start once they have joined.
 }
lobby-keeps-for-you = Your seat is kept for you: join if you want to play again.
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

join-title = { $name } invites you to { $game }
join-title-nobody = You are invited to { $game }
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
sent-away-title = The host has sent you away
sent-away-lead = A new invite link of this table lets you in again.
unknown-title = No table that you can see
unknown-lead = Perhaps it is private: then the address alone is not enough. Ask somebody who sits there for the invitation link, or for the link to look on, which is in the settings of the table. Or there is no table at this address. If you sit there, sign in.
early-title = That was too early
early-lead = The page was not ready yet, so nothing was sent and nothing was changed. Go back and do it once more.
lost-title = Nothing but dust here
lost-lead = There is no page at this address.
paused-title = This game is paused
paused-lead = Its record does not replay as it should, so it stands still until the operator of this server has mended it. No move is lost.
unavailable-title = The server cannot reach its records
unavailable-lead = Your games are safe. Please try again in a moment.
failed-title = Something broke on our side
failed-lead = This is not your fault. Every move that was confirmed is kept. Try again; if it happens again, tell the people who run this server the number below.
refused-title = That cannot be done
refused-lead = This address does not take what was sent. Nothing was changed. Go back, or begin again at the home page.
too-long-title = That is too much at once
too-long-lead = More was sent than this server takes, so nothing was changed. Go back and send less.
too-often-title = One moment, please
too-often-lead = So much was asked from here that the server takes a rest. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
unknown-visitor-title = Please sign in first
unknown-visitor-lead = This page is for people whom the server knows.
# Below a page that says what went wrong; the operator finds the request in the log by this number.
failure-number = Request { $number }
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

share-picture-site = Lunar board games in your browser
share-picture-game = In your browser, with friends or alone
share-picture-free = Free, nothing to install
share-picture-seats = { $free ->
    [0] All seats are taken
    [one] 1 seat of { $seats } is free
   *[other] { $free } seats of { $seats } are free
}
share-home = Play { $games } in the browser with friends. Unofficial, free, nothing to install.
share-join = { $free ->
    [0] All seats are taken. Open the link and look on.
    [one] 1 seat of { $seats } is free. Open the link and sit down.
   *[other] { $free } seats of { $seats } are free. Open the link and sit down.
}
share-table = A game of { $game } is being played on Regolith: look at the board.
share-finished = A game of { $game } on Regolith is over: see how it ended.
share-title-playing = { $game }: { $names }, round { $round }
share-title-no-rounds = { $game }: { $names }
share-title-finished = { $game }: { $names }, the result
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
time-zone = Your time zone
time-zone-hint = Your hours of play, your quiet hours and the times in notices are in it.
time-zone-save = Save the time zone
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
# $kind of a vacation: “now” for one that has begun, else “later”.
time-vacation-of = { $kind ->
    [now] You are on vacation up to and including { $last }.
   *[later] From { $first } up to and including { $last }.
 }
time-vacation-taken = { $kind ->
    [now] Taken: your clocks stand still up to and including { $last }, or until you end the vacation here.
   *[later] Taken: your clocks will stand still from { $first } up to and including { $last }. You can drop it here.
 }
time-vacation-end = End it now
time-vacation-ended = Your vacation is over: your clocks run again.
time-vacation-drop = Drop it
time-vacation-dropped = This vacation is dropped.
time-vacation-another = Take another vacation

# --- a person's games

games-title = Your games
games-waiting = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
games-going-on = Games that go on
games-none = No game of yours has ended yet.
games-none-such = There is no such game.
games-nobody-title = Nobody is signed in
games-nobody-lead = This page shows your games once you have a name here. Host a table or join one first.
games-played = { $played ->
    [one] 1 game
   *[other] { $played } games
 }, { $won } won
games-history = Finished games
games-of = Games of { $game }
games-with = Games with { $name }
games-of-with = Games of { $game } with { $name }
games-game = Game
games-all = All games
games-newest = Newest
games-earlier = Earlier games
games-place = Place { $place } of { $seats }
# Behind the name of who asked a robot for advice in that game.
games-advised = { $count ->
    [one] (advised once)
   *[other] (advised { $count } times)
}
# Behind the name of a person for whom a robot played to the end.
games-stand-in = (a stand-in finished it)
games-ended-early = Ended before its end
games-points = with { $total }
games-rivals = Head to head
games-rival = Name
games-count = Games
games-ahead = You ahead
games-behind = They ahead
games-last = Last

# --- the page where a guided first game begins

first-game-title = Your first game of { $game }
first-game-do = Begin
first-game-back = The guide leads you back to the table that you come from.
