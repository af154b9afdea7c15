# The refusals of dust.

refused-dust-looked = You have looked for dust in this round.
