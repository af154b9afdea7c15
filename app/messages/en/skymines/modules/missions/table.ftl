# What the table says of missions.

missions-heading = Missions
mission-linked = { $count ->
    [0] nobody yet
   *[other] { $names }
 }
mission-task-state = { $task }, column { $column }: { $state ->
    [claimed] claimed by you
    [met] met now
    [lost] not yours
   *[open] you have { $have }
 }
mission-task-of-all = { $task }, column { $column }
mission-claimed-by = claimed: { $names }
mission-status = Mission: { $mission }, { $claimed } of 3 tasks
mission-status-none = Mission: none yet
mission-once = One-time markers: { $count }
mission-own-space = Own bonus space
mission-own-space-state = Own bonus space, 1 CrypCoin, 3 spaces on a company track: { $state ->
    [open] open
    [taken] a marker lies there
   *[closed] closed
 }
mission-once-here = one-time
plan-missions = Tasks that this plan reaches
plan-mission-reached = { $task }: reached
plan-mission-missing = { $task }: { $missing } more
mission-help = In your own turn you can claim the tasks of a mission card that you meet, whatever you are asked: each brings 2 CrypCoin and a one-time marker, and the first links you to that card. With all three you have a bonus space of your own.
move-ClaimTask = Claim: { $task }
move-PlaceOnce = One-time marker: { $space }
move-UseOwnSpace = Own bonus space{ $once ->
    [yes] , with a one-time marker
   *[no] {""}
 }
family-PlaceOnce = Place a one-time marker
