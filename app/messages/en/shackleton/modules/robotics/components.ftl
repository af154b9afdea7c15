# The names of Space Robotics.

project-assembly-line = Assembly Line
project-welding-arm = Welding Arm
project-rover-fleet = Rover Fleet
project-robot-foreman = Robot Foreman
project-3d-printer = 3D Printer
project-service-contract = Service Contract
project-prospector-bots = Prospector Bots
project-automation-award = Automation Award
project-auto-builder = Auto-Builder

# The fields of the board, by row and column.
factory-top-left = factory at the top left
factory-top-centre = factory at the top centre
factory-top-right = factory at the top right
factory-middle-left = factory at the middle left
factory-middle-centre = factory in the middle
factory-middle-right = factory at the middle right
factory-bottom-left = factory at the bottom left
factory-bottom-centre = factory at the bottom centre
factory-bottom-right = factory at the bottom right
