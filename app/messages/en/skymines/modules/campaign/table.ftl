# What the table says of the campaign.

campaign-here = Campaign, chapter { $chapter } of { $chapters }
campaign-alone = Chapter { $chapter } of the campaign, played alone
campaign-so-far = { $name }: { $points ->
    [one] { $points } success point
   *[other] { $points } success points
 }
campaign-sheet = Success points
campaign-sheet-of = { $name }: { $points }
campaign-sheet-award =
    { $points ->
        [one] { $award }
       *[other] { $award } ×{ $points }
    }
campaign-sheet-sum = together { $sum }
campaign-page = The campaign so far
campaign-next = Play chapter { $chapter }
campaign-again = Play chapter { $chapter } again
campaign-new = A new campaign
campaign-next-go = To chapter { $chapter }
campaign-next-open = Chapter { $chapter } is open: the same people and seats.
campaign-level-of = Level of { $name } from now on
campaign-level-choice = { $level }{ $points ->
    [0] {""}
    [one] , and { $points } point for { $name }
   *[other] , and { $points } points for { $name }
 }
campaign-help = A campaign has four chapters with the same players. Each chapter brings success points; after the fourth the highest sum wins.
