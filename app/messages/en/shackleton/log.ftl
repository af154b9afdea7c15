# The log: one sentence an event. $seat is the name of the player who acts.

log-game-started = A game of Shackleton Base begins with { $corporations }.
log-leader-taken = { $seat } takes the { $leader }.
    .deed = Takes the { $leader }.
log-first-dome-placed = { $seat } places the first Dome in { $sector }.
    .deed = Places the first Dome in { $sector }.
log-round-began = Round { $round } begins with { $shuttles }.
log-shuttle-taken = { $seat } takes { $shuttle } with { $astronauts }.
    .deed = Takes { $shuttle } with { $astronauts }.
log-turn-order-set = Turn order of the round: { $seats }.
log-shuttle-left = Nobody takes { $shuttle }; the Gateway gets { $astronauts }.
log-shuttle-left-empty = Nobody takes { $shuttle }; the Gateway is full.
log-maintenance-began = The Maintenance phase begins.
log-astronaut-retrieved = { $seat } wins { $astronaut } from crater slot { $slot } ({ $place }).
    .deed = Wins { $astronaut } from crater slot { $slot } ({ $place }).
log-astronaut-to-gateway = From crater slot { $slot } { $astronaut } goes to the Gateway.
log-game-ended = The game is over.
log-final-total = { $seat } ends with { $total }.
    .deed = Ends with { $total }.

log-astronaut-swapped = { $seat } swaps { $gave } for { $took } of the Gateway.
    .deed = Swaps { $gave } for { $took } of the Gateway.
log-crater-exploited = { $seat } deploys { $astronaut } on crater slot { $slot } and activates { $sectors }.
    .deed = Deploys { $astronaut } on crater slot { $slot } and activates { $sectors }.
log-crater-exploited-none = { $seat } deploys { $astronaut } on crater slot { $slot }, in whose row no sector has a structure.
    .deed = Deploys { $astronaut } on crater slot { $slot }, in whose row no sector has a structure.
log-command-taken = { $seat } deploys { $astronaut }: { $command }.
    .deed = Deploys { $astronaut }: { $command }.
log-gateway-visited = { $seat } deploys { $astronaut } to the Lunar Gateway.
    .deed = Deploys { $astronaut } to the Lunar Gateway.
log-fee-paid = { $seat } pays a fee of { $fee } to { $to }.
    .deed = Pays a fee of { $fee } to { $to }.
log-fee-paid-bank = { $seat } pays a fee of { $fee } to the bank.
    .deed = Pays a fee of { $fee } to the bank.
log-gained = { $seat } gains { $gains } ({ $why }).
    .deed = Gains { $gains } ({ $why }).
log-gained-plainly = { $seat } gains { $gains }.
    .deed = Gains { $gains }.
log-paid = { $seat } pays { $due } ({ $why }).
    .deed = Pays { $due } ({ $why }).
log-paid-plainly = { $seat } pays { $due }.
    .deed = Pays { $due }.
log-panel-built = { $seat } builds a solar panel on the central hex.
    .deed = Builds a solar panel on the central hex.
log-panel-built-in = { $seat } builds a solar panel in { $sector }.
    .deed = Builds a solar panel in { $sector }.
log-panel-moved = { $seat } moves a solar panel from the central hex to { $sector }.
    .deed = Moves a solar panel from the central hex to { $sector }.
log-energy-produced = { $seat } produces { $energy }.
    .deed = Produces { $energy }.
log-energy-consumed = { $seat } consumes { $energy }.
    .deed = Consumes { $energy }.
log-structure-built = { $seat } builds { $piece } in { $sector }.
    .deed = Builds { $piece } in { $sector }.
log-token-added = { $seat } places a token of { $corporation } on the { $corner }.
    .deed = Places a token of { $corporation } on the { $corner }.
log-token-activated = { $seat } activates the token of { $corporation } on the { $corner }.
    .deed = Activates the token of { $corporation } on the { $corner }.
log-astronaut-taken = { $seat } takes { $astronaut } from the Gateway ({ $place }).
    .deed = Takes { $astronaut } from the Gateway ({ $place }).
log-astronaut-moved = { $seat } moves { $astronaut } from { $place } to { $to }.
    .deed = Moves { $astronaut } from { $place } to { $to }.
log-astronauts-exchanged = { $seat } exchanges { $astronaut } of { $place } and { $other } of { $to }.
    .deed = Exchanges { $astronaut } of { $place } and { $other } of { $to }.
log-project-funded = { $seat } funds the { $project } of { $corporation }.
    .deed = Funds the { $project } of { $corporation }.
log-project-shown = { $corporation } shows a new project: { $project }.
log-project-used = { $seat } uses the { $project }; the card is turned until the next round.
    .deed = Uses the { $project }; the card is turned until the next round.
log-track-action-used = { $seat } uses the corporation action of space { $space } of the Reputation track.
    .deed = Uses the corporation action of space { $space } of the Reputation track.
log-goal-claimed = { $seat } claims the { $level ->
    [0] lowest
    [1] middle
   *[other] top
 } goal of { $corporation }.
    .deed = Claims the { $level ->
        [0] lowest
        [1] middle
       *[other] top
     } goal of { $corporation }.
