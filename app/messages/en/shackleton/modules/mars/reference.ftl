# The rules of To Mars in our own words.

rules-mars = To Mars: the ship
rules-mars-text =
    The rules of this corporation are reconstructed.
    A ship of modules takes structures by their size: four modules with two players, five with three, six with four. A module has two places: 1 and 1, 1 and 2, 2 and 2, 1 and 3, 2 and 3, 3 and 3.
    A token brings an astronaut of the Gateway into your base or onto the ship, or else 2 Credits.
    Action: send a structure, or build a panel of the ship.
    Sending moves a structure of yours from its sector to a free place of its size aboard, for 2 Credits a point of size. It scores 3, 5 or 8 VP for size 1, 2 or 3. The Headquarters stays.
    A structure aboard keeps its places on your base open and costs no maintenance, but counts for nothing in the crater any more.
    Who fills the last place of a module scores 2 VP, each other owner of a structure in it 1 VP.
    The next panel of the ship costs 1 Rare Earth. In order they bring 1 Energy and 1 Reputation; 2 VP; 1 Energy and 2 VP; 2 Reputation; 4 VP.
    Whenever you gain an astronaut you may put it on a free place of a structure of yours aboard. It stays there.
    At the end each astronaut of yours aboard scores 2 VP, each set of the three types aboard 4 VP more.
    Goals: 1 structure and 1 astronaut aboard; 2 and 3; 3 and 5.
rules-mars-projects = To Mars: projects
rules-mars-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Crew Selection (3): at once an astronaut of the Gateway.
    Heavy Lifter (3): sending a structure costs you 2 Credits less.
    Habitat Kit (2): at once it builds a Dome for free.
    Transfer Orbit (2): once a round an action by which an astronaut of your base goes aboard.
    Flight Academy (2): 2 Credits for each astronaut that you gain from the Gateway.
    Ion Engine (3): at once it builds the next panel of the ship for free.
    Mars Lottery (2): at the end 1 VP for each astronaut of yours aboard, at most 6.
    Mission Control (2): 1 Reputation each time anybody completes a module.
    Terraforming Grant (2): at the end 2 VP for each full module with a structure of yours.
