# The names of Moon Mining.

project-helium3-extractor = Helium3 Extractor
project-mass-driver = Mass Driver
project-ore-refinery = Ore Refinery
project-regolith-scoop = Regolith Scoop
project-lunar-hauler = Lunar Hauler
project-fusion-pilot-plant = Fusion Pilot Plant
project-polar-mine = Polar Mine
project-commodity-desk = Commodity Desk
project-second-launch-pad = Second Launch Pad
