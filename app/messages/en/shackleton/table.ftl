# The table of Shackleton Base in the browser: prompts, buttons, names for the screen reader.

# --- prompts; what they mention is in words ($piece, $sector, $corporation …), "none" where there is nothing to mention

prompt-ChooseLeader = Take a leader.
prompt-ChooseFirstSector = Place your first Dome in a sector beside the central hex; you gain what a corporation’s token at its corner gives.
prompt-ChooseShuttle = Take a shuttle tile: its astronauts are your actions of this round. The lower its number, the earlier you act.
# $must: "none", or the astronaut that was taken in exchange.
prompt-TakeTurn = { $must ->
    [none] Deploy an astronaut.
   *[other] Deploy the { $must } that you took in exchange.
 }
prompt-ChooseTokens = Activate tokens, one for each activated sector: { $left ->
    [one] 1 more at most
   *[other] { $left } more at most
 }.
prompt-ChooseToken = Choose the token that you activate.
# $free: "none", or the kind of structure that costs nothing.
prompt-ChooseStructure = { $free ->
    [none] Choose a structure and its sector.
   *[other] Build a { $free } for free: choose its sector.
 }
prompt-FillStructure = Astronauts of your base may move into { $piece }.
prompt-ChooseLaboratory = Choose the Laboratory that is triggered next.
prompt-ChooseBonusToken = Bonus of the engineer: activate a token of { $sector }, or place one of a corporation that has none there.
prompt-ChooseProject = Choose the project that you fund.
prompt-ConfirmReveal = Show the new project of { $corporation }; what you did before cannot be undone then.
# $only: "none", or the corporation of which it has to be.
prompt-TakeCorporationAction = { $only ->
    [none] Take a corporation action{ $left ->
        [one] {""}
       *[other] {""} ({ $left } left)
     }.
   *[other] Take a corporation action of { $only }.
 }
prompt-ChooseNextPart = Choose what your visit brings next.
# $into: "none", or the structure that it goes to.
prompt-ChooseAstronaut = { $into ->
    [none] Take an astronaut of the Gateway into your base.
   *[other] Take an astronaut of the Gateway into { $into }.
 }
prompt-ChoosePlace = You won the { $astronaut } of crater slot { $slot }: choose its place.
prompt-OfferLeader = Use your leader: { $ability }?
prompt-ConfirmEndOfTurn = Claim goals that you have met, or end your turn.
# $ways: in how many ways an astronaut can be moved or exchanged.
prompt-RearrangeBase = { $ways ->
    [0] Income comes. None of your astronauts can change places.
   *[other] Income comes. Move astronauts of your base first if you like: each move says what income and costs it changes.
 }

tab-crater = Crater
tab-sheets = Boards

# The astronauts left on the reader's shuttle tile, each for one action.
actions-left = { $count ->
    [one] 1 left
   *[other] { $count } left
 }

# --- what is chosen next of a move that is chosen in parts

moment-TakeTurn = Your turn.
prompt-BuildStructure-then = Choose the sector for this structure.
prompt-ExploitCrater-then = Choose the astronaut for slot { $slot }.
prompt-TakeCommand-then = Choose the astronaut that you deploy there.
prompt-VisitGateway-then = Choose the astronaut that you deploy to the Lunar Gateway.
prompt-TakeAstronaut-then = Choose the place for it in your base.
prompt-AddToken-then = Choose the corner for the token.
prompt-Rearrange-then = Choose where it moves.
prompt-SwapAstronaut-then = Choose the astronaut of the Lunar Gateway that you get for it.

# --- kinds of choices

family-ExploitCrater = Exploit the crater: slot { $slot }
family-TakeCommand = Command action: { $command }
swap-astronaut = Swap
family-SwapAstronaut = Swap an astronaut
family-UseTrackAction = Actions of the Reputation track
family-VisitGateway = Visit the Lunar Gateway
family-PlaceFirstDome = Place your first Dome
family-BuildStructure = { $panel ->
    [hub] Build a structure: { $piece }, with a panel of the central hex
    [new] Build a structure: { $piece }, with a new panel
   *[none] Build a structure: { $piece }
 }
panel-from = { $panel ->
    [hub] panel of the central hex
   *[new] new solar panel
 }
family-TakeAstronaut = Take an astronaut: { $astronaut }
ways-on = { $count ->
    [one] 1 way
   *[other] { $count } ways
 }
matching-bonus = bonus of the matching astronaut

# --- the crater

# What something costs and brings, for the ear.
it-costs = costs { $what }
it-gives = gives { $what }
crater = Shackleton Crater
crater-sectors = Sectors
crater-slots = Slots around the crater
crater-corners = Corporation tokens
around-crater = Command area, Lunar Gateway, Energy and solar panels
sector-powered = powered
sector-dark = in shadow
neutral-dome = neutral
# Of what many things share a reason for; the question says it of one that is asked for.
not-offered = { $what }; not offered
slot-name = Slot { $slot }
slot-fee = fee { $fee } a sector
row-of = row { $sectors }
row-size = { $name }: { $size }
row-winner = majority: { $name }
row-nobody = nobody has the majority
token-name = Corporation token
token-of = Token of { $corporation }
hub-panels = Central hex: { $count ->
    [one] 1 solar panel
   *[other] { $count } solar panels
 }
