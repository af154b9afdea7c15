# Skymines' table in the browser: prompts, buttons, names for the screen reader.

tab-moon = Moon
tab-display = Displays

# --- prompts

prompt-ChooseToken = { $ready ->
    [yes] Your token is kept. You may still choose otherwise until everyone has chosen.
   *[no] Choose your starting token, and the order in which its three cards begin at rest in slots B, C and D.
 }
prompt-Planning = { $ready ->
    [yes] It is laid; you may still change it until everyone is ready.
   *[no] Lay cards face down; nobody sees them.
 }
prompt-TakeTurn = Take one action.
moment-Planning = Plan your round.
moment-TakeTurn = Your turn.
prompt-AcquireCard = You have { $units ->
    [one] 1 unit
   *[other] { $units } units
 }. Acquire a card, or use all units on company tracks.
prompt-SpendUnits = { $units ->
    [one] 1 unit is left.
   *[other] { $units } units are left.
 } Advance a marker one space for each.
prompt-Expand = Expand { $company }: { $energy ->
    [one] 1 energy point is left
   *[other] { $energy } energy points are left
 }. Choose a sector to enter.
prompt-TakeRewards = Take the rewards of this expansion, in any order.
prompt-ReturnOutpost = An outpost of { $company } was ousted. Choose the column to which it returns.
prompt-Research = Move your upload marker, turn a plan face down first, or stop.
prompt-Utilise = { $points ->
    [one] 1 research point
   *[other] { $points } research points
 } to spend: take plans or CrypCoin.
prompt-PlacePlans = Place your new plans on your screens.
prompt-ChooseTier = Choose the reward of this { $space }.
prompt-BuyCard = Buy a card of the display with CrypCoin.
prompt-DiscardCard = Discard a hand card for CrypCoin.
prompt-ChooseOption = Choose one of the rewards.
prompt-AdvanceOthers = Advance on other company tracks, each number on one of its own: { $amounts } spaces.
prompt-ChooseTrack = Choose the company track on which to advance { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
 }.
prompt-RemoveOutpost = Choose a station’s column: its top outpost leaves the game.
prompt-PassBarrier = A money barrier stops your { $company } marker. Pay and go on, or stop?
prompt-DiscardToPerform = Discard a hand card to perform its action or to buy from the discard pile.
prompt-PerformOrFetch = Perform the action of the discarded { $card }, or buy a discarded card.
prompt-PickUpDeck = You drop out. Take one resting deck to your hand.
prompt-RestCards = Move each card of your action slots to a different resting slot.
prompt-EndTurn = Your action is done. End your turn, or undo.
prompt-UseEnergy-then = Your energy expands one company: choose its station.
prompt-EnterSector-then = Enter sector { $sector }: choose the column of the station that the outpost comes from.
prompt-PlacePlan-then = Choose the screen on which you place the plan.
prompt-Rest-then = Choose the resting slot for the card of slot { $slot }.
prompt-PlacePlusOne-then = Choose the slot of the card on which you place the “+1” tile.
prompt-Advance-then = Choose how many spaces to advance on the { $company } track.

# --- several steps on tracks at once
steps-title = Or up to { $units } steps at once
steps-left = Steps left: { $left }
steps-shares = { $shares ->
    [0] no share
    [one] 1 share
   *[other] { $shares } shares
 }
steps-next = next in { $spaces }
steps-pays = pays { $coins } CrypCoin
steps-less = A step less on the { $company } track
steps-more = A step more on the { $company } track
steps-go = { $steps ->
    [0] Advance
    [one] Advance 1 step
   *[other] Advance { $steps } steps
 }

# --- moves

move-KeepToken = Keep the { $token }; rest { $order }
family-KeepToken = Keep this token, cards to B · C · D:
move-PlacePlusOne = Lay the “+1” tile on { $card }
family-PlacePlusOne = “+1” tile on
move-UseResources = Use { $cards }
family-Acquire = { $step ->
    [BuyCard] Buy a card, for CrypCoin
   *[other] Acquire a card, for units
 }
member-left = { $amount } left
family-UseResources = Use resources
member-buys = { $count ->
    [one] → card { $spaces }
   *[other] → cards { $spaces }
 }
short-unused = not used:
move-UseEnergy = Use all energy to expand { $company }
family-UseEnergy = Expand a company with all energy
move-UseResearchScientist = Use { $slot ->
    [tile] the research scientist tile
   *[other] { $card }
 }
move-UseFieldScientist = Use { $slot ->
    [tile] the field scientist tile
   *[other] { $card }
 }
