# The rules of Evergreen Farms in our own words.

rules-evergreen = Evergreen Farms: farms
rules-evergreen-text =
    The rules of this corporation are reconstructed.
    A token brings 1 Plant.
    There are six farms of size 1, six of size 2 and five of size 3.
    Action: pay as many Plants as the farm’s size and plant it in a sector with a structure of yours. A sector takes one farm.
    A farm takes the room of its size: where a structure of this size stands no such farm fits, and the other way round. It counts in no majority.
    Whoever wins an astronaut of the crater also gains what the farms of its row pay, whoever planted them: 1 Credit for size 1, 2 Credits for size 2, 1 VP for size 3.
    At income a farm of size 3 brings you 1 Plant, however many of them you have.
    At the end your farms score 1, 3 and 4 VP by their size if you have the biggest structure of the sector, and half of that, rounded down, otherwise.
    Goals: 2 farms; farms of size 6 in all; of size 8 in all.
rules-evergreen-projects = Evergreen Farms: projects
rules-evergreen-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Seed Vault (3): at once 2 Plants.
    Hydroponics (2): once a round a token of Evergreen Farms brings you 1 Plant more.
    Algae Tanks (2): once a round an action that brings 2 Plants.
    Lunar Compost (3): planting costs you 1 Plant less, but at least 1.
    Farmers’ Market (2): 2 Credits more for each astronaut for which farms pay you.
    Greenhouse Dome (2): at once it builds a Dome for free.
    Botanic Gardens (2): at the end 1 VP for each farm, whosever it is, in a sector with a structure of yours, at most 6.
    Orbital Produce (2): once a round an action that turns 2 Plants into 5 VP.
    Water Reclaimer (3): 1 Reputation each time you plant.
