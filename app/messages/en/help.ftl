# The help: a page for who has never played, keys; what cards of explanation say. Asked for with the explanations.

learn-game = Learn the game in five minutes
guided-game = Play a guided first game
help-point = Point at anything on the table, or press long on it, and it says what it is and what it does now.
help-symbols = Symbols
help-keys = Keys
key-arrows = move among the choices and what is lit; on the board, from place to place
key-enter = choose; on a picked thing: confirm
key-escape = clear the selection, close
key-undo = undo
key-end = end the turn, or say that you are ready
key-choices = go to the choices
key-board = go to the first lit thing
key-region = go to the next region of the table
key-explain = hear what has the focus is, and why it cannot be chosen
key-tabs = show a region
key-help = this help
key-standing = the standing: each seat’s score if the game ended now
key-talk = talk at the table
key-next = go on to the next table that waits for you
key-premove = premove the next turn, step by step
key-advice = ask a robot for advice, where the table allows it
explain-label = What this is
explain-not-now = Asked now: “{ $asked }”
explain-close = Close the explanation
