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
