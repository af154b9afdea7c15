# What others' expansions on the Belt mean for the reader.

concern-ousted-on-belt = { $seat } ousted a piece of { $company } from { $space }; you hold { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 } of { $company }.
