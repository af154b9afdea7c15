# The guide of a guided first game, whatever the game; what it says is the game's own.

guide-label = Your guide
guide-mark = Ringed by the guide.
guide-next = Next
guide-end = Play on
guide-keys = By keys: Enter goes on and chooses, arrows move, c leads to the choices, g to the next region, ? lists all keys.
guide-leave = Send the guide away
guide-again = Be guided again
# In its place once it was sent away, before the button that brings it back.
guide-gone = The guide is away.
guide-bring = Bring it back
guide-back = Back to the table you come from
guide-learnt = { $done } of { $all } learnt
guide-otherwise = That will do as well.
guide-free = Choose as you like; I go on after this.
