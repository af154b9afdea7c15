"""What a game of Skymines against Luna can come to for somebody who knows the deal: `python -m tools.foresight`."""
