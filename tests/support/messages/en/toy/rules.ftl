# Refusals of the toy.

refused-not-offered = This cannot be done now.
refused-not-your-turn = It is not your turn.
refused-no-turn-to-premove = No turn of yours is ahead.
