# What the face of Harvest says (tests/support/harvest/face).

tab-field = Fields
harvest-held = { $count ->
    [one] holds 1 crop
   *[other] holds { $count } crops
 }
harvest-level-1 = sows its lowest crop
harvest-level-2 = sows its highest crop
harvest-totals = Totals
# $market: the crop on the market; "none" without that module.
prompt-turn = { $market ->
    [none] Sow a crop.
   *[other] Sow a crop, or exchange one for { $market } first.
 }
move-Sow = Sow { $card }
harvest-tied = Equal totals. { $seats }
harvest-tied-seat = { $name }: { $what }
