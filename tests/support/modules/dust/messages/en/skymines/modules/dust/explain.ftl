# What explains itself of dust.

explain-cloud = It drifts to the next sector when it is swept.
    .name = cloud of dust
explain-swept = It scores at the end.
    .name = swept dust
