# The log: one sentence an event. $seat is the name of whoever acts.

log-game-started = A game of Shackleton Base begins with { $corporations }.
log-leader-taken = { $seat } takes the { $leader }.
log-first-dome-placed = { $seat } places the first Dome in { $sector }.
log-round-began = Round { $round } begins with { $shuttles }.
log-shuttle-taken = { $seat } takes { $shuttle } with { $astronauts }.
log-turn-order-set = Turn order of the round: { $seats }.
log-shuttle-left = Nobody takes { $shuttle }; the Gateway gets { $astronauts }.
log-shuttle-left-empty = Nobody takes { $shuttle }; the Gateway is full.
log-maintenance-began = The Maintenance phase begins.
log-astronaut-retrieved = { $seat } wins { $astronaut } from crater slot { $slot } ({ $place }).
log-astronaut-to-gateway = From crater slot { $slot } { $astronaut } goes to the Gateway.
log-game-ended = The game is over.
log-final-total = { $seat } ends with { $total }.

log-astronaut-swapped = { $seat } swaps { $gave } for { $took } of the Gateway.
log-crater-exploited = { $seat } deploys { $astronaut } on crater slot { $slot } and activates { $sectors }.
log-crater-exploited-none = { $seat } deploys { $astronaut } on crater slot { $slot }, in whose row no sector has a structure.
log-command-taken = { $seat } deploys { $astronaut }: { $command }.
log-gateway-visited = { $seat } deploys { $astronaut } to the Lunar Gateway.
log-fee-paid = { $seat } pays a fee of { $fee } to { $to }.
log-fee-paid-bank = { $seat } pays a fee of { $fee } to the bank.
log-gained = { $seat } gains { $gains } ({ $why }).
log-gained-plainly = { $seat } gains { $gains }.
log-paid = { $seat } pays { $due } ({ $why }).
log-paid-plainly = { $seat } pays { $due }.
log-panel-built = { $seat } builds a solar panel on the central hex.
log-panel-built-in = { $seat } builds a solar panel in { $sector }.
log-panel-moved = { $seat } moves a solar panel from the central hex to { $sector }.
log-energy-produced = { $seat } produces { $energy }.
log-energy-consumed = { $seat } consumes { $energy }.
log-structure-built = { $seat } builds { $piece } in { $sector }.
log-token-added = { $seat } places a token of { $corporation } on the { $corner }.
log-token-activated = { $seat } activates the token of { $corporation } on the { $corner }.
log-astronaut-taken = { $seat } takes { $astronaut } from the Gateway ({ $place }).
log-astronaut-moved = { $seat } moves { $astronaut } from { $place } to { $to }.
log-astronauts-exchanged = { $seat } exchanges { $astronaut } of { $place } and { $other } of { $to }.
log-project-funded = { $seat } funds the { $project } of { $corporation }.
log-project-shown = { $corporation } shows a new project: { $project }.
log-project-used = { $seat } uses the { $project }; the card is turned until the next round.
log-track-action-used = { $seat } uses the corporation action of space { $space } of the Reputation track.
log-goal-claimed = { $seat } claims the { $level ->
    [0] lowest
    [1] middle
   *[other] top
 } goal of { $corporation }.
