# What is told of the Belt.

log-belt-entered = { $seat } places { $company } on { $space } for { $energy }.
    .deed = Places { $company } on { $space } for { $energy }.
log-belt-ousted = { $seat } places { $company } on { $space } for { $energy } and ousts { $ousted }.
    .deed = Places { $company } on { $space } for { $energy } and ousts { $ousted }.
log-shuttle-returned = A shuttle of { $company } returns to its station.
log-shuttle-removed = An ousted shuttle of { $company } finds no free space in its station and leaves the game.
