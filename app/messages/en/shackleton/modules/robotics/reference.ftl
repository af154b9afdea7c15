# The rules of Space Robotics in our own words.

rules-robotics = Space Robotics: factories
rules-robotics-text =
    The rules of this corporation are reconstructed.
    A token brings { $corporation-token }. For factories and structures only Robots may be spent as resources, { $board-robots_for_titanium } for a Titanium and { $board-robots_for_rare_earth } for a Rare Earth.
    Its board has fields in { $board-rows-count } rows and { $board-columns-count } columns. Each holds { $board-pile-two } factories with two players, { $board-pile-three } with three, { $board-pile-four } with four. You may have one of each field.
    Action: pay for a factory of a field and take it. In the top row it costs { $board-rows-top-cost } for { $board-rows-top-vp } VP; in the middle { $board-rows-middle-cost } for { $board-rows-middle-vp } VP; at the bottom { $board-rows-bottom-cost } for { $board-rows-bottom-vp } VP.
    It also brings { $board-columns-left-gain } in the left column, { $board-columns-centre-gain } in the centre, { $board-columns-right-gain } in the right one.
    At income each of your factories of the bottom row brings { $corporation-income-1-gains }.
    At the end each set of a left, a centre and a right factory scores { $corporation-end-1-vp } VP, each set of a top, a middle and a bottom one { $corporation-end-2-vp } VP. A factory counts in both.
    Goals ask for { $corporation-goals-1-needs-1-at_least } factories; factories in { $corporation-goals-2-needs-1-at_least } columns; { $corporation-goals-3-needs-1-at_least } factories, { $corporation-goals-3-needs-2-at_least } of them at the bottom.
rules-robotics-projects = Space Robotics: projects
rules-robotics-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Assembly Line ({ $projects-assembly-line-vp }): at once { $projects-assembly-line-effects-1-gains }.
    Welding Arm ({ $projects-welding-arm-vp }): once a round a structure costs you { $projects-welding-arm-effects-1 } less.
    Rover Fleet ({ $projects-rover-fleet-vp }): the fee of each sector is { $projects-rover-fleet-effects-1 } less for you.
    Robot Foreman ({ $projects-robot-foreman-vp }): once a round an action that brings { $projects-robot-foreman-effects-1-gains }.
    3D Printer ({ $projects-3d-printer-vp }): at once { $projects-3d-printer-effects-1-gains }; one Robot of yours counts as a Rare Earth.
    Service Contract ({ $projects-service-contract-vp }): at income { $projects-service-contract-effects-1-gains } for each of your factories.
    Prospector Bots ({ $projects-prospector-bots-vp }): { $projects-prospector-bots-effects-1-gains } each time you exploit the crater with an engineer.
    Automation Award ({ $projects-automation-award-vp }): at the end { $projects-automation-award-effects-1-vp } VP for each of your factories and of the Workshops that you have built.
    Auto-Builder ({ $projects-auto-builder-vp }): at once it builds a Dome for free.
