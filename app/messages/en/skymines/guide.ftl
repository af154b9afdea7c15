# The guide of a guided first game: one short sentence or two at each question.

guide-label = Your guide
guide-next = Next
guide-end = Play on
guide-leave = Send the guide away
guide-again = Call the guide back
guide-learnt = { $done } of { $all } learnt
guide-otherwise = That will do as well.
guide-free = Choose as you like; I go on after this.

guide-goal = Whoever owns the most CrypCoin after seven rounds wins. You play against Luna, and for two rounds I show you how.
guide-plan = Lay the lit cards into your slots: each is one thing that you can do this round.
guide-plan-ready = What you have laid is what you will act with. Say that you are ready.
guide-luna = Luna turned up a card and did what it says, line by line. It stands in the log.
guide-majority = A turn is one action. First place a bonus marker on the lit space: nobody shows more minerals than you.
guide-tier = Take the best reward that your total reaches. Your cards stay as they are.
guide-card = Now use your resources: the more cards of one kind at once, the more units.
guide-acquire = Units buy cards. The lit card comes to your hand, and carbon is what you need next round.
guide-no-card = Buy nothing this time: so every unit is left for a step on a track.
guide-steps = Each unit moves one of your markers a step. You get a share at each flag that it reaches.
guide-expand = Use your energy to expand { $company }: you own { $shares ->
    [one] a share
   *[other] { $shares } shares
 } of it.
guide-sector = Choose a sector and a column: from the lit one a coin comes to light, and every share is worth more.
guide-rewards = All that lies in those sectors is yours. Take it in any order.
guide-shares = A { $company } share is worth { $value } now, for whoever owns one. You own { $shares }: that is how fortunes are made here.
guide-research = Use the scientist first: while carbon lies open, it meets what the first plan asks for.
guide-screen = Move your marker to the lit screen: your open cards meet its need, and you get its reward.
guide-screen-stop = Your open cards meet no more here: stop.
guide-points = A research point takes a plan. Take a lit one: what the cheap ones ask for is easy to show.
guide-place-plan = Put it on the next free screen: your marker never skips an empty one.
guide-tracks = Now use all of your carbon at once, this time for the tracks.
guide-standing = How does it stand? The lit button tells: coins, shares, tank and research are the four ways to score.
guide-out = You have done enough: drop out. Then you take cards back, and lay down to rest those that you planned.
guide-out-again = Act on with what you have, or drop out when nothing is worth it any more.
guide-deck = Take a resting deck to your hand. In the lit one lies carbon: cards of one kind belong together.
guide-rest = Lay each card to rest, each in another column. What lies in one column comes back together: so kinds belong together.
guide-plan-again = A new round: displays are full again, markers are home. Lay the scientist and as much carbon as you can.
guide-plan-again-ready = The scientist will want open carbon beside it. Say that you are ready.
guide-end-of-turn = That was your action: end your turn. Until then you can undo it.
guide-farewell = That is a whole round, and all there is to do. Five are left, and they are yours: “?” leads to the rules.
