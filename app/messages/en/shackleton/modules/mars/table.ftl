# To Mars at the table.

prompt-ChooseBoarding = Choose the astronaut of your base that boards the ship, and its place there.
family-SendStructure = Send { $piece } to the ship
move-SendStructure = { $piece } to module { $module } of the ship
move-BuildShipPanel = Next ship panel
move-BoardAstronaut = Board: { $astronaut } from { $place } to { $to }
move-Decline-ChooseBoarding = Nobody boards
