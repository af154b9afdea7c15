# What the rules refuse, by its code: refused-….

refused-action-locked = This action opens at space { $at } of your Reputation track.
refused-action-not-possible = This corporation action is not possible now.
refused-action-used = You have used the action of space { $at } in this turn.
refused-already-built = This structure has left your base already.
refused-another-astronaut-due = The astronaut that you took in exchange has to be deployed.
refused-astronaut-not-on-tile = You have no such astronaut left on your shuttle tile.
refused-astronaut-not-there = There is no such astronaut at the Gateway, or no room for it.
refused-astrobot-plays-a-card = AstroBot plays its next card.
refused-cannot-build = This cannot be built there, or paid for so.
refused-cannot-fund = This project cannot be funded now.
refused-cannot-move-there = The astronaut cannot move there.
refused-cannot-pay = You cannot pay for this.
refused-cannot-pay-fees = The fees come to { $fee ->
    [one] 1 Credit
   *[other] { $fee } Credits
 }, more than you have.
refused-cannot-pay-slot = The next free slot costs { $cost ->
    [one] 1 Credit
   *[other] { $cost } Credits
 }, more than you have.
refused-cannot-pay-structure = You cannot pay for this structure.
refused-corporation-not-choosable = The bonus cannot be taken of this corporation.
refused-dome-there = There is a Dome in this sector already.
refused-energy-full = No solar panel can be built while the Energy level is so high.
refused-energy-too-low = The Energy level is { $have }; the project requires { $at }.
refused-goal-not-met = You have { $have } of the { $at } that this goal asks for.
refused-goal-of-corporation-claimed = You have claimed a goal of this corporation already.
refused-goal-taken = Others have taken all places of this goal.
refused-laboratory-not-left = This Laboratory has been triggered, or is not yours.
refused-leader-not-there = This leader has been taken.
refused-no-command-action = A solar panel is built within a command action.
refused-no-command-slot = All slots of this command action are taken.
refused-no-energy-for-sale = Energy is sold only while its level is very low, and for Credits that you have.
refused-no-free-corner = No corner of this sector is free.
refused-no-goal-markers-left = You have no goal marker left.
refused-no-panels-left = All solar panels have been built.
refused-no-power = This sector has no solar panel, and you can bring none.
refused-no-room-in-sector = There is no room for this size in the sector.
refused-no-swap = Your leader swaps no astronaut now.
refused-no-token-for-a-sector = Each activated sector activates one token that touches it, and each token once.
refused-no-tokens-left = No token of this corporation is left on its board.
refused-not-a-central-sector = The first Dome stands in a sector beside the central hex.
refused-not-into-the-new-structure = Astronauts move only into the structure that was just built.
refused-nothing-behind-panel = If you build the panel now, you can no longer do what you have to do next.
refused-nothing-to-build = There is nothing that you could build.
refused-nothing-to-fund = There is no project that you could fund.
refused-own-structure-there = You have a structure in this sector already.
refused-panel-built = You have built a solar panel in this turn.
refused-part-not-possible = This part of the visit is over, or not possible.
refused-place-not-free = There is no room for the astronaut.
refused-project-not-visible = This project does not lie open.
refused-project-turned = You have used this project in this round.
refused-row-without-structures = There is no structure in this row.
refused-slot-occupied = An astronaut is on this slot already.
refused-tile-not-on-display = This shuttle tile is not on display.
refused-token-activated = You have activated this token in this action.
refused-token-not-there = There is no such token to activate.
refused-token-there = This corporation has a token in the sector: activate that one.
refused-too-few-credits = The project costs { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
 }, more than you have.
refused-too-few-resources = You have too little: { $of }.
