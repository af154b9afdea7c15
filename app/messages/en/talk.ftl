# What people say to each other at a table.

talk-back = Back to the table
talk-lines = What was said
talk-none = Nobody has said anything yet.
talk-earlier = Earlier lines
talk-to-players = You write for everybody who may see the table.
talk-to-spectators = You watch: you write for other spectators. Players read it after the game.
talk-guest = To write here, and to read what spectators say, choose a name on the first page.
talk-field = Your line
talk-field-hint = At most 500 characters.{ $count ->
        [0] {""}
       *[other] {" "}@ and a name mentions somebody: { $names }.
    }
talk-enter = Enter says it, Shift and Enter begins another line.
talk-names = Names to mention
talk-names-found = @{ $name }: Enter writes the name, the arrow keys choose another one.
talk-nudge = Remind { $name } that it is their turn
talk-nudged = Reminded: { $names }
talk-close = Once the game is over, only those who played read the talk
talk-closed = Once the game is over, only those who played read the talk.
talk-notes = Private notes
talk-note-field = For your eyes only, kept as you write.
talk-note-kept = Kept.
talk-page = On a page of its own
talk-say = Say it
talk-new = { $name }: { $text }
talk-gone = Somebody who has left
talk-of-spectators = spectator
talk-link-host = ({ $host })
talk-react-like = Like
talk-react-laugh = Laugh
talk-react-wow = Wow
talk-react-sad = Sad
talk-react-luck = Good luck
talk-react-thanks = Thanks
talk-react-count = { $what }: { $count }
talk-more = More
talk-more-of = More about what { $name } said
talk-mute = Mute { $name } at this table
talk-block = Block { $name }
talk-unmute = Let { $name } speak again
talk-unblock = Unblock { $name }
talk-not-heard = Not heard
