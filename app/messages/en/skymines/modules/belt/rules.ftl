# The lines of the Belt.

energy-entry = entering the space: { $amount }
energy-entry-crossed = crossing the ⚡ of the flight path: { $amount }
energy-reach-spaces = first onto { $sectors }
reward-of-asteroids = { $count ->
    [one] of asteroid { $sectors }
   *[other] of asteroids { $sectors }
 }
reward-of-shuttle = of shuttle space { $sectors }
energy-reaches-no-space = no Belt space can be entered: all energy points are lost

step-ExpandOnBelt = which Belt space the company enters
why-no-belt-space = no Belt space to enter
