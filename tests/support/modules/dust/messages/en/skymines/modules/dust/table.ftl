# What the table says of dust.

category-dust = Dust
dust-cloud = A cloud of dust on sector { $sector }
dust-low = The cloud lies low.
dust-mine = You swept { $amount } of dust.
dust-swept = Dust swept: { $amount }
move-LookForDust = Look for dust
move-Sweep = Sweep { $amount }
prompt-HowMuch = How much do you sweep? So far: { $swept }.
