# The names of mission cards and their tasks.

mission-camp = Base camp
mission-foundry = Foundry
mission-frontier = Frontier
mission-institute = Institute
mission-exchange = Exchange
mission-vanguard = Vanguard
task-scientists = { $at } scientists face up
task-units = { $at } units of one resource face up
task-energy = { $at } energy points face up
task-cards = { $at } cards face up
task-shares = { $at } additional shares of one company face up
task-tank = { $at } tank spaces in one turn
task-expand = { $at } pieces of one company placed in one turn
task-ousted = { $at } pieces ousted in one turn
task-upload = { $at } screens uploaded to in one turn
task-plans = { $at } plans taken in one turn
task-track = { $at } spaces on one company track in one turn
task-coins = { $at } CrypCoin gained in one turn
task-price = a card of printed cost { $at } or more in one turn
