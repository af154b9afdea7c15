# What the table says of the Belt.

tab-belt = Belt

prompt-ExpandOnBelt = Expand { $company }: { $energy ->
    [one] 1 energy point is left
   *[other] { $energy } energy points are left
 }. Choose a space on an asteroid or a flight path.
move-EnterBelt = Enter { $space } from column { $column }
head-EnterBelt = Space, energy
move-Decline-ExpandOnBelt = Enter no more Belt spaces
belt = The Belt: asteroids, flight paths, stations and company tracks
belt-asteroids = Asteroids
belt-paths = Flight paths
belt-vacant = vacant
belt-asteroid-described = Asteroid { $number }: { $screen }{ $linked ->
    [yes] ; two spaces are linked to a gas collector
   *[no] {""}
 }
belt-space-described = Outpost space { $place } of { $count } on asteroid { $number }{ $linked ->
    [yes] , linked to the gas collector
   *[no] {""}
 }: { $piece }
belt-part-described = asteroid { $number }{ $energy ->
    [0] {""}
   *[other] {" "}with ⚡
 }
belt-shuttle-described = Shuttle space { $number } between { $sides }{ $track ->
    [yes] , moves you 1 space on the track
   *[no] {""}
 }: { $piece }
belt-space-offer = space { $place } of asteroid { $number }
belt-legend-toll = 1 energy more to cross
belt-legend-track = 1 space on the track
shuttle-station-described = { $company } station: a share is worth { $value }, { $home ->
    [one] 1 outpost
   *[other] { $home } outposts
 } and { $shuttles ->
    [one] 1 shuttle
   *[other] { $shuttles } shuttles
 } at home, by column { $columns }
shuttles-described = Column { $column } of the { $company } station, { $outposts ->
    [one] 1 shuttle
   *[other] { $outposts } shuttles
 }
