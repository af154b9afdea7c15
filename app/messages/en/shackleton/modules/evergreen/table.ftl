# Evergreen Farms at the table.

move-PlantFarm = Plant a farm of size { $size } in { $sector }
