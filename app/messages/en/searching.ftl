# Looking for words in a page of rules.

rules-seek = Look for a word
rules-found = { $count ->
    [0] No section says that.
    [one] 1 section says it.
   *[other] { $count } sections say it.
 }
