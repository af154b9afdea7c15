# The rules of Moon Mining in our own words.

rules-mining = Moon Mining: shipping
rules-mining-text =
    The rules of this corporation are reconstructed.
    A token brings 1 Helium3.
    The Shuttle has five levels, each with an upper and a lower slot. They need not be filled in order.
    Action: pay what a free slot asks for and put a cargo there. It scores at once; the slot is taken until the next lift-off.
    Upper slots ask mostly for Helium3: 1, 2, 2 and 1 Titanium, 3, 3 and 1 Rare Earth, for 3, 6, 8, 9, 12 VP.
    Lower slots ask for 1 Titanium; 1 Helium3 and 1 Titanium; 1 Helium3 and 1 Rare Earth; 2 Helium3 and 1 Rare Earth; 3 Helium3 and 1 Titanium, for 2, 5, 6, 8, 11 VP and 1 Reputation each.
    In the Maintenance phase the Shuttle lifts off: 1 Credit for each of your cargoes aboard, and all slots are free again.
    At the end each level on which you have ever shipped scores 2 VP, and every 2 Helium3 left 1 VP.
    Goals: 2 cargoes; 4 cargoes; cargoes on 4 different levels. Cargo that has left counts.
rules-mining-projects = Moon Mining: projects
rules-mining-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Helium3 Extractor (2): at once 1 Helium3; once a round an action that brings 1 Helium3.
    Mass Driver (2): 1 VP each time you ship.
    Ore Refinery (3): once a round an action that exchanges one of Titanium, Rare Earth and Helium3 for another of them.
    Regolith Scoop (3): at once 1 Titanium; 1 Credit each time you activate a token of Moon Mining.
    Lunar Hauler (2): once a round a shipment of yours asks for 1 Titanium or 1 Rare Earth less.
    Fusion Pilot Plant (3): once a round 1 Helium3 becomes 2 Energy and 1 Reputation, as an action or while you fund a project.
    Polar Mine (3): at income 1 Titanium.
    Commodity Desk (2): at the end 1 VP for each Titanium, Rare Earth and Helium3 left, at most 6.
    Second Launch Pad (3): at once you ship, for what the slot asks, if you can.
