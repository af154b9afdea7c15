# Moon Mining at the table.

# $slot: "upper" or "lower".
move-ShipCargo = Ship a cargo on level { $level }, { $slot ->
    [upper] upper slot
   *[lower] lower slot
 }