move-PlaceMarker = Bonus marker: { $space }
family-PlaceMarker = Place a bonus marker; you have { $markers }
marker-highest = the highest
move-DropOut = Drop out of this round
move-Acquire = { $step ->
    [BuyCard] Buy { $card }, card { $space } of the display
   *[other] Acquire { $card }, card { $space } of the display
 }
move-Advance = { $amount ->
    [one] 1 space on the { $company } track
   *[other] { $amount } spaces on the { $company } track
 }
move-EnterSector = Enter sector { $sector } from column { $column }
sector-offer = Sector { $sector }
sector-head-takes = Sector, energy
sector-head-brings = brings
sector-head-column = column
sector-head-rises = ▴ share value
move-TakeReward = Take { $reward }
move-TakeOption = Take reward { $number }
move-ReturnTo = Return to column { $column } of { $company }
move-FlipPlan = Turn the plan on screen { $screen } face down: { $plan }
family-FlipPlan = Turn a plan face down first
flip-goes-on = upload marker up to screen { $screen }
flip-no-further = upload marker no further
move-EnterScreen = Enter screen { $screen }: { $plan }
move-TakePlan = Take { $plan } from { $space }
family-TakePlan = Take a plan
move-TakeCoin = Take CrypCoin for a research point
move-PlacePlan = Place { $plan } on screen { $screen }
family-PlacePlan = Place { $plan } on screen
head-PlacePlan = Place on a screen:
place-covers = ▾
place-next = ▸
place-next-told = ▸ next for your marker
place-covers-told = ▾ covers a plan
move-TakeTier = Take { $reward } ({ $at }+)
move-TakeTier-none = Take no reward
move-MoveTank = Advance on your tank track
move-Discard = Discard { $card }
move-RemoveFrom = Remove from column { $column } of { $company }
family-RemoveFrom = { $company }: remove from column
family-ReturnTo = Return the outpost to column
move-PayBarrier = Pay the barrier and go on
move-Perform = { $company ->
    [no-company] Perform the action of the discarded card
   *[other] Expand { $company } with the discarded card
 }
move-Fetch = Buy { $card } from the discard pile
move-PickUp = Take deck { $slot } to hand: { $card }
move-Rest = Rest { $card } in slot { $to }
family-Rest = Rest { $card } in slot
move-EndTurn = End turn
move-Plan = Plan
# A plan that is advised, with its cards and their slots.
move-Plan-cards = { $count ->
    [0] Plan no card
   *[other] Plan { $cards }
}
planned-card = { $card } in { $slot }
move-Decline-AcquireCard = Acquire no card
move-Decline-SpendUnits = Advance no further
move-Decline-Expand = Enter no more sectors
move-Decline-Research = Stop here
move-Decline-Utilise = Take nothing more
move-Decline-BuyCard = Buy no card
move-Decline-PassBarrier = Stop before the barrier
move-Decline-PerformOrFetch = Do nothing more
move-Decline-AdvanceOthers = Advance no further
move-Decline-DiscardCard = Discard nothing
move-Decline-DiscardToPerform = Discard nothing
move-Decline-RemoveOutpost = Remove nothing
move-Decline-TakeRewards = Take no more
by-tile = the tile

# --- planning

plan-full = All slots are full. To exchange a card, choose another one, then its slot.
plan-held = Now choose the slot for { $card }, or choose it again to put it back.
planning-hint-touch = Tap a hand card to lay it into a slot; tap the slot to take it back.
planning-hint = Click or drag a hand card into a slot, or press Enter on it; click the slot to take it back.
plan-picture = Resting decks and cards laid, by slot
plan-comes = can be planned again in round { $round }
plan-totals = What your cards add up to at the majority spaces
plan-total = { $kind }: { $total } planned.
plan-compared = { $compared ->
    [one] 1 research scientist is
   *[other] { $compared } research scientists are
 } compared.
plan-plus-one = The “+1” tile can add { $amount }.
plan-reached = From { $at } on: { $reward }.
plan-none = No reward yet.
plan-missing = { $missing } more for { $reward }.
plan-more = { $missing } more:
plan-highest = The highest reward.
plan-head-total = Planned
plan-head-reached = Majority space gives
plan-head-next = Next reward
plan-back = { $count ->
    [0] No deck is at rest that could come to hand
    [one] Resting deck { $decks } comes to hand when you drop out
   *[other] Resting decks: one of { $decks } comes to hand when you drop out
 }, for round { $round }.
plan-rest = The cards laid then rest { $linked ->
    [yes] above their own slots
   *[no] on decks of your choice
 } { $round ->
    [0] until the game is over.
   *[other] and can be planned again from round { $round } on.
 }
