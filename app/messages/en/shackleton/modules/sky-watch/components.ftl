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
