# The names of everything on the table.

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac

company-full-skymine = Skymine Resources
company-full-minerva = Minerva Corp.
company-full-astrogo = Astrogo Enterprises
company-full-tawac = Tawac Industries

kind-carbon = carbon
kind-minerals = minerals
kind-titanium = titanium
kind-energy = energy
kind-research = research scientist
kind-field = field scientist
kind-share = share
kind-scientist = scientists

tile-plus-one = “+1” tile
tile-field = field scientist tile
tile-research = research scientist tile
tile-energy = energy tile

phase-tokens = Starting tokens
phase-planning = Planning phase
phase-action = Action phase
phase-finished = End of the game

category-cash = Cash
category-astrogo = Astrogo shares
category-tawac = Tawac shares
category-skymine = Skymine shares
category-minerva = Minerva shares
category-tank = Tank track
category-research = Research track

tank_or_research-tank = tank track
tank_or_research-research = research track

structure-deep-mine = { $amount ->
    [one] deep mine
   *[other] { $amount } deep mines
 }
structure-strip-mine = { $amount ->
    [one] strip mine
   *[other] { $amount } strip mines
 }
structure-gas-collector = { $amount ->
    [one] gas collector
   *[other] { $amount } gas collectors
 }
structure-research-station = { $amount ->
    [one] research station
   *[other] { $amount } research stations
 }
no-structure = no structure

# Cards: $value units or points, $company of a field scientist, $share the company of a share card.
card-carbon = carbon { $value }
card-minerals = minerals { $value }
card-titanium = titanium { $value }
card-energy = energy { $value }
card-research = research scientist { $value }
card-field = field scientist
card-field-of = { $company } field scientist
card-share = { $share } share
card-with-share = { $card } + { $company } share
card-in-slot = { $card } in slot { $slot }
card-hidden = face-down card
card-luna = Luna card { $id }

# Plans
starting-token = starting token
plan-name = { $letter } ({ $needs } → { $gives })
plan-letter = plan { $letter }
plan-special = special plan { $round } ({ $cost }, worth { $value })

sector-name = sector { $sector }

space-majority-scientist = scientist majority space
space-majority-titanium = titanium majority space
space-majority-carbon = carbon majority space
space-majority-minerals = minerals majority space
space-majority-energy = energy majority space
space-first-player = first player space
space-buy = space for buying a card
space-discard = space for discarding a card
space-tile-plus-one = “+1” tile space
space-tile-field = field scientist tile space
space-tile-research = research scientist tile space
space-tile-energy = energy tile space
space-of-track = { $company } track’s { $number ->
    [1] first
   *[other] second
 } space for { $bonus }
track-space-research-and-tank = research and tank
track-space-buy-and-tank = a card and the tank
track-space-discard-for-coins = discarding a card
track-space-other-tracks = other tracks
track-space-perform-or-fetch = the action of a card

# Where a marker stands on a company's track, as it is printed there, and what a tank track is worth there.
step-number = { $number }
step-shares = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 }
tank-space-worth = { $value ->
    [0] worth 0 CrypCoin
   *[other] worth { $value } CrypCoin
 }

# Requirements of plans, for any $amount
need-carbon = { $amount } carbon
need-minerals = { $amount ->
    [one] 1 mineral
   *[other] { $amount } minerals
 }
need-titanium = { $amount } titanium
need-energy = { $amount ->
    [one] 1 energy point
   *[other] { $amount } energy points
 }
need-any-resource = { $amount } of one resource
need-carbon-and-any = { $amount } carbon and { $amount } more of one resource
need-scientist = { $amount ->
    [one] another scientist
   *[other] { $amount } other scientists
 }
need-field = { $amount ->
    [one] a field scientist
   *[other] { $amount } field scientists
 }

# Gains
gain-coins = { $amount } CrypCoin
gain-research-points = { $amount ->
    [one] 1 research point
   *[other] { $amount } research points
 }
gain-tank = { $amount ->
    [one] 1 tank space
   *[other] { $amount } tank spaces
 }
gain-on-track = { $amount ->
    [one] 1 space on the { $company } track
   *[other] { $amount } spaces on the { $company } track
 }
gain-on-any-track = { $amount ->
    [one] 1 space on any company track
   *[other] { $amount } spaces on any one company track
 }
gain-remove-outposts = { $amount ->
    [one] removal of 1 outpost from a station
   *[other] removal of { $amount } outposts from stations
 }
gain-coins-for-titanium = CrypCoin for your titanium, less { $amount }
gain-none = nothing

# Track bonuses
bonus-energy = +{ $amount } energy while an energy card is face up
bonus-extra-markers = { $amount ->
    [one] 1 more bonus marker
   *[other] { $amount } more bonus markers
 }
bonus-minerals-discount = cards cost { $amount } less when paid with minerals
bonus-mixed-payment = cards may be paid with any mix of resources, { $amount } less
bonus-titanium-discount = cards cost { $amount } less when paid with titanium
bonus-titanium-value = each titanium card counts { $amount } more
bonus-field-icon = a field scientist icon, and { $amount ->
    [one] 1 more gas collector
   *[other] { $amount } more gas collectors
 } for a company’s field scientist
bonus-option = { $points ->
    [one] 1 research point
   *[other] { $points } research points
 } and { $tank ->
    [one] 1 tank space
   *[other] { $tank } tank spaces
 }
bonus-research-and-tank = pay { $cost } CrypCoin for { $options }
bonus-buy-and-tank = buy a card{ $discount ->
    [0] {""}
   *[other] {""} for { $discount } less
 } and/or { $tank ->
    [one] 1 tank space
   *[other] { $tank } tank spaces
 }
bonus-discard-for-coins = { $only_id ->
    [any] discard a card for its cost + { $amount } CrypCoin
   *[other] discard a card (only { $only }) for its cost + { $amount } CrypCoin
 }
bonus-other-tracks = pay { $cost } CrypCoin to advance on other tracks: { $amounts }
bonus-perform-or-fetch = discard a card to perform its action { $both ->
    [yes] and/or
   *[no] or
 } to buy a discarded card for { $cost } CrypCoin
or = or

# Amounts of what is counted
amount-coins = { $amount } CrypCoin
amount-energy = { $amount ->
    [one] 1 energy point
   *[other] { $amount } energy points
 }
amount-units = { $amount ->
    [one] 1 unit
   *[other] { $amount } units
 }
amount-spaces = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
 }
