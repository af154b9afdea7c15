# To Mars at the table.

prompt-ChooseBoarding = Choose the astronaut of your base that boards the ship, and its place there.
move-SendStructure = Send { $piece } to module { $module } of the ship
move-BuildShipPanel = Build the next panel of the ship
move-BoardAstronaut = Board: { $astronaut } from { $place } to { $to }
move-Decline-ChooseBoarding = Nobody boards
