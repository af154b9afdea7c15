# What others' moves mean for the reader, said to them.

concern-fee = { $seat } paid you a fee of { $fee }.
concern-outgrown = { $seat } built { $piece } in { $sector }: your structure is no longer the biggest there.
concern-goal-lost = { $seat } took the last place of the { $level ->
    [0] lowest
    [1] middle
   *[other] top
 } goal of { $corporation }, which you had met.
concern-turn-order = In this round you are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } in the turn order.
concern-astronaut-won = You won { $astronaut } from crater slot { $slot } ({ $place }).
concern-gained = You got { $gain }: { $why }.
concern-paid = You paid { $due }: { $why }.
concern-majorities = You would win { $now ->
    [one] 1 astronaut
   *[other] { $now } astronauts
 } of the crater now; it was { $before }.
concern-over = The game is over: you came in { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } with { $total }.
