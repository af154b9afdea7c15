# The names of Selenium Research.

project-sample-return-lander = Sample Return Lander
project-spectrometer = Spectrometer
project-cryo-store = Cryo Store
project-geology-wing = Geology Wing
project-biology-wing = Biology Wing
project-physics-wing = Physics Wing
project-sample-drone = Sample Drone
project-peer-review = Peer Review
project-deep-drill = Deep Drill
