# The market on the page.

harvest-market = On the market:
move-Trade = Exchange { $card } for { $market }
