"""What every game keeps that a server hosts, and those of the tests: one suite over all of them."""
