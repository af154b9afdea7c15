# The rules of To Mars in our own words.

rules-mars = To Mars: the ship
rules-mars-text =
    The rules of this corporation are reconstructed.
    A ship of modules takes structures by their size: { $board-modules_used-two } modules with two players, { $board-modules_used-three } with three, { $board-modules_used-four } with four. The places of the modules are of sizes { $board-modules-1 }; { $board-modules-2 }; { $board-modules-3 }; { $board-modules-4 }; { $board-modules-5 }; { $board-modules-6 }.
    A token brings an astronaut of the Gateway into your base or onto the ship, or else { $corporation-token_instead }.
    Action: send a structure, or build a panel of the ship.
    Sending moves a structure of yours from its sector to a free place of its size aboard, for { $board-send_credits } a point of size. It scores { $board-send_vp-1 }, { $board-send_vp-2 } or { $board-send_vp-3 } VP, from the smallest size to the largest that fits. The Headquarters stays.
    A structure aboard keeps its places on your base open and costs no maintenance, but counts for nothing in the crater any more.
    Who fills the last place of a module scores { $board-full_vp } VP, each other owner of a structure in it { $board-shared_vp } VP.
    The next panel of the ship costs { $board-panel_cost }. In order they bring { $board-panels-1 }; { $board-panels-2 }; { $board-panels-3 }; { $board-panels-4 }; { $board-panels-5 }.
    Whenever you gain an astronaut you may put it on a free place of a structure of yours aboard. It stays there.
    At the end each astronaut of yours aboard scores { $corporation-end-1-vp } VP, each set of the three types aboard { $corporation-end-2-vp } VP more.
    Goals ask for structures and astronauts aboard: { $corporation-goals-1-needs-1-at_least } and { $corporation-goals-1-needs-2-at_least }; { $corporation-goals-2-needs-1-at_least } and { $corporation-goals-2-needs-2-at_least }; { $corporation-goals-3-needs-1-at_least } and { $corporation-goals-3-needs-2-at_least }.
rules-mars-projects = To Mars: projects
rules-mars-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Crew Selection ({ $projects-crew-selection-vp }): at once { $projects-crew-selection-effects-1-gains }.
    Heavy Lifter ({ $projects-heavy-lifter-vp }): sending a structure costs you { $projects-heavy-lifter-effects-1 } less.
    Habitat Kit ({ $projects-habitat-kit-vp }): at once it builds a Dome for free.
    Transfer Orbit ({ $projects-transfer-orbit-vp }): once a round an action by which an astronaut of your base goes aboard.
    Flight Academy ({ $projects-flight-academy-vp }): { $projects-flight-academy-effects-1-gains } for each astronaut that you gain from the Gateway.
    Ion Engine ({ $projects-ion-engine-vp }): at once it builds the next panel of the ship for free.
    Mars Lottery ({ $projects-mars-lottery-vp }): at the end { $projects-mars-lottery-effects-1-vp } VP for each astronaut of yours aboard, at most { $projects-mars-lottery-effects-1-most }.
    Mission Control ({ $projects-mission-control-vp }): { $projects-mission-control-effects-1-gains } each time anybody completes a module.
    Terraforming Grant ({ $projects-terraforming-grant-vp }): at the end { $projects-terraforming-grant-effects-1-vp } VP for each full module with a structure of yours.
