# The names of To Mars.

project-crew-selection = Crew Selection
project-heavy-lifter = Heavy Lifter
project-habitat-kit = Habitat Kit
project-transfer-orbit = Transfer Orbit
project-flight-academy = Flight Academy
project-ion-engine = Ion Engine
project-mars-lottery = Mars Lottery
project-mission-control = Mission Control
project-terraforming-grant = Terraforming Grant

place-at-ship = { $piece } aboard
