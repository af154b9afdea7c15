# What Sky Watch means for a seat.

concern-asteroid = The asteroid destroyed a structure of yours in { $sectors }.
