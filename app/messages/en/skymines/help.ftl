# Skymines' help: keys and symbols. Asked for with the explanations.

key-zoom = on the Moon: closer, farther, whole
symbol-carbon = carbon
symbol-minerals = minerals
symbol-titanium = titanium
symbol-energy = energy
symbol-any-resource = any resource
symbol-research = research scientist
symbol-field = field scientist
symbol-scientist = either scientist
symbol-card = card
symbol-plus-one = “+1” tile
symbol-point = research point
symbol-coin = CrypCoin
symbol-helium = helium-3, tank track
symbol-share = share of a company
symbol-step = space on a company’s track
symbol-outpost = outpost
symbol-marker = bonus marker
symbol-first = first player
symbol-deep-mine = deep mine: CrypCoin
symbol-strip-mine = strip mine: advance on the company’s track
symbol-gas-collector = gas collector: tank track
symbol-research-station = research station: research points
