# Skymines' help: keys and symbols. Asked for with the explanations.

help-point = Point at anything on the table, or press long on it, and it says what it is and what it does now.
help-keys = Keys
help-symbols = Symbols
key-board = go to the first lit thing
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
symbol-outpost = outpost
symbol-marker = bonus marker
symbol-first = first player
symbol-deep-mine = deep mine: CrypCoin
symbol-strip-mine = strip mine: advance on the company’s track
symbol-gas-collector = gas collector: tank track
symbol-research-station = research station: research points
