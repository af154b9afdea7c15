# The table of Shackleton Base in the browser: prompts, buttons, names for the screen reader.

# --- prompts; what they mention is in words ($piece, $sector, $corporation …), "none" where there is nothing to mention

prompt-ChooseLeader = Take a leader.
prompt-ChooseFirstSector = Place your first Dome in a sector beside the central hex; a token there is activated.
prompt-ChooseShuttle = Take a shuttle tile: its astronauts are your actions of this round.
# $must: "none", or the astronaut that was taken in exchange.
prompt-TakeTurn = { $must ->
    [none] Deploy an astronaut for a main action.
   *[other] Deploy the { $must } that you took in exchange.
 }
prompt-ChooseTokens = Activate tokens, one for each activated sector: { $left ->
    [one] 1 more at most
   *[other] { $left } more at most
 }.
prompt-ChooseToken = Choose the token that you activate.
# $free: "none", or the kind of structure that costs nothing.
prompt-ChooseStructure = { $free ->
    [none] Choose a structure and a sector for it.
   *[other] Build a { $free } for free: choose its sector.
 }
prompt-FillStructure = Astronauts of your base may move into { $piece }.
prompt-ChooseLaboratory = Choose the Laboratory that is triggered next.
prompt-ChooseBonusToken = Bonus of the engineer: activate a token of { $sector }, or place one of a corporation that has none there.
prompt-ChooseProject = Choose the project that you fund.
prompt-ConfirmReveal = Show the new project of { $corporation }; what you did before cannot be undone then.
# $only: "none", or the corporation of which it has to be.
prompt-TakeCorporationAction = { $only ->
    [none] Choose a corporation action{ $left ->
        [one] {""}
       *[other] {""} ({ $left } left)
     }.
   *[other] Choose a corporation action of { $only }.
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
prompt-RearrangeBase = Income comes: rearrange the astronauts of your base if you like.

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
move-UseTrackAction = Action of space { $space } of the Reputation track
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
    [none] Move the { $astronaut } from { $place } to { $to }
   *[other] Exchange the { $astronaut } of { $place } and the { $other } of { $to }
 }
move-FinishRearranging = My astronauts sit well
move-Decline-ChooseTokens = Activate no more tokens
move-Decline-FillStructure = Nobody else moves in
move-Decline-OfferLeader = Do without
move-Decline-TakeCorporationAction = No more corporation actions

# --- what a structure or a shipment is paid with, where that can be chosen

way-leader = Credits by your leader, instead of { $of }
way-project = with the { $project }: less { $of }
