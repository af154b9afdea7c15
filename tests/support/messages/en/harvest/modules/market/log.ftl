# What the market tells.

log-crops-traded = { $seat } exchanges { $gave } for { $took }.
refused-already-traded = The market is open once a turn.
