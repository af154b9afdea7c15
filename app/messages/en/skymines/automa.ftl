# Luna: what a table speaks of only where she plays.

prompt-LunaTurn = Luna plays her next card.
move-PlayLunaCard = Luna plays her card
luna-card-hidden = A face-down Luna card in slot { $slot }
luna-majority = Luna’s majority values
luna-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 } in Luna’s deck, { $reserve ->
    [one] 1 card
   *[other] { $reserve } cards
 } gained
luna-card-described = { $card } ({ $left } | { $right }, scientists { $scientists }): { $actions }
luna-action-coins = { $amount } CrypCoin
luna-action-tank = { $amount ->
    [one] 1 tank space
   *[other] { $amount } tank spaces
 }
luna-action-research = { $amount ->
    [one] 1 screen
   *[other] { $amount } screens
 }
luna-action-advance = { $who }: advance { $amount }
luna-action-expand = expand by { $amount } into the { $pick ->
    [MIN] lowest sectors
   *[MAX] highest sectors
 }
luna-action-marker = bonus marker
luna-action-cards = gain cards of the display
luna-action-share-card = gain the card with the most valuable share
luna-action-discard-plan = discard a plan { $letter }
luna-action-discard-special = discard the latest special plan
luna-who-MV = most valuable company
luna-who-MV2 = second most valuable company
luna-who-MVx2 = two most valuable companies
luna-who-LV = least valuable company
luna-who-LEAD = the company she leads by most
luna-who-LEADx2 = the two companies she leads by most
luna-who-ALL = all companies

# --- her card

luna-shown = { $name }’s card
luna-plays = { $name } plays { $card }
luna-face = Majority values { $left } and { $right }; { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
 }
luna-printed = Printed on the card
luna-did = What came of it
luna-put-away = Put the card away

# --- the log

log-luna-cards-placed = { $seat } places { $count ->
    [one] 1 card
   *[other] { $count } cards
 } face down.
log-luna-majority-shown = { $seat } shows { $card } in the { $side ->
    [0] left
   *[1] right
 } majority slot.
log-luna-deck-shuffled = { $seat } shuffles a new deck.
log-luna-grade-two-added = { $seat } reaches a Luna token on the { $track }: a grade 2 card goes on top of her deck.
    .deed = Reaches a Luna token on the { $track }: a grade 2 card goes on top of her deck.
log-luna-card-turned = { $seat } plays { $card }.
log-luna-cards-discarded = { $seat } has played all her cards of the round.
    .deed = Has played all her cards of the round.
log-luna-majority-discarded = { $seat } discards the card of her { $side ->
    [0] left
   *[1] right
 } majority slot.
    .deed = Discards the card of her { $side ->
        [0] left
       *[1] right
     } majority slot.
log-luna-card-gained = { $seat } gains { $card } from the card display.
    .deed = Gains { $card } from the card display.
log-luna-plan-discarded = { $seat } discards { $plan } from { $space }.
    .deed = Discards { $plan } from { $space }.
log-luna-special-plan-discarded = { $seat } discards { $plan }.
    .deed = Discards { $plan }.
log-luna-skipped = { $seat } skips an action: { $why }.
    .deed = Skips an action: { $why }.
