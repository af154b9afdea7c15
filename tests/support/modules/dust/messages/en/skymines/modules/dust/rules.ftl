# The lines of dust.

dust-score = swept dust: { $amount }
dust-lies = the cloud lies on sector { $amount }
why-dust = clean air
