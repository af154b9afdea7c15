# The log: one sentence an event. $seat is the name of the player who acts; `.deed` is said below that name.

log-game-started = A game of Skymines begins: { $tracks }.
log-track-at = track { $track } at { $company }
log-token-kept = { $seat } has chosen a starting token.
log-token-placed = { $seat } begins with the { $token } and rests { $cards }.
log-round-began = Round { $round } begins; { $starter } is the first player.
log-cards-planned = { $seat } is ready.
log-cards-planned-again = { $seat } has changed the planned cards.
log-cards-revealed = { $seat } reveals { $cards }.
log-cards-revealed-none = { $seat } has planned no cards.
log-extra-markers = { $seat } gains { $count ->
    [one] an additional bonus marker
   *[other] { $count } additional bonus markers
 }.
log-dropped-out = { $seat } drops out of the round.
    .deed = Drops out of the round.
log-deck-picked-up = { $seat } takes resting deck { $slot } to hand.
    .deed = Takes resting deck { $slot } to hand.
log-card-rested = { $seat } rests the card of slot { $slot } in resting slot { $to }.
    .deed = Rests the card of slot { $slot } in resting slot { $to }.
log-tiles-returned = { $seat } returns the bonus tiles.
    .deed = Returns the bonus tiles.
log-special-plan-revealed = Special plan { $round } is turned up; a CrypCoin goes to the supplement space.
log-markers-returned = All bonus markers return to their owners.
log-tile-gained = { $seat } receives the { $tile }.
    .deed = Receives the { $tile }.
log-display-filled = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
 } added to the card display: { $cards }.
log-game-ended = The game is over.
log-final-total = { $seat } ends with { $coins }.

log-coins-gained = { $seat } gains { $coins } ({ $why }).
    .deed = Gains { $coins } ({ $why }).
log-coins-paid = { $seat } pays { $coins } ({ $why }).
    .deed = Pays { $coins } ({ $why }).
log-cards-used = { $seat } has used { $count ->
    [one] the card of slot { $slots }
   *[other] the cards of slots { $slots }
 }.
    .deed = Has used { $count ->
        [one] the card of slot { $slots }
       *[other] the cards of slots { $slots }
     }.
log-tiles-used = { $seat } has used the { $tile }.
    .deed = Has used the { $tile }.
log-plus-one-placed = { $seat } lays the “+1” tile on the card in slot { $slot }.
    .deed = Lays the “+1” tile on the card in slot { $slot }.
log-card-acquired = { $seat } acquires { $card } for { $units }.
    .deed = Acquires { $card } for { $units }.
log-card-bought = { $seat } buys { $card } for { $coins }.
    .deed = Buys { $card } for { $coins }.
log-card-free = { $seat } takes { $card }.
    .deed = Takes { $card }.
log-card-discarded = { $seat } discards { $card }.
    .deed = Discards { $card }.
log-card-fetched = { $seat } takes { $card } from the discard pile.
    .deed = Takes { $card } from the discard pile.

log-marker-advanced = { $seat } advances { $spaces } on the { $company } track, to { $to }.
    .deed = Advances { $spaces } on the { $company } track, to { $to }.
log-helium-advanced = { $seat } advances { $spaces } on the tank track, now { $to }.
    .deed = Advances { $spaces } on the tank track, now { $to }.
log-upload-advanced = { $seat } moves the upload marker to screen { $to }.
    .deed = Moves the upload marker to screen { $to }.
log-slot-switched-on = { $seat } switches on action slot { $slot }.
    .deed = Switches on action slot { $slot }.

log-outpost-placed = { $seat } places { $company } in { $sector } for { $energy }.
    .deed = Places { $company } in { $sector } for { $energy }.
log-outpost-ousted = { $seat } places { $company } in { $sector } for { $energy } and ousts { $ousted }.
    .deed = Places { $company } in { $sector } for { $energy } and ousts { $ousted }.
log-outpost-returned = An outpost of { $company } returns to its station.
log-outpost-removed = The top outpost of column { $column } of the { $company } station leaves the game.
log-outpost-removed-ousted = No space is left at home: the ousted outpost of { $company } leaves the game.

log-plan-taken = { $seat } takes { $plan } from { $space }.
    .deed = Takes { $plan } from { $space }.
log-special-plan-taken = { $seat } takes { $plan }.
    .deed = Takes { $plan }.
log-supplement-taken = { $seat } takes { $coins } from the supplement space.
    .deed = Takes { $coins } from the supplement space.
log-plan-placed = { $seat } places { $plan } on screen { $screen }.
    .deed = Places { $plan } on screen { $screen }.
log-plan-flipped = { $seat } turns the plan on screen { $screen } face down.
    .deed = Turns the plan on screen { $screen } face down.
log-research-display-filled = New plans come to the research display: { $plans }.
log-plan-at = { $plan } on { $space }

log-bonus-marker-placed = { $seat } places a bonus marker on the { $space }.
    .deed = Places a bonus marker on the { $space }.
log-first-player-taken = { $seat } takes the first player marker.
    .deed = Takes the first player marker.

