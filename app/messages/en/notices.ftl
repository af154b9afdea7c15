# Notices: what is sent by mail and by other channels, and the page where one says what and where.

# --- what is sent: titles and sentences
notice-table = { $name } ({ $game })
notice-turn-title = Your turn: { $game } with { $others }
notice-turn = It is your turn.
notice-again-title = Your turn again: { $game } with { $others }
notice-again = Moves were taken back, and it is your turn again.
notice-started-title = Begun: { $game } with { $others }
notice-started = The game has begun. It is not your turn yet.
notice-joined-title = { $name } joined: { $game }
notice-joined = { $name } sits at your table now.
notice-over-title = Over: { $game } with { $others }
notice-over-undecided = The game is over, and nobody has won yet: another one is owed.
notice-over-won = The game is over. Won by { $winners }.
notice-over-score = { $name }: { $total }
notice-takeback-title = A take-back is asked for: { $game } with { $others }
notice-takeback = { $count ->
    [one] { $name } would like to take the last move back.
   *[other] { $name } would like to take the last { $count } moves back.
 } All must agree.
notice-invited-title = { $name } invites you: { $game }
notice-invited = { $name } would like to play with you. The table has not begun yet.
notice-nudged-title = { $name } waits for you: { $game } with { $others }
notice-nudged = { $name } reminds you that it is your turn.
notice-closing-title = { $name } would like to close the table: { $game } with { $others }
notice-closing = { $name } would like to end the game before its end. All who play must agree.
notice-closed-title = Closed: { $game } with { $others }
notice-closed = The table was closed before the end of the game, as all who played agreed. What was played can still be looked at.
notice-closed-lobby = { $name } has closed the table. The game will not begin.
notice-mentioned-title = { $name } wrote to you: { $game }
notice-mentioned = { $name } mentioned you at the table.
notice-deadline-title = Not long left: { $game } with { $others }
notice-deadline = Your time for this turn is nearly over.
notice-standin-title = A stand-in plays for you: { $game } with { $others }
notice-standin = Your time was over, so a robot has taken your turn. Take your seat back whenever you like.
notice-late-title = Time is up for { $name }: { $game } with { $others }
notice-late = The time of { $name } is up. The game waits for that seat.
notice-over-vote = Those who were there have ended the game by a vote.
notice-by = You have until { $time } on { $day } ({ $zone }).
notice-test-title = A test from Regolith
notice-test = This works: what you have chosen will reach you here.
notice-asked = You are asked: { $question }
notice-nobody = nobody else
notice-digest-title = { $count ->
    [one] One table has news
   *[other] { $count } tables have news
 }

# --- mails
mail-since = Since you last saw the table:
mail-since-more = … and { $count } more.
mail-picture = The table as it is now
mail-open = Open the table
mail-open-notices = Open the page of your notices
mail-open-tables = Open your tables
mail-why = You get this because you asked Regolith to tell you.
mail-change = Change what you are told
mail-leave = Send nothing more to this address
mail-confirm-title = Is this your address?
mail-confirm = Somebody who plays as { $name } would like Regolith to send notices of games to this address. If that is you, open the link and press the button; it is good for a day. If not, do nothing.
