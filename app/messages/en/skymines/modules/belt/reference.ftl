# The rules of the Belt in our own words.

rules-part-belt = The Belt
rules-belt-setup = Playing in the Belt
rules-belt-setup-text =
    The Belt takes the place of the Moon. Only the use of energy and of field scientists changes.
    Each station holds six outposts in each outer column and five shuttles in the middle one. A share is worth the coins open in all three columns.
    A printed shuttle lies on each path between a station and an asteroid for the whole game. Nothing can be placed there, and it is never ousted.
rules-belt-spaces = Expand in the Belt
rules-belt-spaces-text =
    There are outpost spaces on asteroids and shuttle spaces on the flight paths between them.
    An outpost space is within reach if a shuttle of the company lies on a path to its asteroid, or an outpost of it stands on another space there.
    A shuttle space is within reach if an outpost of the company stands on an asteroid at one of its ends. Shuttles bring no further shuttles within reach.
    A space costs 1 energy point, 1 more if the part of the path that is crossed shows an energy icon, and 1 more if another company’s piece is there. The cheapest way counts.
    Outposts come from an outer column, shuttles from the middle one. Where one kind has run out only the other can be placed.
rules-belt-spaces-example = From an own outpost a shuttle beyond no icon (1), from there an outpost beyond an icon (2), then a shuttle space with a rival’s shuttle (2): five points.
rules-belt-spaces-steps =
    You have { $points ->
        [one] 1 energy point
       *[other] { $points } energy points
    } and expand Skymine.
    An outpost lands on asteroid { $asteroid }, next to the station.
    From there a shuttle goes to path { $shuttle }. It comes from the shuttle column.
    As on the Moon, you get what the spaces bring. No coin has come to light yet: a share is worth { $value }.
rules-belt-rewards = Rewards in the Belt
rules-belt-rewards-text =
    A shuttle space with the sign of a track moves your marker 1 space on the track of the company that expanded, each time it is entered.
    An asteroid gives what its screen shows if the company had no outpost there before this expansion, and once, however many spaces of it were entered.
    Then ousted pieces return: outposts to an outer column of your choice, shuttles to the middle one, never to a crossed-out space. Where there is no space for it a piece leaves the game.
    A company’s field scientist counts the gas collector of each asteroid with an outpost of it. On asteroids 1 and 15 one more counts while the company has both linked spaces.
    Rewards and plans that send outposts out of the game never mean shuttles.
    Luna places one piece for each point; she ousts only where no vacant space at all lies within reach.
