# What the rules of Moon Mining refuse.

refused-cannot-ship = This cannot be shipped, or not paid for so.
refused-slot-taken = There is a cargo on this slot of the Shuttle.
