# What is told of To Mars.

log-structure-sent = { $seat } sends { $piece } from { $sector } to module { $module } of the ship.
    .deed = Sends { $piece } from { $sector } to module { $module } of the ship.
log-module-completed = { $seat } completes module { $module } of the ship.
    .deed = Completes module { $module } of the ship.
log-ship-panel-built = { $seat } builds a panel of the ship.
    .deed = Builds a panel of the ship.
