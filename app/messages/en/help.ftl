# The help: a page for who has never played, keys. Asked for with the explanations.

learn-game = Learn the game in five minutes
guided-game = Play a guided first game
key-arrows = move among the choices and what is lit; on the Moon, from place to place
key-enter = choose; on a picked thing: confirm
key-escape = clear the selection, close
key-undo = undo
key-end = end the turn, or say that you are ready
key-choices = go to the choices
key-region = go to the next region of the table
key-explain = hear what has the focus is, and why it cannot be chosen
key-tabs = show a region
key-help = this help
key-standing = the standing: each seat’s score if the game ended now
key-talk = talk at the table
key-next = go on to the next table that waits for you
key-premove = premove the next turn, step by step
key-advice = ask a robot for advice, where the table allows it
