# What the rules of Sky Watch refuse.

refused-another-section = Your marker is in another section of the track.
refused-cannot-watch = Your marker cannot go on.
refused-no-such-programme = This Defense Program cannot be done now, or not paid for so.
refused-programme-done = You have done this Defense Program already.
