# What the rules of Evergreen Farms refuse.

refused-cannot-plant = This farm cannot be planted there, or not paid for so.
refused-farm-there = There is a farm in this sector already.
refused-no-farms-left = No farm of size { $size } is left.
refused-no-own-structure = You have no structure in this sector.
