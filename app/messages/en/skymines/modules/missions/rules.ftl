# The lines of missions.

task-brings-marker = one-time markers: { $amount }
task-links = from now on, only tasks of: { $mission }
task-opens-space = opens your own bonus space, which moves on a company track by: { $amount }
once-marker-leaves = the one-time marker leaves the game after this round
why-mission = mission
