# The rules of Selenium Research in our own words.

rules-selenium = Selenium Research: experiments
rules-selenium-text =
    The rules of this corporation are reconstructed.
    Its tokens are of three types: alpha, beta and gamma. Each brings a sample of its type.
    { $board-experiments-count } experiments of geology, biology and physics lie in a stack: small ones, then medium, then large ones. { $board-places-count } are open, around the board.
    Action: return the samples that an open experiment asks for ({ $board-experiments-small-geology-1-samples-count }, { $board-experiments-medium-geology-1-samples-count } or { $board-experiments-large-geology-1-samples-count }), take it, and gain its VP ({ $board-experiments-small-geology-1-vp }, { $board-experiments-medium-geology-1-vp } or { $board-experiments-large-geology-1-vp }) and its bonus. The next one fills its place.
    For one sample of any type you may return { $board-joker } equal ones.
    In the Maintenance phase of all rounds but the last the experiments at the top and at the bottom leave the game, and are replaced.
    At the end each set of three experiments of different fields scores { $corporation-end-1-vp } VP.
    Goals ask for { $corporation-goals-1-needs-1-at_least } experiments; { $corporation-goals-2-needs-1-at_least } different fields; { $corporation-goals-3-needs-1-at_least } experiments.
rules-selenium-projects = Selenium Research: projects
rules-selenium-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Sample Return Lander ({ $projects-sample-return-lander-vp }): at once { $projects-sample-return-lander-effects-1-gains } of your choice.
    Spectrometer ({ $projects-spectrometer-vp }): { $projects-spectrometer-effects-1-gains } each time you do an experiment.
    Cryo Store ({ $projects-cryo-store-vp }): at once { $projects-cryo-store-effects-1-gains } of your choice; your tokens of Selenium Research bring a sample of any type.
    Geology Wing ({ $projects-geology-wing-vp }): at the end { $projects-geology-wing-effects-1-vp } VP for each of your experiments of geology.
    Biology Wing ({ $projects-biology-wing-vp }): at the end { $projects-biology-wing-effects-1-vp } VP for each of your experiments of biology.
    Physics Wing ({ $projects-physics-wing-vp }): at the end { $projects-physics-wing-effects-1-vp } VP for each of your experiments of physics.
    Sample Drone ({ $projects-sample-drone-vp }): once a round an action that brings { $projects-sample-drone-effects-1-gains } of your choice.
    Peer Review ({ $projects-peer-review-vp }): { $projects-peer-review-effects-1-gains } each time you do an experiment.
    Deep Drill ({ $projects-deep-drill-vp }): { $projects-deep-drill-effects-1-gains } of your choice each time you exploit the crater with an engineer.
