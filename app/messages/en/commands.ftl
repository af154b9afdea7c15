# The command line.

component-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
 } in { $folder }
chat-tested = The chat service has taken the message. Look there whether it has come.
webhook-tested = The webhook answered { $status }. Its signature is of a secret that nobody knows: what checks it may answer 401.
mail-tested = A mail was handed over for { $address }. Look there whether it has come.
