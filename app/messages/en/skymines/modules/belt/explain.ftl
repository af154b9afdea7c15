# What explains itself on the Belt.

explain-belt-asteroid = A company comes here from a shuttle of its own on a flight path to the asteroid, or from an outpost that it has here. Its first outpost brings what the screen shows.
    .name = asteroid { $number }
explain-belt-shuttle = A company enters from an outpost at either end of the flight path. Its shuttle opens the way to the asteroid at the other end.
    .name = shuttle space { $number }
explain-belt-link = A company with outposts on both linked spaces controls this gas collector, too. Its field scientist goes farther for it; completing the pair brings nothing at once.
    .name = linked gas collector
belt-help = On the Belt a company goes from an outpost to the shuttle spaces of the flight paths at its asteroid, and from a shuttle to the asteroids at its path’s ends. Each space costs 1 energy, 1 more where the way bears the symbol, and 1 more to oust a piece. Only a company’s first outpost on an asteroid brings what its screen shows.
