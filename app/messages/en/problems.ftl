# Why something cannot be done: `problem-` and the code of the server’s answer.

problem-address-taken = Somebody signs in with this address already. If that is you, sign in with it.
problem-already-here = A game of that id is on this server already.
problem-already-started = The game has begun already.
problem-another-proposal = Another take-back is proposed. Answer that one first.
problem-asleep = This game sleeps, since nobody has touched it for long. Wake it first.
problem-automated-seat = That seat plays by itself.
problem-bad-bank = The time for the whole game is too long for this pace.
problem-bad-hours = Hours of play last at least { $least } minutes a day.
problem-bad-key = The page’s request could not be told from others. Please try again.
problem-bad-address = That is no e-mail address. One looks like ada@example.org.
problem-bad-link = This is no link or code of ours, it was used already, or it is too old. Ask for a new one.
problem-bad-name = A name has 1 to 30 characters, none of them invisible.
problem-bad-options = The options of this game cannot be understood.
problem-bad-request = The server did not understand this page. Please load it again.
problem-bad-sign-in = No account has this address and this password. You can have a link sent to you instead.
problem-bad-token = This server does not know you any more. Load the page again and give a name.
problem-bad-turn-time = A turn of this length does not go with this pace. A live turn takes 1 minute to 4 hours, a relaxed one 1 hour to 60 days.
problem-bad-vacation = A vacation ends after it begins, and within a year from today.
problem-clock-missing = Say how long a turn may take at this table.
problem-clock-not-wanted = A table of this pace has no clock. Choose live or relaxed play first.
problem-easy-password = A password has at least { $least } characters and is none of those that are tried first. A few words in a row are good.
problem-foreign-origin = This page is not from this server. Open the server’s own address and try again.
problem-game-over = This game is over.
problem-not-over = This game is not over yet.
problem-game-paused = This game is paused until the operator of this server has mended its record. No move is lost.
problem-incomplete-document = This document leaves out what was secret: it cannot be played on.
problem-internal-error = Something went wrong on the server.
problem-key-reused = This has been answered already. Look again.
problem-kicked = The host of this table has sent you away. A new invite link lets you in again.
problem-malformed-document = This is no exported game.
problem-malformed-move = The server did not understand this move. Please load the page again.
problem-malformed-request = The server did not understand this page. Please load it again.
problem-method-not-allowed = The server does not do that.
problem-no-free-seat = That seat has just been taken.
problem-no-mail = This server sends no mail.
problem-no-person = Robots and the game’s own players need somebody to play with. Add a seat for a person.
problem-no-proposal = No take-back is proposed any more.
problem-no-seat = You have no seat at this table.
problem-no-such-components = This server does not have these components.
problem-no-such-entry = The log of this game has no such entry.
problem-no-such-game = This table is gone, or you may not see it.
problem-no-such-seat = This table has no such seat.
problem-no-such-session = That has been signed out already.
problem-no-such-vacation = There is no such vacation any more.
problem-no-vote = There is nothing to vote about: nobody else’s time is up any more.
problem-no-token = First tell the others your name.
problem-not-found = There is nothing at this address.
problem-not-in-scope = The token that was used is not for that. Its owner can make another one under “Your account”.
problem-not-json = The server did not understand this page. Please load it again.
problem-not-started = This game has not begun yet.
problem-not-the-host = Only the host of this table may do that.
problem-nothing-to-undo = Your last move cannot be undone: it showed something or ended your turn.
problem-others-must-agree = { $name } has chosen something that the table must not see yet. After a day without them all others can agree, under “Seats and links”, that the seat is handed on.
problem-own-seat = That seat is your own. You can make a link to it.
problem-owner-not-away = { $name } has been away for less than a day.
problem-owner-connected = { $name } is at the table, or was a minute ago, and can make this link without you.
problem-prove-again = For this, give the password you have now, or sign in by a link from your mail first.
problem-seat-holds-secret = { $name } has chosen something that the table must not see yet. Try again once it is shown.
problem-seat-taken = Somebody sits there.
problem-seats-free = Some seats are still free.
problem-stale = The table has moved on since you saw it. Look again.
problem-stand-in-plays = A stand-in plays on your seat. Take the seat back first.
problem-table-changed = The table has just changed. Look again, then repeat what you wanted.
problem-too-large = That is more than the server takes.
problem-too-many-requests = That was too much at once. Please try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
problem-too-many-tokens = You have { $most } tokens, and no more at a time. Revoke one that you do not use.
problem-too-many-seats = A table has no more seats than that.
problem-address-refused = The mail server does not take mail for that address. Is it spelt right?
problem-bad-quiet-hours = Quiet hours need a beginning and another end.
problem-bad-time-zone = That is no time zone. One is called Europe/Berlin.
problem-mail-not-sent = The mail could not be sent now. Try again in a while.
problem-no-such-channel = There is no such way to reach you.
problem-no-such-code = This link is good no more. Ask for a new one.
problem-not-confirmed = Confirm this address first, by the link that was sent to it.
problem-too-many-channels = You have { $most } ways to be reached already. Remove one first.
problem-unknown-time-zone = There is no time zone of that name.
problem-vacation-used-up = { $days ->
    [one] Only 1 day of vacation may be taken in a year, and less is left.
   *[other] Of the { $days } days of vacation of that year, not so many are left.
 }
problem-vacations-overlap = You have a vacation at that time already. End that one first.
