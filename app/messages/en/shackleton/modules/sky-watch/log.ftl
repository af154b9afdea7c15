# What is told of Sky Watch.

log-impact-drawn = An asteroid threatens the row of crater slot { $slot }.
log-steps-gone = { $seat } goes { $steps } along the track of Sky Watch.
    .deed = Goes { $steps } along the track of Sky Watch.
log-programme-done = { $seat } does the { $programme }.
    .deed = Does the { $programme }.
log-defence-added = { $seat } adds { $defence }.
    .deed = Adds { $defence }.
log-asteroid-warded-off = The asteroid is warded off.
log-asteroid-struck = The asteroid strikes { $sectors }: structures there are destroyed.
log-asteroid-struck-but = The asteroid strikes { $sectors }: structures there are destroyed, but not those of { $spared }.
log-asteroid-missed = The asteroid strikes where nothing stands.
