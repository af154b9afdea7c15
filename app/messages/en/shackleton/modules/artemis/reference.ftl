# The rules of Artemis Tours in our own words.

rules-artemis = Artemis Tours: Tourists
rules-artemis-text =
    The rules of this corporation are reconstructed.
    { $board-tourists } Tourists queue on its board. A token brings the first of them to your arrivals; with an empty queue it brings { $corporation-token_instead }.
    Its projects are attractions: each has places for Tourists, which score what is printed on them.
    Action: put up to { $board-guided } of your waiting Tourists on free places of your own attractions or of the Visitor Centre. Each place scores at once.
    The Visitor Centre belongs to all, with { $board-centre-two }, { $board-centre-three } or { $board-centre-four } places for two, three or four players, worth { $board-centre_vp } VP each. In the Maintenance phase its Tourists go back to the end of the queue; those on attractions stay for ever.
    At income each of your full attractions brings { $corporation-income-1-gains }, at the end { $corporation-end-1-vp } VP.
    Goals ask for { $corporation-goals-1-needs-1-at_least }, { $corporation-goals-2-needs-1-at_least } and { $corporation-goals-3-needs-1-at_least } Tourists on your attractions.
rules-artemis-projects = Artemis Tours: projects
rules-artemis-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Moon Casino ({ $projects-moon-casino-vp }): places of { $projects-moon-casino-places-1 } and { $projects-moon-casino-places-2 }; at the end { $projects-moon-casino-effects-1-vp } VP for every { $projects-moon-casino-effects-1-every } Credits that you have left.
    Earthrise Hotel ({ $projects-earthrise-hotel-vp }): places of { $projects-earthrise-hotel-places-1 } and { $projects-earthrise-hotel-places-2 }; at once { $projects-earthrise-hotel-effects-1-gains }.
    Low-Gravity Arena ({ $projects-low-gravity-arena-vp }): places of { $projects-low-gravity-arena-places-1 }, { $projects-low-gravity-arena-places-2 } and { $projects-low-gravity-arena-places-3 }.
    Rim Cable Car ({ $projects-rim-cable-car-vp }): places of { $projects-rim-cable-car-places-1 } and { $projects-rim-cable-car-places-2 }; once a round an action that puts one Tourist on a place.
    Regolith Spa ({ $projects-regolith-spa-vp }): places of { $projects-regolith-spa-places-1 } and { $projects-regolith-spa-places-2 }; at income { $projects-regolith-spa-effects-1-gains } for each Tourist on it.
    Arrivals Terminal ({ $projects-arrivals-terminal-vp }): one place of { $projects-arrivals-terminal-places-1 }; at once { $projects-arrivals-terminal-effects-1-gains }; { $projects-arrivals-terminal-effects-2-gains } each time you activate a token of Artemis Tours.
    First Steps Museum ({ $projects-first-steps-museum-vp }): places of { $projects-first-steps-museum-places-1 } and { $projects-first-steps-museum-places-2 }.
    Souvenir Dome ({ $projects-souvenir-dome-vp }): places of { $projects-souvenir-dome-places-1 } and { $projects-souvenir-dome-places-2 }; at once { $projects-souvenir-dome-effects-1-gains }; at the end { $projects-souvenir-dome-effects-2-vp } VP for each Tourist on your attractions, at most { $projects-souvenir-dome-effects-2-most }.
    Stargazing Deck ({ $projects-stargazing-deck-vp }): places of { $projects-stargazing-deck-places-1 } and { $projects-stargazing-deck-places-2 }; at once { $projects-stargazing-deck-effects-1-gains }.
