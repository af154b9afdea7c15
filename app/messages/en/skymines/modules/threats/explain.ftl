# What explains itself of threats.

explain-threat = Whoever expands a company with a shuttle on space 11 or 16 may spend energy on it and meet what it asks for. Then it strikes nobody, and its card counts as a wild share.
    .name = Threat
explain-threat-loss = So much less would be scored here, were the game over now with the threat on the board. Luna loses nothing to most threats.
    .name = What the threat would do
explain-wild-share = At the end it is one more share of the company whose shares are worth most. Only who has dealt with the threat has it.
    .name = Wild share
explain-time-loop = These games were caught by the Time anomaly and nobody won them. Once it is dealt with, each player’s total is the mean of all games of the loop, rounded up.
    .name = Time loop
