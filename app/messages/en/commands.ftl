# The command line.

component-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
 } in { $folder }
mail-tested = A mail was handed over for { $address }. Look there whether it has come.
