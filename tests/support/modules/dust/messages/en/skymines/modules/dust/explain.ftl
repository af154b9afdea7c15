# What explains itself of dust.

explain-cloud = It drifts to the next sector each round.
    .name = cloud of dust
explain-swept = It scores at the end.
    .name = swept dust
