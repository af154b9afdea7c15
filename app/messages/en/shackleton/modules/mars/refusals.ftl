# What the rules of To Mars refuse.

refused-cannot-board = This astronaut cannot board there.
refused-cannot-send = This structure cannot be sent there, or not paid for so.
refused-headquarters-stays = The Headquarters stays on the Moon.
refused-no-place-of-its-size = This module has no free place of its size.
refused-not-in-crater = This structure does not stand in the crater.
