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

# An experiment by its stage and its field.
experiment-name = { $stage } { $field } experiment
stage-small = small
stage-medium = medium
stage-large = large
field-geology = geology
field-biology = biology
field-physics = physics

amount-alpha = { $amount } α
amount-beta = { $amount } β
amount-gamma = { $amount } γ