gateway = Lunar Gateway
count-of = { $what }: { $count }
energy = Buy Energy
energy-name = Energy
energy-level = Energy { $level }
panel = Solar panel
panels-name = Solar panels
panels-left = { $count ->
    [0] No solar panels left
    [one] 1 solar panel left, for { $energy } Energy
   *[other] { $count } solar panels left, the next one for { $energy } Energy
 }
command-next = next slot: { $cost } Credits
command-full = no slot free
command-taken = { $count } taken
command-bonus = bonus for { $astronaut }

zoom = Look closer
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole crater
key-zoom = on the crater: closer, farther, whole

# --- corporations, leaders, shuttles

leaders-left = Leaders
# What a leader can do then in place of what it can do now.
leader-improved = once your Headquarters stands: { $ability }
leader-of-other-improved = once its Headquarters stands: { $ability }
own-leader = Your leader
tiles-on-display = Shuttle tiles on display
tokens-left = { $corporation }: { $count ->
    [one] 1 token left on the board
   *[other] { $count } tokens left on the board
 }
price-of = A project costs { $credits } Credits; the Energy track must show { $requirement }; { $consumption } of it { $consumption ->
    [one] is
   *[other] are
 } consumed
deck-left = { $count ->
    [one] 1 project in the deck
   *[other] { $count } projects in the deck
 }
goals-of = Goals of { $corporation }
goal-name = Goal of { $vp } VP: { $needs }
goal-claimed = Goal claimed of { $corporation }
need-of = { $amount } × { $what }
goal-have = { $what }, you have { $have }
need-section = section { $amount } reached

effect-now = At once
effect-each = Each
effect-action = Action
effect-exchange = Exchange
effect-discount = Less for
effect-income = Income
effect-end = At the end
effect-free-build = Build
effect-board-action = Action
effect-rule = Rule
effect-places = Places
effect-once = once a round
effect-per = { $every ->
    [1] × { $counts }
   *[other] for every { $every } { $counts }
 }
effect-most = at most { $most }
effect-least = at least { $least }
effect-when-funding = also while funding
effect-free = for free
effect-pays = pay { $cost }
effect-no-price = for free

# --- bases

my-base = Your base
structures = Structures of your base
on-tile = Astronauts on the shuttle tile
places-free = { $count ->
    [0] no place free
    [one] 1 place free
   *[other] { $count } places free
 }
astronaut-at = { $astronaut } in { $place }
total-now = { $total } VP if it ended now
costs-now = maintenance { $costs }
reputation-track = Reputation track
reputation-space = Reputation { $space }
reputation-action = a corporation action opens here
reputation-goals = goals are worth 1 VP more from here on
reputation-upkeep = maintenance costs 1 Credit more from here on
own-projects = Projects
own-projects-none = Projects that you fund and goals that you claim come here.
turn-order = { $place }. in the turn order
is-acting = acting
whole-base = Whole base

# --- the end and the standing

ranking = Ranking
tied = Equal totals. { $seats }
tied-seat = { $name }: { $what }
score-source-scored = VP gained
score-source-projects = Projects
score-source-laboratories = Laboratories
score-source-reputation = Reputation
score-total = Total

# --- what projects, goals and the end count, react to, and make cheaper

count-credits = Credits
count-titanium = Titanium
count-rare_earth = Rare Earth
count-workshops = Workshops
count-tourists_here = Tourists here
count-tourists = Tourists
count-full_attractions = full attractions
count-experiments = experiments
count-geology_experiments = geology experiments
count-biology_experiments = biology experiments
count-physics_experiments = physics experiments
count-fields = fields of research
count-field_sets = sets of three fields
count-helium3 = Helium3
count-cargoes = cargoes shipped
count-shipped_levels = levels shipped on
count-factories = factories
count-bottom_factories = factories at the bottom
count-factory_columns = columns with a factory
count-column_sets = sets of three columns
count-row_sets = sets of three rows
count-farms = farms
count-farm_size = size of farms
count-large_farms = farms of size 3
count-neighbouring_farms = farms beside your structures
count-section = section reached
count-programmes = programmes
count-programme_sections = sections with a programme
count-topmost_programmes = topmost programmes
count-structures_aboard = structures aboard
count-astronauts_aboard = astronauts aboard
count-type_sets_aboard = sets of three types aboard
count-full_modules = full modules
event-token = token activated
event-engineer_crater = crater exploited with an engineer
event-experiment = experiment
event-shipment = cargo shipped
event-farms_pay = farms paid
event-planting = farm planted
event-programme = programme
event-topmost_programme = topmost programme
event-gateway_astronaut = astronaut of the Gateway
event-module_completed = module completed
payment-structure = structure
payment-crater_fee = fee of each sector
payment-shipment = shipment
payment-planting = planting
payment-programme = programme
payment-topmost_programme = topmost programme
payment-sending = structure sent
board-action-ship = ship a cargo
board-action-contribute = contribute to a programme
board-action-build_ship_panel = build a panel of the ship
board-action-guide_tourist = guide a Tourist
board-action-board_astronaut = an astronaut boards the ship
special-rule-any_sample = your tokens give a sample of any type
special-rule-robot_for_rare_earth = one Robot counts as 1 Rare Earth
special-rule-no_impact = the asteroid’s impact costs you nothing

