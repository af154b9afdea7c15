# Premoves: the next turn, chosen before it comes; loaded with the first one.

prompt-Premove = A premove: choose the action of your next turn now. It is kept, and played when you say so, or by itself if you tick that.
prompt-Premove-then = Premove. { $question }
premove-more = Go on premoving
premove-close = Stop premoving
premove-enough = Done
premove-left = This leaves the rest of your turn to you: the others wait until you have chosen it.
premove-drop = Forget it
premove-by-itself = Play it for me when my turn comes, unless its choices, costs or gains have changed
premove-steps = Your premove, in this order
premove-back = Choose again from here: { $move }
premove-whole = That is your whole turn.
premove-kept = Premoved: { $moves }.
premove-ready = Your premove: { $moves }.
premove-gone = Not possible any more: { $move } — { $reason }
premove-gone-somehow = Not possible any more: { $move }
premove-play = Play your premove: { $move }
premove-play-all = Play your premove: { $count } moves
premove-play-next = Only the first
premove-stopped = Your steps go no further: something else is asked now.
