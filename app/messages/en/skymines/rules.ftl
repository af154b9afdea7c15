# What rules say: itemised lines of costs, gains and totals (key), refusals (refused-…), reasons (why-…). $amount is signed: what is paid is negative.

# --- lines: prices and units

price-printed = printed cost: { $amount }
price-surcharge = surcharge of the column: { $amount }
price-discount-space = discount of the bonus space: { $amount }
price-discount-mixed = second B1 bonus, mixed payment: { $amount }
price-discount-minerals = first B1 bonus, paid with minerals: { $amount }
price-discount-titanium = first B2 bonus, paid with titanium: { $amount }
price-floor = a price is never below 0: { $amount }
price-total = price: { $amount ->
    [one] 1 unit
   *[other] { $amount } units
 }
price-coins = CrypCoin: { $amount }
coins-left = CrypCoin left: { $amount }
share-lost = a share of { $company } goes with it, worth { $amount } now
share-of-card = with a share of { $company }, worth { $amount } now
cards-payable = enough for the cards on { $spaces }
no-card-payable = not enough for any card
units-left = units left for company tracks: { $amount }
units-could-go = units can advance { $companies }
units-could-go-nowhere = no marker can advance: units left are lost
units-lost = { $amount ->
    [one] 1 unit is lost
   *[other] { $amount } units are lost
 }
resource-value = { $amount ->
    [one] 1 unit
   *[other] { $amount } units
 } in all

# --- lines: totals

total-card = { $card } counts { $amount }
total-plus-one = “+1” tile: { $amount }
kind-total = { $kind } in all: { $amount }
total-titanium-bonus = second bonus of track B2: { $amount }
total-energy-tile = energy tile: { $amount }
total-energy-bonus = bonus of track A1: { $amount }
total-luna-card = Luna’s majority card: { $amount }

# --- lines: energy and outposts

energy-total = energy points in all: { $amount }
energy-line-single = single line: { $amount }
energy-line-double = double line: { $amount }
energy-ousting = ousting { $company }: { $amount }
energy-forfeited = { $amount ->
    [one] 1 energy point is lost
   *[other] { $amount } energy points are lost
 }
energy-left = energy points left: { $amount }
energy-reach = first into sector { $sectors }
reward-of-sectors = { $count ->
    [one] of sector { $sectors }
   *[other] of sectors { $sectors }
 }
energy-reaches-nothing = no sector can be entered: all energy points are lost
share-value = each { $company } share is worth { $amount ->
    [-3] 3 less
    [-2] 2 less
    [-1] 1 less
    [0] as much as now
   *[other] { $amount } more
 }
share-value-then = that is { $amount }
share-value-now = { $company } shares are worth { $amount }

# --- lines: tracks

pay-barrier = money barrier: { $amount } CrypCoin
gain-threshold = bonus threshold: { $amount } CrypCoin; from your next turn on: { $bonus }
gain-threshold-shared = bonus threshold: { $amount } CrypCoin, for { $others } too; from your next turn on: { $bonus }
gain-shares = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 } by this track from then on
gain-tank-end = end of the tank track: { $amount } CrypCoin
tank-worth = your tank track is then worth { $amount }
slot-switched-on = action slot { $slot } is switched ON
spaces-lost = { $amount ->
    [one] 1 space is lost
   *[other] { $amount } spaces are lost
 }
token-bonus = { $track }: { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
 }

# --- lines: research

research-points-paid = research points: { $amount }
supplement-coins = supplement space: { $amount } CrypCoin
points-left = research points left: { $amount }
flip-cost = turning it: { $amount } CrypCoin
flip-opens-nothing = the upload marker gets no further by it
screen-face-down = this plan lies face down: it asks nothing and gives nothing
flip-loses-reward = no reward there any more
research-reach = upload marker up to screen { $screen }
research-reach-flip = turning a plan down: to screen { $screen }
research-stuck = upload marker stays
research-worth = your research track is then worth { $amount }
special-plan-cost = special plan: { $amount } CrypCoin
special-plan-worth = special plan of round { $round }: worth { $amount } at the end
covers-plan = covers { $plan }
beyond-empty-screen = out of reach of your marker as long as screen { $screen } is empty
requirement-carbon = needs { $amount } carbon
requirement-minerals = needs { $amount ->
    [one] 1 mineral
   *[other] { $amount } minerals
 }