# --- Moon Mining

mining-shuttle = Shuttle
mining-slot = { $half ->
    [upper] Upper
   *[lower] Lower
 } slot of level { $level }
mining-aboard = cargo of { $name }
mining-shipped = { $name } has shipped { $count }

# --- the boards of the other corporations

artemis-free = free
artemis-guest = a Tourist is there
artemis-attractions = Attractions
artemis-card = AstroBot’s card
artemis-place = { $taken ->
    [yes] a Tourist on a place of { $vp } VP
   *[no] a free place of { $vp } VP
 }
artemis-queue = { $count } in the queue
artemis-arrivals = { $name }: { $count } waiting
tiles-left = { $count } left
selenium-done = { $name }: { $count } experiments
sign-alpha = α
sign-beta = β
sign-gamma = γ
farm-left = { $count ->
    [one] 1 farm of size { $size } left
   *[other] { $count } farms of size { $size } left
 }
farm-of = { $name }: farm of size { $size }
farm-in = { $name }: farm of size { $size } in { $sector }
sky-asteroid = Defence { $defence } of { $strength }
sky-sector = in the row of the asteroid
sky-threatened = threatened: { $sectors }
sky-steps = { $name }: space { $steps } of the track, defence { $defence }
sky-programme = Defense Program: { $vp } VP, defence { $defence }
mars-free = free place of size { $size }
mars-module = Module { $module } of the ship
mars-panel = panel { $number } of the ship
mars-panel-built = panel { $number } of the ship, built

# --- moves

move-TakeLeader = Take the { $leader }
move-PlaceFirstDome = Place your first Dome in { $sector }
move-TakeShuttle = Take { $shuttle }
move-SwapAstronaut = Swap an astronaut: { $gives } for { $takes }
move-ExploitCrater = Crater slot { $slot }: { $astronaut }
move-TakeCommand = { $command }: { $astronaut }
move-VisitGateway = Visit the Lunar Gateway: { $astronaut }
move-BuildPanel = Build a solar panel
# $panel: "none", "hub" (moved from the central hex) or "new".
move-BuildStructure = { $panel ->
    [hub] { $piece } in { $sector }, with a panel of the central hex
    [new] { $piece } in { $sector }, with a new panel
   *[none] { $piece } in { $sector }
 }
move-MoveIn = Move in: { $astronaut } from { $place }
move-UseLaboratory = Trigger the { $piece }
move-AddToken = Place a token of { $corporation } on the { $corner }
move-ActivateToken = Activate the token of { $corporation } on the { $corner }
move-BuyEnergy = Buy 1 Energy
move-Fund = Fund the { $project }
move-ShowProject = Show the new project
move-UseTrackAction = Reputation track: space { $space }
# $gives: "none", or what is exchanged for $takes.
move-UseProject = { $gives ->
    [none] Use the { $project }
   *[other] { $project }: { $gives } for { $takes }
 }
move-ChoosePart = Take { $part ->
    [credits] Credits
    [astronaut] an astronaut
   *[action] a corporation action
 }
move-TakeAstronaut = Take an astronaut: { $astronaut } → { $place }
move-PlaceAstronaut = Place it: { $place }
move-UseLeader = Use your leader
move-ClaimGoal = Claim the { $level ->
    [0] lowest
    [1] middle
   *[other] top
 } goal of { $corporation }
move-EndTurn = End turn
# $other: "none", or the astronaut that it changes places with.
move-Rearrange = { $other ->
    [none] Move the { $astronaut }: { $place } → { $to }
   *[other] Exchange the { $astronaut } ({ $place }) and the { $other } ({ $to })
 }
move-FinishRearranging = Leave them so
# The button that answers so, in the place of the end of a turn.
end-RearrangeBase = Take the income
move-Decline-ChooseTokens = Activate no more tokens
move-Decline-FillStructure = Nobody else moves in
move-Decline-OfferLeader = Do without
move-Decline-TakeCorporationAction = No more corporation actions

# --- what a structure or a shipment is paid with, where that can be chosen

way-leader = Credits by your leader, instead of { $of }
way-project = with the { $project }: less { $of }
