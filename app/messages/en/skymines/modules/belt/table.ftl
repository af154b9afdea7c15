# What the table says of the Belt.

prompt-ExpandOnBelt = Expand { $company }: { $energy ->
    [one] 1 energy point is left
   *[other] { $energy } energy points are left
 }. Choose a space on an asteroid or a flight path.
move-EnterBelt = Enter { $space } from column { $column }
move-Decline-ExpandOnBelt = Enter no more Belt spaces
