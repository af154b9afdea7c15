# What rules say: itemised lines of costs, gains and totals (key), reasons (why-…). $amount is signed: what is paid is negative.

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
cards-payable = enough for one of these cards: { $spaces }
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
research-reach-flip = up to screen { $screen } if you turn a plan face down
research-stuck = upload marker does not move
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
score-tank = last value passed on the tank track: { $amount }
score-research = upload marker on screen { $screen }: { $amount }
score-special-plan = { $plan }: { $amount }

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
