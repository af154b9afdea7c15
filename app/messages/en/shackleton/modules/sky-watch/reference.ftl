# The rules of Sky Watch in our own words.

rules-sky-watch = Sky Watch: the asteroid
rules-sky-watch-text =
    The rules of this corporation are reconstructed.
    An asteroid comes towards one row of the crater, which lies open from the start. Its strength is { $board-strength-two } with two players or AstroBot, { $board-strength-three } with three, { $board-strength-four } with four.
    The track has { $board-sections-3-last } steps in { $board-sections-count } sections, each with { $board-sections-1-programmes-count } defence programmes. A token brings { $corporation-token }.
    Step { $board-sections-1-last } brings { $board-sections-1-reached }, step { $board-sections-2-last } { $board-sections-2-reached }, step { $board-sections-3-last } { $board-sections-3-reached }; beyond it steps are lost.
    Action: go { $board-steps ->
        [one] { $board-steps } step
       *[other] { $board-steps } steps
    }, then, if you like, do one programme of the section that you stand in. You can do each programme once.
    Programmes of section I, from bottom to top: { $board-sections-1-programmes-1-bottom-cost } for { $board-sections-1-programmes-1-bottom-vp } VP and { $board-sections-1-programmes-1-bottom-defence } defence; { $board-sections-1-programmes-1-middle-cost } for { $board-sections-1-programmes-1-middle-vp } VP and { $board-sections-1-programmes-1-middle-defence } defence; { $board-sections-1-programmes-1-topmost-cost } for { $board-sections-1-programmes-1-topmost-vp } VP and { $board-sections-1-programmes-1-topmost-defence } defence.
    Of section II: { $board-sections-2-programmes-2-bottom-cost } for { $board-sections-2-programmes-2-bottom-vp } VP and { $board-sections-2-programmes-2-bottom-defence } defence; { $board-sections-2-programmes-2-middle-cost } for { $board-sections-2-programmes-2-middle-vp } VP and { $board-sections-2-programmes-2-middle-defence } defence; { $board-sections-2-programmes-2-topmost-cost } for { $board-sections-2-programmes-2-topmost-vp } VP and { $board-sections-2-programmes-2-topmost-defence } defence.
    Of section III: { $board-sections-3-programmes-3-bottom-cost } for { $board-sections-3-programmes-3-bottom-vp } VP and { $board-sections-3-programmes-3-bottom-defence } defence; { $board-sections-3-programmes-3-middle-cost } for { $board-sections-3-programmes-3-middle-vp } VP and { $board-sections-3-programmes-3-middle-defence } defence; { $board-sections-3-programmes-3-topmost-cost } for { $board-sections-3-programmes-3-topmost-vp } VP and { $board-sections-3-programmes-3-topmost-defence } defence.
    In the Maintenance phase whoever added most defence in this round gains { $board-most_reputation } Reputation.
    At the end, if the defence of all together is at least the asteroid’s strength, your defence scores { $board-defence_vp } VP a point. If not, all structures in the sectors of the row are destroyed, and their owners lose { $board-impact_vp } VP a point of size.
    Goals ask for a marker in section { $corporation-goals-1-needs-1-at_least } or beyond; { $corporation-goals-2-needs-1-at_least } programmes; programmes in { $corporation-goals-3-needs-1-at_least } sections, { $corporation-goals-3-needs-2-at_least } of all yours being topmost ones.
rules-sky-watch-projects = Sky Watch: projects
rules-sky-watch-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Infrared Telescope ({ $projects-infrared-telescope-vp }): at once { $projects-infrared-telescope-effects-1-gains }.
    Radar Network ({ $projects-radar-network-vp }): your tokens of Sky Watch bring { $projects-radar-network-effects-1-gains } more.
    Kinetic Impactor ({ $projects-kinetic-impactor-vp }): once a round a programme costs you { $projects-kinetic-impactor-effects-1 } less.
    Tracking Station ({ $projects-tracking-station-vp }): once a round an action that brings { $projects-tracking-station-effects-1-gains }.
    Early Warning Fund ({ $projects-early-warning-fund-vp }): { $projects-early-warning-fund-effects-1-gains } each time you do a programme.
    Laser Ablator ({ $projects-laser-ablator-vp }): your topmost programmes consume { $projects-laser-ablator-effects-1 } less and bring { $projects-laser-ablator-effects-2-gains } more.
    Civil Shelters ({ $projects-civil-shelters-vp }): at once { $projects-civil-shelters-effects-1-gains }; the impact costs you nothing; { $projects-civil-shelters-effects-3-vp } VP at the end.
    Gravity Tractor ({ $projects-gravity-tractor-vp }): at once you do one programme of your section for free.
    Defence Treaty ({ $projects-defence-treaty-vp }): at the end { $projects-defence-treaty-effects-1-vp } VP for each of your programmes.
