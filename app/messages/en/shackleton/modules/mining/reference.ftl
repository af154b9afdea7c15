# The rules of Moon Mining in our own words.

rules-mining = Moon Mining: shipping
rules-mining-text =
    The rules of this corporation are reconstructed.
    A token brings { $corporation-token }.
    The Shuttle has { $board-levels-count } levels, each with an upper and a lower slot. They need not be filled in order.
    Action: pay what a free slot asks for and put a cargo there. It scores at once; the slot is taken until the next lift-off.
    Upper slots, from the left: { $board-levels-1-upper-cost } for { $board-levels-1-upper-vp } VP; { $board-levels-2-upper-cost } for { $board-levels-2-upper-vp } VP; { $board-levels-3-upper-cost } for { $board-levels-3-upper-vp } VP; { $board-levels-4-upper-cost } for { $board-levels-4-upper-vp } VP; { $board-levels-5-upper-cost } for { $board-levels-5-upper-vp } VP.
    Lower slots, from the left: { $board-levels-1-lower-cost } for { $board-levels-1-lower-vp } VP and { $board-levels-1-lower-reputation } Reputation; { $board-levels-2-lower-cost } for { $board-levels-2-lower-vp } VP and { $board-levels-2-lower-reputation } Reputation; { $board-levels-3-lower-cost } for { $board-levels-3-lower-vp } VP and { $board-levels-3-lower-reputation } Reputation; { $board-levels-4-lower-cost } for { $board-levels-4-lower-vp } VP and { $board-levels-4-lower-reputation } Reputation; { $board-levels-5-lower-cost } for { $board-levels-5-lower-vp } VP and { $board-levels-5-lower-reputation } Reputation.
    In the Maintenance phase the Shuttle lifts off: { $board-lift_off_credits } for each of your cargoes aboard, and all slots are free again.
    At the end each level on which you have ever shipped scores { $corporation-end-1-vp } VP, and every { $corporation-end-2-every } Helium3 left { $corporation-end-2-vp } VP.
    Goals ask for { $corporation-goals-1-needs-1-at_least } cargoes; { $corporation-goals-2-needs-1-at_least } cargoes; cargoes on { $corporation-goals-3-needs-1-at_least } different levels. Cargo that has left counts.
rules-mining-projects = Moon Mining: projects
rules-mining-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Helium3 Extractor ({ $projects-helium3-extractor-vp }): at once { $projects-helium3-extractor-effects-1-gains }; once a round an action that brings { $projects-helium3-extractor-effects-2-gains }.
    Mass Driver ({ $projects-mass-driver-vp }): { $projects-mass-driver-effects-1-gains } each time you ship.
    Ore Refinery ({ $projects-ore-refinery-vp }): once a round an action that exchanges one of Titanium, Rare Earth and Helium3 for another of them.
    Regolith Scoop ({ $projects-regolith-scoop-vp }): at once { $projects-regolith-scoop-effects-2-gains }; { $projects-regolith-scoop-effects-1-gains } each time you activate a token of Moon Mining.
    Lunar Hauler ({ $projects-lunar-hauler-vp }): once a round a shipment of yours asks for { $projects-lunar-hauler-effects-1-amount } Titanium or Rare Earth less.
    Fusion Pilot Plant ({ $projects-fusion-pilot-plant-vp }): once a round { $projects-fusion-pilot-plant-effects-1-pays } becomes { $projects-fusion-pilot-plant-effects-1-gains }, as an action or while you fund a project.
    Polar Mine ({ $projects-polar-mine-vp }): at income { $projects-polar-mine-effects-1-gains }.
    Commodity Desk ({ $projects-commodity-desk-vp }): at the end { $projects-commodity-desk-effects-1-vp } VP for each Titanium, Rare Earth and Helium3 left, at most { $projects-commodity-desk-effects-1-most }.
    Second Launch Pad ({ $projects-second-launch-pad-vp }): at once you ship, for what the slot asks, if you can.
