# What others' moves mean for the reader, said to them. Outposts belong to companies: shares make them a concern.

concern-ousted = { $seat } ousted an outpost of { $company } from { $sector }; you hold { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 } of { $company }.
concern-removed = An outpost of { $company } left the game; you hold { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 } of { $company }.
concern-paid = You got { $coins }: { $why }.
concern-space-taken = { $seat } took the { $space }, which was open to you.
concern-first-player-lost = { $seat } took the first player marker from you.
concern-begins-round = You begin round { $round }.
concern-tile-came = Your reserved tile came to you: { $tile }.
concern-extra-markers = You got { $count ->
    [one] 1 more bonus marker
   *[other] { $count } more bonus markers
 }.
concern-shares-rose = { $company } shares are worth more: { $now } each. You hold { $shares ->
    [one] 1, which is { $worth } more
   *[other] { $shares }, which is { $worth } more
 }.
concern-shares-fell = { $company } shares are worth less: { $now } each. You hold { $shares ->
    [one] 1, which is { $worth } less
   *[other] { $shares }, which is { $worth } less
 }.
concern-over = The game is over: you came in { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } with { $coins }.