plan-back-never = The last round: no card comes back to be planned again.
slot-empty = empty
take-back = Take back the card of slot { $slot }
plan-ready = { $empty ->
    [0] Ready
    [one] Ready, with 1 slot empty
   *[other] Ready, with { $empty } slots empty
 }
plan-ask-title = Ready already?
plan-ask = { $count ->
    [one] Slot { $slots } would stay
   *[other] Slots { $slots } would stay
 } empty for the whole round, which gives away { $more ->
    [one] 1 card
   *[other] { $more } cards
 } you could play. Left in your hand: { $cards }.
plan-anyway = Ready all the same
plan-on = Lay more cards
plan-change = Change my plan
# In the slot that the next card chosen goes to, on a phone.
plan-here = lay a card here
plan-slot = Action slot { $slot }: place a card here
plan-slot-with = Action slot { $slot }: { $card }

# --- the Moon

moon = The Moon: sectors, stations and company tracks
moon-sectors = Sectors
moon-stations = Stations
moon-tracks = Company tracks
sector-described = Sector { $sector }, { $outpost }, { $structures }, borders { $borders }
borders-single = { $places }
borders-double = { $places } by a double line
can-be-chosen = Can be chosen.
outpost-of = { $company } outpost
no-outpost = no outpost
legend-single = 1 energy point
legend-double = 2 energy points
station-described = { $company } station: a share is worth { $value }, { $home ->
    [one] 1 outpost
   *[other] { $home } outposts
 } at home, by column { $columns }
column-described = Column { $column } of the { $company } station, { $outposts ->
    [one] 1 outpost
   *[other] { $outposts } outposts
 }
track-described = { $company } track { $track }. { $markers }. Money barriers: { $barriers }
marker-on = { $seat } on space { $space } with { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 }
barrier-after = { $cost } CrypCoin after space { $space }
threshold-described = Threshold: { $coins } CrypCoin for everyone past it; then: { $bonus }. { $holder }

# --- displays

card-display = Card display
stack-left = stack { $count }
discards-count = discarded { $count }
display-space = space { $space }
costs = costs { $cost }
used = used
with-plus-one = with the “+1” tile
face-down = face down
red-framed = linked to the supplement space
research-display = Research display
supplement = supplement
supplement-now = { $count } CrypCoin { $count ->
    [one] lies
   *[other] lie
 } here
plan-price = { $letter } plans cost { $points ->
    [one] 1 research point
   *[other] { $points } research points
 }
round-track = Round track
bonus-spaces = Bonus spaces
majority-described = { $space }. { $tiers }
space-hint-first-player = { $space }: take the first player marker and { $amount } research point
space-hint-buy = { $space }: pay { $cost } CrypCoin, then buy a card of the display with CrypCoin
space-hint-discard = { $space }: discard a hand card for its printed cost + { $amount } CrypCoin
space-hint-tile = { $space }: pay { $cost } CrypCoin; the tile comes in the next round

# --- boards

my-board = My board
other-boards = The others’ boards
coins = CrypCoin
bonus-markers = Bonus markers
face-up-totals = Totals of your face-up cards
first-player = First player
dropped-out = Dropped out
is-out = out
is-ready = ready
is-planning = planning …
is-choosing-token = choosing a token …
is-acting = to move
hand = Hand ({ $count })
hand-empty = cards come back when you drop out
hand-of = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
 }
resting-slot = Resting slot { $slot }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
rest-tag = rest { $slot }
resting-decks = Resting decks ({ $count })
deck-empty = empty
slot-on = Action slot { $slot }, empty
slot-off = Action slot { $slot }, OFF
off = off
bays-resting = resting
bays-in-use = in use
opens-at-tank = reach { $slot } on the tank to open it
opens-at-screen = reach screen { $screen } to open { $slot }
shares-worth = shares worth
whole-board = Whole board
tank-described = Tank track: space { $space } of { $last }, worth { $value }
research-described = Research track: screen { $screen } of { $last }, worth { $value }
screen-described = Screen { $screen }, empty{ $crossed ->
    [yes] , no A plans here
   *[no] {""}
 }
acquired-plans = To place:
shares-held = Shares
shares-of = { $company } shares: { $count }
# On a company's plaque: the reader's shares, what one is worth, and all of them.
plaque-value = a share: { $value }
plaque-worth = you: { $count } × { $value } = { $sum }
track-bonuses = Track bonuses
supply-left = { $count ->
    [one] 1 { $letter } plan
   *[other] { $count } { $letter } plans
 } in the supply

# --- log, scores, help

category = Category
total = Total
standing = Shares and markers
standing-at = at { $space }
company = Company
share-worth = a share

# Looking closer at the Moon.
zoom = Look closer
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole Moon
