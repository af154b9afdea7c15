# The command line.

component-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
 } in { $folder }
