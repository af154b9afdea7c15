# The toy game of tests/support/toy.py.

number = number { $number }
amount-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }

log-Began = The game begins.
log-Picked = { $seat } has picked a number.
log-Shown = The numbers are shown: { $numbers }.
log-Counted = { $seat } counts { $by }.
log-Passed = { $seat } passes.
log-Ended = The game is over.

concern-overtaken = { $seat } overtook you.
concern-left = { $left } still to count.
