# What is told of Selenium Research.

log-experiments-laid = The first experiments of Selenium Research lie open: { $experiments }.
log-experiment-done = { $seat } does a { $experiment }.
    .deed = Does a { $experiment }.
log-experiment-shown = A new experiment lies open: { $experiment }.
log-experiments-left = { $count ->
    [one] An open experiment leaves
   *[other] { $count } open experiments leave
 } the game.
