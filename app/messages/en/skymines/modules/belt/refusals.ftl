# The refusals of the Belt.

refused-belt-expansion-unfinished = There are Belt spaces that you can still enter; stop first, or go on.
refused-belt-needs-energy = Belt spaces are entered while a company expands. For that, use your energy as the action of a turn.
refused-belt-outpost-out-of-reach = No shuttle of { $company } lies on a flight path to this asteroid, and no outpost of it stands there.
refused-belt-shuttle-out-of-reach = No asteroid at an end of this flight path holds an outpost of { $company }.
refused-belt-space-too-dear = This space takes { $cost ->
    [one] 1 energy point
   *[other] { $cost } energy points
 }; { $energy ->
    [one] 1 is left
   *[other] { $energy } are left
 }.
refused-no-outpost-left = The station of { $company } has no outpost left.
refused-no-shuttle-left = The station of { $company } has no shuttle left.
refused-no-such-belt-space = This Belt space cannot be entered like this: an outpost comes from an outer column, a shuttle from the middle one.
refused-own-piece-there = A piece of the company is there already.
refused-shuttle-column-empty = The station has no shuttle left.
refused-shuttles-only = Only shuttles return to the middle column.
refused-shuttles-stay = Shuttles never leave the game like this, only outposts.
