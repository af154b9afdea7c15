# What the rules refuse, by its code: refused-….

refused-action-first = Take one of the six actions before you end your turn.
refused-amount-not-left = This number of spaces has been used already.
refused-bad-plan = Place hand cards in action slots that are ON, one card a slot.
refused-barrier-too-dear = You cannot pay the money barrier on the way.
refused-bonus-not-unlocked = You have not unlocked this track bonus, or it takes effect only from your next turn on.
refused-card-has-no-action = This card has no action to perform.
refused-card-needs-units = A card of the display is acquired with units of the resource cards that you use, or bought at a bonus space.
refused-card-not-in-hand = This card is not in your hand.
refused-card-of-another-type = Only a { $kind } card can be discarded here.
refused-card-used = This card has been used in this round.
refused-cards-of-several-types = All cards used together must show the same resource.
refused-cards-not-usable = These cards cannot be used together now.
refused-column-empty = This column of the station is empty.
refused-column-full = This column of the station is full.
refused-crossed-out-space = The crossed-out space takes no outpost any more.
refused-deck-when-dropping-out = A resting deck comes to your hand when you drop out.
refused-different-resting-slots = Each card goes to a resting slot of its own.
refused-display-space-empty = There is no card on this space.
refused-empty-hand = You have no card in your hand.
refused-enclave-closed = An enclave can be entered only from the sector around it.
refused-end-of-track = This marker has reached the end of its track.
refused-energy-all-at-once = All energy is used at once: choose the station of the company that expands.
refused-expansion-needs-energy = A company expands when you use your energy as the action of a turn.
refused-expansion-unfinished = There are sectors that you can still enter; stop first, or go on.
refused-first-turn-of-the-first-player = The first player cannot use this space on the very first turn of a round.
refused-flip-after-step = A plan is turned face down before the upload marker moves.
refused-flip-too-dear = Turning a plan face down costs { $cost } CrypCoin; you have { $coins }.
refused-hand-is-for-planning = Hand cards are placed in the planning phase. In turns they are only discarded, at bonus spaces.
refused-luna-plays-a-card = Luna plays her next card.
refused-majority-exceeded = { $seat } has { $theirs }, you have { $own }.
refused-marker-is-an-action = Placing a bonus marker is the action of a turn.
refused-marker-not-possible = No bonus marker can be placed there.
refused-mix-acquires-nothing = These cards together cannot pay for any card of the display.
refused-mix-must-acquire = Different resources together must acquire a card.
refused-mix-of-more-than-needed = Different resources together hold only what the price needs: some of these cards could be left out.
refused-no-a-plan-here = An A plan cannot be placed on this screen while it is empty.
refused-no-card-chosen = Choose at least one card.
refused-no-card-of-the-type = You have no { $kind } card in your hand.
refused-no-energy-to-use = You have no energy card face up.
refused-no-field-scientist = There is no field scientist face up there.
refused-no-marker = You have no bonus marker left.
refused-no-research-scientist = There is no research scientist face up there.
refused-no-such-column = No outpost can come from or go to this column.
refused-no-such-option = There is no such reward to choose.
refused-no-such-reward = There is no such reward to take.
refused-no-such-screen = The plan cannot be placed on this screen.
refused-no-such-sector = This sector cannot be entered.
refused-no-such-space = There is no plan to take there.
refused-no-such-tier = There is no such reward on this space.
refused-not-a-usable-resource-card = Only face-up resource cards can be used.
refused-not-an-action = This is not one of the six actions.
refused-not-both = Only one of the two is left, or allowed.
refused-not-enough-coins = You do not have enough CrypCoin.
refused-nothing-to-flip = There is no plan ahead of your upload marker that can be turned face down there.
refused-one-action-a-turn = A turn is one action. Cards in slots are used as the action, not within it.
refused-one-card-at-most = Choose one card, or none.
refused-one-company-only = One expansion is of one company.
refused-one-of-the-two = At least one of the two must be done.
refused-one-resting-deck = Take exactly one resting deck that holds a card.
refused-one-space-a-unit = Each unit moves one marker one space.
refused-one-track-only = All spaces go to one company track.
refused-outpost-must-leave = An outpost has to leave the game.
refused-outpost-must-return = The ousted outpost has to return to its station.
refused-outposts-leave-by-expansion = Outposts leave their station when their company expands.
refused-own-outpost-there = This company has an outpost there already.
refused-pay-or-stop = Pay the money barrier, or stop before it.
refused-pile-needs-bonus = Only a track bonus lets you buy from the discard pile.
refused-plan-needs-points = Plans are taken for research points, at once when you gain some.
refused-plan-placed-last = Acquired plans are placed at the end of the turn.
refused-plan-too-dear = This plan costs { $price ->
    [one] 1 research point
   *[other] { $price } research points
 }; you have { $points }.
refused-plan-unplaceable = There is no screen left that this plan could be placed on.
refused-plans-unplaced = Place your acquired plans first.
refused-plus-one-not-possible = The “+1” tile cannot be placed there.
refused-points-left = Spend all your research points first.
refused-requirement-not-met = You do not meet the requirements of this plan.
refused-research-track-ended = Your upload marker has reached the last screen.
refused-rewards-left = Take all rewards first.
refused-screen-empty = There is no plan on this screen.
refused-screen-needs-scientist = The upload marker moves when you use a research scientist.
refused-screen-reached = Your upload marker has passed this screen already.
refused-screens-one-by-one = The upload marker moves from screen to screen.
refused-second-flip = Only one plan can be turned face down with a research scientist.
refused-sector-needs-energy = Sectors are entered while a company expands. For that, use your energy as the action of a turn.
refused-sector-not-adjacent = This sector does not touch the station or an outpost of the company.
refused-sector-too-dear = Sector { $sector } takes { $cost ->
    [one] 1 energy point
   *[other] { $cost } energy points
 }; { $energy ->
    [one] 1 is
   *[other] { $energy } are
 } left.
refused-share-card-has-no-action = A single share card cannot be placed in an action slot.
refused-slot-off = This action slot is OFF.
refused-slots-out-of-order = Name each slot once, from left to right.
refused-space-empty = There is no plan on this space.
refused-space-occupied = There is a bonus marker on this space already.
refused-special-plan-face-down = This special plan is still face down.
refused-special-plan-too-dear = This special plan costs { $cost } CrypCoin; you have { $coins }.
refused-station-empty = The station of { $company } is empty.
refused-tank-needs-gains = The helium-3 marker moves by field scientists and by rewards.
refused-tier-needs-marker = The reward is chosen when your bonus marker is placed there.
refused-tier-not-reached = Your total does not reach this reward.
refused-tile-in-a-turn = The “+1” tile is laid on a card before the action of a turn.
refused-tile-used = This tile has been used.
refused-token-at-set-up = Starting tokens are chosen once, before the first round.
refused-token-not-dealt = Keep one of your own starting tokens, and lay its three cards to rest.
refused-too-expensive = This card costs { $price }; you have { $means }.
refused-track-already-used = You already have a marker on a bonus space of this track.
refused-track-needs-units = Track markers move by units of the resource cards that you use, and by rewards.
refused-track-not-different = Each number of spaces goes to a different other track.
refused-turn-is-over = All that is left is to end your turn.
refused-units-must-acquire = No marker can move; acquire a card with your units.
refused-units-must-move = There are still markers that can move; use your units.
