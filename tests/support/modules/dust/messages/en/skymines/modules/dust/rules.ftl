# The lines and refusals of dust.

dust-score = swept dust: { $amount }
dust-lies = the cloud lies on sector { $amount }
refused-dust-looked = You have looked for dust in this round.
why-dust = clean air
