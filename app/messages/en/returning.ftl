# Step by step through what was missed, and what others did while the reader looked on.

turn-of-other = What { $name } did

since-step = { $at } of { $count }
since-back = Back
since-next = Next
since-done = To the table
since-skip = Skip
since-talk = { $count ->
    [one] One line of the talk is new:
   *[other] { $count } lines of the talk are new:
 }
since-talk-gone = Somebody who has left
since-taken-back = Moves that you had seen were taken back.
since-left-out = { $count ->
    [one] 1 earlier turn is not told.
   *[other] { $count } earlier turns are not told.
 }
