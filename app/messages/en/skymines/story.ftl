# Luna's card.

luna-shown = { $name }’s card
luna-plays = { $name } plays { $card }
luna-face = Majority values { $left } and { $right }; { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
 }
luna-printed = Printed on the card
luna-did = What came of it
luna-put-away = Put the card away
