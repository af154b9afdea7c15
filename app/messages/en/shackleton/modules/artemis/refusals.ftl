# What the rules of Artemis Tours refuse.

refused-attraction-of-another-seat = This attraction is another player’s.
refused-cannot-guide = No Tourist can go there now.
refused-no-tourist-waits = No Tourist waits at your base.
refused-place-taken = There is a Tourist on this place already.
