# AstroBot: what a table speaks of only where it plays.

prompt-AstroBotTurn = AstroBot plays its next card.
move-PlayActionCard = AstroBot plays its card

astrobot-shown = { $name }’s card
astrobot-plays = { $name } plays card { $card }
astrobot-put-away = Put the card away
astrobot-printed = Printed on the card
astrobot-did = What came of it
astrobot-symbol-development = Development
astrobot-symbol-goal = Goal marker
astrobot-row = { $astronaut }: { $command }
astrobot-card = Card { $card }: left { $left }, right { $right }; { $symbol }; { $rows }; from the triangle { $direction } { $arrow }
astrobot-triangle-N = in the north
astrobot-triangle-NE = in the northeast
astrobot-triangle-SE = in the southeast
astrobot-triangle-S = in the south
astrobot-triangle-SW = in the southwest
astrobot-triangle-NW = in the northwest
astrobot-arrow-clockwise = clockwise
astrobot-arrow-counter-clockwise = counter-clockwise
astrobot-row-of-cards = AstroBot’s cards of this round, the last one to the right
astrobot-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in its deck
astrobot-development = Development { $space } of { $last }; middle goals from { $middle } on, top goals at { $top }
astrobot-corporations = AstroBot’s corporations
astrobot-goal-track = { $corporation }: goal marker on space { $space } of { $last }
astrobot-easy = easy side
astrobot-hard = hard side
astrobot-active = active
astrobot-does-artemis = The next Tourist goes to the lowest free place of its card.
astrobot-does-selenium = Takes the tile to which the triangle points, or the next one along the arrow.
astrobot-does-mining = Ships on the level of its Development.
astrobot-does-robotics = Takes a factory in the column of the triangle and the row of its Development.
astrobot-does-evergreen = Plants a farm in the first row where it has the majority.
astrobot-does-sky-watch = Goes on the track by its Development, and does a programme there.
astrobot-does-mars = Sends a structure that completes a module, or else its biggest one.

log-astrobot-card = { $seat } draws card { $card }; the active corporation is { $corporation }.
    .deed = Draws card { $card }; the active corporation is { $corporation }.
log-astrobot-first-card = { $seat } draws card { $card } for its first Dome.
    .deed = Draws card { $card } for its first Dome.
log-astrobot-tile = The shuttle of { $seat } is { $shuttle } with { $astronauts }.
    .deed = Its shuttle is { $shuttle } with { $astronauts }.
log-astrobot-developed = The Development of { $seat } reaches space { $space }.
    .deed = Its Development reaches space { $space }.
log-astrobot-goal = The goal marker of { $seat } for { $corporation } reaches space { $space }.
    .deed = Its goal marker for { $corporation } reaches space { $space }.
log-astrobot-goal-instead = { $seat } has claimed a goal of { $instead }: its goal marker for { $corporation } reaches space { $space }.
    .deed = Has claimed a goal of { $instead }: its goal marker for { $corporation } reaches space { $space }.
log-astrobot-symbol-lapsed = { $seat } has claimed a goal of each corporation: the symbol does nothing.
    .deed = Has claimed a goal of each corporation: the symbol does nothing.
log-astrobot-row = { $seat } performs row { $row } of its card with { $astronaut }: { $command }.
    .deed = Performs row { $row } of its card with { $astronaut }: { $command }.
log-astrobot-diverted = { $seat } cannot do that and visits the Gateway instead ({ $why }): { $command }.
    .deed = Cannot do that and visits the Gateway instead ({ $why }): { $command }.
log-astrobot-row-won = { $seat } builds in the row of crater slot { $slot }, whose astronaut it would win.
    .deed = Builds in the row of crater slot { $slot }, whose astronaut it would win.
log-astrobot-row-first = { $seat } builds in the row of crater slot { $slot }, the first that takes the structure.
    .deed = Builds in the row of crater slot { $slot }, the first that takes the structure.
log-astrobot-type-passed-over = { $seat } builds no { $kind } ({ $why }).
    .deed = Builds no { $kind } ({ $why }).
log-astrobot-corporation-passed-over = { $seat } funds nothing of { $corporation } ({ $why }).
    .deed = Funds nothing of { $corporation } ({ $why }).
log-astrobot-project = { $seat } chooses the { $project } of { $corporation }, which requires an Energy level of { $requirement }.
    .deed = Chooses the { $project } of { $corporation }, which requires an Energy level of { $requirement }.
log-astrobot-project-discount = { $seat } chooses the { $project } of { $corporation }; by its Development it requires an Energy level of { $requirement }, { $discount } less.
    .deed = Chooses the { $project } of { $corporation }; by its Development it requires an Energy level of { $requirement }, { $discount } less.
log-astrobot-action = { $seat } takes its corporation action of { $corporation }.
    .deed = Takes its corporation action of { $corporation }.
log-astrobot-action-lapsed = { $seat } cannot take its corporation action of { $corporation } and gains Reputation instead.
    .deed = Cannot take its corporation action of { $corporation } and gains Reputation instead.
log-astrobot-deck-renewed = { $seat } reshuffles its cards.
    .deed = Reshuffles its cards.

why-no-slot = no slot
why-no-place = no place for it
why-energy-full = no room for Energy
why-no-project = no project
why-all-built = all of them stand
why-energy-too-low = too little Energy
why-astrobot = AstroBot
why-development = Development
