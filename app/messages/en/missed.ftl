# Step by step through what was missed, and what others did while the reader looked on.

turn-of-other = What { $name } did

# What else a move changed, after its first sentences, said by ear.
spoken-more = { $count ->
    [one] And one thing more, in the log.
   *[other] And { $count } things more, in the log.
 }

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

# --- taking back with everybody's consent
takeback-ask-all = Go back to before this? It happens once everybody agrees.
takeback-ask-alone = Go back to before this?
takeback-do = Take it back
takeback-propose = Ask everybody
takeback-cancel = Cancel
takeback-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
 }
takeback-more-mine = { $count ->
    [one] and 1 more, of your own turn
   *[other] and { $count } more, your own turn among them
 }
takeback-proposed = You ask to take this back. Waiting for { $names }.
takeback-asked = { $name } asks to take this back:
takeback-agree = Agree
takeback-refuse = Refuse
takeback-withdraw = Withdraw
takeback-done = All agreed: it was taken back.
takeback-refused = Nothing was taken back.
