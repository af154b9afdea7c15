# The rules of Evergreen Farms in our own words.

rules-evergreen = Evergreen Farms: farms
rules-evergreen-text =
    The rules of this corporation are reconstructed.
    A token brings { $corporation-token }.
    There are { $board-farms-1-tiles } farms of size { $board-farms-1-size }, { $board-farms-2-tiles } of size { $board-farms-2-size } and { $board-farms-3-tiles } of size { $board-farms-3-size }.
    Action: pay Plants, { $board-plants } a point of the farm’s size, and plant it in a sector with a structure of yours. A sector takes one farm.
    A farm takes the room of its size: where a structure of this size stands no such farm fits, and the other way round. It counts in no majority.
    Whoever wins an astronaut of the crater also gains what the farms of its row pay, whoever planted them: { $board-farms-1-pays } for size { $board-farms-1-size }, { $board-farms-2-pays } for size { $board-farms-2-size }, { $board-farms-3-pays } for size { $board-farms-3-size }.
    At income a farm of size { $board-farms-3-size } brings you { $corporation-income-1-gains }, however many of them you have.
    At the end your farms score { $board-farms-1-vp }, { $board-farms-2-vp } and { $board-farms-3-vp } VP by their size if you have the biggest structure of the sector; otherwise that divided by { $board-divisor }, rounded down.
    Goals ask for { $corporation-goals-1-needs-1-at_least } farms; farms of size { $corporation-goals-2-needs-1-at_least } in all; of size { $corporation-goals-3-needs-1-at_least } in all.
rules-evergreen-projects = Evergreen Farms: projects
rules-evergreen-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Seed Vault ({ $projects-seed-vault-vp }): at once { $projects-seed-vault-effects-1-gains }.
    Hydroponics ({ $projects-hydroponics-vp }): once a round a token of Evergreen Farms brings you { $projects-hydroponics-effects-1-gains } more.
    Algae Tanks ({ $projects-algae-tanks-vp }): once a round an action that brings { $projects-algae-tanks-effects-1-gains }.
    Lunar Compost ({ $projects-lunar-compost-vp }): planting costs you { $projects-lunar-compost-effects-1 } less, but at least { $projects-lunar-compost-effects-1-least }.
    Farmers’ Market ({ $projects-farmers-market-vp }): { $projects-farmers-market-effects-1-gains } more for each astronaut for which farms pay you.
    Greenhouse Dome ({ $projects-greenhouse-dome-vp }): at once it builds a Dome for free.
    Botanic Gardens ({ $projects-botanic-gardens-vp }): at the end { $projects-botanic-gardens-effects-1-vp } VP for each farm, whosever it is, in a sector with a structure of yours, at most { $projects-botanic-gardens-effects-1-most }.
    Orbital Produce ({ $projects-orbital-produce-vp }): once a round an action that turns { $projects-orbital-produce-effects-1-pays } into { $projects-orbital-produce-effects-1-gains }.
    Water Reclaimer ({ $projects-water-reclaimer-vp }): { $projects-water-reclaimer-effects-1-gains } each time you plant.
