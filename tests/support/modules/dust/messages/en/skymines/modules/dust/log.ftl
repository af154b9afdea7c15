# What is told of dust.

log-dust-moved = The cloud drifts to { $sector }.
log-dust-seen = { $seat } looks for dust.
log-dust-swept = { $seat } sweeps { $amount } of dust.
