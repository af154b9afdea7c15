# What the rules of Selenium Research refuse.

refused-cannot-experiment = This experiment cannot be done with these samples.
refused-no-such-sample = There is no such sample to choose.
refused-no-tile-there = No experiment lies open there.
refused-too-few-samples = You have too few samples for this experiment.
