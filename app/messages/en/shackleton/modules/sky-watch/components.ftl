# The names of Sky Watch.

project-infrared-telescope = Infrared Telescope
project-radar-network = Radar Network
project-kinetic-impactor = Kinetic Impactor
project-tracking-station = Tracking Station
project-early-warning-fund = Early Warning Fund
project-laser-ablator = Laser Ablator
project-civil-shelters = Civil Shelters
project-gravity-tractor = Gravity Tractor
project-defence-treaty = Defence Treaty

# Defense Programs by the section of the track, from the left, and their place in it.
programme-1-bottom = bottom Defense Program of section 1
programme-1-middle = middle Defense Program of section 1
programme-1-topmost = topmost Defense Program of section 1
programme-2-bottom = bottom Defense Program of section 2
programme-2-middle = middle Defense Program of section 2
programme-2-topmost = topmost Defense Program of section 2
programme-3-bottom = bottom Defense Program of section 3
programme-3-middle = middle Defense Program of section 3
programme-3-topmost = topmost Defense Program of section 3
