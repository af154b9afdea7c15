# A page of rules: its parts, looking for words, stepping through examples, showing things on the table.

rules-contents = Contents
rules-page = Rulebook, { $page }
rules-example = For example:
rules-seek = Look for a word
rules-found = { $count ->
    [0] No section says that.
    [one] 1 section says it.
   *[other] { $count } sections say it.
 }

rules-steps = An example, step by step
rules-steps-open = Show the board
rules-steps-close = Hide the board
rules-steps-back = Back
rules-steps-next = Next
rules-steps-at = { $at } of { $all }
rules-steps-missing = The board cannot be shown just now. Try again in a moment.
rules-show-here = Show it here
