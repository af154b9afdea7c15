# The rules of Artemis Tours in our own words.

rules-artemis = Artemis Tours: Tourists
rules-artemis-text =
    The rules of this corporation are reconstructed.
    Eleven Tourists queue on its board. A token brings the first of them to your arrivals; with an empty queue it brings 2 Credits.
    Its projects are attractions: each has places for Tourists, which score what is printed on them.
    Action: put one or two of your waiting Tourists on free places of your own attractions or of the Visitor Centre. Each place scores at once.
    The Visitor Centre belongs to all, with 3, 4 or 5 places for two, three or four players, worth 2 VP each. In the Maintenance phase its Tourists go back to the end of the queue; those on attractions stay for ever.
    At income each of your full attractions brings 1 Credit, at the end 3 VP.
    Goals: 2, 4 and 6 Tourists on your attractions.
rules-artemis-projects = Artemis Tours: projects
rules-artemis-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Moon Casino (2): places of 2 and 3; at the end 1 VP for every 3 Credits that you have left.
    Earthrise Hotel (3): two places of 3; at once a Tourist.
    Low-Gravity Arena (3): places of 2, 2 and 4.
    Rim Cable Car (2): places of 2 and 3; once a round an action that puts one Tourist on a place.
    Regolith Spa (2): places of 3 and 4; at income 1 Credit for each Tourist on it.
    Arrivals Terminal (2): one place of 2; at once two Tourists; 1 Credit each time you activate a token of Artemis Tours.
    First Steps Museum (4): places of 3 and 5.
    Souvenir Dome (1): two places of 2; at once 4 Credits; at the end 1 VP for each Tourist on your attractions, at most 5.
    Stargazing Deck (2): two places of 3; at once 2 Reputation.
