# The table in the browser: prompts, buttons, names for the screen reader.

# $round: "none" in a game without rounds.
title-table = { $named ->
    [yes] { $name }
   *[no] Regolith
 }{ $round ->
    [none] { "" }
   *[other] { " " }· round { $round }
 }
title-your-turn = ● Your turn · { $named ->
    [yes] { $name }
   *[no] Regolith
 }
home-link = Regolith, to the front page
help = Help
close = Close
nobody = nobody
seat-number = Seat { $number }
skip = To the question
regions = Regions of the table
side-region = Others and log
side-region-watched = Players and log
tab-me = Me
tab-others = Others
tab-players = Players
tab-log = Log
something-lit = something to choose here
connection-lost = Connection lost. Trying again …
signed-out = You are signed out here.
signed-out-sign-in = Sign in again
unsent = No connection: “{ $deed }” has not been sent. It is kept, and sent once as soon as the connection is back.
version-new = There is a new version.
version-reload = Reload
error-unreachable = The server cannot be reached. Once it is back, the table shows whether your move counted.
error-unknown = Something went wrong on this page.

# --- whose turn, where in the game

round-of = Round { $round } of { $rounds }
your-turn = Your turn
your-choices = What you are asked
won-by = { $count ->
    [0] Nobody has won yet
    [one] { $names } wins
   *[other] Shared victory: { $names }
 }
show-scores = Final scores
undo = Undo
# $count: other tables at which it is the reader's turn.
next-table = { $count ->
    [one] Next table: one more waits for you
   *[other] Next table: { $count } more wait for you
}
end-turn = End turn
# What a button says instead of its own words when it asks once more: it has to fit on a small one.
confirm-again = Sure?
confirm-aloud = { $move }: sure? Press again to do it.
ready-waiting = You are ready.
# Once something is picked on the board that stands for one move.
prompt-picked = Picked, not done yet: choose it again, or the button below.
clear-selection = Clear selection
why-not = { $count ->
    [one] Why is one thing not offered?
   *[other] Why are other things not offered?
 }
read-rules = The rules
read-rule = Read the rule
refusal = { $reason } (rulebook { $rule })
not-this = { $reason } – { $thing }

# --- prompts

prompt-waiting = Waiting for { $names } …
prompt-stand-in = A stand-in plays for you.
prompt-stopped = Nothing more is played here.
prompt-watching = You are watching. To move: { $names }.
prompt-finished = The game is over.

since = Since your last turn
since-offer = { $count ->
    [one] Since your last turn: 1 move
   *[other] Since your last turn: { $count } moves
 }
since-not = Not now

# --- boards

watchers = { $count } watching
watching = You are watching this table.
is-away = away
by-stand-in = stand-in

rematch = Rematch

# --- log, scores, help

log = Log
log-empty = Nothing has happened yet.

# --- the standing while it is played

standing-show = Standing
