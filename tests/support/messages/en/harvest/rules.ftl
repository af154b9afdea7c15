# Prices and scores of Harvest.

crops = { $amount } for the crop
score-crops = Crops: { $amount }
tie-kinds = Kinds of crops: { $amount }
tie-highest = Highest crop: { $amount }
