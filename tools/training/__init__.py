"""Trains the learned worth of Skymines by play: `python -m tools.training`."""
