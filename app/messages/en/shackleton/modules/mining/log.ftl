# What is told of Moon Mining.

log-cargo-shipped = { $seat } ships a cargo on level { $level }.
    .deed = Ships a cargo on level { $level }.
log-shuttle-lifted-off = The Shuttle of Moon Mining lifts off; all its slots are free again.