requirement-titanium = needs { $amount } titanium
requirement-energy = needs { $amount ->
    [one] 1 energy point
   *[other] { $amount } energy points
 }
requirement-any-resource = needs { $amount } of one resource
requirement-carbon-and-any = needs { $amount } carbon and { $amount } more of one resource
requirement-scientist = needs { $amount ->
    [one] another scientist
   *[other] { $amount } other scientists
 }
requirement-field = needs { $amount ->
    [one] a field scientist
   *[other] { $amount } field scientists
 }

# --- lines: bonus spaces

pay-space = cost of the space: { $amount } CrypCoin
pay-fetch = buy from the discard pile: { $amount } CrypCoin
no-tier-reached = no reward is reached
majority-total = your total: { $amount }
majority-scientists = your scientists: { $amount }, of them research scientists: { $compared }
majority-other = { $seat } has { $amount }
tier = reward from { $at } on
tier-missing = { $amount } more for the reward from { $at } on
could-also-take = also open to { $seats }
nobody-else-could = open to nobody else as things stand
gain-first-player = first player marker
may-buy-card = buy a card from the card display
gain-for-discard = discard a card for its printed cost + { $amount } CrypCoin
reserve-tile = the { $tile } comes to you in the next round
choose-of = one of: { $options }
gain-on-others = spaces on other company tracks: { $amounts }
discard-to-perform = discard a card: its action { $both ->
    [true] and/or
   *[false] or
 } a discarded card for { $price } CrypCoin
discard-printed = { $amount } for its printed cost
discard-extra = { $amount } from the space
card-has-no-action = this card has no action

# --- lines: resting

drop-out-deck = a resting deck to hand: { $slots }
drop-out-rests = cards that go to rest: { $amount }
drop-out-unused = not used: { $cards }
drop-out-tiles = goes back: { $tiles }

rests-with = lies on { $card }
card-comes-back = { $card }

# --- lines: final scoring

score-cash = CrypCoin at hand: { $amount }
score-track-shares = { $company } shares on the track: { $amount }
score-card-shares = { $company } shares on cards: { $amount }
score-share-value = value of a { $company } share: { $amount }
score-tank = helium-3 marker on { $space }: { $amount }
score-research = upload marker on screen { $screen }: { $amount }
score-special-plan = { $plan }: { $amount }

# --- refusals

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
refused-not-an-action = This is none of the six actions.
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

# --- what is asked, in few words

step-ChooseToken = which starting token you keep
step-Planning = your plan for the round
step-TakeTurn = an action, or to drop out
step-AcquireCard = which card you acquire
step-SpendUnits = on which company tracks your units advance
step-Expand = which sectors the company enters
step-TakeRewards = which reward of the expansion you take next
step-ReturnOutpost = to which column an ousted outpost returns
step-Research = how far your upload marker moves
step-Utilise = what you spend your research points on
step-PlacePlans = where your new plans are placed
step-ChooseTier = which reward of the majority space you take
step-BuyCard = which card you buy
step-DiscardCard = which hand card you discard
step-ChooseOption = which of the rewards you take
step-AdvanceOthers = on which other company tracks you advance
step-ChooseTrack = on which company track you advance
step-RemoveOutpost = which outpost leaves the game
step-PassBarrier = whether you pay the money barrier
step-DiscardToPerform = which hand card you discard
step-PerformOrFetch = whether you perform the discarded card or buy another one
step-PickUpDeck = which resting deck you take to hand
step-RestCards = where the cards of your action slots rest
step-EndTurn = to end your turn
step-LunaTurn = nothing of you, as Luna plays her card

# --- reasons for coins, and for what Luna skips

why-barrier = money barrier
why-bonus-space = bonus space
why-card = bought card
why-deep-mine = deep mine
why-discard = discarded card
why-fetch = card from the discard pile
why-field-scientist = field scientist
why-flip = plan turned face down
why-luna-card = Luna card
why-research-end = end of the research track
why-research-points = research points
why-reward = reward
why-special-plan = special plan
why-tank-end = end of the tank track
why-threshold = bonus threshold
why-titanium = titanium
why-track-end = end of the track
why-no-card = no card to gain
why-no-marker = no bonus marker left
why-no-outpost = no outpost in the station
why-no-plan = no plan to discard
why-no-sector = no sector to enter
why-no-share-card = no card with a share
why-no-special-plan = no special plan face up
why-space-occupied = the spaces are occupied
