# The guide of a guided first game: one short sentence or two at each question.

guide-goal = Be worth the most CrypCoin after seven rounds: that is the money here. Most of it lies in shares of these four companies. I lead you for two rounds against Luna. A double ring marks what I speak of.
guide-plan = Choose the ringed cards: each goes into one of your slots, and is one thing that you can do this round.
guide-plan-ready = What you have laid is what you will act with. Choose a card again to take it back. Then say that you are ready.
guide-luna = Luna turned up a card and did what it says, line by line. The figures beside its name are what she counts for majorities, and her scientists. The log keeps all of it.
guide-majority = A turn is one action. Bonus markers fetch small rewards: lay your first one on the ringed space. It counts only the cards that you have not used yet.
guide-marker = A turn is one action. A bonus marker brings what its space shows: choose a ringed one that helps you.
guide-tier = Take the best reward that your total reaches. Steps move your marker on that company’s track, towards its shares.
guide-no-tier = Your open cards reach none of the rewards here: the marker only takes the space.
guide-card = Now use your resources: choose the ringed cards together, for the more cards of one kind at once, the more units.
guide-acquire = Cards cost units: the circled number at a card’s foot. The other number there is only its space. The ringed one comes to your hand at once, for a plan of much carbon next round.
guide-no-card = Buy nothing this time: so every unit is left for a step on a track.
guide-steps = Each unit moves one of your markers a step. The white sheets on a track are shares: you own as many as the last one reached says.
guide-expand = Now your energy: expand { $company }, whose station is ringed. You own { $shares ->
    [one] a share
   *[other] { $shares } shares
 } of it.
guide-sector = Choose a ringed sector, then the ringed column: there a coin comes to light as the outpost leaves, and every share is worth more.
guide-sector-more = Your energy reaches one more sector. Choose it, and a column to send from.
guide-rewards = All that lies in those sectors is yours now, in any order.
guide-shares = A { $company } share is worth { $value } now, for whoever owns one. You own { $shares }: that is how fortunes are made here.
guide-research = Use the scientist first: while carbon lies open, it meets what the ringed plan on your first screen asks for.
guide-screen = Move your marker to the ringed screen: your open cards meet its need, and you get its reward.
guide-screen-stop = Your open cards meet no more here: stop.
guide-points = A research point takes a plan, and the ringed ones cost one. It waits on your screens until your open cards meet its need.
guide-place-plan = Put it on the next free screen: your marker never skips an empty one.
guide-majority-again = Again a majority first: your carbon still lies open, and nobody shows more.
guide-tracks = Now use all of your carbon at once, this time for the tracks.
guide-standing = How does it stand? The ringed button tells: coins, shares, tank and research are the four ways to score.
guide-out = Your cards are used. Drop out: you take a deck back, and lay down to rest those that you planned.
guide-out-unplanned = You laid no cards this round, so little is left to do. Drop out: you take a deck back for the next round.
guide-out-again = Place further markers if you like what they bring, then drop out.
guide-deck = Take a resting deck to your hand. The ringed one goes best with what you hold: kinds belong together.
guide-rest = Each card rests in another column, and what lies in one column comes back together. So lay like with like where you can.
guide-opening = Slots A and E are still shut. Your markers open them where the same letters stand: A on the tank, E on the screens. Helium-3 fills the tank. The gold figures there are what a marker scores at the end.
guide-plan-again = A new round: displays are full again, markers are home. Lay the scientist and as much carbon as you can.
guide-plan-again-ready = The plan on your first screen asks for carbon, so the scientist needs it beside. Say that you are ready.
guide-end-of-turn = That was your action: end your turn. Until then you can undo it.
guide-farewell = You know a round now: plan, act, drop out. Five are left, and they are yours; at their end coins, shares, tank and research count. What else lies here explains itself when you point at it, and the help (?) calls me back.
