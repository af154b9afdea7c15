# What is told of missions.

log-missions-laid = { $count ->
    [one] A mission lies open: { $missions }.
   *[other] Missions lie open: { $missions }.
 }
log-task-claimed = { $seat } claims a task of the mission { $mission }: { $task }.
log-once-marker-placed = { $seat } places a one-time marker: { $space }.
log-own-space-used = { $seat } places a marker on their own bonus space.
log-own-space-used-once = { $seat } places a one-time marker on their own bonus space.
